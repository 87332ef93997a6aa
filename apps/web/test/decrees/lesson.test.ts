import { decrees } from '@pretender/decrees';
import { resolveOptions, type Seat } from '@pretender/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { face } from '../../src/games/decrees/face.ts';
import { FirstOffice } from '../../src/games/decrees/lesson/lesson.svelte.ts';
import type { DecreesView } from '../../src/games/decrees/view.ts';
import type { AnyView } from '../../src/games/face.ts';
import { LocalTable } from '../../src/sitting/local-table.ts';

const ME = 0 as Seat;
const DEALS = Array.from({ length: 8 }, (_, seed) => seed);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function firstOffice(value: number) {
  const lesson = new FirstOffice();
  const resolved = resolveOptions(decrees.options, lesson.options, 5);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  const table = await LocalTable.open({
    game: decrees as never,
    config: resolved.config,
    seats: 5,
    me: ME,
    levels: [null, 'secretary', 'secretary', 'secretary', 'secretary'],
    seed: { kind: 'fast', value },
    pace: [700, 2200],
    lesson,
    tell: () => {},
    ...(face.beside ? { beside: face.beside } : {}),
  });
  const view = () => table.match.views[ME] as unknown as DecreesView;
  const hint = () => lesson.hint(view() as unknown as AnyView);
  const until = async (isThere: () => boolean) => {
    for (let step = 0; step < 400 && !isThere(); step++) await vi.advanceTimersByTimeAsync(100);
    expect(isThere()).toBe(true);
  };
  const say = (move: { type: string; [key: string]: unknown }) => {
    const spec = decrees.moves(view()).find(({ type }) => type === move.type);
    if (!spec) throw new Error(`nobody asks for ${move.type}`);
    expect(table.submit(spec.ask, move as never)).toMatchObject({ ok: true });
  };
  return { lesson, table, view, hint, until, say };
}

it('lets bots deal beside the turn', async () => {
  const { table, until, say, hint, lesson, view } = await firstOffice(1);
  await until(() => hint() === 'clean');
  lesson.goOn();
  say({ type: 'offer', transfers: [{ from: 2, to: ME, blame: 2 }] });
  await until(() => view().table.offers.length === 0);
  expect(view().table.players[ME].personal).toBe(6);
  table.stop();
});

it('leads from the first blame to the first deal, whatever was dealt', async () => {
  for (const deal of DEALS) {
    const { lesson, table, view, hint, until, say } = await firstOffice(deal);
    await until(() => hint() === 'start');
    await until(() => hint() === 'clean');
    expect(view().table.players[ME].personal).toBe(4);
    expect(view().table.posts.NAV).toMatchObject({ director: ME, blame: 2 });
    say({ type: 'manoeuvres' });
    expect(hint()).toBe('stamp');
    say({ type: 'stamp', decree: 'D5' });
    expect(hint()).toBe('send');
    say({ type: 'forward', decree: 'D5', to: 'SEC' });
    expect(view().table.players[ME].personal).toBe(0);
    await until(() => hint() === 'deal');
    say({ type: deal % 2 === 0 ? 'accept' : 'decline', offer: 1, version: 1 });
    expect(lesson.stage).toBe('asking');
    expect(view().table.players[ME].personal).toBe(deal % 2 === 0 ? 1 : 0);
    const { length } = table.match.entries;
    lesson.goOn();
    await until(() => table.match.entries.length > length);
    table.stop();
  }
});
