import { asSeat } from '@pretender/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { momentText } from '../../src/games/hoax/doubt/moment-words.ts';
import type { Moment } from '../../src/games/hoax/doubt/moments.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { needWords, speak } from '../../src/words/words.svelte.ts';

const [me, other] = [asSeat(0), asSeat(1)];
const names = { of: (seat: number) => ['Myself', 'Tom'][seat], isMe: (seat: number) => seat === me };

const ABOUT_ME: readonly Moment[] = [
  { kind: 'exposed', seat: me, who: 'thief', isRemembered: false },
  { kind: 'proved', seat: me, who: 'thief', points: 3 },
  { kind: 'collapsed', seat: me, who: 'thief' },
  { kind: 'verdict', accuser: me, target: other, right: true, who: 'thief' },
  { kind: 'verdict', accuser: me, target: other, right: false, who: null },
  { kind: 'verdict', accuser: other, target: me, right: true, who: null },
  { kind: 'verdict', accuser: other, target: me, right: false, who: null },
  { kind: 'dealt', who: 'monk' },
];

beforeAll(() => needWords('hoax', 'hoaxTable'));
afterAll(() => speak('en'));

it.each(LANGUAGES)('never speaks of the reader by name, in %s', async (language) => {
  await speak(language);
  const said = ABOUT_ME.flatMap((moment) => Object.values(momentText(moment, names)));
  expect(said.filter((text) => text.includes('Myself'))).toEqual([]);
  const others = { ...names, isMe: () => false };
  const aboutOthers = ABOUT_ME.slice(0, -1).map((moment) => Object.values(momentText(moment, others)).join(' '));
  expect(aboutOthers.every((text) => text.includes('Myself'))).toBe(true);
});

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
