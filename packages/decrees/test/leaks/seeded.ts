// Leaks put in on purpose, each with the test that must find it.

import { decrees, type Event, SUBSTITUTE } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';
import { secretCommands } from '@pretender/kernel/suite';
import {
  type DecreesLeak,
  type DecreesTurn,
  withAfterthought,
  withEmit,
  withEvent,
  withRider,
  withSecretCounter,
} from './tampering.ts';

const OBJECTION = 'point_of_order';

function holders(turn: DecreesTurn, card: string): Seat[] {
  return turn.state.hands.flatMap((hand, seat) => (hand.cards.includes(card) ? [seat as Seat] : []));
}

const { sample: _, ...withoutSample } = decrees;

function lapseTop(turn: DecreesTurn): void {
  const top = turn.state.table.asks.at(-1);
  if (top) decrees.lapse(turn, top);
}

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

const secretAnswers: readonly DecreesLeak[] = [
  {
    name: 'a pass or a bid is told to all',
    caughtBy: 'other secret answers',
    game: withEvent('noted', ({ hand }) => ({
      to: 'all',
      hand: (own, seat, table, event) => (seat === event.seat ? hand?.(own, seat, table, event) : undefined),
    })),
  },
  {
    name: 'a public no-op on every pass',
    caughtBy: 'other secret answers',
    game: withAfterthought((turn, { move }) => {
      if (move?.type === 'pass') turn.emit({ type: 'spent', actions: 0, mark: null });
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
    name: 'the contents of an offer are told to all',
    caughtBy: 'other secret answers',
    game: withEvent('tabled', ({ hand }) => ({
      to: () => [0, 1, 2, 3] as Seat[],
      hand: (own, seat, table, event) => (seat === event.seat ? hand?.(own, seat, table, event) : undefined),
    })),
  },
  {
    name: 'face-down cards of an offer lie open for its parties',
    caughtBy: 'other secret answers',
    game: withAfterthought((turn, { move, seat }) => {
      if (move?.type !== 'offer' || seat === undefined) return;
      const deal = turn.state.hands[seat].deals.at(-1);
      for (const { to } of deal?.transfers ?? [])
        if (deal && to !== seat) turn.emit({ type: 'tabled', seat: to, ...deal } as Event);
    }),
  },
  {
    name: 'a promise is told to all',
    caughtBy: 'other secret answers',
    game: withEvent('promised', () => ({ to: 'all' })),
  },
  {
    name: 'the card that a search has taken is told to all',
    caughtBy: 'other secret answers',
    game: withEvent('taken', ({ hand }) => ({
      to: 'all',
      hand(own, seat, table, event) {
        if (seat === event.from || seat === event.to) hand?.(own, seat, table, event);
      },
    })),
  },
  {
    name: 'how much blame an offer moves is public',
    caughtBy: 'other secret answers',
    game: withEmit((event) => {
      if (event.type !== 'tabled') return event;
      const blame = event.transfers.reduce((sum, each) => sum + each.blame, 0);
      return [event, { type: 'spent', actions: 0, mark: blame > 1 ? 'draw' : null }];
    }),
  },
  {
    name: 'a high bid makes the table stir',
    caughtBy: 'other secret answers',
    game: withAfterthought((turn, { move }) => {
      if (move?.type === 'bid' && move.blame > 3) turn.emit({ type: 'spent', actions: 0, mark: null });
    }),
  },
];

const hiddenFacts: readonly DecreesLeak[] = [
  {
    name: 'a window opens only if somebody can answer',
    caughtBy: 'other hidden facts',
    game: withAfterthought((turn) => {
      const top = turn.state.table.asks.at(-1);
      if (top?.kind === 'objection' && holders(turn, OBJECTION).every((seat) => !top.seats.includes(seat)))
        lapseTop(turn);
    }),
  },
  {
    name: 'only those who can answer are asked',
    caughtBy: 'other hidden facts',
    game: withEmit((event, turn) => {
      if (event.type !== 'asked' || event.kind !== 'objection') return event;
      const able = event.seats.filter((seat) => holders(turn, OBJECTION).includes(seat));
      return { ...event, seats: able.length > 0 ? able : event.seats };
    }),
  },
  {
    name: 'a victim without a note is not waited for',
    caughtBy: 'other hidden facts',
    game: {
      ...decrees,
      answered: (view, ask) => {
        const hand = view.viewer === 'public' ? null : view.hands[view.viewer];
        return decrees.answered(view, ask) || (ask.kind === 'charge' && hand?.cards.includes('doctors_note') === false);
      },
    },
  },
  {
    name: 'a drawn card is told to all',
    caughtBy: 'other hidden facts',
    game: withEvent('drew', ({ hand }) => ({
      to: 'all',
      hand: (own, seat, table, event) => (seat === event.seat ? hand?.(own, seat, table, event) : undefined),
    })),
  },
  {
    name: 'the dealt cards are told to all',
    caughtBy: 'other hidden facts',
    game: withEvent('dealt', ({ hand }) => ({
      to: 'all',
      hand: (own, seat, table, event) => (seat === event.seat ? hand?.(own, seat, table, event) : undefined),
    })),
  },
  {
    name: 'a draw tells the next card',
    caughtBy: 'other hidden facts',
    game: withRider('drawn', (_event, turn) => turn.state.vault.deck[1] ?? null),
  },
  {
    name: 'a new turn tells how many notes are out there',
    caughtBy: 'other hidden facts',
    game: withRider('turnBegan', (_event, turn) => holders(turn, 'doctors_note').length),
  },
  {
    name: 'a strike tells where the card goes back',
    caughtBy: 'other hidden facts',
    game: withEvent('buried', () => ({
      to: 'all',
      table: (table, { above }) => void Object.assign(table, { above }),
    })),
  },
  {
    name: 'the range of the strike is the truth',
    caughtBy: 'other hidden facts',
    game: withEmit((event, turn) => {
      if (event.type !== 'turnBegan') return event;
      const above = turn.state.vault.deck.indexOf(SUBSTITUTE.deck.stagnation.id);
      const { count } = turn.state.table.pile;
      return [event, { type: 'laid', count, least: above, most: above } as EventOf<'laid'>];
    }),
  },
  {
    name: 'a played card tells how many more the player holds of it',
    caughtBy: 'other hidden facts',
    game: withRider(
      'played',
      (event, turn) => turn.state.hands[event.seat].cards.filter((card) => card === event.card).length,
    ),
  },
  {
    name: 'drawing is only offered to those who hold certain cards',
    caughtBy: 'other hidden facts',
    game: {
      ...withoutSample,
      moves: (view) => {
        const hand = view.viewer === 'public' ? null : view.hands[view.viewer];
        const mayDraw = hand === null || hand.cards.length === 0 || hand.cards[0] > 'd';
        return decrees.moves(view).filter(({ type }) => type !== 'draw' || mayDraw);
      },
    },
  },
  {
    name: 'a search marks in which half of the alphabet a hand begins',
    caughtBy: 'other hidden facts',
    game: withEmit((event) =>
      event.type === 'looked'
        ? [event, { type: 'spent', actions: 0, mark: event.cards.some((card) => card < 'm') ? 'treasury' : null }]
        : event,
    ),
  },
];

const others: readonly DecreesLeak[] = [
  {
    name: 'a table of one’s own: a private event writes it',
    caughtBy: 'commuting square',
    game: withEvent('drew', () => ({ table: (table, { seat }) => void table.players[seat].stamps++ })),
  },
  {
    name: 'a bystander’s notes are written by what only others are told',
    caughtBy: 'commuting square',
    game: withEvent('drew', ({ hand }) => ({
      hand: (own, seat, table, event) => {
        hand?.(own, seat, table, event);
        if (table.turn.seat !== seat) own.known[table.turn.seat].push(event.card);
      },
      table: (table) => void table.strikes++,
    })),
  },
  {
    name: 'a field that nobody keeps',
    caughtBy: 'field mutation',
    game: withEmit((event, turn) =>
      event.type === 'drawn' ? ({ ...event, rider: turn.state.vault.deck[0] } as unknown as Event) : event,
    ),
  },
  {
    name: 'a move that says why, and nobody keeps it',
    caughtBy: 'field mutation',
    game: withEmit((event, turn) =>
      event.type === 'moved' ? ({ ...event, by: turn.state.table.turn.seat } as unknown as Event) : event,
    ),
  },
  {
    name: 'a card is drawn twice',
    caughtBy: 'invariant',
    game: withEmit((event) => (event.type === 'drew' && event.card === 'overtime' ? [event, event] : event)),
  },
  {
    name: 'blame below nothing',
    caughtBy: 'invariant',
    game: withEmit((event) => (event.type === 'blamed' && event.by === -1 ? { ...event, by: -9 } : event)),
  },
];

export const SEEDED_LEAKS: readonly DecreesLeak[] = [...secretAnswers, ...hiddenFacts, ...others];
