// Final Decrees for the conformance suite: its invariants I1 to I7 and what its rules reveal.

import { type Book, type Decrees, decrees, type Event, SUBSTITUTE, type Table } from '@pretender/decrees';
import type { Draws, Game, Seat, State, Viewer } from '@pretender/kernel';
import type { Parting, Subject } from '@pretender/kernel/suite';

type DecreesState = State<Decrees>;
type Invariant = (now: DecreesState, book: Book) => string | null;

const CARDS = 60;

function hasTurns({ turn }: Table): boolean {
  return turn.number > 0;
}

function isCircular(arrows: Table['arrows']): boolean {
  const left = [...arrows];
  for (;;) {
    const free = left.findIndex(([from]) => !left.some(([, to]) => to === from));
    if (free < 0) return left.length > 0;
    left.splice(free, 1);
  }
}

const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'I1: everybody directs exactly one ministry': ({ table }) => {
    if (!hasTurns(table)) return null;
    const directors = table.ministries
      .map((ministry) => table.posts[ministry].director)
      .filter((seat) => seat !== null);
    const isWhole = new Set(directors).size === table.players.length && directors.length === table.players.length;
    return isWhole ? null : `directors are ${directors.join(', ')}`;
  },
  'I2: nobody has less than no blame': ({ table }) => {
    const pools = [
      ...table.players.map(({ personal }) => personal),
      ...Object.values(table.posts).map(({ blame }) => blame),
    ];
    return pools.some((blame) => !Number.isInteger(blame) || blame < 0) ? `blame is ${pools.join(', ')}` : null;
  },
  'I3: arrows are legal': ({ table }) => {
    const { arrows, ministries, config } = table;
    if (arrows.length > config.maxArrows) return `${arrows.length} arrows`;
    if (arrows.some((ends) => !ends.every((end) => ministries.includes(end)))) return 'an arrow leads nowhere';
    if (new Set(arrows.map(String)).size < arrows.length) return 'an arrow stands twice';
    const controllers = arrows.map(([, to]) => to);
    if (config.singleController && new Set(controllers).size < controllers.length) return 'a second controller';
    return isCircular(arrows) ? `circular: ${arrows.join(' ')}` : null;
  },
  'I4: always the whole deck': ({ table, hands, vault }, { all, deck }) => {
    if (!hasTurns(table)) return null;
    const cards = [...vault.deck, ...table.discard, ...hands.flatMap((hand) => hand.cards)].sort();
    const whole = [...all, deck.stagnation.id].sort();
    if (cards.length !== CARDS || cards.join() !== whole.join()) return `${cards.length} cards, or other ones`;
    const miscounted = table.players.findIndex((player, seat) => player.cards !== hands[seat].cards.length);
    if (miscounted >= 0) return `seat ${miscounted} holds another number of cards than all see`;
    return table.pile.count === vault.deck.length ? null : 'the pile is miscounted';
  },
  'I5: open decrees lie on a ministry': ({ table }) => {
    const wrong = Object.entries(table.decrees).find(
      ([, { at, steps, stamped }]) =>
        at !== null && (!table.ministries.includes(at) || stamped < 0 || stamped >= steps.length),
    );
    return wrong ? `${wrong[0]} is ${JSON.stringify(wrong[1])}` : null;
  },
  'I6: Stagnation and Decline is in the deck': ({ table, vault }, { deck }) => {
    if (!hasTurns(table) || table.pile.count === 0) return null;
    const above = vault.deck.indexOf(deck.stagnation.id);
    const { least, most } = table.pile;
    return above >= least && above <= most ? null : `${above} cards are above it, and all think ${least} to ${most}`;
  },
  'one draw at a time': ({ table }) => {
    const open = table.asks.filter(({ kind }) => kind === 'salvage').length;
    return open > 1 ? `${open} players are asked for the cards of a strike` : null;
  },
  'I7: promulgated decrees are counted': ({ table }) => {
    const done = Object.values(table.decrees).filter(({ at }) => at === null).length;
    return done === table.promulgated ? null : `${done} are promulgated, ${table.promulgated} are counted`;
  },
  'known cards are really held': ({ table, hands }) => {
    const missing = hands.flatMap((hand, viewer) =>
      table.players.flatMap((player, seat) =>
        [hand.known[seat], player.known]
          .filter((known) => known.some((card) => count(known, card) > count(hands[seat].cards, card)))
          .map(() => `seat ${viewer} is wrong about seat ${seat}`),
      ),
    );
    return missing[0] ?? null;
  },
  'parties of an offer, and nobody else, hold it': ({ table, hands }) => {
    const wrong = hands.findIndex((hand, seat) => {
      const own = table.offers
        .filter(({ parties }) => parties.includes(seat as Seat))
        .map(({ id, version }) => `${id}.${version}`);
      return (
        own.join() !==
        hand.deals
          .map(({ offer, version }) => `${offer}.${version}`)
          .sort(byNumber)
          .join()
      );
    });
    return wrong < 0 ? null : `seat ${wrong} holds other offers`;
  },
};

function byNumber(a: string, b: string): number {
  return Number.parseInt(a, 10) - Number.parseInt(b, 10);
}

function count(cards: readonly string[], card: string): number {
  return cards.filter((each) => each === card).length;
}

type Because = Parameters<Subject<Decrees>['reveals']>[1];

/** For each kind of event, the one field that may say something new, and to whom. */
function tells(event: Event, { viewer }: Because): string | null {
  if ((event.type === 'dealt' || event.type === 'drew') && event.seat === viewer) return 'card';
  if (event.type === 'looked' && event.seat === viewer) return 'cards';
  if (event.type === 'taken' && [event.from, event.to].includes(viewer as Seat)) return 'card';
  if (event.type === 'handed' && [event.from, event.to].includes(viewer as Seat)) return 'cards';
  // Somebody has run out of time: any of his cards.
  if (event.type === 'shed') return 'card';
  return null;
}

