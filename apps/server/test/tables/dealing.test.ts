// How cards are dealt: everybody is bound to a number before any is opened.

import { hoax } from '@pretender/hoax';
import { beginMatch, chachaDice, type Game, type GameTypes, recordProblem, resolveOptions } from '@pretender/kernel';
import {
  checkFairness,
  dealKey,
  type FirstSheet,
  firstDealKey,
  numberCommitment,
  readSheet,
  type SecondSheet,
  toHex,
} from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { NUMBER_TIME } from '../../src/tables/dealing.ts';
import { importOf } from '../../src/tables/import.ts';
import type { LineOf } from '../../src/tables/lines.ts';
import { fakeClient } from './fake-client.ts';
import { codeOf, commitTo, opening, openNumber, sealOf, startOf } from './numbers.ts';
import { heads, NUMBERS, type Waiting, waiting } from './waiting.ts';

const types = ({ told }: Waiting['watcher']): readonly string[] =>
  told.map(({ type }) => type).filter((type) => /^@(ready|dealing|opening|opened|voided|sealed|started)$/.test(type));

const isDealt = (round: Waiting): boolean => startOf(round.watcher) !== undefined;
const seatsIn = (list: readonly { readonly seat: number }[] | undefined) => list?.map(({ seat }) => seat);

/** Ends the match at once, so that there is a file of it. */
async function sheetOf(round: Waiting, match = 1): Promise<FirstSheet | SecondSheet> {
  for (const client of round.clients) await client.send({ t: 'vote', motion: { kind: 'windUp' }, yes: true } as never);
  const file = await round.hall().record(round.table, match);
  if (!file.ok) throw new Error(file.refusal.code);
  const reading = readSheet(JSON.parse(String(file.value)), recordProblem);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.sheet;
}

async function expectFair(round: Waiting): Promise<SecondSheet> {
  const sheet = (await sheetOf(round)) as SecondSheet;
  expect(await checkFairness(sheet)).toEqual({ ok: true, key: sheet.record.seed.value });
  expect(await importOf(sheet)).toMatchObject({ ok: true });
  return sheet;
}

