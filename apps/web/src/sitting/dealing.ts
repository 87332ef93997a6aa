// What a picture holds of the deal that comes next, and of the one that is played with.

import type { Seat } from '@pretender/kernel';
import type { Committed, DealingNow, Snapshot, TableEvent, Told } from '@pretender/protocol';
import type { Picture } from './picture.ts';

type Started = Extract<TableEvent, { type: '@started' }>;

export interface PageDeal {
  /** Who has committed to a number for the next deal. */
  readonly ready: readonly Committed[];
  /** The deal that is under way. */
  readonly dealing: DealingNow | null;
  /** How this match was dealt; null before it began. */
  readonly dealt: Pick<Started, 'attempt' | 'numbers' | 'voided' | 'nonces'> | null;
  /** What was told before it began: the promise, and the numbers that were fixed. Null where it was not heard. */
  readonly before: { readonly sealed: string; readonly numbers: readonly Committed[] | null } | null;
  /** What was told first of this match: the own cards are in it. */
  readonly first: readonly Told[];
}

/** More than any deal tells. */
const MOST_FIRST = 100;

export const NO_DEAL: PageDeal = { ready: [], dealing: null, dealt: null, before: null, first: [] };

export const dealIn = ({ ready, dealing }: Pick<Snapshot, 'ready' | 'dealing'>): PageDeal => ({
  ...NO_DEAL,
  ready,
  dealing,
});

type Teller<T extends TableEvent['type']> = (
  picture: Picture,
  event: Extract<TableEvent, { type: T }>,
) => Partial<Picture>;

const others = (ready: readonly Committed[], seat: Seat) => ready.filter((each) => each.seat !== seat);

/** Somebody else sits there, or nobody: what the seat was bound to is over. */
export const withoutNumber = ({ deal }: Picture, seat: Seat): Pick<Picture, 'deal'> => ({
  deal: { ...deal, ready: others(deal.ready, seat) },
});

const BEGINNING: DealingNow = { attempt: 1, numbers: null, opened: [], voided: [] };

type DealEvent = '@ready' | '@dealing' | '@opening' | '@opened' | '@voided' | '@sealed' | '@started';

export const DEAL_TELLERS: { readonly [T in DealEvent]: Teller<T> } = {
  '@ready': ({ deal }, { seat, commitment }) =>
    commitment === undefined ? {} : { deal: { ...deal, ready: [...others(deal.ready, seat), { seat, commitment }] } },
  '@dealing': ({ deal }) => ({ deal: { ...deal, dealing: BEGINNING } }),
  '@opening': ({ deal }, { attempt, numbers }) => ({
    deal: { ...deal, dealing: { ...(deal.dealing ?? BEGINNING), attempt, numbers, opened: [] } },
  }),
  '@opened': ({ deal }, { seat }) => ({
    deal: { ...deal, dealing: deal.dealing && { ...deal.dealing, opened: [...deal.dealing.opened, seat] } },
  }),
  '@voided': ({ deal }, { seats }) => {
    const { attempt, voided } = deal.dealing ?? BEGINNING;
    return { deal: { ...deal, dealing: { ...BEGINNING, attempt: attempt + 1, voided: [...voided, ...seats] } } };
  },
  '@sealed': ({ deal }, { commitment }) => ({ sealed: commitment, deal: { ...deal, ready: [] } }),
  '@started': ({ sealed, deal }, { match, commitment, attempt, numbers, voided, nonces }) => ({
    ...{ match, commitment, seed: null, sealed: null },
    ...{ log: [], isPaused: false, pausedBy: null, isWoundUp: false },
    deal: {
      ...NO_DEAL,
      before: sealed === null ? null : { sealed, numbers: deal.dealing?.numbers ?? null },
      dealt: { attempt, numbers, voided, nonces } as PageDeal['dealt'],
    },
  }),
};

/** Whoever is told that a match begins remembers what came right after it. */
export function withFirst(picture: Picture, told: readonly Told[]): Picture {
  const start = told.findLastIndex(({ type }) => type === '@started');
  if (start < 0) return picture;
  return { ...picture, deal: { ...picture.deal, first: told.slice(start + 1, start + 1 + MOST_FIRST) } };
}
