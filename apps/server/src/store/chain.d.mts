// What `chain.mjs` has for those who are written in TypeScript, in whatever package they are checked.

import type { ChainedLine } from './thread-types.ts';

export function startOf(table: { readonly id: string; readonly code: string }): string;
export function forgetting(line: Pick<ChainedLine, 'body' | 'forgotten'>, body: string): string;
export function checksumAfter(before: string, line: Omit<ChainedLine, 'checksum'>): string;
export function faultIn(
  table: { readonly id: string; readonly code: string; readonly head: number; readonly checksum: string | null },
  lines: readonly ChainedLine[],
  after: number,
  before: number,
): string | null;
export function checksumOf(...values: readonly (string | number)[]): string;
