import { seededDraws } from '@pretender/kernel';
import { courtFor } from '@pretender/protocol/court';
import { FIRST_TABLE } from '@pretender/web/first-table';
import { describe, expect, it } from 'vitest';
import { type Clocked, clockMatch, type Evening } from '../src/minutes/page-clock.ts';
import { VirtualTime } from '../src/minutes/virtual-time.ts';
import { spreadOf } from '../src/simulate/figures.ts';
import { hear } from './heard.ts';

const EVENING: Evening = {
  options: {},
  bots: ['honest', 'honest'],
  person: 'cautious',
  moment: 1500,
  seed: 3,
};

describe('a time in which nobody waits', () => {
  it('does everything in the order in which it is due, and nothing that was called off', () => {
    const time = new VirtualTime(seededDraws(1, 'time'));
    const done: string[] = [];
    const note = (name: string) => () => void done.push(`${name} ${time.now()}`);
    time.after(300, note('late'));
    const callOff = time.after(200, note('never'));
    time.after(100, () => {
      note('early')();
      time.after(50, note('then'));
    });
    time.after(100, note('also early'));
    callOff();
    while (time.step());
    expect(done).toEqual(['early 100', 'also early 100', 'then 150', 'late 300']);
  });
});

describe('the clock of the page', { timeout: 120_000 }, () => {
  it('comes to the same for the same seed', async () => {
    const first = await clockMatch(EVENING);
    expect(await clockMatch(EVENING)).toEqual(first);
    expect(first.laps.length).toBeGreaterThan(0);
    expect(first.turns).toBeCloseTo(3 * first.laps.reduce((sum, each) => sum + each, 0), 6);
  });

  // Nobody else takes more than 2.2 seconds, so everything that is answered at all was waited for.
  it('is exactly so much later as the person thinks longer for every answer', async () => {
    const quick = await clockMatch({ ...EVENING, moment: 4000 });
    const slow = await clockMatch({ ...EVENING, moment: 5000 });
    expect(slow).toMatchObject({ questions: quick.questions, answers: quick.answers, turns: quick.turns });
    expect((slow.minutes - quick.minutes) * 60).toBeCloseTo(quick.answers, 6);
    expect(quick.answers).toBeLessThanOrEqual(quick.questions);
  });

  it('is told with its spread', async () => {
    const { code, out, err } = await hear(['minutes', 'honest', '--seats', '3', '--matches', '2']);
    expect([code, err]).toEqual([0, '']);
    for (const row of [
      /minutes until the crown +\d+\.\d/,
      /questions to the person +\d+/,
      /turns of each heir in a round +\d/,
    ])
      expect(out).toMatch(row);
    const { bots } = JSON.parse(
      (await hear(['minutes', 'honest,random', '--seats', '4', '--matches', '1', '--json'])).out,
    );
    expect(bots).toEqual(['honest', 'random', 'honest']);
  });

  it('seats the court of the page', async () => {
    const { out } = await hear(['minutes', 'court', '--seats', '3', '--matches', '1', '--json']);
    expect(JSON.parse(out).bots).toEqual(['prosecutor', 'mountebank']);
  });

  it('says who can sit there', async () => {
    const { code, err } = await hear(['minutes', 'honest,thumb']);
    expect(code).toBe(2);
    expect(err).toMatch(/^pretender: LEVEL must be one of random, .*, not "thumb"\.$/);
    expect((await hear(['minutes', 'honest', '--person', 'nobody'])).err).toMatch(/--person must be one of/);
  });
});

/** `npm run soak` plays many times as many. */
const TIMES = Number(process.env.PRETENDER_TIMES ?? 1);

describe('the first table', { timeout: 300_000 * TIMES }, () => {
  it('comes to a crown within ten minutes, with doubts enough that carry, and some of them wrong', async () => {
    const { seats, options } = FIRST_TABLE;
    const court = courtFor({ game: 'hoax', company: 'court', count: seats - 1, isTaken: () => false });
    const evening = { ...EVENING, options, bots: court.map(({ level }) => level) };
    const matches: Clocked[] = [];
    for (let seed = 0; seed < 30 * TIMES; seed++) matches.push(await clockMatch({ ...evening, seed }));
    const of = (what: 'minutes' | 'questions' | 'carried' | 'wrong') => spreadOf(matches.map((match) => match[what]));
    expect(of('minutes').p50).toBeLessThanOrEqual(10);
    expect(of('questions').p90).toBeLessThanOrEqual(120);
    expect(of('carried').mean).toBeGreaterThanOrEqual(4);
    expect(of('wrong').mean).toBeGreaterThanOrEqual(1);
  });
});
