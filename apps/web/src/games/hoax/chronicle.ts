// What a viewer may look up later: every claim and what became of it, every doubt, purchase and accusation, the cards of rounds
// that are over, the points. Folded from the events that this viewer is told, so it can hold nothing else.

import type { Action, Claim, Event, Identity, Public } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import type { HoaxView } from './view.ts';

/** open: its window is not closed · stood: nobody doubted, or too few · lapsed: an accusation came between */
type Outcome = 'open' | 'stood' | 'collapsed' | 'exposed' | 'proved' | 'lapsed';

export interface ClaimNote {
  readonly round: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly as: Identity;
  readonly deed: Action['do'] | Exclude<Claim['kind'], 'action'>;
  readonly outcome: Outcome;
  /** In the order the hands went up; empty if nobody doubted. */
  readonly doubters: readonly Seat[];
  /** How many cards this seat had held before in the round; a second identity makes it one. */
  readonly card: number;
}

interface Purchase {
  readonly round: number;
  readonly turn: number;
  readonly buyer: Seat;
  readonly target: Seat;
  readonly trios: number;
  /** Where this viewer was told: everybody in the open, else the two of them. */
  readonly shown: readonly Identity[] | null;
}

interface Accusation {
  readonly round: number;
  readonly turn: number;
  readonly accuser: Seat;
  readonly target: Seat;
  readonly right: boolean;
  readonly identity: Identity | null;
}

interface Score {
  readonly round: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly points: number;
}

/** The cards that a seat had held in a round, as far as they lie or lay face up. */
interface FaceUp {
  readonly round: number;
  readonly seat: Seat;
  readonly card: number;
  readonly identity: Identity;
}

export interface Chronicle {
  readonly claims: readonly ClaimNote[];
  readonly purchases: readonly Purchase[];
  readonly accusations: readonly Accusation[];
  readonly scores: readonly Score[];
  readonly cards: readonly FaceUp[];
  /** Rounds that are over, with their victors. */
  readonly rounds: readonly { readonly round: number; readonly victor: Seat | null }[];
}

export const EMPTY: Chronicle = { claims: [], purchases: [], accusations: [], scores: [], cards: [], rounds: [] };

type Fold<T extends Event['type']> = (
  chronicle: Chronicle,
  event: Extract<Event, { type: T }>,
  before: HoaxView,
) => Chronicle;

const when = ({ round, turn }: Public) => ({ round, turn: turn.number });
const cardOf = ({ heirs }: Public, seat: Seat) => (heirs[seat].former === null ? 0 : 1);

/** Changes the claim that is being settled. */
function settle(chronicle: Chronicle, change: (claim: ClaimNote) => Partial<ClaimNote>): Chronicle {
  const last = chronicle.claims.findLastIndex(({ outcome }) => outcome === 'open');
  if (last < 0) return chronicle;
  return {
    ...chronicle,
    claims: chronicle.claims.map((claim, at) => (at === last ? { ...claim, ...change(claim) } : claim)),
  };
}

const raise = (chronicle: Chronicle, seat: Seat) =>
  settle(chronicle, ({ doubters }) => ({ doubters: [...doubters, seat] }));

/** The identities that the last purchase brought to light. */
function withShown(chronicle: Chronicle, shown: readonly Identity[]): Chronicle {
  const last = chronicle.purchases.length - 1;
  const purchases = chronicle.purchases.map((purchase, at) => (at === last ? { ...purchase, shown } : purchase));
  return { ...chronicle, purchases };
}

function turnUp(chronicle: Chronicle, table: Public, seat: Seat, identity: Identity): Chronicle {
  const card = cardOf(table, seat);
  const isKnown = chronicle.cards.some(
    (other) => other.round === table.round && other.seat === seat && other.card === card,
  );
  const faceUp = { round: table.round, seat, card, identity };
  return isKnown ? chronicle : { ...chronicle, cards: [...chronicle.cards, faceUp] };
}

