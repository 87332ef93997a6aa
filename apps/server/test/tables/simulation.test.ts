import { hoax } from '@pretender/hoax';
import { type Game, type GameTypes, type MatchRecord, replay } from '@pretender/kernel';
import { checkFairness, type RecordSheet } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import type { Line } from '../../src/store/store.ts';
import { hashOf } from '../../src/tables/keys.ts';
import type { TableLine } from '../../src/tables/lines.ts';
import { changeKey, deliver, loseAnswer } from './evening/coming.ts';
import { type Evening, isOver, SOMETIMES, TENANT } from './evening/evening.ts';
import { openEvening } from './evening/open.ts';
import { comeHome, playEvening } from './evening/play.ts';
import { fakeClient } from './fake-client.ts';

/** By hand: PRETENDER_EVENINGS=5000 npx vitest run --project server simulation */
const EVENINGS = Number(process.env.PRETENDER_EVENINGS ?? 28);
const STEPS = 400;

async function expectSound(evening: Evening): Promise<void> {
  await comeHome(evening);
  expect(evening.failures).toEqual([]);
  const lines = await evening.store.read(evening.table, -1);
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, at) => at));
  const commands = lines.flatMap(({ cmd }) => (cmd === null ? [] : [cmd.replace(TENANT, ':')]));
  expect(commands.filter((cmd, at) => commands.indexOf(cmd) !== at)).toEqual([]);
  for (const cmd of evening.acknowledged) expect(commands).toContain(cmd);
  await expectKeys(evening, lines);
  for (const ticket of evening.used)
    expect(await evening.hall.useTicket(evening.table, ticket)).toMatchObject({ refusal: { code: 'wrong-ticket' } });
  for (const { tabs, seat } of evening.people)
    expect(tabs.length, `nobody can sit at ${seat} any more`).toBeGreaterThan(0);
  const everybody = [{ client: evening.watcher, token: null }, ...evening.people.flatMap(({ tabs }) => tabs)];
  for (const { client, token } of everybody) {
    const fresh = fakeClient(() => evening.hall, evening.table, token);
    await fresh.connect();
    expect(client.view).toEqual(fresh.view);
    expect(client.n).toBe(fresh.n);
  }
}

/** Whoever was given a seat last has it, and nobody who had it before. */
async function expectKeys({ store, table, people }: Evening, lines: readonly Line[]): Promise<void> {
  const asked = new Map<number, string>();
  const given = new Map<number, string>();
  for (const { body } of lines) {
    const line = JSON.parse(body) as TableLine;
    if (line.kind === 'asksBack') asked.set(line.request, line.hash);
    if (line.kind === 'rekeyed') given.set(line.seat, line.hash);
    if (line.kind === 'returned' && line.yes) given.set(line.seat, asked.get(line.request) ?? '');
  }
  for (const { seat, tokens } of people) {
    const good = given.get(seat) ?? hashOf(tokens[0]);
    for (const hash of tokens.map(hashOf))
      expect(await store.keyOwner(hash)).toEqual(hash === good ? { table, seat } : null);
  }
}

async function expectFair(evening: Evening): Promise<void> {
  const sheet = await evening.hall.record(evening.table, 1);
  if (!sheet.ok) throw new Error(sheet.refusal.code);
  const { record, ...claim } = JSON.parse(String(sheet.value)) as RecordSheet;
  expect(await checkFairness(claim)).toEqual({ ok: true, key: record.seed.value });
  expect(evening.watcher.told).toContainEqual(expect.objectContaining({ type: '@ended', seed: claim.seed }));
  expect(replay(hoax as unknown as Game<GameTypes>, record as MatchRecord<GameTypes>)).toMatchObject({ ok: true });
}

describe('whole evenings with drops, duplicates, faults and crashes', () => {
  it('say nothing again under another key: to the table that is somebody else', async () => {
    const evening = await openEvening(1);
    const [ada, bruno] = evening.people;
    const word = { t: 'say', id: 'lost', text: 'Hm.' } as const;
    const said = deliver(evening, bruno, bruno.tabs[0], word);
    await evening.world.pass(500);
    await said;
    loseAnswer(bruno, bruno.tabs[0], word);
    const changed = changeKey(evening, bruno, 1);
    await evening.world.pass(500);
    await changed;
    // What the server stood still in between does not count.
    await evening.world.pass(600_000);
    void deliver(evening, ada, ada.tabs[0], { t: 'vote', id: 'end', motion: { kind: 'windUp' }, yes: true });
    for (let second = 0; second < 10; second++) await evening.world.pass(1000);
    // What one voice has granted passes with other cards.
    void deliver(evening, ada, ada.tabs[0], { t: 'rematch', id: 'next' });
    for (let second = 0; second < 20; second++) await evening.world.pass(1000);
    await expectSound(evening);
    expect(evening.seen.get('a seat given to a new key')).toBe(1);
  });

  it(`${EVENINGS} of them lose nothing, do nothing twice and tell everybody the same`, {
    timeout: 3_600_000,
  }, async () => {
    let [crashes, acknowledged, finished] = [0, 0, 0];
    const seen = new Map<string, number>();
    for (let seed = 0; seed < EVENINGS; seed++) {
      const tempo = seed % 3 === 0 ? 'it' : 'de';
      const evening = await openEvening(seed, {
        speed: 'brisk',
        options: { edition: tempo, finaleTurnLimit: 8, startPoints: 5 },
      });
      await playEvening(evening, STEPS);
      await expectSound(evening);
      if (isOver(evening)) await expectFair(evening);
      for (const [what, count] of evening.seen) seen.set(what, (seen.get(what) ?? 0) + count);
      crashes += evening.crashes;
      acknowledged += evening.acknowledged.size;
      finished += Number(isOver(evening));
    }
    expect(crashes).toBeGreaterThan(EVENINGS);
    expect(acknowledged).toBeGreaterThan(EVENINGS * 20);
    expect(finished).toBeGreaterThan(0);
    if (process.env.PRETENDER_EVENINGS) console.info(crashes, acknowledged, finished, Object.fromEntries(seen));
    for (const what of SOMETIMES) expect(seen.get(what) ?? 0, what).toBeGreaterThan(0);
  });
});
