import { asSeat } from '@pretender/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { momentText } from '../../src/games/hoax/doubt/moment-words.ts';
import type { Moment } from '../../src/games/hoax/doubt/moments.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { needWords, speak } from '../../src/words/words.svelte.ts';

const other = asSeat(1);
const names = { of: (seat: number) => ['Myself', 'Tom'][seat], isMe: (seat: number) => seat === 0 };

beforeAll(() => needWords('hoax', 'hoaxTable'));
afterAll(() => speak('en'));

it('gives an identity its article instead of a colon', async () => {
  const shown: Moment = { kind: 'shown', seat: other, who: ['baron', 'monk'] };
  const said: string[] = [];
  for (const language of LANGUAGES) {
    await speak(language);
    said.push(momentText({ kind: 'dealt', who: 'thief' }, names).title, momentText(shown, names).line);
  }
  expect(said).toEqual([
    'You really are the Thief. Only you know.',
    'Certainly not the Baron or the Monk. Only the two of you know.',
    'In Wahrheit bist du der Dieb. Das weißt nur du.',
    'Sicher nicht der Baron oder der Mönch. Das wisst nur ihr beide.',
    'In realtà sei il Ladro. Lo sai solo tu.',
    'Di sicuro non è il Barone o il Monaco. Lo sapete solo voi due.',
    'En réalité, tu es le Voleur. Personne d’autre ne le sait.',
    'Ce n’est certainement pas le Baron ou le Prêtre. Vous n’êtes que deux à le savoir.',
  ]);
});