describe('a deal', () => {
  it('where nobody is waited for and nobody has a number is written at once, as it always was', async () => {
    const round = await waiting(2);
    await round.pass(NUMBER_TIME);
    expect(await round.start()).toBe('ack');
    expect((await round.lines()).map(({ kind }) => kind)).not.toContain('dealing');
    expect(startOf(round.watcher)).toMatchObject({ attempt: 1, numbers: [], voided: [] });
    expect(await expectFair(round)).toMatchObject({ version: 2, numbers: [null, null, null] });
  });

  it('waits for nobody where somebody plays alone with bots', async () => {
    const round = await waiting(1);
    expect(await round.start()).toBe('ack');
    expect(isDealt(round)).toBe(true);
  });

  it('in which all have committed goes on at once, and begins when the last has opened', async () => {
    const round = await waiting(3);
    await round.commit(0, 1, 2);
    expect(await round.start()).toBe('ack');
    expect(seatsIn(opening(round.watcher)?.numbers)).toEqual([0, 1, 2]);
    await round.open(2, 0);
    expect(isDealt(round)).toBe(false);
    expect(JSON.stringify(round.clients.map(({ frames }) => frames))).not.toContain(NUMBERS[0]);
    await round.open(1);
    expect(startOf(round.watcher)?.numbers).toEqual(
      [0, 1, 2].map((seat) => ({ ...opening(round.watcher)?.numbers[seat], nonce: NUMBERS[seat] })),
    );
    expect(types(round.watcher).slice(-6)).toEqual([
      ...['@dealing', '@opening', '@opened', '@opened', '@opened'],
      '@started',
    ]);
    const { numbers } = await expectFair(round);
    expect(numbers.map((number) => number?.nonce)).toEqual([...NUMBERS.slice(0, 3), undefined]);
  });

  it('follows from the seed and these numbers: the hands are those that anybody reckons from the file', async () => {
    for (const game of ['hoax', 'decrees']) {
      const round = await waiting(3, { game });
      await round.commit(0, 1, 2);
      await round.start();
      await round.open(0, 1, 2);
      const hands = round.clients.map(({ view }, seat) => JSON.stringify(view?.hands[seat]));
      const { record } = await expectFair(round);
      expect(hands).not.toContain(undefined);
      if (game !== 'hoax') continue;
      expect(heads(round)).toEqual(headsFrom(record.seed.value as string).slice(0, 3));
    }
  });

  it('waits five seconds for somebody here who has not committed, from when the seal could be known', async () => {
    const round = await waiting(3);
    await round.commit(0, 1);
    await round.pass(3000);
    await round.start();
    await round.pass(NUMBER_TIME - 3000 - 10);
    expect(opening(round.watcher)).toBeUndefined();
    await round.commit(2);
    await round.pass(1);
    expect(seatsIn(opening(round.watcher)?.numbers)).toEqual([0, 1, 2]);
  });

  it('goes on after them without whoever was late, who plays without a number', async () => {
    const round = await waiting(3);
    await round.commit(0, 1);
    await round.start();
    await round.pass(NUMBER_TIME);
    expect(seatsIn(opening(round.watcher)?.numbers)).toEqual([0, 1]);
    expect(await round.say(2, { t: 'ready', commitment: 'a'.repeat(64) })).toBe('not-now');
    expect(await round.say(2, { t: 'open', nonce: NUMBERS[2] })).toBe('not-now');
    await round.open(0, 1);
    expect(seatsIn(startOf(round.watcher)?.numbers)).toEqual([0, 1]);
    await expectFair(round);
  });

  it('does not wait for the host, who says when, nor for whoever is away', async () => {
    const round = await waiting(4);
    await round.commit(1, 3);
    round.clients[2].drop();
    round.clients[3].drop();
    await round.start();
    expect(seatsIn(opening(round.watcher)?.numbers)).toEqual([1]);
    await round.open(1);
    expect(isDealt(round)).toBe(true);
  });

  it('goes on as soon as whoever was waited for has gone', async () => {
    const round = await waiting(3);
    await round.commit(0, 1);
    await round.start();
    expect(opening(round.watcher)).toBeUndefined();
    round.clients[2].drop();
    await round.pass(1);
    expect(seatsIn(opening(round.watcher)?.numbers)).toEqual([0, 1]);
  });

  it('counts the last commitment of a seat, until the set is fixed', async () => {
    const round = await waiting(2);
    await round.commit(0);
    await commitTo(round.clients[1], 'ab'.repeat(16));
    await round.commit(1);
    await round.start();
    expect(await round.say(1, { t: 'open', nonce: 'ab'.repeat(16) })).toBe('bad-message');
    expect(await round.say(1, { t: 'ready', commitment: 'a'.repeat(64) })).toBe('not-now');
    await round.open(0, 1);
    expect(seatsIn(startOf(round.watcher)?.numbers)).toEqual([0, 1]);
  });

  it('takes a wrong number from nobody, and the right one once', async () => {
    const round = await waiting(3);
    await round.commit(0, 1, 2);
    await round.start();
    const before = (await round.lines()).length;
    const wrong = await round.clients[1].send({ t: 'open', nonce: NUMBERS[2] } as never);
    expect(wrong).toMatchObject({
      t: 'no',
      code: 'bad-message',
      field: 'nonce',
      why: expect.stringContaining('number'),
    });
    expect(await round.lines()).toHaveLength(before);
    await round.open(1);
    expect(await round.say(1, { t: 'open', nonce: NUMBERS[1] })).toBe('stale');
    expect(codeOf(await round.watcher.send({ t: 'open', nonce: NUMBERS[1] } as never))).toBe('not-seated');
  });

  it('lets nobody use the commitment of another seat, nor one from another seal', async () => {
    const round = await waiting(3);
    await round.commit(0);
    await round.say(1, { t: 'ready', commitment: await numberCommitment(sealOf(round.clients[0]), 0, NUMBERS[0]) });
    await round.say(2, { t: 'ready', commitment: await numberCommitment('0'.repeat(64), 2, NUMBERS[2]) });
    await round.start();
    await round.open(0);
    expect(await round.say(1, { t: 'open', nonce: NUMBERS[0] })).toBe('bad-message');
    expect(await round.say(2, { t: 'open', nonce: NUMBERS[2] })).toBe('bad-message');
  });

  it('leaves everybody and everything in its place while it lasts', async () => {
    const round = await waiting(3);
    await round.commit(0, 1, 2);
    await round.start();
    for (const [seat, command] of [
      [0, { t: 'start' }],
      [0, { t: 'rematch' }],
      [0, { t: 'change', settings: round.clients[0].snapshot?.settings }],
      [0, { t: 'clearSeat', seat: 1 }],
      [0, { t: 'seatBot', seat: 3, level: 'honest' }],
      [1, { t: 'leave' }],
      [1, { t: 'rename', name: 'Somebody' }],
    ] as const)
      expect(await round.say(seat, command), command.t).toBe('not-now');
    await round.open(0, 1, 2);
    expect(isDealt(round)).toBe(true);
  });

  it('needs new numbers for another match', async () => {
    const round = await waiting(2);
    await round.commit(0, 1);
    await round.start();
    await round.open(0, 1);
    await sheetOf(round);
    await round.pass(NUMBER_TIME);
    expect(await round.say(0, { t: 'rematch' })).toBe('ack');
    expect(startOf(round.watcher)?.numbers).toEqual([]);
  });
});

