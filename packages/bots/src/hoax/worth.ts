// What an action would bring, if nobody defends himself.

import { type Action, looseWares, type Move, type Public, trios, WARES, type Ware, type Wares } from '@pretender/hoax';
import type { Deep, Seat } from '@pretender/kernel';

type Claim = Extract<Move, { type: 'claim' }>;
type Gain = (table: Public, seat: Seat, claim: Claim) => Wares;

/** Only trios buy anything. */
const TRIO_BONUS = 2;

function none(): Wares {
  return { gold: 0, wine: 0, grain: 0 };
}

function fromBank(ware: Ware, count: number): Gain {
  return ({ bank, config }) => ({
    ...none(),
    [ware]: config.bankSupply === 'infinite' ? count : Math.min(count, bank[ware]),
  });
}

/** What every other heir in the round has outside trios. */
function othersLoose({ heirs }: Public, seat: Seat): Wares[] {
  return heirs.filter(({ standing }, at) => standing === 'in' && at !== seat).map(({ wares }) => looseWares(wares));
}

const GAINS: { readonly [D in Action['do']]: Gain } = {
  treasury: fromBank('gold', 2),
  press: fromBank('wine', 2),
  cellar: fromBank('wine', 1),
  rent: fromBank('grain', 1),
  earn: fromBank('gold', 1),
  harvest: fromBank('grain', 2),
  tax: (table, seat, { ware = 'gold' }) => ({
    ...none(),
    [ware]: othersLoose(table, seat).filter((loose) => loose[ware] > 0).length,
  }),
  // Which kind they give is up to them; most give what they have most of.
  collect(table, seat) {
    const gain = none();
    for (const loose of othersLoose(table, seat)) {
      const fullest = WARES.reduce((most, ware) => (loose[ware] > loose[most] ? ware : most));
      if (loose[fullest] > 0) gain[fullest]++;
    }
    return gain;
  },
  bewitch: ({ heirs }, _seat, { target }) => (target === undefined ? none() : looseWares(heirs[target].wares)),
  steal: (_table, _seat, { ware = 'gold', count = 0 }) => ({ ...none(), [ware]: count }),
  swap(_table, _seat, { give = 'gold', take = 'gold', count = 0 }) {
    const gain = none();
    gain[give] -= count;
    gain[take] += count;
    return gain;
  },
};

/** The more of a kind, the less one more is worth: heaps of one kind make no trio. */
function worth(wares: Deep<Wares>): number {
  const spread = WARES.reduce((sum, ware) => sum + Math.sqrt(wares[ware]), 0);
  return spread + TRIO_BONUS * trios(wares);
}

export function worthOf(table: Public, seat: Seat, claim: Claim): number {
  const { wares } = table.heirs[seat];
  const gain = GAINS[claim.do](table, seat, claim);
  const after = { gold: wares.gold + gain.gold, wine: wares.wine + gain.wine, grain: wares.grain + gain.grain };
  return worth(after) - worth(wares);
}
