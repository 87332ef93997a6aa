// What each identity is used for in a finale: its one best use, by what it brings and what it takes.

import { type Action, type Identity, looseWares, trios, WARES, type Ware, type Wares } from '@pretender/hoax';
import { other, type Position, withSide } from './position.ts';

/** The use as a claim says it; the other is the only one to aim at. */
interface Deed {
  readonly do: Action['do'];
  readonly ware?: Ware;
  readonly give?: Ware;
  readonly take?: Ware;
  readonly count?: number;
}

export interface Use {
  readonly deed: Deed;
  /** The wares of who acts, and of the other, afterwards. */
  readonly mine: Wares;
  readonly theirs: Wares;
  /** Whether the other may call himself immune. */
  readonly isDefended: boolean;
}

type Uses = (mine: Readonly<Wares>, theirs: Readonly<Wares>) => Use[];

/** More is not better for ever, and keeps the tree small. */
const MOST = 9;

function plus(wares: Readonly<Wares>, ware: Ware, count: number): Wares {
  return { ...wares, [ware]: Math.min(MOST, wares[ware] + count) };
}

function fromBank(deed: Action['do'], ware: Ware, count: number): Uses {
  return (mine, theirs) => [
    { deed: { do: deed }, mine: plus(mine, ware, count), theirs: { ...theirs }, isDefended: false },
  ];
}

function taking(deed: Action['do'], ware: Ware, count: number): Uses {
  return (mine, theirs) => [
    {
      deed: { do: deed, ware, count },
      mine: plus(mine, ware, count),
      theirs: plus(theirs, ware, -count),
      isDefended: deed !== 'steal',
    },
  ];
}

const tax: Uses = (mine, theirs) =>
  WARES.filter((ware) => looseWares(theirs)[ware] > 0).flatMap((ware) => taking('tax', ware, 1)(mine, theirs));

/** The other gives what he has most of. */
const collect: Uses = (mine, theirs) => {
  const loose = looseWares(theirs);
  const most = WARES.reduce((best, ware) => (loose[ware] > loose[best] ? ware : best));
  return loose[most] > 0 ? taking('collect', most, 1)(mine, theirs) : [];
};

const steal: Uses = (mine, theirs) =>
  WARES.filter((ware) => theirs[ware] > 0).flatMap((ware) =>
    taking('steal', ware, Math.min(2, theirs[ware]))(mine, theirs),
  );

const bewitch: Uses = (mine, theirs) => {
  const loose = looseWares(theirs);
  if (WARES.every((ware) => loose[ware] === 0)) return [];
  const taken = WARES.reduce((wares, ware) => plus(wares, ware, loose[ware]), { ...mine });
  const left = WARES.reduce((wares, ware) => plus(wares, ware, -loose[ware]), { ...theirs });
  return [{ deed: { do: 'bewitch' }, mine: taken, theirs: left, isDefended: true }];
};

const swap: Uses = (mine, theirs) => {
  const loose = looseWares(mine);
  return WARES.flatMap((give) =>
    WARES.filter((take) => take !== give && loose[give] > 0).flatMap((take) =>
      Array.from({ length: loose[give] }, (_, at) => ({
        deed: { do: 'swap', give, take, count: at + 1 } as const,
        mine: plus(plus(mine, give, -at - 1), take, at + 1),
        theirs: { ...theirs },
        isDefended: false,
      })),
    ),
  );
};

const USES: { readonly [I in Identity]: readonly Uses[] } = {
  baron: [fromBank('treasury', 'gold', 2), tax],
  monk: [fromBank('press', 'wine', 2), collect],
  judge: [fromBank('cellar', 'wine', 1), fromBank('rent', 'grain', 1)],
  merchant: [fromBank('earn', 'gold', 1), swap],
  magician: [bewitch],
  thief: [steal],
  farmer: [fromBank('harvest', 'grain', 2)],
};

const TRIO_BONUS = 2;

function worth(wares: Readonly<Wares>): number {
  return WARES.reduce((sum, ware) => sum + Math.sqrt(wares[ware]), TRIO_BONUS * trios(wares));
}

/** The best use of an identity for who moves, or null where it has none. */
export function bestUse({ sides, mover }: Position, identity: Identity): Use | null {
  const mine = sides[mover].wares;
  const theirs = sides[other(mover)].wares;
  const uses = USES[identity].flatMap((each) => each(mine, theirs));
  const gain = (use: Use): number => worth(use.mine) - worth(use.theirs);
  return uses.reduce<Use | null>((best, use) => (best === null || gain(use) > gain(best) ? use : best), null);
}

export function afterUse(position: Position, { mine, theirs }: Use): Position {
  const { mover } = position;
  return withSide(withSide(position, mover, { wares: mine }), other(mover), { wares: theirs });
}

export function afterPurchase(position: Position, count: number): Position {
  const { sides, mover } = position;
  const { gold, wine, grain } = sides[mover].wares;
  return withSide(position, mover, { wares: { gold: gold - count, wine: wine - count, grain: grain - count } });
}
