// Why the store did not do what it was asked.

const STORE_TROUBLES = [
  /** Another process has the file. */
  'in-use',
  /** A later version of this program wrote the file. */
  'newer',
  /** The file is not what it was when it was written, or no store at all, or gone. */
  'damaged',
  /** No room left. Nothing of it was written; it may be tried again. */
  'full',
  /** It may be on disk or not. The store does nothing more; opened again, it knows. */
  'unknown',
  'closed',
  /** Nothing of it was written. */
  'failed',
] as const;

export type StoreTrouble = (typeof STORE_TROUBLES)[number];

export class StoreError extends Error {
  readonly trouble: StoreTrouble;

  constructor(trouble: StoreTrouble, sentence: string) {
    super(sentence);
    this.trouble = trouble;
  }
}

/** SQLite's result codes, as far as they differ for us. */
const TROUBLE_OF_CODE: Readonly<Record<number, StoreTrouble>> = {
  5: 'in-use',
  11: 'damaged',
  13: 'full',
  26: 'damaged',
};

export function troubleOf(errcode: number | null): StoreTrouble {
  return (errcode === null ? undefined : TROUBLE_OF_CODE[errcode]) ?? 'failed';
}
