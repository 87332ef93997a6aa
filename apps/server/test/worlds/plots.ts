// What is different between the games when two worlds of them are compared.

import { type Draws, pick } from '@pretender/kernel';
import type { BotLevel, Settings } from '@pretender/protocol';

export type GameId = 'hoax' | 'decrees';

interface Plot {
  readonly options: Settings['options'];
  levelAt(seat: number): BotLevel;
  /** Answers that cannot be right. */
  wrong(draws: Draws, ask: number): readonly object[];
  /** Two offers of the host to the next, of which others may know only that there is one; none in a game without deals. */
  twinOffers(hand: { readonly cards?: readonly string[] }): readonly [object, object] | null;
}

const hoax: Plot = {
  options: { firstPlayer: 'host' },
  // They speak now and then, which is compared too.
  levelAt: (seat) => (seat % 2 === 0 ? 'doubter' : 'mountebank'),
  wrong(draws, ask) {
    const identity = pick(draws, ['thief', 'judge', 'monk', 'baron']);
    return [
      { t: 'move', ask: ask + draws.below(3), move: { type: 'accuse', target: draws.below(7), identity } },
      { t: 'move', ask, move: { type: 'claim', as: identity, do: 'harvest', target: draws.below(2) } },
      { t: 'move', ask, move: { type: 'cover', identities: [identity, identity] } },
      { t: 'move', ask, move: { type: 'show', identities: [identity] } },
      { t: 'move', ask, move: { type: 'support', seat: 1 } },
      { t: 'seatBot', seat: 1, level: 'random' },
    ];
  },
  twinOffers: () => null,
};

const decrees: Plot = {
  options: {},
  levelAt: (seat) => (seat % 2 === 0 ? 'secretary' : 'clerk'),
  wrong(draws, ask) {
    const card = pick(draws, ['overtime', 'desk_search', 'anonymous_tip', 'no_such_card']);
    const transfers = [{ from: 0, to: 2, cards: [card] }];
    return [
      { t: 'move', ask: ask + draws.below(3), move: { type: 'play', card, with: {} } },
      { t: 'move', ask, move: { type: 'react', card } },
      { t: 'move', ask, move: { type: 'pick', card } },
      { t: 'move', ask, move: { type: 'accept', offer: draws.below(4), version: 1 } },
      { t: 'move', ask, move: { type: 'offer', transfers } },
      { t: 'seatBot', seat: 1, level: 'clerk' },
    ];
  },
  twinOffers({ cards = [] }) {
    if (cards.length === 0) return null;
    const given = { from: 0, to: 1, cards: cards.slice(0, 1) };
    return [
      { type: 'offer', transfers: [{ ...given, shown: true }] },
      { type: 'offer', transfers: [{ ...given, shown: false }] },
    ];
  },
};

export const PLOTS: { readonly [I in GameId]: Plot } = { hoax, decrees };
