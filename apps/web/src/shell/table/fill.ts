// Bots that the host asked for before the table was open: they sit down as soon as there is a line.

import type { BotLevel } from '@pretender/protocol';

const waiting = new Map<string, readonly BotLevel[]>();

export function leaveFill(code: string, levels: readonly BotLevel[]): void {
  if (levels.length > 0) waiting.set(code, levels);
}

export function takeFill(code: string): readonly BotLevel[] {
  const levels = waiting.get(code) ?? [];
  waiting.delete(code);
  return levels;
}
