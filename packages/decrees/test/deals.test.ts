// Ten thousand random sequences of offers: nothing is lost, nothing is doubled, and nobody else learns anything.

import type { Decrees } from '@pretender/decrees';
import {
  asSeat,
  type Draws,
  type Match,
  offersTo,
  pick,
  type RawMove,
  type Seat,
  seededDraws,
  settle,
  submit,
} from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { NAMES, tableWith } from './tables.ts';

const SEQUENCES = 10_000;
const LENGTH = 14;
const CARDS = ['overtime', 'job_swap', 'tall_poppy', 'desk_search', 'anonymous_tip', 'overtime'];

function someOf<T>(draws: Draws, items: readonly T[]): T[] {
  return items.filter(() => draws.below(2) === 0);
}

function transfer(
  match: Match<Decrees>,
  draws: Draws,
  by: Seat,
  ends: { from: Seat; to: Seat },
): Record<string, unknown> {
  const { table, hands } = match.state;
  const { from } = ends;
  const blame = draws.below(table.players[from].personal + 2);
  const own = from === by ? someOf(draws, hands[by].cards) : [];
  const isAsking = from !== by && draws.below(2) === 0;
  return {
    ...ends,
    ...(blame > 0 ? { blame } : {}),
    ...(own.length > 0 ? { cards: own, shown: draws.below(2) === 0 } : {}),
    ...(isAsking ? { ask: draws.below(2) === 0 ? { cards: 1 + draws.below(2) } : { card: pick(draws, CARDS) } } : {}),
  };
}

function transfers(match: Match<Decrees>, draws: Draws, by: Seat, among: readonly Seat[]): Record<string, unknown>[] {
  return Array.from({ length: 1 + draws.below(3) }, () =>
    transfer(match, draws, by, { from: pick(draws, among), to: pick(draws, among) }),
  );
}

/** Anything that has to do with deals, right or wrong; now and then somebody acts. */
function randomMove(match: Match<Decrees>, draws: Draws, seat: Seat): RawMove {
  const { table } = match.state;
  const kind = draws.below(10);
  if (kind === 0 && table.turn.seat === seat)
    return { type: 'forward', decree: pick(draws, Object.keys(table.decrees)), to: pick(draws, table.ministries) };
  if (kind === 1 && table.turn.seat === seat) return { type: 'end' };
  const offer = table.offers.length > 0 ? pick(draws, table.offers) : null;
  if (offer === null || kind < 4)
    return {
      type: 'offer',
      transfers: transfers(
        match,
        draws,
        seat,
        NAMES.map((_, each) => asSeat(each)),
      ),
    };
  const named = { offer: offer.id, version: draws.below(8) === 0 ? offer.version + 1 : offer.version };
  if (kind < 6) return { type: 'counter', ...named, transfers: transfers(match, draws, seat, offer.parties) };
  return { type: kind < 9 ? 'accept' : pick(draws, ['decline', 'withdraw']), ...named };
}

interface Holdings {
  readonly blame: number;
  readonly cards: string;
}

function holdings({ state }: Match<Decrees>): Holdings {
  const { table, hands, vault } = state;
  return {
    blame: table.players.reduce((sum, { personal }) => sum + personal, 0),
    cards: [...hands.flatMap(({ cards }) => cards), ...vault.deck, ...table.discard].sort().join(),
  };
}

function newTable(seed: number): Match<Decrees> {
  const hands = {
    A: ['overtime', 'job_swap'],
    B: ['overtime'],
    C: ['tall_poppy', 'desk_search'],
    D: ['anonymous_tip'],
  };
  const deck = { count: 30, stagnation: 29 };
  return tableWith({ seed, position: { turn: 'A', personal: { A: 4, B: 3, C: 2, D: 1, E: 5 }, hands, deck } });
}

/** Somebody who sees cards in an offer that are neither his own nor shown to him. */
function whoPeeks({ state }: Match<Decrees>): number {
  return state.hands.findIndex(({ deals }, seat) =>
    deals.some(({ transfers: each }) =>
      each.some(({ from, to, shown, cards }) => cards !== null && from !== seat && !(to === seat && shown)),
    ),
  );
}

/** What no deal may do, whatever it was; `null` if all is well. */
function unsound(match: Match<Decrees>, before: Holdings, type: string): string | null {
  const after = holdings(match);
  if (after.cards !== before.cards) return 'cards were lost or doubled';
  if (type !== 'forward' && after.blame !== before.blame) return 'blame was lost or doubled';
  if (whoPeeks(match) >= 0) return `seat ${whoPeeks(match)} sees cards that are not shown to it`;
  const { table, hands } = match.state;
  const wrong = table.players.findIndex(({ personal, cards }, seat) => {
    const own = table.offers.filter(({ parties }) => parties.includes(asSeat(seat))).map(({ id }) => id);
    const held = hands[seat].deals.map(({ offer }) => offer).sort((x, y) => x - y);
    const made = table.offers.filter(({ by }) => by === seat).length;
    return personal < 0 || hands[seat].cards.length !== cards || held.join() !== own.join() || made > 3;
  });
  return wrong < 0 ? null : `seat ${wrong} has something it cannot have`;
}

describe('deals', () => {
  it(`${SEQUENCES} random sequences lose nothing and double nothing`, { timeout: 600_000 }, () => {
    const seen: Record<string, number> = {};
    const draws = seededDraws(7, 'deals');
    for (let sequence = 0; sequence < SEQUENCES; sequence++) {
      const match = newTable(sequence % 50);
      for (let step = 0; step < LENGTH; step++) {
        const seat = asSeat(draws.below(5));
        const move = randomMove(match, draws, seat);
        const before = holdings(match);
        const state = sequence % 50 === 0 ? JSON.stringify(match.state) : null;
        const { length } = match.entries;
        const spec = offersTo(match, seat).find(({ type, fields }) => {
          const { offer } = fields;
          return type === move.type && (offer?.kind !== 'one' || offer.of.includes(move.offer as number));
        });
        const receipt = submit(match, seat, spec?.ask ?? -1, move);
        settle(match);
        if (!receipt.ok) {
          if (match.entries.length !== length) throw new Error('a refused move was entered');
          if (state !== null) expect(JSON.stringify(match.state)).toBe(state);
        } else {
          const finding = unsound(match, before, move.type);
          if (finding !== null) throw new Error(`${JSON.stringify(move)}: ${finding}`);
          for (const { type } of receipt.entry.events) seen[type] = (seen[type] ?? 0) + 1;
        }
      }
    }
    for (const type of ['offered', 'countered', 'agreed', 'filled', 'traded', 'handed', 'dropped'])
      expect(seen[type] ?? 0, type).toBeGreaterThan(100);
  });
});
