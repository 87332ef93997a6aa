// The clause that lies open over the table: nobody has to leave it to read a rule.

let clause = $state.raw<string | null>(null);

export const shown = {
  get clause(): string | null {
    return clause;
  },
  open(wanted: string): void {
    clause = wanted;
  },
  close(): void {
    clause = null;
  },
};
