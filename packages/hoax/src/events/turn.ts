import type { Seat } from '@pretender/kernel';
import type { Table, TurnState } from '../types.ts';
import { clear } from './answers.ts';

export function freshTurn(number: number, seat: Seat): TurnState {
  return {
    number,
    seat,
    deed: null,
    hasActed: false,
    hasExtra: false,
    isIdle: false,
    isSecondTry: false,
    speaker: seat,
    debtors: null,
    immune: [],
    barons: [],
    sentences: [],
    offers: [],
    settled: null,
  };
}

/**
 * Something new is done in this turn: what was said about anything before it is over. Against a new demand the condemned
 * may claim the Magician again, unless one reaction is all he has.
 */
export function beginDeed({ turn, heirs, config }: Table, deed: TurnState['deed']): void {
  const isFirst = turn.deed === null;
  turn.deed = deed;
  if (isFirst) return;
  clear(turn.barons);
  clear(turn.sentences);
  clear(turn.offers);
  turn.settled = null;
  if (config.reactionBudget !== 'oneReaction') heirs[turn.seat].used.immunise = false;
}