describe('who does not open', () => {
  it('voids the deal by name, and has no number in the next one', async () => {
    const round = await waiting(3);
    await round.commit(0, 1, 2);
    await round.start();
    const sealed = sealOf(round.clients[0]);
    await round.open(0, 1);
    await round.pass(NUMBER_TIME - 2);
    expect(types(round.watcher)).not.toContain('@voided');
    await round.pass(2);
    expect(round.watcher.told).toContainEqual({ type: '@voided', seats: [2] });
    expect(sealOf(round.clients[0])).not.toBe(sealed);
    expect(await round.say(2, { t: 'ready', commitment: 'a'.repeat(64) })).toBe('not-now');
    await round.commit(1, 0);
    await round.pass(1);
    expect(opening(round.watcher)).toMatchObject({ attempt: 2, numbers: [{ seat: 0 }, { seat: 1 }] });
    await round.open(0, 1);
    expect(startOf(round.watcher)).toMatchObject({ attempt: 2, voided: [2] });
    expect(await expectFair(round)).toMatchObject({ attempt: 2, voided: [2], numbers: [{}, {}, null, null] });
  });

  it('does so once: where all of them do it there are as many deals as people, and the last has no numbers', async () => {
    const round = await waiting(2);
    await round.commit(0, 1);
    await round.start();
    await round.open(0);
    await round.pass(NUMBER_TIME);
    await round.commit(0);
    await round.pass(2 * NUMBER_TIME);
    expect(types(round.watcher).filter((type) => type === '@voided')).toHaveLength(2);
    expect(startOf(round.watcher)).toMatchObject({ attempt: 3, numbers: [], voided: [1, 0] });
    await expectFair(round);
  });

  it('may be several at once', async () => {
    const round = await waiting(3);
    await round.commit(0, 1, 2);
    await round.start();
    await round.open(0);
    await round.pass(NUMBER_TIME);
    expect(round.watcher.told).toContainEqual({ type: '@voided', seats: [1, 2] });
    await round.commit(0);
    await round.pass(1);
    await round.open(0);
    expect(startOf(round.watcher)).toMatchObject({ attempt: 2, voided: [1, 2] });
  });

  it('is waited for also after having lost the line, and may come back in time', async () => {
    const round = await waiting(2);
    await round.commit(0, 1);
    await round.start();
    await round.open(0);
    round.clients[1].drop();
    await round.pass(NUMBER_TIME / 2);
    await round.back(1);
    expect(round.clients[1].snapshot?.dealing).toMatchObject({ attempt: 1, opened: [0], voided: [] });
    await round.open(1);
    expect(isDealt(round)).toBe(true);
  });

  it('has the number again in the match after it', async () => {
    const round = await waiting(2);
    await round.commit(0, 1);
    await round.start();
    await round.open(0);
    await round.pass(3 * NUMBER_TIME);
    await sheetOf(round);
    await round.commit(0, 1);
    await round.say(0, { t: 'rematch' });
    await round.pass(1);
    expect(seatsIn(opening(round.watcher)?.numbers)).toEqual([0, 1]);
  });
});

