// Was a promise kept? Each reader's own note, on this device: nobody is bound, and nobody is asked.

export const MARKS = ['open', 'kept', 'broken'] as const;
export type Mark = (typeof MARKS)[number];

const PREFIX = 'promises:';

export class PromiseMarks {
  readonly #key: string;
  #marks = $state.raw<Readonly<Record<string, Mark>>>({});

  constructor(table: string, match: number) {
    this.#key = `${PREFIX}${table || 'practice'}:${match}`;
    try {
      this.#marks = JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Record<string, Mark>;
    } catch {
      this.#marks = {};
    }
  }

  of(number: number): Mark {
    const mark = this.#marks[number];
    return MARKS.includes(mark) ? mark : 'open';
  }

  set(number: number, mark: Mark): void {
    this.#marks = { ...this.#marks, [number]: mark };
    localStorage.setItem(this.#key, JSON.stringify(this.#marks));
  }
}
