// Cards: drawn, played, answered, taken, and what is being carried out.

import type { Seat } from '@pretender/kernel';
import { copy } from '@pretender/kernel';
import type { Gain, Hand, Table } from '../types.ts';
import { type CardId, isMinistry } from '../words.ts';
import { clear, refill, removeOne } from './lists.ts';
import type { Writers } from './writers.ts';

/** A card leaves a hand for all to see. */
function layDown(table: Table, seat: Seat, card: CardId): void {
  const player = table.players[seat];
  player.cards--;
  removeOne(player.known, card);
  table.discard.push(card);
}

/** Its owner has it no more, and others need not remember it. */
function forgetCard(hand: Hand, seat: Seat, { seat: owner, card }: { seat: Seat; card: CardId }): void {
  removeOne(seat === owner ? hand.cards : hand.known[owner], card);
}

function takeFromSource(table: Table, { from }: Gain, blame: number): void {
  if (from === null) return;
  if (isMinistry(from)) table.posts[from].blame -= blame;
  else table.players[from].personal -= blame;
}

export const drawEvents: Writers<'drew' | 'drawn' | 'stagnated' | 'buried' | 'salvaged' | 'shed'> = {
  drew: {
    to: 'own',
    hand: (hand, _seat, _table, { card }) => void hand.cards.push(card),
  },
  drawn: {
    to: 'all',
    vault: (vault) => void vault.deck.shift(),
    table({ pile, players }, { seat }) {
      players[seat].cards++;
      pile.count--;
      pile.least = Math.max(0, pile.least - 1);
      pile.most--;
    },
  },
  stagnated: {
    to: 'all',
    vault: (vault, _table, { discarded }) => void vault.deck.splice(0, 1 + discarded.length),
    table(table, { card, discarded, falls, pile }) {
      for (const { ministry, blame } of falls) {
        const { director } = table.posts[ministry];
        table.posts[ministry].blame -= blame;
        if (director !== null) table.players[director].personal += blame;
      }
      table.discard.push(...discarded);
      table.pile = { ...pile };
      if (pile.count === 0) table.discard.push(card);
      table.strikes++;
      table.swept = discarded.length;
    },
  },
  buried: {
    to: 'nobody',
    vault: (vault, _table, { card, above }) => void vault.deck.splice(above, 0, card),
  },
  salvaged: {
    to: 'all',
    hand(hand, seat, _table, event) {
      if (seat === event.seat) hand.cards.push(event.card);
    },
    table({ discard, players }, { seat, card }) {
      discard.splice(discard.lastIndexOf(card), 1);
      players[seat].cards++;
      players[seat].known.push(card);
    },
  },
  shed: {
    to: 'all',
    hand: (hand, seat, _table, event) => forgetCard(hand, seat, event),
    table: (table, { seat, card }) => layDown(table, seat, card),
  },
};

export const playEvents: Writers<
  | 'played'
  | 'takenBack'
  | 'reacted'
  | 'prevented'
  | 'cancelled'
  | 'proceeded'
  | 'resolved'
  | 'due'
  | 'charged'
  | 'drawing'
> = {
  played: {
    to: 'all',
    hand: (hand, seat, _table, event) => forgetCard(hand, seat, event),
    table(table, { seat, card, with: slots, memory }) {
      layDown(table, seat, card);
      table.resolving = { seat, card, with: copy(slots), memory: { ...memory }, next: 0, gains: [] };
    },
  },
  takenBack: {
    to: 'all',
    hand(hand, seat, { resolving }) {
      if (resolving?.seat === seat && resolving.card !== null) hand.cards.push(resolving.card);
    },
    table(table) {
      const { resolving } = table;
      if (resolving === null || resolving.card === null) return;
      const player = table.players[resolving.seat];
      player.cards++;
      player.known.push(resolving.card);
      table.discard.pop();
      table.resolving = null;
    },
  },
  reacted: {
    to: 'all',
    hand: (hand, seat, _table, event) => forgetCard(hand, seat, event),
    table: (table, { seat, card }) => layDown(table, seat, card),
  },
  prevented: {
    to: 'all',
    table({ resolving }, { blame }) {
      if (resolving !== null && resolving.gains.length > 0) resolving.gains[0].blame -= blame;
    },
  },
  cancelled: {
    to: 'all',
    table(table) {
      const { resolving } = table;
      // What the answer itself has brought upon others still comes, and cards that it lets them draw.
      const isOver = resolving === null || (resolving.gains.length === 0 && resolving.draws === undefined);
      table.resolving = isOver ? null : { ...resolving, card: null, with: {}, memory: {}, next: 0 };
    },
  },
  proceeded: {
    to: 'all',
    table({ resolving }) {
      if (resolving !== null) resolving.next++;
    },
  },
  resolved: {
    to: 'all',
    table(table) {
      table.resolving = null;
    },
  },
  due: {
    to: 'all',
    table(table, { seat, gains }) {
      table.resolving ??= { seat, card: null, with: {}, memory: {}, next: 0, gains: [] };
      // An answer may bring blame upon others while other blame is due.
      table.resolving.gains.push(...copy(gains));
    },
  },
  charged: {
    to: 'all',
    table(table, { blame }) {
      const gain = table.resolving?.gains.shift();
      if (gain === undefined) return;
      takeFromSource(table, gain, blame);
      table.players[gain.seat].personal += blame;
    },
  },
  drawing: {
    to: 'all',
    table(table, { seat, seats }) {
      table.resolving ??= { seat, card: null, with: {}, memory: {}, next: 0, gains: [] };
      if (seats.length > 0) table.resolving.draws = [...seats];
      else delete table.resolving.draws;
    },
  },
};

export const searchEvents: Writers<'looked' | 'taken' | 'took'> = {
  looked: {
    to: 'own',
    hand: (hand, _seat, _table, { at, cards }) => refill(hand.known[at], cards),
  },
  taken: {
    to: ({ from, to }) => [from, to],
    hand(hand, seat, _table, { from, to, card }) {
      removeOne(seat === from ? hand.cards : hand.known[from], card);
      (seat === to ? hand.cards : hand.known[to]).push(card);
    },
  },
  took: {
    to: 'all',
    hand(hand, seat, _table, { from, to }) {
      if (seat !== from && seat !== to) clear(hand.known[from]);
    },
    table({ players }, { from, to }) {
      players[from].cards--;
      players[to].cards++;
      clear(players[from].known);
    },
  },
};
