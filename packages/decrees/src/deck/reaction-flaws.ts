// What can be wrong with when a card is played, and with what it does in answer to somebody else.

import { WINDOWS } from '../words.ts';
import { type Flaw, flaw, isRow, type Kind, list, oneOf, type Path, type Row, shapeFlaws } from './flaws.ts';
import { opsFlaws } from './op-flaws.ts';

const TIMINGS = ['action', ...WINDOWS.map((window) => `reaction:${window}`)];

export const timing: Kind = {
  what: `${TIMINGS.join(' or ')}, or several joined by |`,
  is: (value) => typeof value === 'string' && value.split('|').every((part) => TIMINGS.includes(part)),
};

export function reactionFlaws(path: Path, card: Row): Flaw[] {
  const isReaction = String(card.timing).includes('reaction');
  if (card.reaction === undefined) return isReaction ? flaw(path, 'a reaction needs "reaction"') : [];
  const flaws = shapeFlaws([...path, 'reaction'], card.reaction, { window: oneOf(WINDOWS), ops: list });
  if (flaws.length > 0 || !isRow(card.reaction)) return flaws;
  const { window, ops } = card.reaction;
  const windows = String(card.timing)
    .split('|')
    .filter((part) => part !== 'action');
  if (!windows.includes(`reaction:${String(window)}`))
    return flaw([...path, 'timing'], `the timing does not name reaction:${String(window)}`);
  if (new Set(windows).size > 1)
    return flaw([...path, 'timing'], 'the timing names a window that the reaction does not');
  return opsFlaws([...path, 'reaction', 'ops'], ops as unknown[], {
    slots: new Map(),
    isReaction: true,
    isBranch: false,
  });
}
