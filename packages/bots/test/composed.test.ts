// Effects that somebody composes for a card: agreed to, unless they cost more than a little.

import { decrees, type View } from '@pretender/decrees';
import { asSeat, beginMatch, fastDice, lapse, openAsks, resolveOptions, seededDraws, settle } from '@pretender/kernel';
import { expect, it } from 'vitest';
import { ANSWERS } from '../src/decrees/answers.ts';

const ME = asSeat(1);

function firstTurn(): View {
  const resolved = resolveOptions(decrees.options, {}, 5);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  const match = beginMatch(decrees, resolved.config, 5, fastDice(3));
  while (match.state.table.turn.number === 0) {
    for (const ask of openAsks(match)) lapse(match, ask.id);
    settle(match);
  }
  return match.views[ME];
}

const view = firstTurn();
const { ministries, posts } = view.table;
const mine = ministries.find((id) => posts[id].director === ME);
const foreign = ministries.find((id) => posts[id].director !== ME && posts[id].director !== null);

function answerTo(effect: readonly object[]): string | undefined {
  const resolving = { card: 'overtime', seat: 0, with: { effect } };
  const asked = { ...view, table: { ...view.table, resolving } } as unknown as View;
  return ANSWERS.consent(asked, ME, [], seededDraws(1, 'mind'))?.type;
}

it.each([
  [{ op: 'gainPB', who: ME, n: 4 }],
  [{ op: 'movePB', from: 0, to: ME, n: 20 }],
  [{ op: 'mbToPlayer', ministry: foreign, who: ME, n: 4 }],
  [{ op: 'mbToDirector', ministry: mine, n: 4 }],
])('objects to %j', (line) => {
  expect(answerTo([line])).toBe('object');
});

it('adds up what lands on the seat, and does not count on what is taken away', () => {
  expect(
    answerTo([
      { op: 'gainPB', who: ME, n: 2 },
      { op: 'movePB', from: 0, to: ME, n: 2 },
    ]),
  ).toBe('object');
  expect(
    answerTo([
      { op: 'removePB', who: ME, n: 20 },
      { op: 'gainPB', who: ME, n: 20 },
    ]),
  ).toBe('object');
});

it('takes the desk that somebody may be put at for the own', () => {
  const lands = { op: 'mbToDirector', ministry: foreign, n: 9 };
  expect(answerTo([lands])).toBe('agree');
  expect(answerTo([{ op: 'swapDirectors', a: mine, b: foreign }, lands])).toBe('object');
});

it('agrees to what costs it little, and to what others pay', () => {
  expect(answerTo([{ op: 'gainPB', who: ME, n: 3 }])).toBe('agree');
  expect(answerTo([{ op: 'gainPB', who: 2, n: 20 }])).toBe('agree');
});
