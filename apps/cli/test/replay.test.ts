import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Hoax, hoax, IDENTITIES } from '@pretender/hoax';
import {
  beginMatch,
  diceFor,
  type MatchRecord,
  missing,
  openAsks,
  recordOf,
  resolveOptions,
  type Seat,
  seededDraws,
  settle,
  submit,
} from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { botMove } from '../src/play/bots.ts';
import { folderWith, hear } from './heard.ts';

type Json = Record<string, unknown>;
interface RecordJson extends Json {
  entries: { cause: Json; events: Json[] }[];
}

/** A match of bots, saved; `change` may tamper with it. */
async function savedMatch(change: (record: RecordJson) => unknown = () => {}): Promise<string> {
  const file = join(folderWith({}), 'match.json');
  expect((await hear(['play', '--watch', '--seats', '3', '--seed', '11', '--save', file])).code).toBe(0);
  const record = JSON.parse(readFileSync(file, 'utf8')) as RecordJson;
  change(record);
  writeFileSync(file, JSON.stringify(record));
  return file;
}

function eventOf({ entries }: RecordJson, type: string): Json {
  const event = entries.flatMap(({ events }) => events).find((candidate) => candidate.type === type);
  if (!event) throw new Error(`the match has no event ${type}`);
  return event;
}