describe('the picture', () => {
  it('has what a newcomer needs, and no number before the match begins', async () => {
    const round = await waiting(3);
    await round.commit(0, 1);
    const seen = async (token: string | null) => {
      const client = fakeClient(() => round.hall(), round.table, token);
      await client.connect();
      expect(client.frames.join()).not.toContain(NUMBERS[0]);
      client.drop();
      return client.snapshot;
    };
    expect(await seen(null)).toMatchObject({ dealing: null, ready: [{ seat: 0 }, { seat: 1 }] });
    await round.start();
    expect(await seen(null)).toMatchObject({ dealing: { attempt: 1, numbers: null, opened: [], voided: [] } });
    await round.pass(NUMBER_TIME);
    await round.open(0);
    for (const token of [null, round.tokens[1]])
      expect(await seen(token)).toMatchObject({
        commitment: sealOf(round.clients[0]),
        dealing: { attempt: 1, numbers: [{ seat: 0 }, { seat: 1 }], opened: [0] },
      });
    await round.open(1);
    const late = fakeClient(() => round.hall(), round.table, null);
    await late.connect(undefined, 'with history');
    expect(late.snapshot).toMatchObject({ dealing: null, ready: [] });
    expect(late.frames[0]).toContain(NUMBERS[0]);
  });
});

describe('a seat that passes', () => {
  it('does not do so while cards are dealt, and takes no number along', async () => {
    const round = await waiting(4);
    await round.commit(0, 1, 2, 3);
    round.clients[3].drop();
    await round.pass(180_000);
    const asked = await round.hall().askBack(round.code, 3, { name: 'Anew' });
    expect(asked.ok).toBe(true);
    await round.say(0, { t: 'approve', request: 1, yes: true });
    await round.start();
    expect(await round.say(1, { t: 'approve', request: 1, yes: true })).toBe('not-now');
    await round.open(0, 1, 2);
    expect(isDealt(round)).toBe(true);
  });

  it('has no number before its new person commits', async () => {
    const round = await waiting(4);
    await round.commit(0, 1, 2, 3);
    round.clients[3].drop();
    await round.pass(180_000);
    await round.hall().askBack(round.code, 3, { name: 'Anew' });
    for (const seat of [0, 1]) await round.say(seat, { t: 'approve', request: 1, yes: true });
    await round.watcher.connect();
    expect(seatsIn(round.watcher.snapshot?.ready)).toEqual([0, 1, 2]);
  });
});

