// Why an action is grey, from what the reader knows: one reason, the nearest one, with its paragraph.

import { below, decreesOn, ministryOf, nextStep, SUBSTITUTE, vacant } from '@pretender/decrees';
import { type Refusal, refuse, type Seat } from '@pretender/kernel';
import type { Hint } from '../refusals.ts';
import type { Board, DecreesView } from '../view.ts';

/** What is always there to be pressed in one's own turn. */
export const ACTIONS = ['draw', 'forward', 'stamp', 'distribute', 'move', 'special'] as const;
export type Action = (typeof ACTIONS)[number];

const hint = (code: Hint | 'no-special' | 'once-per-turn' | 'not-offered', clause: string): Refusal =>
  refuse(code, null, clause);

/** The question that is open, unless it is beside the turn. */
export function topAsk({ asks }: Board): Board['asks'][number] | null {
  return asks.findLast(({ mode }) => mode !== 'standing') ?? null;
}

/** It is not one's turn, or something else must be answered first. */
export function notNow({ table, viewer }: DecreesView): Refusal | null {
  if (table.result !== null) return hint('isOver', 'D12.1');
  const ask = topAsk(table);
  if (ask?.kind === 'action' && ask.seats.includes(viewer as Seat)) return null;
  return table.turn.seat === viewer && table.turn.number > 0 ? hint('waitForIt', 'D4.1') : hint('notYourTurn', 'D4.1');
}

function blameInReach(table: Board, seat: Seat): Refusal {
  const own = ministryOf(table, seat);
  const under = own === null ? [] : below(table, own);
  return under.length === 0 ? hint('nothingBelow', 'D4.5') : hint('noBlameInReach', 'D4.2');
}

function noSpecial({ turn, ...table }: Board, seat: Seat): Refusal {
  const own = ministryOf({ turn, ...table }, seat);
  if (own === 'TRE') return hint('once-per-turn', 'D6.2');
  if (own === 'SEC') return hint('nobodyToInvestigate', 'D6.3');
  if (own === 'NAV') return turn.used.manoeuvres ? hint('once-per-turn', 'D6.4') : hint('nothingToClean', 'D4.2');
  return hint('no-special', 'D6.1');
}

function noStamp(table: Board, seat: Seat): Refusal {
  const own = ministryOf(table, seat);
  const decrees = decreesOn(table, own);
  if (decrees.length === 0) return hint('noDecreeHere', 'D4.10');
  return decrees.every((id) => nextStep(table.decrees[id]) !== own)
    ? hint('nothingToStamp', 'D4.10')
    : hint('not-offered', 'D4.10');
}

const WHY: { readonly [A in Action]: (table: Board, seat: Seat) => Refusal } = {
  draw: ({ turn }) => (turn.used.draw ? hint('drawnAlready', 'D4.3') : hint('deckEmpty', 'D8.9')),
  forward: () => hint('noDecreeHere', 'D4.8'),
  stamp: noStamp,
  distribute: blameInReach,
  move: (table) => (vacant(table).length === 0 ? hint('noVacancy', 'D4.7') : hint('not-offered', 'D4.7')),
  special: noSpecial,
};

/** Only asked where the action is not offered. */
export function whyNot(view: DecreesView, action: Action): Refusal {
  return notNow(view) ?? WHY[action](view.table, view.viewer as Seat);
}

export function whyNotCard(view: DecreesView, id: string): Refusal {
  const card = SUBSTITUTE.cards.get(id);
  if (card && !card.isAction) return hint('onlyAsAnswer', card.reaction?.window === 'pbGain' ? 'D9.5' : 'D9.4');
  const now = notNow(view);
  if (now !== null) return now;
  return card && card.pre.length > 0 ? hint('needsBlame', 'D9.2') : hint('noTarget', 'D9.2');
}
