// The number of this device in a deal: bound before any is opened, opened once, and checked afterwards. The table is played by the test.

import { hoax } from '@pretender/hoax';
import {
  asSeat,
  beginMatch,
  chachaDice,
  type Game,
  type GameTypes,
  resolveOptions,
  type Seat,
  toldOf,
} from '@pretender/kernel';
import type { Committed, DealtNumber, Snapshot, Told } from '@pretender/protocol';
import { commitmentOf, dealKey, firstDealKey, numberCommitment, toHex } from '@pretender/protocol/fairness';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Face } from '../../src/games/face.ts';
import { checkDeal, type DealCheck, hasSeenDeal, withoutNumbers } from '../../src/sitting/deal-check.ts';
import { OwnNumbers } from '../../src/sitting/own-numbers.ts';
import { fromSnapshot, type Picture, tell } from '../../src/sitting/picture.ts';
import { isPlaying } from '../../src/sitting/playing.ts';

const game = hoax as unknown as Game<GameTypes>;
const face = {
  game,
  roundOf: () => 1,
  turnOf: () => 1,
  remarks: () => [],
  tableRemarks: () => [],
  chronicle: { initial: () => null, next: () => null },
} as unknown as Face;

const SEATS = 3;
const ME = asSeat(1);
const SEEDS = [1, 2].map((first) => Uint8Array.from({ length: 32 }, (_, at) => at + first));
const OTHER = '0123456789abcdef'.repeat(2);

/** A page of that seat, as it is told of a table that the test runs. */
async function page(viewer: Seat | 'public' = ME) {
  const people = ['Ada', 'Bob', 'Cid'].map((name) => ({ kind: 'person', name, level: null }));
  const settings = { game: 'hoax', options: {}, seats: SEATS, speed: 'normal', hours: 24 };
  const snapshot = { table: 't', code: 'HOAX', settings, host: 0, people, absent: [], match: 0, view: null, chat: [] };
  const more = { ready: [], dealing: null, requests: [], motions: [], standIns: [], invited: [], isWoundUp: false };
  const commitment = await commitmentOf(SEEDS[0]);
  let picture = fromSnapshot(viewer, { ...snapshot, ...more, commitment, isPaused: false } as unknown as Snapshot);
  const said: { t: string; commitment?: string; nonce?: string }[] = [];
  let numbers = new OwnNumbers((wish) => void said.push(wish as never));
  const follow = () => numbers.follow(picture, isPlaying(face, picture));
  await follow();
  return {
    said,
    picture: () => picture,
    async hears(...told: Told[]) {
      picture = tell(face, picture, told);
      await follow();
    },
    /** Another tab, or this one anew: only what is kept is left. */
    async reload() {
      numbers = new OwnNumbers((wish) => void said.push(wish as never));
      await follow();
    },
  };
}
type Page = Awaited<ReturnType<typeof page>>;

const last = ({ said }: Page, t: string) => said.findLast((wish) => wish.t === t);

async function otherNumber(seed = SEEDS[0], nonce = OTHER): Promise<Committed & DealtNumber> {
  return { seat: asSeat(0), nonce, commitment: await numberCommitment(await commitmentOf(seed), 0, nonce) };
}

const told = (numbers: readonly Committed[]): Committed[] =>
  numbers.map(({ seat, commitment }) => ({ seat, commitment }));

/** Up to the opening; the other number is in as well. */
async function opened(at: Page, attempt = 1, seed = SEEDS[0]): Promise<readonly (Committed & DealtNumber)[]> {
  const other = await otherNumber(seed);
  const own = { seat: ME, commitment: last(at, 'ready')?.commitment ?? '' };
  await at.hears({ type: '@ready', ...own }, { type: '@ready', ...told([other])[0] }, { type: '@dealing' });
  await at.hears({ type: '@opening', attempt, numbers: told([other, own]) });
  return [other, { ...own, nonce: last(at, 'open')?.nonce ?? '' }];
}

interface Lie {
  readonly seed?: Uint8Array;
  readonly numbers?: readonly (Committed & DealtNumber)[];
  readonly key?: string;
  readonly attempt?: number;
  readonly voided?: readonly number[];
}

/** The match, as it follows from these numbers, or as somebody says it does; to its end. */
async function played(at: Page, numbers: readonly (Committed & DealtNumber)[], lie: Lie = {}): Promise<DealCheck> {
  const { seed = SEEDS[0], attempt = 1, voided = [] } = lie;
  const dealt = lie.numbers ?? numbers;
  const bySeat = Array.from({ length: SEATS }, (_, seat) => dealt.find((number) => number.seat === seat) ?? null);
  const key = lie.key ?? toHex(await dealKey(seed, bySeat, { table: 't', match: 1, attempt }));
  const start = { type: '@started', match: 1, commitment: await commitmentOf(seed), attempt, numbers: dealt, voided };
  await at.hears(start, ...cardsFrom(key, at.picture()));
  await at.hears({ type: '@ended', match: 1, seed: toHex(seed) }, { type: '@sealed', commitment: 'd'.repeat(64) });
  return checkDeal(face, at.picture());
}

