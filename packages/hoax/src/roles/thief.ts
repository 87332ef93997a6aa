import type { Seat } from '@pretender/kernel';
import { pick, refuse } from '@pretender/kernel';
import { transfer } from '../play/transfer.ts';
import { clockwise, isIn } from '../rules/heirs.ts';
import { only } from '../rules/wares.ts';
import type { Public } from '../types.ts';
import { WARES } from '../words.ts';
import { type ActionOf, type ActionRule, words } from './rule.ts';

const MOST = 2;

const WORDS = words({ as: 'thief', do: 'steal' });

function victims(table: Public, seat: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let other = clockwise(table, seat); other !== seat; other = clockwise(table, other)) {
    const { gold, wine, grain } = table.heirs[other].wares;
    if (isIn(table, other) && gold + wine + grain > 0) seats.push(other);
  }
  return seats;
}

/** One or two of one kind, out of trios too, and no immunity helps (D22). */
const steal: ActionRule<ActionOf<'steal'>> = {
  forms(table, seat) {
    const targets = victims(table, seat);
    if (targets.length === 0) return [];
    return [
      {
        as: WORDS.as,
        do: WORDS.do,
        target: { kind: 'one', of: targets },
        ware: { kind: 'one', of: WARES },
        count: { kind: 'number', from: 1, to: MOST },
      },
    ];
  },
  check(table, _seat, { target, ware = 'gold', count = 0 }) {
    const there = table.heirs[target as Seat].wares[ware];
    if (there === 0) return refuse('nothing-to-steal', 'ware', 'H4.8');
    return count > there ? refuse('too-many', 'count', 'H4.8') : null;
  },
  announce: ({ target, ware = 'gold', count = 1 }) => ({
    as: 'thief',
    do: 'steal',
    target: target as Seat,
    ware,
    count,
  }),
  execute(turn, { target, ware, count }) {
    const { table } = turn.state;
    transfer(turn, target, table.turn.seat, only(ware, Math.min(count, table.heirs[target].wares[ware])));
  },
  sample(table, seat, draws) {
    const targets = victims(table, seat);
    if (targets.length === 0) return null;
    const target = pick(draws, targets);
    const { wares } = table.heirs[target];
    const ware = pick(
      draws,
      WARES.filter((kind) => wares[kind] > 0),
    );
    return {
      type: 'claim',
      as: 'thief',
      do: 'steal',
      target,
      ware,
      count: 1 + draws.below(Math.min(MOST, wares[ware])),
    };
  },
};

export const thief = { steal };
