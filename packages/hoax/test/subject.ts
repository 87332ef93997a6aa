// The Heirs of Hoax for the conformance suite: its invariants I1 to I11 and what its rules reveal.

import { type Event, type Hoax, hoax, IDENTITIES, type Table, WARES } from '@pretender/hoax';
import type { Game, Seat, State } from '@pretender/kernel';
import type { Parting, Subject } from '@pretender/kernel/suite';

type HoaxState = State<Hoax>;
type Invariant = (now: HoaxState, earlier: HoaxState) => string | null;

const BARRED = ['repelled', 'finaleLoss', 'draw'] as const;

function countIn(table: Table): number {
  return table.heirs.filter(({ standing }) => standing === 'in').length;
}

function isFinale(table: Table): boolean {
  return table.finale || countIn(table) === 2;
}

/** I8 holds by construction (trios are computed), I10 and I11 are what the two leak tests look at. */
const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'I1: no ware is lost or made': ({ table }) => {
    const supply = table.heirs.length > 8 ? 40 : 20;
    const wrong = WARES.find(
      (ware) => table.heirs.reduce((sum, heir) => sum + heir.wares[ware], table.bank[ware]) !== supply,
    );
    if (wrong) return `${wrong} does not add up to ${supply}`;
    const isCredit = table.config.bankSupply === 'infinite';
    const negative = WARES.some(
      (ware) => (table.bank[ware] < 0 && !isCredit) || table.heirs.some((heir) => heir.wares[ware] < 0),
    );
    return negative ? 'somebody holds less than nothing' : null;
  },
  'I2: nobody covers the own card': ({ table, hands }) => {
    const seat = hands.findIndex(({ identity }, at) => identity !== null && table.heirs[at].covers[identity] !== null);
    return seat < 0 ? null : `seat ${seat} has its own card covered`;
  },
  'I3: at most six are covered': ({ table }) => {
    const seat = table.heirs.findIndex(({ covers }) => IDENTITIES.every((identity) => covers[identity] !== null));
    return seat < 0 ? null : `seat ${seat} has nothing left to claim`;
  },
  'I4: one claim at a time': ({ table }) => {
    const windows = table.asks.filter(({ kind }) => kind === 'reaction').length;
    if (windows !== (table.claim ? 1 : 0)) return `${windows} claim windows, claim: ${table.claim !== null}`;
    return table.vote !== null && table.claim === null ? 'a vote without a claim' : null;
  },
  'I5: points never fall': ({ table }, earlier) => {
    const seat = table.heirs.findIndex(({ points }, at) => points < earlier.table.heirs[at].points);
    return seat < 0 ? null : `seat ${seat} lost points`;
  },
  'I6: no crown by a lost finale or a repelled accusation': ({ table }, earlier) => {
    const seat = table.heirs.findIndex((heir, at) => {
      const before = earlier.table.heirs[at];
      if (before.points >= 10 || heir.points < 10) return false;
      const barred = BARRED.reduce((sum, why) => sum + heir.earned[why] - before.earned[why], 0);
      return heir.points - barred < 9 && barred > 0;
    });
    return seat < 0 ? null : `seat ${seat} was crowned by a barred award`;
  },
  'I7: a round ends with two in': ({ table }, earlier) => {
    const isPausing = (asks: Table['asks']) => asks[0]?.kind === 'recess';
    const hasEnded = isPausing(table.asks) && !isPausing(earlier.table.asks);
    if (!hasEnded) return null;
    const left = earlier.table.heirs.filter(({ standing }) => standing === 'in').length;
    if (left !== 2) return `the round ended with ${left} in`;
    return table.victor === null || earlier.table.heirs[table.victor].standing === 'in' ? null : 'the victor was out';
  },
  'I9: nobody who is out is asked, but ghosts with hands left': ({ table }) => {
    const asks = table.asks.filter(({ kind }) => kind !== 'recess' && kind !== 'coronation');
    const mayBeAsked = (seat: Seat, kind: string): boolean => {
      const { standing, ghostHands } = table.heirs[seat];
      const isVoting = kind === 'reaction' && table.vote !== null;
      const isHaunted = (kind === 'reaction' || kind === 'vote') && (ghostHands > 0 || isVoting) && !isFinale(table);
      return standing === 'in' || isHaunted;
    };
    const ask = asks.find(({ seats, kind }) => !seats.every((seat) => mayBeAsked(seat, kind)));
    return ask ? `${ask.kind} asks somebody who is out` : null;
  },
  'chances: nobody has reacted more often than he could': ({ table }) => {
    const seat = table.heirs.findIndex(({ chances, reactions }) =>
      (Object.keys(chances) as (keyof typeof chances)[]).some((each) => reactions[each] > chances[each]),
    );
    return seat < 0 ? null : `seat ${seat} reacted without having been asked`;
  },
  'candour: what was true is part of what was claimed': ({ table }) => {
    const seat = table.heirs.findIndex(
      ({ candour: { truths, bluffs, trueClaims, claims } }) => truths > trueClaims || bluffs > claims - trueClaims,
    );
    return seat < 0 ? null : `seat ${seat} told more truths or lies than it made claims`;
  },
  'cards: always the whole deck': ({ table, hands, vault }) => {
    const { noMerchant, identityCopies } = table.config;
    const held = [...hands.map(({ identity }) => identity), ...table.heirs.map(({ former }) => former), ...vault.spare];
    const cards = held.filter((card) => card !== null);
    const wrong = IDENTITIES.find((identity) => {
      const due = noMerchant && identity === 'merchant' ? 0 : identityCopies;
      return cards.filter((card) => card === identity).length !== due;
    });
    return cards.length > 0 && wrong ? `the cards of the ${wrong} are not all there` : null;
  },
  'ghosts: hands are never overspent': ({ table }) =>
    table.heirs.some(({ ghostHands }) => ghostHands < 0) ? 'somebody has raised a hand too many' : null,
  'sudden death: no points': ({ table }) =>
    table.config.suddenDeath && table.heirs.some(({ points }) => points > 0) ? 'somebody has points' : null,
  'covers: a new card is covered as often as the old one': ({ table }, earlier) => {
    const seat = table.heirs.findIndex(({ toCover }, at) => toCover === 0 && earlier.table.heirs[at].toCover > 0);
    if (seat < 0 || table.round !== earlier.table.round) return null;
    const covered = IDENTITIES.filter((identity) => table.heirs[seat].covers[identity] !== null).length;
    const due = earlier.table.heirs[seat].toCover;
    return covered >= due ? null : `seat ${seat} covers ${covered} instead of ${due}`;
  },
  'a finale covers what was shown to the opponent, and nothing else': ({ table, hands }) => {
    if (!table.finale) return null;
    const finalists = table.heirs.flatMap(({ standing }, seat) => (standing === 'in' ? [seat] : []));
    if (finalists.length !== 2) return null;
    const wrong = finalists.find((seat) => {
      const shown = hands[seat].shown[finalists[0] + finalists[1] - seat];
      const { covers } = table.heirs[seat];
      return IDENTITIES.some((each) =>
        covers[each] === 'finale' ? !shown.includes(each) : covers[each] === null && shown.includes(each),
      );
    });
    return wrong === undefined ? null : `seat ${wrong} covers something else than it has shown`;
  },
  'a round goes on with at least two': ({ table }) =>
    table.asks.some(({ kind }) => kind === 'declaration') && countIn(table) < 2 ? 'one is left' : null,
};

