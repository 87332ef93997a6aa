// Decrees on their way from desk to desk, and what happens when the last stamp is on one.

import type { Seat } from '@pretender/kernel';
import { ask, closeTop } from '../asks.ts';
import type { MoveOf } from '../move-types.ts';
import { nextStep } from '../rules/board.ts';
import { tops } from '../rules/graph.ts';
import type { Turn } from '../types.ts';
import type { DecreeId, Ministry } from '../words.ts';
import { blame } from './blame.ts';
import { endMatch } from './end.ts';

const BUDGET = 10;

/** `by` loses one Personal Blame if that is the right desk; `null` for nobody. */
export function forward(turn: Turn, by: Seat | null, decree: DecreeId, to: Ministry): void {
  const { decrees, config } = turn.state.table;
  const { paid, stamped } = decrees[decree];
  const isRight = by !== null && nextStep(decrees[decree]) === to;
  const rewarded = isRight && (!config.forwardRewardOnce || !paid.includes(stamped));
  turn.emit({ type: 'forwarded', decree, to, rewarded });
  if (rewarded && by !== null) blame(turn, by, -1);
}

export function stamp(turn: Turn, seat: Seat, decree: DecreeId): void {
  const { table } = turn.state;
  const { at, steps } = table.decrees[decree];
  if (at === null) return;
  turn.emit({ type: 'stamped', decree, seat });
  blame(turn, seat, -1);
  if (table.decrees[decree].stamped < steps.length) return;
  turn.emit({ type: 'promulgated', decree, ministry: at, budget: BUDGET * (table.promulgated + 1) });
  const above = tops(table, at);
  if (above.length > 1) ask(turn, 'top', [seat]);
  else decide(turn, above[0]);
}

export function chooseTop(turn: Turn, { ministry }: MoveOf<'top'>): void {
  closeTop(turn);
  decide(turn, ministry);
}

/** Time is up: the first top in the order of the board that has a director. */
export function anyTop(turn: Turn): void {
  const { table } = turn.state;
  const above = table.promulgation === null ? [] : tops(table, table.promulgation.ministry);
  const ministry = above.find((each) => table.posts[each].director !== null) ?? above[0];
  chooseTop(turn, { type: 'top', ministry });
}

/** The director of the top decides whose blame is removed; without one nothing is. */
function decide(turn: Turn, top: Ministry): void {
  const { director } = turn.state.table.posts[top];
  if (director === null) finish(turn, { type: 'remove', personal: {}, ministry: {} });
  else ask(turn, 'removal', [director]);
}

export function remove(turn: Turn, move: MoveOf<'remove'>): void {
  closeTop(turn);
  finish(turn, move);
}

function finish(turn: Turn, { personal, ministry }: MoveOf<'remove'>): void {
  const { table } = turn.state;
  turn.emit({ type: 'removed', personal: { ...personal }, ministry: { ...ministry } });
  if (table.promulgated === Object.keys(table.decrees).length) endMatch(turn, 'decrees');
}

/** Time is up: the own Personal Blame first, then what lies on the own ministry. */
export function removeOwn(turn: Turn, seat: Seat): void {
  const { players, posts, ministries, promulgation } = turn.state.table;
  const budget = promulgation?.budget ?? 0;
  const personal = Math.min(budget, players[seat].personal);
  const own = ministries.find((each) => posts[each].director === seat);
  const rest = own === undefined ? 0 : Math.min(budget - personal, posts[own].blame);
  remove(turn, {
    type: 'remove',
    personal: personal > 0 ? { [seat]: personal } : {},
    ministry: own !== undefined && rest > 0 ? { [own]: rest } : {},
  });
}
