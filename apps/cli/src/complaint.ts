/** What the user can put right: one sentence on stderr, no stack. */
export class Complaint extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode = 2) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** "a, b or c" */
export function anyOf(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}

/** "a, b and c" */
export function allOf(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** What went wrong, for the end of a sentence: the first line, without Node's code and call. */
export function reasonOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.replace(/^E[A-Z]+: /, '').replace(/, [a-z]+( '.*')?$/, '');
}