const NAMED_INVARIANTS = Object.entries(INVARIANTS);

type Because = Parameters<Subject<Hoax>['reveals']>[1];
type Fields<E> = { readonly [K in keyof E]?: unknown };

/** The same event but for this field. */
function differOnlyIn(parting: Parting<Hoax>, field: string): boolean {
  const [one, other] = parting.map((event) => JSON.stringify({ ...event, [field]: null }));
  return one === other;
}

function types([a, b]: Parting<Hoax>): readonly (string | undefined)[] {
  return [a?.type, b?.type];
}

/** A doubt is answered when a hand carries it, or when sealed hands are opened: not the one, or indeed the one. */
function answersDoubt(parting: Parting<Hoax>, { cause }: Because, options: Options): boolean {
  const isDue =
    cause.by === 'lapse'
      ? options.hoaxVote === 'sealed'
      : cause.by === 'move' && ['doubt', 'support'].includes(cause.move.type);
  const [a, b] = parting as readonly Fields<{ seat: Seat }>[];
  const isAnswer = types(parting).includes('exposed') && types(parting).includes('revealed');
  return isDue && isAnswer && a.seat === b.seat;
}

function answersChallenge(parting: Parting<Hoax>, { cause }: Because): boolean {
  const isAnswer = types(parting).includes('covered') && types(parting).includes('revealed');
  return cause.by === 'move' && cause.move.type === 'challenge' && isAnswer;
}

