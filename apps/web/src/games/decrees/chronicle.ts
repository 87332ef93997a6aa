// Where everybody's blame came from and how it went away: folded from what everybody is told, for the report at the end.

import type { Event } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';
import { isMinistry } from './ministries.ts';
import type { DecreesView } from './view.ts';

/** Another player, oneself, the auction, or Stagnation and Decline. */
export type Source = Seat | 'auction' | 'stagnation';

export interface Flow {
  readonly from: Source;
  readonly to: Seat;
  readonly blame: number;
}

/** work: stamps, forwards, manoeuvres, cards · passed: onto somebody else · decree: by a promulgation */
export type Way = 'work' | 'passed' | 'decree';

interface Relief {
  readonly seat: Seat;
  readonly way: Way;
  readonly blame: number;
}

export interface Chronicle {
  readonly flows: readonly Flow[];
  readonly reliefs: readonly Relief[];
  readonly stamps: readonly { readonly seat: Seat; readonly decree: string }[];
  readonly deals: number;
}

export const EMPTY: Chronicle = { flows: [], reliefs: [], stamps: [], deals: 0 };

type Fold<T extends Event['type']> = (
  chronicle: Chronicle,
  event: Extract<Event, { type: T }>,
  before: DecreesView,
) => Chronicle;

function flowing(chronicle: Chronicle, flows: readonly Flow[], reliefs: readonly Relief[] = []): Chronicle {
  const real = ({ blame }: { blame: number }) => blame > 0;
  return {
    ...chronicle,
    flows: [...chronicle.flows, ...flows.filter(real)],
    reliefs: [...chronicle.reliefs, ...reliefs.filter(real)],
  };
}

const charged: Fold<'charged'> = (chronicle, { blame }, { table: { resolving } }) => {
  const gain = resolving?.gains[0];
  if (!resolving || !gain) return chronicle;
  const { from } = gain;
  const giver = from === null || isMinistry(from) ? [] : [{ seat: from, way: 'passed' as const, blame }];
  return flowing(chronicle, [{ from: resolving.seat, to: gain.seat, blame }], giver);
};

const stagnated: Fold<'stagnated'> = (chronicle, { falls }, { table }) =>
  flowing(
    chronicle,
    falls.flatMap(({ ministry, blame }) => {
      const { director } = table.posts[ministry];
      return director === null ? [] : [{ from: 'stagnation' as const, to: director, blame }];
    }),
  );

const traded: Fold<'traded'> = (chronicle, { transfers }) => ({
  ...flowing(
    chronicle,
    transfers,
    transfers.map(({ from, blame }) => ({ seat: from, way: 'passed', blame })),
  ),
  deals: chronicle.deals + 1,
});

const FOLDS: { readonly [T in Event['type']]?: Fold<T> } = {
  bidsRevealed: (chronicle, { paid }) =>
    flowing(
      chronicle,
      paid.map((blame, seat) => ({ from: 'auction', to: seat as Seat, blame })),
    ),
  stagnated,
  charged,
  traded,
  blamed: (chronicle, { seat, by }) =>
    by > 0
      ? flowing(chronicle, [{ from: seat, to: seat, blame: by }])
      : flowing(chronicle, [], [{ seat, way: 'work', blame: -by }]),
  removed: (chronicle, { personal }) =>
    flowing(
      chronicle,
      [],
      Object.entries(personal).map(([seat, blame]) => ({ seat: Number(seat) as Seat, way: 'decree', blame })),
    ),
  stamped: (chronicle, { seat, decree }) => ({ ...chronicle, stamps: [...chronicle.stamps, { seat, decree }] }),
};

export function next(chronicle: Chronicle, event: Event, before: DecreesView): Chronicle {
  const fold = FOLDS[event.type] as Fold<Event['type']> | undefined;
  return fold ? fold(chronicle, event as never, before) : chronicle;
}