function cardsFrom(key: string, { viewer }: Picture): readonly Told[] {
  const resolved = resolveOptions(game.options, {}, SEATS);
  if (!resolved.ok) throw new Error('options');
  const match = beginMatch(game, resolved.config, SEATS, chachaDice(Uint8Array.from(Buffer.from(key, 'hex'))));
  return toldOf(game, match.entries[0], viewer) as readonly Told[];
}

beforeEach(() => localStorage.clear());

describe('a page with a seat', () => {
  it('binds itself to a number of its own as soon as it sees a seal, once', async () => {
    const at = await page();
    await at.hears({ type: '@ready', seat: 1, commitment: at.said[0].commitment });
    await at.hears({ type: '@host', seat: 0 });
    expect(at.said).toEqual([{ t: 'ready', commitment: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect((await page('public')).said).toEqual([]);
  });

  it('opens it when its commitment is among those that count, once', async () => {
    const at = await page();
    const [, own] = await opened(at);
    expect(await numberCommitment(await commitmentOf(SEEDS[0]), ME, own.nonce)).toBe(own.commitment);
    await at.hears({ type: '@opened', seat: 0 });
    expect(at.said.map(({ t }) => t)).toEqual(['ready', 'open']);
  });

  it('does not open it where another commitment of its seat counts, or none', async () => {
    for (const own of [[], [{ seat: ME, commitment: 'f'.repeat(64) }]]) {
      const at = await page();
      await at.hears({ type: '@dealing' }, { type: '@opening', attempt: 1, numbers: own });
      expect(at.said.map(({ t }) => t)).toEqual(['ready']);
    }
  });

  it('opens nothing under another seal than the one it was bound to', async () => {
    const at = await page();
    const own = { seat: ME, commitment: last(at, 'ready')?.commitment ?? '' };
    await at.hears({ type: '@sealed', commitment: '9'.repeat(64) }, { type: '@opening', attempt: 1, numbers: [own] });
    expect(last(at, 'open')).toBeUndefined();
  });

  it('does not open another time for another set', async () => {
    const at = await page();
    const numbers = await opened(at);
    await at.hears({ type: '@opening', attempt: 1, numbers: told(numbers).slice(1) });
    expect(at.said.filter(({ t }) => t === 'open')).toHaveLength(1);
    expect(await played(at, numbers, { numbers: numbers.slice(1) })).toMatchObject({ wrong: 'set' });
  });

  it('has the same number after a reload, and in another tab', async () => {
    const at = await page();
    await at.reload();
    expect(at.said[1]).toEqual(at.said[0]);
    const numbers = await opened(at);
    await at.reload();
    expect(at.said.at(-1)).toEqual({ t: 'open', nonce: numbers[1].nonce });
  });

  it('of which another tab has bound the seat to another number, opens that', async () => {
    const at = await page();
    const nonce = 'ab'.repeat(16);
    const sealed = await commitmentOf(SEEDS[0]);
    const commitment = await numberCommitment(sealed, ME, nonce);
    const kept = JSON.parse(localStorage.getItem('numbers') ?? '[]');
    localStorage.setItem('numbers', JSON.stringify([{ ...kept[0], nonce, commitment }, ...kept]));
    await at.hears({ type: '@ready', seat: 1, commitment });
    await at.hears({ type: '@dealing' }, { type: '@opening', attempt: 1, numbers: [{ seat: ME, commitment }] });
    expect(at.said.slice(1)).toEqual([{ t: 'open', nonce }]);
  });

  it('binds itself anew when somebody has not opened, unless it was this one', async () => {
    for (const seat of [0, 1]) {
      localStorage.clear();
      const at = await page();
      await opened(at);
      await at.hears({ type: '@voided', seats: [seat] }, { type: '@sealed', commitment: await commitmentOf(SEEDS[1]) });
      expect(at.said.map(({ t }) => t)).toEqual(['ready', 'open', ...(seat === 0 ? ['ready'] : [])]);
    }
  });

  it('does so also where nothing can be kept', async () => {
    const { setItem } = localStorage;
    localStorage.setItem = () => {
      throw new Error('full');
    };
    const at = await page();
    await opened(at);
    localStorage.setItem = setItem;
    expect(at.said.map(({ t }) => t)).toEqual(['ready', 'open']);
  });
});

describe('after the match it finds', () => {
  it('that all fits: its own number is in, and its own cards follow', async () => {
    const at = await page();
    expect(await played(at, await opened(at))).toEqual({ wrong: null, seat: null, proof: 'own', hasCards: true });
    expect(withoutNumbers(at.picture())).toEqual([2]);
  });

  it('the same after a reload in between, from what is kept', async () => {
    const at = await page();
    const numbers = await opened(at);
    await played(at, numbers);
    const { deal } = at.picture();
    const late = { ...at.picture(), deal: { ...deal, before: null, first: [] } };
    expect(await checkDeal(face, late)).toEqual({ wrong: null, seat: null, proof: 'own', hasCards: true });
    expect(hasSeenDeal(late)).toBe(true);
  });

  it('that somebody voided the first deal, and all fits in the second', async () => {
    const at = await page();
    await opened(at);
    await at.hears({ type: '@voided', seats: [2] }, { type: '@sealed', commitment: await commitmentOf(SEEDS[1]) });
    const numbers = await opened(at, 2, SEEDS[1]);
    const check = await played(at, numbers, { seed: SEEDS[1], attempt: 2, voided: [2] });
    expect(check).toMatchObject({ wrong: null, proof: 'own', hasCards: true });
  });

  const lies: readonly [string, DealCheck['wrong'], (numbers: readonly (Committed & DealtNumber)[]) => Promise<Lie>][] =
    [
      ['its own number left out', 'own', async ([other]) => ({ numbers: [other] })],
      [
        'another number in its place',
        'own',
        async ([other, own]) => {
          const nonce = '5'.repeat(32);
          const commitment = await numberCommitment(await commitmentOf(SEEDS[0]), ME, nonce);
          return { numbers: [other, { ...own, nonce, commitment }] };
        },
      ],
      [
        'a number that does not fit',
        'number',
        async ([other, own]) => ({ numbers: [{ ...other, nonce: '5'.repeat(32) }, own] }),
      ],
      [
        'a number chosen after its own was known',
        'set',
        async ([, own]) => ({ numbers: [await otherNumber(SEEDS[0], '5'.repeat(32)), own] }),
      ],
      ['another seed', 'promise', async () => ({ seed: SEEDS[1], numbers: [] })],
      ['another key', 'cards', async () => ({ key: '7'.repeat(64) })],
    ];
  it.each(lies)('%s', async (_what, wrong, lie) => {
    const at = await page();
    const numbers = await opened(at);
    expect(await played(at, numbers, await lie(numbers))).toMatchObject({ wrong });
  });

  it('that it is said not to have opened its number, although it was told before that it had', async () => {
    for (const isTold of [true, false]) {
      localStorage.clear();
      const at = await page();
      await opened(at);
      if (isTold) await at.hears({ type: '@opened', seat: 1 });
      await at.hears({ type: '@voided', seats: [1] }, { type: '@sealed', commitment: await commitmentOf(SEEDS[1]) });
      const check = await played(at, [], { seed: SEEDS[1], attempt: 2, voided: [1] });
      expect(check).toMatchObject({ wrong: isTold ? 'blamed' : null, proof: 'none' });
    }
  });

  it('a secret that does not fit', async () => {
    const at = await page();
    await played(at, await opened(at));
    const check = await checkDeal(face, { ...at.picture(), seed: '0'.repeat(64) });
    expect(check).toMatchObject({ wrong: 'secret', hasCards: false });
  });

  it('without a number of its own, or from the gallery, whose numbers are in it', async () => {
    for (const viewer of [ME, 'public'] as const) {
      const at = await page(viewer);
      const other = await otherNumber();
      await at.hears({ type: '@dealing' }, { type: '@opening', attempt: 1, numbers: told([other]) });
      expect(await played(at, [other])).toMatchObject({ wrong: null, proof: 'others', hasCards: viewer === ME });
      const none = await page(viewer);
      expect(await played(none, [])).toMatchObject({ wrong: null, proof: 'none' });
    }
  });

  it('of a match that was dealt before numbers were fixed, no more than that shows', async () => {
    const at = await page();
    const key = toHex(await firstDealKey(SEEDS[0], [OTHER], { table: 't', match: 1 }));
    const start = { type: '@started', match: 1, commitment: await commitmentOf(SEEDS[0]), nonces: [OTHER] };
    await at.hears(start, ...cardsFrom(key, at.picture()));
    await at.hears({ type: '@ended', match: 1, seed: toHex(SEEDS[0]) });
    expect(await checkDeal(face, at.picture())).toMatchObject({ wrong: null, proof: 'first', hasCards: true });
  });
});
