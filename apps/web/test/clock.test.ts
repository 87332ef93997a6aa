import { paceOf } from '@pretender/protocol/paces';
import { describe, expect, it } from 'vitest';
import type { Face } from '../src/games/face.ts';
import { clockNow, endOf, nextPhase, clockOn as onFrom } from '../src/sitting/page-clock.ts';
import type { Picture } from '../src/sitting/picture.ts';

const pace = paceOf({ speed: 'normal', hours: 24 });
const at = (now: number) => ({ now, hurry: 1 });
const clockOn = (...[face, picture, clock, now]: [Face, Picture, ReturnType<typeof clockNow>, number]) =>
  onFrom(face, picture, clock, at(now));

describe('the clock of the page', () => {
  it('goes on from hush to open to last call without being told', () => {
    const [hush] = clockNow([{ ask: 7, phase: 'hush', left: 500 }], at(1000));
    expect(hush).toEqual({ ask: 7, phase: 'hush', until: 1500, length: 500 });
    const open = nextPhase(hush, pace);
    expect(open).toEqual({ ask: 7, phase: 'open', until: 9500, length: 8000 });
    const lastCall = open && nextPhase(open, pace);
    expect(lastCall).toEqual({ ask: 7, phase: 'lastCall', until: 13_500, length: 4000 });
    expect(lastCall && nextPhase(lastCall, pace)).toBeNull();
  });

  it('stays open where nobody is hurried, and leaves decisions alone', () => {
    const [hush] = clockNow([{ ask: 7, phase: 'hush', left: 500 }], at(0));
    expect(nextPhase(hush, paceOf({ speed: 'off', hours: 24 }))).toMatchObject({ phase: 'open', until: null });
    const [decide] = clockNow([{ ask: 8, phase: 'decide', left: 15_000 }], at(0));
    expect(nextPhase(decide, pace)).toBeNull();
  });

  it('knows the last moment to speak, through all phases to come', () => {
    const [hush] = clockNow([{ ask: 7, phase: 'hush', left: 500 }], at(1000));
    expect(endOf(hush, { speed: 'normal', hours: 24 } as never)).toBe(13_500);
    expect(endOf(hush, { speed: 'off', hours: 24 } as never)).toBeNull();
    const [decide] = clockNow([{ ask: 8, phase: 'decide', left: 15_000 }], at(1000));
    expect(endOf(decide, { speed: 'normal', hours: 24 } as never)).toBe(16_000);
  });

  const face = { game: { asks: (table: { asks: unknown }) => table.asks } } as unknown as Face;
  const withAsks = (...asks: object[]) =>
    ({ view: { table: { asks } }, settings: { speed: 'normal', hours: 24 } }) as unknown as Picture;
  const beat = { id: 7, clock: 'beat', mode: 'window', held: false };
  const decision = { id: 8, clock: 'decision', mode: 'one', held: false };

  it('begins afresh with a question that has come up, without being told', () => {
    const fresh = clockOn(
      face,
      withAsks({ ...beat, held: true }, decision),
      clockOn(face, withAsks(beat), [], 0),
      1000,
    );
    expect(fresh).toEqual([{ ask: 8, phase: 'decide', until: 16_000, length: 15_000 }]);
    expect(clockOn(face, withAsks(beat), [], 1000)).toEqual([{ ask: 7, phase: 'hush', until: 1500, length: 500 }]);
  });

  it('counts for an offer beside the turn, whatever else comes up', () => {
    const offer = { id: 9, clock: 'offer', mode: 'standing', held: false };
    const talk = { id: 1, clock: 'none', mode: 'standing', held: false };
    const before = clockOn(face, withAsks(talk, decision), [], 0);
    expect(before.map(({ ask }) => ask)).toEqual([8]);
    const offered = clockOn(face, withAsks(talk, decision, offer), before, 1000);
    expect(offered).toEqual([...before, { ask: 9, phase: 'decide', until: 121_000, length: 120_000 }]);
    expect(clockOn(face, withAsks(talk, decision, offer), offered, 2000)).toBe(offered);
    const next = clockOn(face, withAsks(talk, { ...decision, held: true }, offer, beat), offered, 3000);
    expect(next.map(({ ask, until }) => [ask, until])).toEqual([
      [7, 3500],
      [9, 121_000],
    ]);
    expect(clockOn(face, withAsks(talk, beat), next, 4000)).toEqual([next[0]]);
  });

  it('waits for the end of a rest, and goes on as it was told, or afresh with whatever is asked meanwhile', () => {
    const [rest] = clockNow([{ ask: 7, phase: 'hush', left: 5000, next: { phase: 'decide', left: 60_000 } }], at(0));
    expect(nextPhase(rest, pace)).toEqual({ ask: 7, phase: 'decide', until: 65_000, length: 60_000 });
    expect(endOf(rest, { speed: 'normal', hours: 24 } as never)).toBe(65_000);
    const [asked] = clockOn(face, withAsks({ ...beat, id: 8 }), [rest], 1000);
    expect(asked).toMatchObject({ ask: 8, phase: 'hush', until: 5000, next: { phase: 'hush', left: 500 } });
    const hush = nextPhase(asked, pace);
    expect(hush).toEqual({ ask: 8, phase: 'hush', until: 5500, length: 500 });
    expect(hush && nextPhase(hush, pace)).toMatchObject({ phase: 'open', until: 13_500 });
  });

  it('runs as fast as a server that was hurried for a test', () => {
    const clock = [{ ask: 7, phase: 'hush', left: 5000, next: { phase: 'hush', left: 500 } }] as const;
    const [rest] = clockNow(clock, { now: 0, hurry: 10 });
    const hush = nextPhase(rest, pace, 10);
    expect(hush).toMatchObject({ phase: 'hush', until: 550 });
    expect(hush && nextPhase(hush, pace, 10)).toMatchObject({ phase: 'open', until: 1350 });
  });

  it('goes on with a question that stays, and ends with the last', () => {
    const told = clockNow([{ ask: 7, phase: 'open', left: 3000 }], at(0));
    expect(clockOn(face, withAsks({ ...decision, clock: 'none', mode: 'standing' }, beat), told, 1000)).toBe(told);
    expect(clockOn(face, withAsks(), told, 1000)).toEqual([]);
    expect(clockOn(face, { ...withAsks(), view: null }, told, 1000)).toEqual([]);
  });
});