describe('replay', () => {
  it('tells a saved match again and finds it genuine', async () => {
    const { code, out, err } = await hear(['replay', await savedMatch()]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Round 1:');
    expect(out).toContain('wins the crown!');
    expect(out).toMatch(/gives the same events\.$/);
  });

  it('tells each reader what that reader was told', async () => {
    const file = await savedMatch();
    const everybody = (await hear(['replay', file])).out;
    const ann = (await hear(['replay', file, '--seat', '0'])).out;
    const truth = (await hear(['replay', file, '--seat', 'truth'])).out;
    expect(everybody).not.toMatch(/\bYou\b|Put aside/);
    expect(ann).toMatch(/You are the \w+\./);
    expect(ann).not.toMatch(/Bob is the|Put aside/);
    for (const part of ['Ann is the', 'Bob is the', 'Cid is the', 'Put aside unseen', '(Ann: pass.)'])
      expect(truth).toContain(part);
  });

  it('begins where it is told to, with the whole past behind it', async () => {
    const file = await savedMatch();
    const all = (await hear(['replay', file])).out.split('\n');
    const late = (await hear(['replay', file, '--from', '40'])).out.split('\n');
    expect(late.length).toBeLessThan(all.length);
    expect(all.slice(-late.length)).toEqual(late);
  });

  it('prints JSON with told events only, and causes only with the truth', async () => {
    const file = await savedMatch();
    const { code, out } = await hear(['replay', file, '--json', '--seat', '1']);
    const { reader, steps, replay } = JSON.parse(out);
    expect([code, reader, replay]).toEqual([0, 1, { ok: true }]);
    const events: Json[] = steps.flatMap((step: { events: Json[] }) => step.events);
    expect(events.filter(({ type }) => type === 'dealt').every(({ seat }) => seat === 1)).toBe(true);
    expect(steps.map(({ step }: Json) => step)).toEqual([...steps.keys()]);
    expect(steps[0]).not.toHaveProperty('cause');
    expect(JSON.parse((await hear(['replay', file, '--json', '--seat', 'truth'])).out).steps[0].cause).toEqual({
      by: 'begin',
    });
  });
});

/** A hundred entries of a match, and the same again in which Ann has once thought better of her first cover. */
function twins(): { readonly once: MatchRecord<Hoax>; readonly twice: MatchRecord<Hoax> } {
  const names = ['Ann', 'Bob', 'Cid'];
  const seed = { kind: 'fast', value: 3 } as const;
  const resolved = resolveOptions(hoax.options, {}, names.length);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  const played = (covers: number): MatchRecord<Hoax> => {
    const match = beginMatch(hoax, resolved.config, names.length, diceFor(seed));
    const draws = seededDraws(4, 'twins');
    const ann = 0 as Seat;
    const others = IDENTITIES.filter((identity) => identity !== match.state.hands[ann].identity);
    for (const identity of others.slice(0, 2).slice(-covers)) {
      const [ask] = openAsks(match);
      expect(submit(match, ann, ask.id, { type: 'cover', identities: [identity] }).ok).toBe(true);
    }
    while (match.entries.length < 99 + covers) {
      settle(match);
      const [ask] = openAsks(match);
      const [seat] = missing(match, ask);
      expect(submit(match, seat, ask.id, botMove(match, seat, ask, draws)).ok).toBe(true);
    }
    const record = recordOf(match, { options: {}, names, seed });
    return { ...record, entries: record.entries.slice(0, 99 + covers) };
  };
  return { once: played(1), twice: played(2) };
}

describe('a secret answer that was changed', () => {
  it('leaves no trace for those who were not told, whatever they ask', async () => {
    const { once, twice } = twins();
    expect([once.entries.length, twice.entries.length]).toEqual([100, 101]);
    const folder = folderWith({ 'once.json': JSON.stringify(once), 'twice.json': JSON.stringify(twice) });
    const both = (...args: string[]) =>
      Promise.all(['once.json', 'twice.json'].map((name) => hear(['replay', join(folder, name), ...args])));
    for (const seat of ['public', '1'])
      for (const more of [[], ['--json'], ['--from', '20'], ['--from', '100000']]) {
        const [first, second] = await both('--seat', seat, ...more);
        expect(second).toEqual(first);
      }
    const [first, second] = await both('--seat', 'truth');
    expect(second).not.toEqual(first);
    expect([first.code, second.code]).toEqual([0, 0]);
  });
});

describe('a record that somebody has touched', () => {
  it.each<[string, (record: RecordJson) => unknown]>([
    ['another card was dealt', (record) => Object.assign(eventOf(record, 'dealt'), { identity: 'nobody' })],
    ['somebody got more points', (record) => Object.assign(eventOf(record, 'scored'), { points: 9 })],
    ['a secret answer was left out', ({ entries }) => entries.splice(1, 1)],
    ['a move became another', ({ entries }) => Object.assign(entries[1], { cause: { by: 'lapse', ask: 1 } })],
    ['the seed is another', (record) => Object.assign(record, { seed: { kind: 'fast', value: 12 } })],
  ])('is not genuine when %s', async (_title, change) => {
    const file = await savedMatch(change);
    const { code, out, err } = await hear(['replay', file]);
    expect(out).toMatch(/gives other events; `--seat truth` says where\.$/);
    expect([code, err]).toEqual([1, '']);
    const truth = await hear(['replay', file, '--seat', 'truth']);
    expect(truth.out).toMatch(/gives other events: entry \d+, .+$/);
    expect(truth.code).toBe(1);
  });

  it('names no card to those who may not know it', async () => {
    const genuine = (await hear(['replay', await savedMatch()])).out.split('\n');
    const file = await savedMatch((record) => Object.assign(eventOf(record, 'dealt'), { identity: 'nobody' }));
    const touched = (await hear(['replay', file])).out.split('\n');
    expect(touched.slice(0, -1)).toEqual(genuine.slice(0, -1));
    expect(touched.at(-1)).not.toMatch(new RegExp([...IDENTITIES, 'nobody', 'entry'].join('|'), 'i'));
    const { replay } = JSON.parse((await hear(['replay', file, '--json'])).out);
    expect(replay).toEqual({ ok: false });
    expect((await hear(['replay', file, '--seat', 'truth'])).out.split('\n').at(-1)).toContain('nobody');
  });

  it.each<[string, (record: RecordJson) => unknown]>([
    ['an event hits a seat that is not there', (record) => Object.assign(eventOf(record, 'scored'), { seat: 99 })],
    ['nobody begins', (record) => Object.assign(eventOf(record, 'roundBegan'), { starter: 99 })],
    ['a claim is missing', (record) => Object.assign(eventOf(record, 'claimed'), { claim: null })],
    ['a cover names nothing', (record) => Object.assign(eventOf(record, 'covered'), { identities: undefined })],
  ])('is damaged when %s, in one plain sentence', async (_title, change) => {
    const file = await savedMatch(change);
    for (const more of [[], ['--json'], ['--seat', 'truth']]) {
      const { code, out, err } = await hear(['replay', file, ...more]);
      expect(err).toBe(`pretender: ${file} is damaged: it tells of events that cannot follow each other.`);
      expect([code, out]).toEqual([2, '']);
    }
  });

  it('says so when it was recorded under other rules', async () => {
    const file = await savedMatch((record) => Object.assign(record, { rules: 0 }));
    const rules = `recorded under rules 0, and these are rules ${hoax.rules}`;
    for (const seat of ['public', 'truth']) {
      const { code, out } = await hear(['replay', file, '--seat', seat]);
      expect(out).toContain(`The match was ${rules}`);
      expect(out).not.toContain('other events');
      expect(code).toBe(1);
    }
    const { replay } = JSON.parse((await hear(['replay', file, '--json'])).out);
    expect(replay).toEqual({ ok: false, message: rules });
    const broken = await savedMatch((record) => {
      Object.assign(record, { rules: 0 });
      Object.assign(eventOf(record, 'scored'), { type: 'robbed' });
    });
    expect(await hear(['replay', broken])).toMatchObject({ code: 2, err: expect.stringContaining(rules) });
  });

  it.each<[string, (record: RecordJson) => unknown, string]>([
    ['has an unknown version', (record) => Object.assign(record, { version: 99 }), 'version 99'],
    ['is of an unknown game', (record) => Object.assign(record, { game: 'chess' }), 'game "chess" is not known'],
    ['has an unknown event', (record) => Object.assign(eventOf(record, 'scored'), { type: 'robbed' }), 'does not know'],
    [
      'has an event that every object has',
      (record) => Object.assign(eventOf(record, 'scored'), { type: 'valueOf' }),
      'does not know',
    ],
    ['has unknown options', (record) => Object.assign(record, { options: { speed: 3 } }), 'speed'],
    ['has too few seats', (record) => Object.assign(record, { names: ['Ann'] }), '1 seats'],
    [
      'has a broken seed',
      (record) => Object.assign(record, { seed: { kind: 'chacha20', value: 'x' } }),
      '64 hexadecimal digits',
    ],
  ])('is no record when it %s', async (_title, change, part) => {
    const { code, out, err } = await hear(['replay', await savedMatch(change)]);
    expect(err).toContain(part);
    expect(err.split('\n')).toHaveLength(1);
    expect([code, out]).toEqual([2, '']);
  });

  it.each([
    ['is not JSON', 'Dear diary'],
    ['is JSON, but no record', '[1, 2, 3]'],
    ['is nothing', 'null'],
  ])('is no record when it %s', async (_title, text) => {
    const { code, err } = await hear(['replay', join(folderWith({ 'r.json': text }), 'r.json')]);
    expect(err).toMatch(/is not a match record/);
    expect(code).toBe(2);
  });
});
