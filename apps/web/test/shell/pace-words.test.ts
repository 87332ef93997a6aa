import { SPEEDS } from '@pretender/protocol/constants';
import { beforeAll, expect, it } from 'vitest';
import { paceText } from '../../src/shell/create/pace-words.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { needWords, speak } from '../../src/words/words.svelte.ts';

beforeAll(() => needWords('create'));

const say = (game: string, speed: (typeof SPEEDS)[number]) => paceText({ game, speed, hours: 24 });

it('says the seconds that the clocks of this game run by', async () => {
  await speak('en');
  expect(say('hoax', 'normal')).toBe('8 seconds to object, a minute for your turn.');
  expect(say('decrees', 'normal')).toBe('8 seconds to object, 90 seconds for your turn.');
  expect(say('hoax', 'brisk')).toContain('4 seconds to object, 40 seconds for your turn.');
  expect(say('decrees', 'brisk')).toContain('4 seconds to object, a minute for your turn.');
  expect(say('hoax', 'relaxed')).toContain('16 seconds to object, two minutes for your turn.');
  expect(say('decrees', 'relaxed')).toContain('16 seconds to object, three minutes for your turn.');
});

it('says something whole at every speed in every language', async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    for (const speed of SPEEDS) expect(say('decrees', speed)).toMatch(/^[^{}]+\.$/);
  }
  await speak('en');
});
