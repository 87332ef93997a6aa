// A match from outside: what the server sends, or a file that somebody kept.

import { type MatchRecord, recordProblem } from '@pretender/kernel';
import type { RecordSheet } from '@pretender/protocol';

export type Found =
  | { readonly ok: true; readonly record: MatchRecord; readonly sheet: RecordSheet | null }
  | { readonly ok: false; readonly why: 'unknownCode' | 'notOver' | 'silent' | 'noRecord' };

/** A whole sheet with its proof, or a bare record. */
export async function readFound(data: unknown): Promise<Found> {
  const { isSheet, readSheet } = await import('@pretender/protocol');
  if (isSheet(data)) {
    const reading = readSheet(data, recordProblem);
    return reading.ok
      ? { ok: true, record: reading.sheet.record, sheet: reading.sheet }
      : { ok: false, why: 'noRecord' };
  }
  return recordProblem(data) === null
    ? { ok: true, record: data as MatchRecord, sheet: null }
    : { ok: false, why: 'noRecord' };
}

export async function readFile(file: File): Promise<Found> {
  try {
    return await readFound(JSON.parse(await file.text()));
  } catch {
    return { ok: false, why: 'noRecord' };
  }
}
