// What is counted over many matches of Final Decrees.

import type { Decrees, Event } from '@pretender/decrees';
import type { Game } from '@pretender/kernel';
import type { Tally } from '../pack.ts';
import { listening } from '../simulate/listen.ts';

const DEEDS = {
  stamped: 'stamps',
  forwarded: 'decrees sent on',
  moved: 'pawns moved',
  reassigned: 'posts given out anew',
  restructured: 'arrows changed',
  distributed: 'blame distributed',
  played: 'cards played',
  reacted: 'cards in answer',
  promulgated: 'decrees promulgated',
  traded: 'deals',
} as const satisfies Partial<Record<Event['type'], string>>;
type Deed = keyof typeof DEEDS;

function countsOf<K extends string>(keys: readonly K[]): Record<K, number> {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
}

export function decreesTally(game: Game<Decrees>): Tally<Decrees> {
  const keys = Object.keys(DEEDS) as Deed[];
  const deeds = countsOf(keys);
  const endings = { deck: 0, decrees: 0 };
  const ties = { alone: 0, shared: 0 };
  const counters = Object.fromEntries(keys.map((key) => [key, () => void deeds[key]++]));
  return {
    game: listening(game, counters),
    endMatch({ turn, strikes, result, players, bids }) {
      if (result !== null) {
        endings[result.reason]++;
        ties[result.ranks.filter((rank) => rank === 1).length === 1 ? 'alone' : 'shared']++;
      }
      const blame = players.map(({ personal }) => personal);
      return {
        turns: turn.number,
        strikes,
        'auction rounds': bids.length,
        'least blame': Math.min(...blame),
        'most blame': Math.max(...blame),
      };
    },
    sections: () => [
      {
        key: 'deeds',
        title: 'what was done',
        rows: keys.map((key) => ({ key, label: DEEDS[key], count: deeds[key] })),
      },
      {
        key: 'endings',
        title: 'how matches ended',
        rows: [
          { key: 'deck', label: 'the deck ran out', count: endings.deck },
          { key: 'decrees', label: 'all decrees promulgated', count: endings.decrees },
        ],
      },
      {
        key: 'victories',
        title: 'victories',
        rows: [
          { key: 'alone', label: 'one winner', count: ties.alone },
          { key: 'shared', label: 'shared', count: ties.shared },
        ],
      },
    ],
  };
}
