import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
    expect(out).toMatch(/gives the same events \(\d+ entries\)\.$/);
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
    const { reader, entries, replay } = JSON.parse(out);
    expect([code, reader, replay]).toEqual([0, 1, { ok: true }]);
    const events: Json[] = entries.flatMap((entry: { events: Json[] }) => entry.events);
    expect(events.filter(({ type }) => type === 'dealt').every(({ seat }) => seat === 1)).toBe(true);
    expect(entries[0]).not.toHaveProperty('cause');
    expect(JSON.parse((await hear(['replay', file, '--json', '--seat', 'truth'])).out).entries[0].cause).toEqual({
      by: 'begin',
    });
  });
});

describe('a record that somebody has touched', () => {
  it.each<[string, (record: RecordJson) => unknown]>([
    ['another card was dealt', (record) => Object.assign(eventOf(record, 'dealt'), { identity: 'nobody' })],
    ['somebody got more points', (record) => Object.assign(eventOf(record, 'scored'), { points: 9 })],
    ['a move was left out', ({ entries }) => entries.splice(5, 1)],
    ['a move became another', ({ entries }) => Object.assign(entries[1], { cause: { by: 'lapse', ask: 1 } })],
    ['the seed is another', (record) => Object.assign(record, { seed: { kind: 'fast', value: 12 } })],
    ['the rules are others', (record) => Object.assign(record, { rules: 0 })],
  ])('is not genuine when %s', async (_title, change) => {
    const { code, out, err } = await hear(['replay', await savedMatch(change)]);
    expect(`${out}\n${err}`).toMatch(/gives other events: entry \d+, |does not fit/);
    expect(code).toBe(1);
  });

  it('is refused with a sentence when an event hits a seat that is not there', async () => {
    const file = await savedMatch((record) => Object.assign(eventOf(record, 'scored'), { seat: 99 }));
    const { code, err } = await hear(['replay', file]);
    expect(err).toMatch(/^pretender: entry \d+ does not fit/);
    expect(code).toBe(1);
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
