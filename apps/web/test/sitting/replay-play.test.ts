// On paper a moment is played by the step that leads to it, and only by that.

import { hoax } from '@pretender/hoax';
import { momentIn } from '@pretender/hoax/live';
import { type MatchRecord, recordOf } from '@pretender/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyGame, Face } from '../../src/games/face.ts';
import { EMPTY, next } from '../../src/games/hoax/chronicle.ts';
import { actIn } from '../../src/games/hoax/doubt/acts.ts';
import { remarks } from '../../src/games/hoax/remarks.ts';
import { ReplaySitting } from '../../src/sitting/replay-sitting.svelte.ts';
import { playRandomly } from '../hoax/played.ts';

const face = {
  game: hoax as unknown as AnyGame,
  remarks: (event, before) => remarks(event as never, before as never),
  tableRemarks: () => [],
  roundOf: () => 1,
  turnOf: () => 1,
  actIn,
  chronicle: {
    initial: () => EMPTY,
    next: (chronicle, event, before) => next(chronicle as never, event as never, before as never),
  },
} as Partial<Face> as Face;

function paper() {
  const played = playRandomly(7);
  if (!played) throw new Error('nothing was played');
  const { match, seats, options } = played;
  const names = Array.from({ length: seats }, (_, seat) => `Heir ${seat}`);
  const record = recordOf(match, { options, names, seed: { kind: 'fast', value: 7 } }) as unknown as MatchRecord;
  const at = match.entries.findIndex(({ events }) => ['doubt', 'accusation'].includes(momentIn(events)?.kind ?? ''));
  return { sitting: new ReplaySitting(face, record), moment: at + 1 };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('one step onto it plays it, and ends where a jump would', () => {
  const { sitting, moment } = paper();
  sitting.at = moment - 1;
  expect(sitting.play).toBeNull();
  const before = sitting.picture.view;
  sitting.at = moment;
  expect(sitting.isMoment).toBe(true);
  expect(sitting.play).toMatchObject({ beat: 'claim', verdict: null });
  vi.advanceTimersByTime(2000);
  expect(sitting.picture.view).toEqual(before);
  vi.advanceTimersByTime(4000);
  expect(sitting.play).toBeNull();
  const { view, log } = sitting.picture;
  sitting.at = 1;
  sitting.at = moment;
  expect(sitting.picture).toMatchObject({ view, log });
});

it('any other way to it shows it as it was, and going on ends it', () => {
  const { sitting, moment } = paper();
  sitting.at = moment;
  expect(sitting.play).toBeNull();
  sitting.at = moment - 1;
  sitting.at = moment;
  expect(sitting.play).not.toBeNull();
  sitting.at = moment + 1;
  sitting.at = 1;
  expect(sitting.play).toBeNull();
});

it('with all cards open it says only how it ended', () => {
  const { sitting, moment } = paper();
  sitting.perspective = 'truth';
  sitting.at = moment - 1;
  sitting.at = moment;
  expect(sitting.play).toMatchObject({ isBrief: true });
  expect(sitting.play?.verdict).not.toBeNull();
});