describe('a restart', () => {
  /** A deal with one void in it, to its end. */
  async function voidedDeal(): Promise<Waiting> {
    const round = await waiting(3);
    await round.commit(0, 1, 2);
    await round.start();
    await round.open(0, 1);
    await round.pass(NUMBER_TIME);
    await round.commit(0, 1);
    await round.pass(1);
    await round.open(0, 1);
    expect(isDealt(round)).toBe(true);
    return round;
  }

  /** Everybody does what is still missing, as a page would. */
  async function finish(round: Waiting): Promise<void> {
    for (let step = 0; step < 4; step++) {
      await round.pass(1);
      await round.back(0, 1, 2);
      const { snapshot } = round.clients[0];
      if (snapshot?.view !== null) return;
      const isOpening = snapshot.dealing?.numbers !== null;
      for (const [seat, client] of round.clients.entries())
        if (isOpening) await openNumber(client, NUMBERS[seat]);
        else await commitTo(client, NUMBERS[seat]);
    }
  }

  it('between any two lines of a deal loses nothing: it goes on where it was, with all who are there', async () => {
    const kinds = (await (await voidedDeal()).lines()).map(({ kind }) => kind);
    const dealing = kinds.slice(kinds.indexOf('committed'), kinds.indexOf('started') + 1);
    expect(dealing).toEqual([
      ...['committed', 'committed', 'committed', 'dealing', 'fixed', 'number', 'number', 'voided'],
      ...['committed', 'committed', 'fixed', 'number', 'number', 'started'],
    ]);
    for (let kept = kinds.indexOf('dealing') + 1; kept <= kinds.indexOf('started') + 1; kept++) {
      const round = await voidedDeal();
      await round.crash(kept);
      const voided = kept > kinds.indexOf('voided') ? [2] : [];
      await round.back(0, 1, 2);
      if (round.clients[0].snapshot?.view === null)
        expect(round.clients[0].snapshot.dealing?.voided, `after ${kept} lines`).toEqual(voided);
      await finish(round);
      const sheet = await expectFair(round);
      expect(sheet.voided).toEqual(voided);
      expect(sheet.numbers.map((number) => number?.nonce)).toEqual(
        [0, 1, 2, 3].map((seat) => (seat > 2 || voided.includes(seat) ? undefined : NUMBERS[seat])),
      );
    }
  });

  it('gives everybody five seconds anew, those too who are not back yet', async () => {
    const round = await waiting(3);
    await round.commit(0, 1, 2);
    await round.start();
    await round.open(0);
    await round.pass(NUMBER_TIME - 1000);
    await round.crash();
    await round.back(0);
    await round.pass(NUMBER_TIME - 1000);
    await round.back(1, 2);
    await round.open(1, 2);
    await round.watcher.connect();
    expect(round.watcher.snapshot?.view).not.toBeNull();
  });

  it('before the numbers are fixed waits for those who are on the way', async () => {
    const round = await waiting(3);
    await round.commit(0, 1);
    await round.start();
    await round.crash();
    await round.back(0);
    await round.pass(2000);
    await round.back(1, 2);
    await round.watcher.connect();
    expect(round.watcher.snapshot?.dealing?.numbers).toBeNull();
    await round.commit(2);
    await round.pass(1);
    expect(seatsIn(opening(round.watcher)?.numbers)).toEqual([0, 1, 2]);
  });

  it('goes on by itself where nobody comes back, and is not held up', async () => {
    const round = await waiting(2);
    await round.commit(0, 1);
    await round.start();
    await round.crash();
    await round.pass(3 * NUMBER_TIME);
    expect((await round.lines()).map(({ kind }) => kind)).toContain('started');
  });
});

describe('a number', () => {
  it('that had arrived in time is heard, however busy the server was', async () => {
    const heard: (() => void)[] = [];
    const catchUp = () => new Promise<void>((resolve) => heard.push(resolve));
    const catching = async (round: Waiting) => {
      for (const resolve of heard.splice(0)) resolve();
      await round.world.rest();
    };
    const round = await waiting(2, {}, { catchUp, onStall() {} });
    await round.commit(0, 1);
    const started = round.start();
    await round.world.rest();
    await catching(round);
    await started;
    await catching(round);
    await round.open(0);
    await round.pass(NUMBER_TIME + 500);
    expect(types(round.watcher)).not.toContain('@voided');
    await round.open(1);
    expect(isDealt(round)).toBe(true);
  });
});

