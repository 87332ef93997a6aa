// Leaks put in on purpose, each with the test that must find it. They come from the catalogue of hidden information
// and from what other programs of this kind have leaked.

import { type Event, type Hoax, hoax, IDENTITIES } from '@pretender/hoax';
import type { Seat, Turn } from '@pretender/kernel';
import { secretCommands } from '@pretender/kernel/suite';
import { RIDERS } from './riders.ts';
import { type HoaxLeak, withAfterthought, withEmit, withEvent, withSecretCounter } from './tampering.ts';

type HoaxTurn = Turn<Hoax>;

function seatsIn({ state }: HoaxTurn): Seat[] {
  return state.table.heirs.flatMap(({ standing }, seat) => (standing === 'in' ? [seat as Seat] : []));
}

function topAsk({ state }: HoaxTurn) {
  return state.table.asks.at(-1);
}

function lapseTop(turn: HoaxTurn): void {
  const ask = topAsk(turn);
  if (ask) hoax.lapse(turn, ask);
}

function holds(turn: HoaxTurn, seat: Seat, identity: string): boolean {
  return turn.state.hands[seat].identity === identity;
}

const secretAnswers: readonly HoaxLeak[] = [
  {
    name: 'a pass is told to all',
    caughtBy: 'other secret answers',
    game: withEvent('noted', ({ hand }) => ({
      to: 'all',
      hand: (own, seat, table, event) => (seat === event.seat ? hand?.(own, seat, table, event) : undefined),
    })),
  },
  {
    name: 'a public no-op on every pass',
    caughtBy: 'other secret answers',
    game: withAfterthought((turn, { move, ask }) => {
      if (move?.type === 'pass' && turn.state.table.asks.some(({ id }) => id === ask.id))
        turn.emit({ type: 'excused', ask: ask.id, seats: [] });
    }),
  },
  {
    name: 'who has passed is taken off the list of those who are asked',
    caughtBy: 'other secret answers',
    game: withAfterthought((turn, { move, ask, seat }) => {
      const isOpen = turn.state.table.asks.some(({ id, seats }) => id === ask.id && seats.length > 1);
      if (move?.type === 'pass' && isOpen && seat !== undefined)
        turn.emit({ type: 'excused', ask: ask.id, seats: [seat] });
    }),
  },
  {
    name: 'ask numbers count secret answers',
    caughtBy: 'other secret answers',
    game: withSecretCounter('noted', (turn) => ({
      ...turn,
      emit: (event) => turn.emit(event.type === 'asked' ? { ...event, id: event.id + secretCommands(turn) } : event),
    })),
  },
  {
    name: 'draws are keyed by the number of commands',
    caughtBy: 'other secret answers',
    game: withSecretCounter('noted', (turn) => ({
      ...turn,
      draws: (label, ...numbers) => turn.draws(label, ...numbers, secretCommands(turn)),
    })),
  },
  {
    name: 'shown cards are told to all',
    caughtBy: 'other secret answers',
    game: withEvent('showed', () => ({
      to: 'all',
      hand: (hand, seat, _table, { target, buyer, identities }) =>
        void (seat === target ? hand.shown[buyer] : hand.seen[target]).push(...identities),
    })),
  },
  {
    name: 'shown cards are told to the next seat too',
    caughtBy: 'other secret answers',
    game: withEvent('showed', ({ hand }) => ({
      to: ({ target, buyer }) => [...new Set([target, buyer, ((buyer + 1) % 3) as Seat])],
      hand: (own, seat, table, event) => hand?.(own, seat, table, event),
    })),
  },
  {
    name: 'the name in an accusation is told to all',
    caughtBy: 'other secret answers',
    game: withEvent('named', () => ({ to: 'all' })),
  },
  {
    name: 'a finale covers everything ever shown, to whomever',
    caughtBy: 'other secret answers',
    game: withAfterthought((turn) => {
      if (!turn.state.table.finale) return;
      for (const seat of seatsIn(turn)) {
        const { shown } = turn.state.hands[seat];
        const identities = IDENTITIES.filter(
          (identity) => shown.flat().includes(identity) && turn.state.table.heirs[seat].covers[identity] === null,
        );
        if (identities.length > 0) turn.emit({ type: 'covered', seat, identities, why: 'finale' });
      }
    }),
    seats: 4,
  },
  {
    name: 'a reaction that was kept for a claim that fell leaves a trace',
    caughtBy: 'other secret answers',
    game: withEmit((event, turn) => {
      const kept =
        event.type === 'exposed'
          ? seatsIn(turn).filter((seat) => turn.state.hands[seat].answers.some(({ move }) => move.type === 'outlaw'))
          : [];
      return kept.length > 0 ? [{ type: 'excused', ask: turn.state.table.asks[0].id, seats: kept }, event] : event;
    }),
  },
  {
    name: 'a kept reaction uses up the budget for all to see',
    caughtBy: 'other secret answers',
    game: withAfterthought((turn, { move, seat }) => {
      if (move?.type === 'outlaw' && seat !== undefined && turn.state.hands[seat].answers.length > 0)
        turn.emit({ type: 'idled', seat });
    }),
  },
];