/** What was shown to the opponent is covered when the finale begins; an invariant looks at what. */
function beginsFinale(parting: Parting<Hoax>): boolean {
  return parting.some((event) => event?.type === 'covered' && event.why === 'finale');
}

/** For each kind of event, the one field that may say something new, and to whom. */
function tells(event: Event, { cause, viewer }: Because): string | null {
  if ((event.type === 'dealt' || event.type === 'redealt') && event.seat === viewer) return 'identity';
  if (event.type === 'showed' && event.buyer === viewer) return 'identities';
  if (event.type === 'named' && (event.accuser === viewer || event.target === viewer)) return 'right';
  if (event.type === 'judged' || event.type === 'accused') return 'right';
  if (event.type === 'covered' && event.why === 'information') return 'identities';
  // A missed cover must at least be legal.
  if (event.type === 'covered' && (event.why === 'start' || event.why === 'renewed') && cause.by === 'lapse')
    return 'identities';
  return event.type === 'roundEnded' ? 'cards' : null;
}

/** How two worlds may part by rule (I10). */
function reveals(parting: Parting<Hoax>, because: Because, options: Options): boolean {
  if (answersDoubt(parting, because, options) || answersChallenge(parting, because) || beginsFinale(parting))
    return true;
  const [event] = parting;
  const field = event ? tells(event, because) : null;
  return field !== null && differOnlyIn(parting, field);
}

/** Events by which a rule may publish what a seat had answered in secret. */
const publishes: Subject<Hoax>['publishes'] = (event, seat, { parties, table }) => {
  if (event.type === 'claimed') return event.claim.seat === seat;
  if (event.type === 'moved')
    return event.from === seat ? event.to !== 'bank' : event.to === seat && event.from === 'bank';
  if (event.type === 'supported') return event.seat === seat;
  if (event.type !== 'covered' || event.seat !== seat) return false;
  const opponent = table.heirs.findIndex(({ standing }, other) => standing === 'in' && other !== seat);
  return (
    event.why === 'start' || event.why === 'renewed' || (event.why === 'finale' && parties.includes(opponent as Seat))
  );
};

/** What was shown concerns target and buyer; the name in a wrong accusation concerns accuser and accused. */
const parties: Subject<Hoax>['parties'] = ({ table, hands }, move, other) => {
  if (table.config.children) return null;
  if (move.type === 'show' && !table.finale) return [table.turn.seat];
  if (move.type !== 'accuse' || other.type !== 'accuse' || move.target !== other.target) return null;
  const { identity } = hands[move.target];
  return identity === move.identity || identity === other.identity ? null : [move.target];
};

type Options = Record<string, unknown>;

export function subjectOf(options: Options, seats: number, game: Game<Hoax> = hoax): Subject<Hoax> {
  return {
    game,
    options,
    seats,
    roundsOf: (table) => table.round,
    invariant(now, earlier) {
      for (const [name, check] of NAMED_INVARIANTS) {
        const finding = check(now, earlier);
        if (finding) return `${name}: ${finding}`;
      }
      return null;
    },
    reveals: (parting, because) => reveals(parting, because, options),
    ownCardDecides: ['cover', 'show', 'inform'],
    publishes,
    isSecret: (spec, ask, table) =>
      spec.early ||
      ask.mode === 'sealed' ||
      spec.type === 'pass' ||
      spec.type === 'pay' ||
      (spec.type === 'decline' && table.config.hoaxVote !== 'inTurn') ||
      (spec.type === 'support' && table.config.hoaxVote === 'sealed'),
    parties,
    secretDraws: ['deal'],
  };
}
