import { afterAll, beforeAll, expect, it } from 'vitest';
import { setup } from '../../src/games/hoax/setup.svelte.ts';
import { plainDraft } from '../../src/shell/create/draft.ts';
import { obstacleText, summaryText } from '../../src/shell/create/sentences.ts';
import type { Language } from '../../src/words/languages.ts';
import { needWords, speak } from '../../src/words/words.svelte.ts';

beforeAll(() => needWords('create', 'hoaxSetup'));
afterAll(() => speak('en'));

const draft = { ...plainDraft(setup), seats: 8 };
const obstacle = { options: [{ option: 'startPoints', value: 3 }], seats: null } as never;

it.each<[Language, string, RegExp]>([
  ['en', 'The Heirs of Hoax for eight. German edition of 1999.', /“[^“”]+: 3”/],
  ['de', 'Die Erben von Hoax zu acht. Deutsche Ausgabe von 1999.', /„[^„“]+: 3“/],
  ['it', 'Gli Eredi di Hoax in otto. Edizione tedesca del 1999.', /«\S[^«»]+: 3»/],
  ['fr', 'Les Héritiers de Hoax à huit. Édition allemande de 1999.', /«\u00a0[^«»]+\u00a0: 3\u00a0»/],
])('sums a table up and quotes as one does, in %s', async (language, summary, quoted) => {
  await speak(language);
  await setup.ready();
  expect(summaryText(setup, draft)).toBe(summary);
  expect(obstacleText(setup, obstacle)).toMatch(quoted);
});