function differOnlyIn(parting: Parting<Decrees>, field: string): boolean {
  const [one, other] = parting.map((event) => JSON.stringify({ ...event, [field]: null }));
  return one === other;
}

/** The top of the deck comes up: an ordinary card here, Stagnation and Decline there, or other cards with it. */
function turnsUp(parting: Parting<Decrees>): boolean {
  return parting.some((event) => event?.type === 'stagnated');
}

const DRAWING = ['drew', 'drawn', 'stagnated'];

function reveals(parting: Parting<Decrees>, because: Because): boolean {
  const isDraw = parting.every((event) => event !== null && DRAWING.includes(event.type));
  if (isDraw && turnsUp(parting)) return true;
  const [event] = parting;
  const field = event ? tells(event, because) : null;
  return field !== null && differOnlyIn(parting, field);
}

/** A bid when bids are opened; a promise when it is laid on the table; what a deal says when it is carried out, or comes to nothing. */
const publishes: Subject<Decrees>['publishes'] = (event, seat, { parties }) => {
  if (event.type === 'bidsRevealed') return true;
  if (event.type === 'traded')
    return event.transfers.some(({ from, to }) => from === seat || to === seat || parties.includes(from));
  const knowing = [seat, ...parties];
  if (event.type === 'published') return knowing.includes(event.by) || knowing.includes(event.to);
  // A look into the hand of somebody who has another card for it, by somebody who did not know.
  if (event.type === 'looked') return knowing.includes(event.at) && !knowing.includes(event.seat);
  if (event.type === 'taken' || event.type === 'handed')
    return knowing.includes(event.from) && !knowing.includes(event.to);
  return event.type === 'shed'
    ? knowing.includes(event.seat)
    : event.type === 'offerClosed' || event.type === 'takenBack';
};

type Move = Decrees['Move'];

function partiesIn(move: Offer): Seat[] {
  return [...new Set(move.transfers.flatMap(({ from, to }) => [from, to]))].sort();
}

type Offer = Extract<Move, { type: 'offer' | 'counter' }>;

/** Who may know it where only cards differ that the mover has put in: the taker, if they are shown; `null` if more differs. */
function knowing({ transfers }: Offer, other: Offer): Seat[] | null {
  const withoutCards = (each: Offer) =>
    JSON.stringify(each.transfers.map((one) => ({ ...one, cards: one.cards?.length })));
  if (withoutCards({ ...other, transfers } as Offer) !== withoutCards(other)) return null;
  return transfers.flatMap(({ to, shown, cards }, at) =>
    shown === true && cards?.join() !== other.transfers[at].cards?.join() ? [to] : [],
  );
}

/** The contents of an offer concern its parties; which card is taken, taker and victim; a promise, both. */
const parties: Subject<Decrees>['parties'] = ({ table }, move, other): readonly Viewer[] | null => {
  if ((move.type === 'offer' && other.type === 'offer') || (move.type === 'counter' && other.type === 'counter')) {
    const named = partiesIn(move);
    return knowing(move, other) ?? (named.join() === partiesIn(other).join() ? named : null);
  }
  if (move.type === 'pick' && table.asks.at(-1)?.kind === 'search') {
    const victim = table.resolving?.with.q;
    return typeof victim === 'number' ? [victim as Seat] : null;
  }
  if (move.type === 'promise' && other.type === 'promise') return [move.to, other.to];
  return null;
};

/** The same offer with other cards in it, as many. */
function withOtherCards(move: Offer, hands: readonly (readonly string[])[], draws: Draws): Move | null {
  const put = move.transfers.find(({ cards }) => cards !== undefined);
  if (put === undefined) return null;
  const left = [...hands[put.from]];
  const transfers = move.transfers.map((each) =>
    each.cards === undefined
      ? each
      : { ...each, cards: each.cards.map(() => left.splice(draws.below(left.length), 1)[0]) },
  );
  return { ...move, transfers };
}

/** The same offer with other cards in it, or another amount. */
const vary: NonNullable<Subject<Decrees>['vary']> = ({ table, hands }, move, draws) => {
  if (move.type !== 'offer' && move.type !== 'counter') return null;
  const others =
    draws.below(2) === 0
      ? null
      : withOtherCards(
          move,
          hands.map(({ cards }) => cards),
          draws,
        );
  if (others !== null) return others;
  const at = draws.below(move.transfers.length);
  const { personal } = table.players[move.transfers[at].from];
  if (personal === 0) return null;
  const transfers = move.transfers.map((each, i) => (i === at ? { ...each, blame: 1 + draws.below(personal) } : each));
  return { ...move, transfers };
};

type Options = Record<string, unknown>;

export function subjectOf(
  options: Options,
  seats: number,
  game: Game<Decrees> = decrees,
  book: Book = SUBSTITUTE,
): Subject<Decrees> {
  return {
    game,
    options,
    seats,
    roundsOf: () => 1,
    invariant(now) {
      for (const [name, check] of Object.entries(INVARIANTS)) {
        const finding = check(now, book);
        if (finding) return `${name}: ${finding}`;
      }
      return null;
    },
    reveals,
    ownCardDecides: ['play', 'react', 'pick', 'offer', 'counter', 'accept', 'decline', 'withdraw', 'publish'],
    publishes,
    isSecret: (spec, ask) => ask.mode === 'sealed' || spec.type === 'pass' || spec.type === 'agree',
    parties,
    vary,
    secretDraws: ['deal', 'burial'],
    drawsAnytime: true,
  };
}
