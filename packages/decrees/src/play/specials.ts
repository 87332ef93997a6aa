// The special actions of the ministries.

import type { Seat } from '@pretender/kernel';
import type { Directors } from '../move-types.ts';
import { completed } from '../rules/directors.ts';
import type { Turn } from '../types.ts';
import type { Change, Ministry } from '../words.ts';
import { blame, pile } from './blame.ts';
import { charge } from './gains.ts';

type Args = Readonly<Record<string, unknown>>;

const EXTRA_ACTIONS = 2;
const MANOEUVRES = { personal: 2, ministry: 4 } as const;

const SPECIALS: { readonly [M in Ministry]: (turn: Turn, seat: Seat, args: Args) => void } = {
  REF: () => {},
  EXE(turn, _seat, args) {
    const { change, arrow, to } = args as unknown as Change;
    turn.emit({ type: 'restructured', change, arrow, ...(to === undefined ? {} : { to }) });
  },
  HR: (turn, _seat, { directors }) => turn.emit({ type: 'reassigned', directors: completed(directors as Directors) }),
  TRE: (turn) => turn.emit({ type: 'spent', actions: -EXTRA_ACTIONS, mark: 'treasury' }),
  SEC(turn, seat, args) {
    const ministry = args.ministry as Ministry;
    const { director, blame: amount } = turn.state.table.posts[ministry];
    if (director !== null) charge(turn, seat, [{ seat: director, blame: amount, from: ministry }]);
  },
  NAV(turn, seat) {
    turn.emit({ type: 'spent', actions: 0, mark: 'manoeuvres' });
    blame(turn, seat, -MANOEUVRES.personal);
    pile(turn, 'NAV', -MANOEUVRES.ministry);
  },
};

export function runSpecial(turn: Turn, seat: Seat, ministry: Ministry, args: Args): void {
  SPECIALS[ministry](turn, seat, args);
}
