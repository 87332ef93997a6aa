import { beforeAll, expect, it } from 'vitest';
import { de, que } from '../src/words/french.ts';
import { needWords, speak, words } from '../src/words/words.svelte.ts';

beforeAll(async () => {
  await needWords('hoaxLog', 'replay');
  await speak('fr');
});

it.each([
  ['Ada', 'd’Ada'],
  ['Héritier du Moulin', 'd’Héritier du Moulin'],
  ['Élise', 'd’Élise'],
  ['Œdipe', 'd’Œdipe'],
  ['Hugo', 'd’Hugo'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Hans', 'de Hans'],
  ['Heinz', 'de Heinz'],
  ['Tom', 'de Tom'],
  ['#3', 'de #3'],
])('the card of %s', (name, said) => {
  expect(de(name)).toBe(said);
});

it('does the same to que', () => {
  expect([que('Ada'), que('Tom')]).toEqual(['qu’Ada', 'que Tom']);
});

it('reaches the sentences', () => {
  expect(words.replay.eyesOf({ name: 'Héritier du Moulin' })).toBe('Vu par Héritier du Moulin');
  expect(words.hoaxLog.finaleBegan({ you: 'other', a: 'Ada', b: 'Tom' })).toContain('Il ne reste qu’Ada et Tom');
});