const hiddenFacts: readonly HoaxLeak[] = [
  {
    name: 'cards are dealt face up',
    caughtBy: 'other hidden facts',
    game: withEvent('dealt', ({ hand }) => ({
      to: 'all',
      hand: (own, seat, table, event) => (seat === event.seat ? hand?.(own, seat, table, event) : undefined),
    })),
  },
  {
    name: 'the undealt cards are told to all',
    caughtBy: 'other hidden facts',
    game: withEvent('putAside', () => ({ to: 'all' })),
  },
  {
    name: 'a window is skipped because nobody holds the card',
    caughtBy: 'other hidden facts',
    game: withAfterthought((turn) => {
      const ask = topAsk(turn);
      if (ask?.kind === 'illegality' && !ask.seats.some((seat) => holds(turn, seat, 'baron'))) lapseTop(turn);
    }),
  },
  {
    name: 'true Magicians are immune without a word',
    caughtBy: 'other hidden facts',
    game: withAfterthought((turn) => {
      const ask = topAsk(turn);
      const spared = ask?.kind === 'defence' ? ask.seats.filter((seat) => holds(turn, seat, 'magician')) : [];
      if (ask && spared.length > 0 && spared.length < ask.seats.length)
        turn.emit({ type: 'excused', ask: ask.id, seats: spared });
    }),
    seats: 5,
  },
  {
    name: 'the window closes early when the claim is true',
    caughtBy: 'other hidden facts',
    game: withAfterthought((turn) => {
      const { claim } = turn.state.table;
      if (claim && topAsk(turn)?.kind === 'reaction' && holds(turn, claim.seat, claim.as)) lapseTop(turn);
    }),
  },
  {
    name: 'a collapsed doubt is answered all the same',
    caughtBy: 'other hidden facts',
    game: withEmit((event, turn) => {
      const { claim, vote } = turn.state.table;
      const hasCollapsed = event.type === 'stood' && claim && vote && vote.hands.length < vote.need;
      return hasCollapsed && holds(turn, claim.seat, claim.as)
        ? [event, { type: 'revealed', seat: claim.seat, identity: claim.as }]
        : event;
    }),
    seats: 5,
  },
  {
    name: 'the loser of an accusation shows his card',
    caughtBy: 'other hidden facts',
    game: withEmit((event, turn) => {
      const identity =
        event.type === 'left' && event.standing === 'hidden' ? turn.state.hands[event.seat].identity : null;
      return event.type === 'left' && identity ? [event, { type: 'revealed', seat: event.seat, identity }] : event;
    }),
  },
  {
    name: 'cards of beaten heirs count as exhausted',
    caughtBy: 'other hidden facts',
    game: withEmit((event, turn) => (event.type === 'left' ? [event, ...exhaustedByTruth(turn, event.seat)] : event)),
    seats: 6,
  },
  {
    name: 'a turn that times out claims the truth',
    caughtBy: 'other hidden facts',
    game: {
      ...hoax,
      lapse(turn, ask) {
        const seat = ask.seats[0];
        const isFarmer = ask.kind === 'declaration' && !turn.state.table.finale && holds(turn, seat, 'farmer');
        if (isFarmer) hoax.play(turn, ask, seat, { type: 'claim', as: 'farmer', do: 'harvest' });
        else hoax.lapse(turn, ask);
      },
    },
  },
  {
    name: 'a missed sentence is met by the Magician who is one',
    caughtBy: 'other hidden facts',
    game: {
      ...hoax,
      lapse(turn, ask) {
        const isMagician = ask.kind === 'penalty' && holds(turn, ask.seats[0], 'magician');
        if (isMagician) hoax.play(turn, ask, ask.seats[0], { type: 'immunise' });
        else hoax.lapse(turn, ask);
      },
    },
    seats: 4,
  },
  {
    name: 'a claim says whether it is true',
    caughtBy: 'other hidden facts',
    game: withEmit((event, turn) =>
      event.type === 'claimed' ? ({ ...event, isTrue: holds(turn, event.claim.seat, event.claim.as) } as Event) : event,
    ),
  },
];

function exhaustedByTruth(turn: HoaxTurn, leaving: Seat): Event[] {
  const { table, hands } = turn.state;
  const out = hands.flatMap(({ identity }, seat) =>
    table.heirs[seat].standing !== 'in' || seat === leaving ? [identity] : [],
  );
  const gone = IDENTITIES.filter((identity) => out.filter((each) => each === identity).length === 2);
  return seatsIn(turn).flatMap((seat) => {
    const identities = gone.filter(
      (identity) => table.heirs[seat].covers[identity] === null && !holds(turn, seat, identity),
    );
    return identities.length > 0 ? [{ type: 'covered', seat, identities, why: 'exhausted' } as const] : [];
  });
}

const wrongRooms: readonly HoaxLeak[] = [
  {
    name: 'a private event writes the table',
    caughtBy: 'commuting square',
    game: withEvent('dealt', () => ({
      table: (table, { seat, identity }) => void Object.assign(table.heirs[seat], { card: identity }),
    })),
  },
  {
    name: 'a hand writer marks the table behind its back',
    caughtBy: 'commuting square',
    game: withEvent('noted', ({ hand }) => ({
      hand(own, seat, table, event) {
        hand?.(own, seat, table, event);
        Object.assign(table.heirs[seat].used, { outlaw: true });
      },
    })),
  },
  {
    name: 'a public event is told to some only',
    caughtBy: 'commuting square',
    game: withEvent('scored', () => ({ to: ({ seat }) => [seat] })),
  },
  {
    name: 'an event tells how many are still thinking, and nobody keeps it',
    caughtBy: 'field mutation',
    game: withEmit((event, turn) =>
      event.type === 'asked'
        ? ({ ...event, thinking: turn.state.hands.filter(({ answers }) => answers.length === 0).length } as Event)
        : event,
    ),
  },
  {
    name: 'a deal carries the number of the card',
    caughtBy: 'field mutation',
    game: withEmit((event) =>
      event.type === 'dealt' ? ({ ...event, card: IDENTITIES.indexOf(event.identity) } as Event) : event,
    ),
  },
];

export const SEEDED_LEAKS: readonly HoaxLeak[] = [...secretAnswers, ...hiddenFacts, ...wrongRooms, ...RIDERS];
