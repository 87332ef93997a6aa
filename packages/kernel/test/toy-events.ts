// The writers of the toy game.

import type { AskId, Deep, Game } from '../src/index.ts';
import type { Fib } from './toy-types.ts';

type Table = Fib['Table'];

function idOf(table: Deep<Table>, kind: string): AskId | null {
  return table.asks.find((ask) => ask.kind === kind)?.id ?? null;
}

function close(table: Table, ...kinds: string[]): void {
  table.asks = table.asks.filter((ask) => !kinds.includes(ask.kind));
}

/** The event that closes an ask drops the answers to it. */
function forget(...kinds: string[]) {
  return (hand: Fib['Hand'], _seat: unknown, table: Deep<Table>) => {
    const ids = kinds.map((kind) => idOf(table, kind));
    hand.answers = hand.answers.filter((answer) => !ids.includes(answer.ask));
  };
}

function endClaim(table: Table): void {
  close(table, 'reaction', 'vote');
  table.claim = null;
  table.doubter = null;
  table.unheard = [];
}

export const events: Game<Fib>['events'] = {
  shuffled: {
    to: 'nobody',
    vault(vault, _table, { deck }) {
      vault.deck = [...deck];
    },
  },
  dealt: {
    to: 'own',
    hand(hand, _seat, _table, { card }) {
      hand.card = card;
    },
    vault: (vault) => void vault.deck.shift(),
  },
  began: {
    to: 'all',
    table(table, { first }) {
      table.turn = first;
    },
  },
  asked: {
    to: 'all',
    table: (table, { kind, seats }) => void table.asks.push({ id: table.nextAsk++, kind, seats: [...seats] }),
  },
  answered: {
    to: 'own',
    hand(hand, _seat, _table, { ask, move }) {
      hand.answers.push({ ask, move: move.type === 'bid' ? { ...move, likes: [...move.likes] } : { ...move } });
    },
  },
  bidsShown: {
    to: 'all',
    hand: forget('bidding'),
    table(table, { bids }) {
      table.bids = bids.map(({ stake, likes }) => ({ stake, likes: [...likes] }));
      close(table, 'bidding');
    },
  },
  claimed: {
    to: 'all',
    table(table, { animal, wager, tone }) {
      table.claim = { animal, wager, tone };
      close(table, 'turn');
    },
  },
  doubted: {
    to: 'all',
    table(table, { seat }) {
      table.doubter = seat;
    },
  },
  unheard: {
    to: 'all',
    hand: forget('vote'),
    table(table) {
      close(table, 'vote');
      if (table.doubter !== null) table.unheard.push(table.doubter);
      table.doubter = null;
    },
  },
  judged: {
    to: 'all',
    hand: forget('reaction', 'vote'),
    table(table, { card, supporters }) {
      const { claim, doubter, points } = table;
      const swing = card === claim?.animal ? claim.wager : -(claim?.wager ?? 0);
      points[table.turn] += swing;
      for (const seat of supporters) points[seat] -= swing;
      if (doubter !== null) points[doubter] -= swing;
      table.faceUp.push(card);
      table.deckLeft--;
      endClaim(table);
    },
  },
  stood: {
    to: 'all',
    hand: forget('reaction'),
    table(table, { toasts }) {
      const { claim, bids, points } = table;
      if (claim) points[table.turn] += claim.wager + (bids[table.turn].likes.includes(claim.animal) ? 1 : 0);
      for (const seat of toasts) points[seat]++;
      endClaim(table);
    },
  },
  gave: {
    to: 'all',
    table(table, { gifts }) {
      for (const { to, count } of gifts) {
        table.points[table.turn] -= count;
        table.points[to] += count;
      }
    },
  },
  turnEnded: {
    to: 'all',
    table(table, { next }) {
      close(table, 'turn');
      table.turn = next;
      table.turnsLeft--;
      if (table.turnsLeft === 0 || table.deckLeft === 0) table.asks = [];
    },
  },
  cheered: {
    to: 'all',
    table: (table, { seat }) => void table.cheers.push(seat),
  },
  hushed: {
    to: 'all',
    table: (table) => close(table, 'cheering'),
  },
};