// ---- What an operator can and cannot do

const game = hoax as unknown as Game<GameTypes>;

function headsFrom(key: string, seats = 4): readonly string[] {
  const resolved = resolveOptions(game.options, {}, seats);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  const match = beginMatch(game, resolved.config, seats, chachaDice(Uint8Array.from(Buffer.from(key, 'hex'))));
  return match.state.hands.map((hand) => (hand as { identity: string }).identity);
}

const TRIES = 1000;
const WISH = ['judge', 'magician'];
const tried = (at: number) => at.toString(16).padStart(32, '0');
const isWish = (cards: readonly string[]) => WISH.every((card, seat) => cards[seat] === card);

describe('an operator with a friend at the table, who reads the seed and all that the server was told', () => {
  it('could choose the cards of a first deal, so that its record proves no more than that the seed was bound', async () => {
    const seed = Uint8Array.from(Buffer.from('5e'.repeat(32), 'hex'));
    const about = { table: 'oak', match: 1 };
    const keys = await Promise.all(
      Array.from({ length: TRIES }, (_, at) => firstDealKey(seed, [NUMBERS[0], tried(at)], about)),
    );
    expect(keys.map(toHex).some((key) => isWish(headsFrom(key)))).toBe(true);
  });

  it('cannot choose them: what he knows before he is bound does not move the cards to his wish', async () => {
    let hits = 0;
    const EVENINGS = 12;
    for (let evening = 0; evening < EVENINGS; evening++) {
      const round = await waiting(2, { seats: 4 });
      // Of the honest seat he knows the commitment and nothing else.
      const own = (evening + 7).toString(16).padStart(2, '0').repeat(16);
      await commitTo(round.clients[0], own);
      const seed = Uint8Array.from(Buffer.from(((await round.lines())[0] as LineOf<'opened'>).next.seed, 'hex'));
      const about = { table: round.table, match: 1, attempt: 1 };
      const keys = await Promise.all(
        Array.from({ length: TRIES }, (_, at) => dealKey(seed, [null, { nonce: tried(at) }, null, null], about)),
      );
      const best = keys.map(toHex).findIndex((key) => isWish(headsFrom(key)));
      expect(best).toBeGreaterThanOrEqual(0);
      await commitTo(round.clients[1], tried(best));
      await round.start();
      await openNumber(round.clients[0], own);
      await openNumber(round.clients[1], tried(best));
      hits += Number(isWish(headsFrom((await expectFair(round)).record.seed.value as string)));
    }
    // By chance alone it is about one in forty.
    expect(hits).toBeLessThan(EVENINGS / 3);
  });

  it('cannot choose them any more when he knows everything: of 1,000 numbers only the one he is bound to is taken', async () => {
    const round = await waiting(2, { seats: 4 });
    await round.commit(0, 1);
    await round.start();
    await round.open(0);
    const { lines } = round;
    const known = (await lines()).filter((line): line is LineOf<'number'> => line.kind === 'number');
    expect(known.map(({ nonce }) => nonce)).toEqual([NUMBERS[0]]);
    let taken = 0;
    for (let at = 0; at < TRIES; at++) {
      // Slowly: nobody may say that often.
      const fits =
        (await numberCommitment(sealOf(round.clients[1]), 1, tried(at))) ===
        opening(round.watcher)?.numbers[1].commitment;
      taken += Number(fits);
    }
    expect(taken).toBe(0);
    expect(await round.say(1, { t: 'open', nonce: tried(1) })).toBe('bad-message');
    expect(
      await round.say(1, { t: 'ready', commitment: await numberCommitment(sealOf(round.clients[1]), 1, tried(2)) }),
    ).toBe('not-now');
    await round.open(1);
    await expectFair(round);
  });
});
