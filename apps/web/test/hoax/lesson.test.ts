import { hoax } from '@pretender/hoax';
import { isHeard } from '@pretender/hoax/live';
import { resolveOptions, type Seat } from '@pretender/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { controlsOf } from '../../src/games/hoax/board/controls.ts';
import { threeClaims } from '../../src/games/hoax/hints/three-claims.ts';
import { FirstTable, LIAR } from '../../src/games/hoax/lesson/lesson.svelte.ts';
import type { HoaxView } from '../../src/games/hoax/view.ts';
import { LocalTable } from '../../src/sitting/local-table.ts';

const ME = 0 as Seat;
const DEALS = Array.from({ length: 12 }, (_, seed) => seed);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function firstTable(value: number) {
  const lesson = new FirstTable();
  const resolved = resolveOptions(hoax.options, lesson.options, 5);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  const told: string[] = [];
  const tellings: string[][] = [];
  const table = await LocalTable.open({
    game: hoax as never,
    config: resolved.config,
    seats: 5,
    me: ME,
    levels: [null, 'honest', 'honest', 'honest', 'honest'],
    seed: { kind: 'fast', value },
    pace: [700, 2200],
    lesson,
    isHeard: isHeard as never,
    tell(events) {
      tellings.push(events.map((event) => ('kind' in event ? `${event.type} ${event.kind}` : event.type)));
      told.push(...events.map(({ type }) => type));
    },
  });
  const view = () => table.match.views[ME] as unknown as HoaxView;
  const until = async (isThere: () => boolean) => {
    for (let step = 0; step < 400 && !isThere(); step++) await vi.advanceTimersByTimeAsync(100);
    expect(isThere()).toBe(true);
  };
  const isAsked = (type: string) => hoax.moves(view()).some((spec) => spec.type === type);
  const say = (type: string) => {
    const [spec] = hoax.moves(view()).filter((each) => each.type === type);
    expect(table.submit(spec.ask, { type })).toMatchObject({ ok: true });
  };
  /** Says one of the three claims: a true one or a bluff. */
  const claim = async (wanted: 'true' | 'bluff') => {
    await until(() => isAsked('claim'));
    const easy = threeClaims(view(), ME, controlsOf(hoax.moves(view())));
    expect(easy).toHaveLength(3);
    const chosen = easy.find(({ isTrue }) => isTrue === (wanted === 'true'));
    if (!chosen) throw new Error('no such claim');
    expect(table.submit(chosen.control.ask, chosen.move)).toMatchObject({ ok: true });
  };
  return { lesson, table, told, tellings, view, until, isAsked, say, claim };
}

it('begins with the newcomer, who has nothing to choose before the first claim', async () => {
  for (const deal of DEALS) {
    const { view, until, isAsked, table } = await firstTable(deal);
    await until(() => isAsked('claim'));
    expect(view().table.turn).toMatchObject({ number: 1, seat: ME });
    table.stop();
  }
});

it('lets a first bluff through, doubted by one hand', async () => {
  for (const deal of DEALS) {
    const { told, until, claim, table } = await firstTable(deal);
    await claim('bluff');
    await until(() => told.includes('stood'));
    expect(told.filter((type) => type === 'doubted')).toHaveLength(1);
    expect(told).not.toContain('supported');
    expect(told).not.toContain('exposed');
    table.stop();
  }
});

it('lets a first truth pass, so that the newcomer stays in', async () => {
  for (const deal of DEALS) {
    const { told, until, claim, table } = await firstTable(deal);
    await claim('true');
    await until(() => told.includes('stood'));
    expect(told).not.toContain('doubted');
    table.stop();
  }
});

it('asks nobody twice where nobody has spoken: whatever was to be said of a claim was said in its Beat', async () => {
  for (const deal of DEALS) {
    const { tellings, until, claim, table } = await firstTable(deal);
    await claim('true');
    await until(() => tellings.flat().filter((said) => said === 'turnBegan').length > 1);
    expect(tellings.flat()).toContain('asked illegality');
    for (const told of tellings) expect(told.at(-1)).not.toBe('asked illegality');
    table.stop();
  }
});

it('asks for the law where somebody has doubted in vain', async () => {
  const { tellings, until, claim, table } = await firstTable(0);
  await claim('bluff');
  await until(() => tellings.flat().includes('stood'));
  expect(tellings.find((types) => types.includes('stood'))?.at(-1)).toBe('asked illegality');
  table.stop();
});

it('then lies to the newcomer, whose doubt is joined and right', async () => {
  for (const deal of DEALS) {
    const { told, view, until, isAsked, claim, say, lesson, table } = await firstTable(deal);
    await claim('bluff');
    await until(() => isAsked('doubt'));
    expect(view().table.claim).toMatchObject({ seat: LIAR, as: 'magician' });
    say('doubt');
    await until(() => told.includes('exposed'));
    await until(() => lesson.stage === 'asking');
    table.stop();
  }
});

it('waits after the two turns until the newcomer goes on', async () => {
  const { told, until, isAsked, claim, say, lesson, table } = await firstTable(3);
  await claim('true');
  await until(() => isAsked('doubt'));
  say('pass');
  await until(() => lesson.stage === 'asking');
  const before = told.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveLength(before);
  lesson.goOn();
  await until(() => told.length > before);
  table.stop();
});
