// A bot that plays for somebody who is away is asked twice: with the true hands, and with others that the public cannot rule out.

import {
  fastDice,
  type GameTypes,
  isEqual,
  type Match,
  resolveOptions,
  type Seat,
  seededDraws,
  viewOf,
} from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { answer, castOf, type Question } from '../src/answer.ts';
import { playMatch } from '../src/arena/sitting.ts';

/** Here the rules ask for a card of the hand, or for one that it is not. */
const FORCED: ReadonlySet<string> = new Set(['cover', 'recover', 'showing', 'search', 'salvage', 'shedding']);
const OTHERS = { hoax: 'random', decrees: 'clerk' } as const;
const MATCHES = 4;
/** Of each kind and match. */
const MOST = 40;

interface Asked {
  readonly kind: string;
  readonly isAlike: boolean;
}

interface Place {
  readonly match: Match<GameTypes>;
  readonly seat: Seat;
  readonly ask: number;
}

function isAlikeElsewhere(game: string, level: Question['level'], { match, seat, ask }: Place, seed: number): boolean {
  const world = match.game.imagine(viewOf(match.state, 'public') as never, fastDice(seed).draws('other world'));
  const [here, there] = [match.state, world].map((state) =>
    answer({ game, level, view: viewOf(state as never, seat) as never, ask }, seededDraws(seed, 'bot')),
  );
  return isEqual(here, there);
}

/** In matches of others; what is asked there is asked of the one whom it is about. */
function asked(game: 'hoax' | 'decrees', level: Question['level']): Asked[] {
  const cast = castOf(game);
  const resolved = resolveOptions(cast.game.options, {}, 5);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  const found: Asked[] = [];
  for (let seed = 0; seed < MATCHES; seed++) {
    const seen = new Map<string, number>();
    let ask = 0;
    const player = cast.players[OTHERS[game]];
    const listening: typeof player = (view, specs, draws) => {
      ask = specs[0].ask;
      return player(view, specs, draws);
    };
    playMatch({
      game: cast.game,
      config: resolved.config,
      players: Array.from({ length: 5 }, () => listening),
      seed,
      besideFor: () => null,
      hear(match, seat) {
        const { kind } = match.game.asks(match.state.table as never).find(({ id }) => id === ask) as never;
        const count = seen.get(kind) ?? 0;
        if (FORCED.has(kind) || count >= MOST) return;
        seen.set(kind, count + 1);
        found.push({ kind, isAlike: isAlikeElsewhere(game, level, { match, seat, ask }, 1000 * seed + count) });
      },
    });
  }
  return found;
}

const kinds = (all: readonly Asked[]) => new Set(all.map(({ kind }) => kind)).size;

describe('a bot that plays for somebody who is away', () => {
  it.each(['hoax', 'decrees'] as const)('does the same in %s whatever is in the hand', (game) => {
    const all = asked(game, 'standIn');
    expect(all.length).toBeGreaterThan(100);
    expect(kinds(all)).toBeGreaterThan(3);
    expect(all.filter(({ isAlike }) => !isAlike)).toEqual([]);
  });

  it.each([
    ['hoax', 'shrewd'],
    ['decrees', 'secretary'],
  ] as const)('is not like a good player of %s: whoever looks at the cards is found out', (game, level) => {
    expect(asked(game, level).filter(({ isAlike }) => !isAlike).length).toBeGreaterThan(5);
  });
});
