// Why wares went from one pile to another, from what everybody could see when they did.

import type { Event, Public } from '@pretender/hoax';

type Moved = Pick<Extract<Event, { type: 'moved' }>, 'from' | 'to'>;

export type Reason =
  | 'start'
  | 'gain'
  | 'bank'
  | 'forfeit'
  | 'estate'
  | 'tax'
  | 'collect'
  | 'give'
  | 'bewitch'
  | 'steal'
  | 'judge'
  | 'monk';

/** Whoever lost an accusation is robbed before he leaves. */
function isEstate({ from, to }: Moved, { accusations }: Public): boolean {
  return accusations.some(({ accuser, target, right }) =>
    right ? from === target && to === accuser : from === accuser && to === target,
  );
}

function betweenHeirs({ turn }: Public): Reason {
  if (turn.settled) return turn.settled.as;
  const action = turn.deed?.do === 'claim' ? turn.deed.action.do : null;
  return action === 'tax' || action === 'collect' || action === 'bewitch' || action === 'steal' ? action : 'give';
}

/** Null where another line says it already: the price of information. */
export function whyMoved({ from, to }: Moved, table: Public): Reason | null {
  const { turn, heirs } = table;
  if (from === 'bank') return turn.number === 0 ? 'start' : 'gain';
  if (isEstate({ from, to }, table)) return 'estate';
  if (to !== 'bank') return betweenHeirs(table);
  if (heirs[from].standing === 'shown') return 'forfeit';
  return turn.deed?.do === 'inform' && turn.settled === null ? null : 'bank';
}
