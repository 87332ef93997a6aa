// Bots that the host asked for before the table was open: they sit down as soon as there is a line.

import type { Fill } from '../create/draft.ts';

const waiting = new Map<string, Fill>();

export function leaveFill(code: string, fill: Fill): void {
  if (fill.bots > 0) waiting.set(code, fill);
}

export function takeFill(code: string): Fill | null {
  const fill = waiting.get(code) ?? null;
  waiting.delete(code);
  return fill;
}
