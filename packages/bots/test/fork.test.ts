// A move that is only thought about changes a copy; what the copy shares with the world it came from stays as it was.

import { decrees, type Move, SUBSTITUTE } from '@pretender/decrees';
import {
  beginMatch,
  copy,
  fastDice,
  offersTo,
  type RawMove,
  randomMove,
  resolveOptions,
  type Seat,
  seededDraws,
  settle,
  submit,
} from '@pretender/kernel';
import { expect, it } from 'vitest';
import { after, thinkingWorld } from '../src/decrees/ahead.ts';

const MATCHES = 10;
const TRIES = 3;
/** Everything that somebody may do in his turn. */
const ACTIONS: readonly Move['type'][] = [
  'draw',
  'treasury',
  'manoeuvres',
  'end',
  'play',
  'distribute',
  'forward',
  'move',
  'stamp',
  'investigate',
  'reassign',
  'restructure',
];

it('leaves the world as it was, whatever is tried out in it', { timeout: 120_000 }, () => {
  const tried = new Set<string>();
  for (let number = 0; number < MATCHES; number++) {
    const resolved = resolveOptions(decrees.options, {}, 4 + (number % 2));
    if (!resolved.ok) throw new Error(resolved.problems.join());
    const match = beginMatch(decrees, resolved.config, 4 + (number % 2), fastDice(number));
    const draws = seededDraws(number, 'moves');
    for (let next = settle(match); next !== null; next = settle(match)) {
      const { seat, ask } = next;
      const specs = offersTo(match, seat).filter((spec) => spec.ask === ask.id);
      for (let time = 0; ask.kind === 'action' && time < TRIES; time++) {
        const { move } = randomMove({ game: decrees, view: match.views[seat] }, specs, draws);
        tried.add(move.type);
        const world = thinkingWorld(copy(match.state), SUBSTITUTE.deck.stagnation.id);
        const before = JSON.stringify(world);
        after(world, seat as Seat, move, fastDice(number));
        expect(JSON.stringify(world), JSON.stringify(move)).toBe(before);
      }
      const { move } = randomMove({ game: decrees, view: match.views[seat] }, specs, draws);
      expect(submit(match, seat, ask.id, move as RawMove)).toMatchObject({ ok: true });
    }
  }
  expect([...tried].sort()).toEqual([...ACTIONS].sort());
});
