// Deals at which everybody does whatever comes to mind: commits, opens, is late, goes and comes, while the server is killed now and then.
// Whatever happens, the cards follow from a seed that was sealed before, and from numbers that were all committed to before any was opened.

import { pick, seededDraws } from '@pretender/kernel';
import { dealKey, numberCommitment, toHex } from '@pretender/protocol';
import { expect, it } from 'vitest';
import type { Sealed, TableLine } from '../../src/tables/lines.ts';
import { commitTo, openNumber } from './numbers.ts';
import { type Waiting, waiting } from './waiting.ts';

/** By hand: PRETENDER_EVENINGS=500 npx vitest run --project server dealing-evenings */
const EVENINGS = Number(process.env.PRETENDER_EVENINGS ?? 25);
const STEPS = 30;
const PEOPLE = 3;

/** What the log says of the deal, told in one's own words and not by the server. */
async function checkDeal(lines: readonly TableLine[], table: string): Promise<string> {
  let sealed: Sealed = { seed: '', commitment: '' };
  let commitments = new Map<number, string>();
  let fixed: Map<number, string> | null = null;
  let opened = new Map<number, string>();
  const voided = new Set<number>();
  let attempt = 1;
  for (const line of lines) {
    if (line.kind === 'opened' || line.kind === 'voided') {
      sealed = line.next;
      commitments = new Map();
      opened = new Map();
      fixed = null;
    }
    if (line.kind === 'voided') {
      attempt++;
      for (const seat of line.seats) {
        expect(voided.has(seat), 'nobody voids twice').toBe(false);
        voided.add(seat);
      }
    } else if (line.kind === 'committed') {
      expect(fixed, 'nobody commits when the set is fixed').toBeNull();
      commitments.set(line.seat, line.commitment);
    } else if (line.kind === 'fixed') {
      fixed = new Map(line.seats.map((seat) => [seat, commitments.get(seat) ?? '']));
      expect([...fixed.keys()].some((seat) => voided.has(seat))).toBe(false);
    } else if (line.kind === 'number') {
      expect(fixed?.get(line.seat)).toBe(await numberCommitment(sealed.commitment, line.seat, line.nonce));
      opened.set(line.seat, line.nonce);
    } else if (line.kind === 'started') {
      expect([...opened.keys()].sort()).toEqual([...(fixed?.keys() ?? [])].sort());
      const numbers = Array.from({ length: PEOPLE + 1 }, (_, seat) => {
        const nonce = opened.get(seat);
        return nonce === undefined ? null : { nonce };
      });
      const seed = Uint8Array.from(Buffer.from(sealed.seed, 'hex'));
      expect(line.key).toBe(toHex(await dealKey(seed, numbers, { table, match: 1, attempt })));
      return `${opened.size} numbers, attempt ${attempt}`;
    }
  }
  return 'never';
}

/** Nobody is told a number before the match begins, whoever has opened it. */
async function checkSecrets({ clients, watcher, lines }: Waiting): Promise<void> {
  const log = await lines();
  if (log.some(({ kind }) => kind === 'started')) return;
  const heard = [watcher, ...clients].flatMap(({ frames }) => frames).join();
  for (const line of log) if (line.kind === 'number') expect(heard).not.toContain(line.nonce);
}

async function act(round: Waiting, random: ReturnType<typeof seededDraws>): Promise<void> {
  const seat = random.below(PEOPLE);
  const client = round.clients[seat];
  const number = () => String(random.below(4)).repeat(32);
  const acts: readonly (() => Promise<unknown>)[] = [
    () => commitTo(client, number()),
    () => commitTo(client, number()),
    () => openNumber(client, number()),
    () => openNumber(client, number()),
    () => openNumber(client, number()),
    async () => (client.session === null ? round.back(seat) : client.drop()),
    () => round.say(0, { t: 'start' }),
    () => round.pass(pick(random, [1, 500, 3000, 6000])),
    async () => {
      if (random.below(4) > 0) return;
      await round.crash();
      await round.back(0, 1, 2);
    },
  ];
  await pick(random, acts)();
  await round.pass(1);
  await checkSecrets(round);
}

it(`on ${EVENINGS} evenings the cards follow from what everybody was bound to, and are always dealt`, {
  timeout: 600_000,
}, async () => {
  const seen = new Map<string, number>();
  for (let evening = 0; evening < EVENINGS; evening++) {
    const random = seededDraws(evening, 'dealing');
    const round = await waiting(PEOPLE, { seats: PEOPLE + 1 });
    for (let step = 0; step < STEPS; step++) {
      await act(round, random);
      if (round.clients[0].session === null) await round.back(0);
    }
    await round.say(0, { t: 'start' });
    await round.pass(60_000);
    const outcome = await checkDeal(await round.lines(), round.table);
    expect(outcome, `evening ${evening}`).not.toBe('never');
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
  }
  // It proves nothing if nothing happens on them.
  expect([...seen.keys()].filter((outcome) => !outcome.startsWith('0')).length).toBeGreaterThan(1);
  expect([...seen.keys()].some((outcome) => !outcome.endsWith('attempt 1'))).toBe(true);
});
