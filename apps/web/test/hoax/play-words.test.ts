import { asSeat } from '@pretender/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Facts, Verdict } from '../../src/games/hoax/doubt/acts.ts';
import { openingOf, questionOf, verdictText } from '../../src/games/hoax/doubt/play-words.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { needWords, speak } from '../../src/words/words.svelte.ts';

const [me, other] = [asSeat(0), asSeat(1)];
const names = { of: (seat: number) => ['Myself', 'Tom'][seat], isMe: (seat: number) => seat === me };
const others = { ...names, isMe: () => false };

const CLAIM = { kind: 'outlaw', seat: me, as: 'baron' } as const;
const DOUBT: Facts = { kind: 'doubt', seat: me, who: 'baron', claim: CLAIM, hands: [other], kept: [], covered: [] };
const ABOUT_ME: readonly Facts[] = [
  DOUBT,
  { ...DOUBT, kind: 'collapse' },
  { ...DOUBT, claim: null },
  { ...DOUBT, claim: null, seat: other, hands: [me] },
  { ...DOUBT, kind: 'accusation', claim: null },
  { ...DOUBT, kind: 'accusation', claim: null, who: null },
  { ...DOUBT, kind: 'accusation', claim: null, seat: other, hands: [me] },
  { ...DOUBT, kind: 'accusation', claim: null, seat: other, hands: [me], who: null },
];
const VERDICTS: readonly Verdict[] = [
  { isTrue: true, points: 3, isRemembered: false },
  { isTrue: false, points: 0, isRemembered: false },
];

const said = (facts: Facts, by: typeof names) => [
  ...Object.values(openingOf(facts, by)),
  questionOf(facts, by),
  ...VERDICTS.flatMap((verdict) => Object.values(verdictText(facts, verdict, by))),
];

beforeAll(() => needWords('hoax', 'hoaxClaims', 'hoaxTable'));
afterAll(() => speak('en'));

it.each(LANGUAGES)('never speaks of the reader by name, in %s', async (language) => {
  await speak(language);
  expect(ABOUT_ME.flatMap((facts) => said(facts, names)).filter((text) => text.includes('Myself'))).toEqual([]);
  for (const facts of ABOUT_ME) expect(said(facts, others).join(' ')).toContain('Myself');
});

it('asks the same question whoever it is about, and does not name what only two know', async () => {
  const unknown: Facts = { ...DOUBT, kind: 'accusation', claim: null, who: null };
  const questions: string[] = [];
  for (const language of LANGUAGES) {
    await speak(language);
    questions.push(questionOf(DOUBT, others), questionOf(unknown, others));
  }
  expect(questions).toEqual([
    'Is Myself the Baron?',
    'Is Tom right about Myself?',
    'Ist Myself der Baron?',
    'Hat Tom Myself erkannt?',
    'Myself è il Barone?',
    'Tom ha ragione su Myself?',
    'Myself, c’est le Baron\u00a0?',
    'Qui est Myself\u00a0: Tom a deviné\u00a0?',
  ]);
});