/** A doubt that was wrong has shown the card before the claim stands. */
const stood: Fold<'stood'> = (chronicle) =>
  settle(chronicle, ({ doubters }) => ({ outcome: doubters.length > 0 ? 'collapsed' : 'stood' }));

const revealed: Fold<'revealed'> = (chronicle, { seat, identity }, { table }) =>
  turnUp(
    table.claim?.seat === seat ? settle(chronicle, () => ({ outcome: 'proved' })) : chronicle,
    table,
    seat,
    identity,
  );

const lapsed: Fold<'lapsed'> = (chronicle, { seat, scope }, { table }) =>
  table.claim && (scope === 'turn' || table.claim.seat === seat)
    ? settle(chronicle, () => ({ outcome: 'lapsed' }))
    : chronicle;

const accused = (chronicle: Chronicle, event: Omit<Accusation, 'round' | 'turn'>, table: Public): Chronicle => {
  const { accuser, target, right, identity } = event;
  return {
    ...chronicle,
    accusations: [...chronicle.accusations, { ...when(table), accuser, target, right, identity }],
  };
};

/** Told just before the verdict to the two of them; the verdict then finds it. */
const judged: Fold<'judged'> = (chronicle, event, { table, hands, viewer }) => {
  const guesses = viewer === 'public' ? [] : (hands[viewer]?.guesses ?? []);
  const own = guesses.findLast(({ accuser, target }) => accuser === event.accuser && target === event.target);
  return accused(chronicle, { ...event, identity: own?.identity ?? null }, table);
};

const FOLDS: { readonly [T in Event['type']]?: Fold<T> } = {
  claimed: (chronicle, { claim }, { table }) => ({
    ...chronicle,
    claims: [
      ...chronicle.claims,
      {
        ...when(table),
        seat: claim.seat,
        as: claim.as,
        deed: claim.kind === 'action' ? claim.action.do : claim.kind,
        outcome: 'open',
        doubters: [],
        card: cardOf(table, claim.seat),
      },
    ],
  }),
  doubted: (chronicle, { seat }) => raise(chronicle, seat),
  supported: (chronicle, { seat }) => raise(chronicle, seat),
  stood,
  exposed: (chronicle) => settle(chronicle, () => ({ outcome: 'exposed' })),
  revealed,
  lapsed,
  informed: (chronicle, { target, trios }, { table }) => ({
    ...chronicle,
    purchases: [...chronicle.purchases, { ...when(table), buyer: table.turn.seat, target, trios, shown: null }],
  }),
  showed: (chronicle, { identities }) => withShown(chronicle, identities),
  covered: (chronicle, { identities, why }) => (why === 'information' ? withShown(chronicle, identities) : chronicle),
  judged,
  accused: (chronicle, event, { table }) => accused(chronicle, event, table),
  scored: (chronicle, { seat, points }, { table }) => ({
    ...chronicle,
    scores: [...chronicle.scores, { ...when(table), seat, points }],
  }),
  roundEnded: (chronicle, { victor, cards }, { table }) => {
    const opened = withCards(chronicle, table, cards);
    return { ...opened, rounds: [...opened.rounds, { round: table.round, victor }] };
  },
};

export function next(chronicle: Chronicle, event: Event, before: HoaxView): Chronicle {
  const fold = FOLDS[event.type] as Fold<Event['type']> | undefined;
  return fold ? fold(chronicle, event as never, before) : chronicle;
}

/** With the cards of a round that ended so suddenly that nobody turned them up. */
export function withCards(chronicle: Chronicle, table: Public, cards: readonly Identity[]): Chronicle {
  return cards.reduce((sum, identity, seat) => turnUp(sum, table, seat as Seat, identity), chronicle);
}

/** Was it true? By what lies face up; null where nobody can know yet. */
export function truthOf({ cards }: Chronicle, claim: ClaimNote): boolean | null {
  if (claim.outcome === 'exposed') return false;
  if (claim.outcome === 'proved') return true;
  const card = cards.find(
    (other) => other.round === claim.round && other.seat === claim.seat && other.card === claim.card,
  );
  return card ? card.identity === claim.as : null;
}
