// When the special action of a ministry can be done: by its director, or by a card as if one were.

import { type Refusal, refuse, type Seat } from '@pretender/kernel';
import type { Directors } from '../move-types.ts';
import type { Public } from '../types.ts';
import type { Change, Ministry } from '../words.ts';
import { refuseReassignment } from './directors.ts';
import { refuseChange } from './graph.ts';

type Args = Readonly<Record<string, unknown>>;
type Check = (table: Public, seat: Seat, args: Args) => Refusal | null;

const once = (clause: string): Refusal => refuse('once-per-turn', null, clause);

function refuseInvestigation({ posts, ministries }: Public, seat: Seat, ministry: Ministry): Refusal | null {
  if (!ministries.includes(ministry)) return refuse('not-in-play', 'ministry', 'D6.3');
  const { blame, director } = posts[ministry];
  if (ministry === 'SEC' || director === seat) return refuse('own-ministry', 'ministry', 'D6.3');
  if (director === null) return refuse('vacant', 'ministry', 'D6.3');
  return blame === 0 ? refuse('no-blame', 'ministry', 'D6.3') : null;
}

const CHECKS: { readonly [M in Ministry]: Check } = {
  REF: () => refuse('no-special', null, 'D6.1'),
  EXE: (table, _seat, args) => refuseChange(table, args as Partial<Change>),
  HR: (table, _seat, { directors }) => refuseReassignment(table, (directors ?? {}) as Directors),
  TRE: ({ turn }) => (turn.used.treasury ? once('D6.2') : null),
  SEC: (table, seat, { ministry }) => refuseInvestigation(table, seat, ministry as Ministry),
  NAV({ turn, players, posts }, seat) {
    if (turn.used.manoeuvres) return once('D6.4');
    return players[seat].personal + posts.NAV.blame === 0 ? refuse('changes-nothing', null, 'D4.2') : null;
  },
};

export function refuseSpecial(table: Public, seat: Seat, ministry: Ministry, args: Args): Refusal | null {
  return CHECKS[ministry](table, seat, args);
}
