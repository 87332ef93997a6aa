import type { Ask, Seat } from '@pretender/kernel';
import type { Settings, Speed } from '@pretender/protocol';
import { paceOf } from '@pretender/protocol/paces';
import { describe, expect, it } from 'vitest';
import {
  call,
  closesAt,
  followAsks,
  hold,
  mayCall,
  mayCloseFrom,
  mayHold,
  newClock,
  readClock,
  setStopped,
  shift,
} from '../../src/tables/clock.ts';
import { settingsWith } from './settings.ts';

const ask = (id: number, clock: Ask['clock'], held = false): Ask => ({
  id,
  kind: 'reaction',
  seats: [0 as Seat],
  clock,
  mode: 'window',
  held,
  takes: [],
});
const pace = (speed: Speed, own: Partial<Settings> = {}) => paceOf(settingsWith({ speed, ...own }));

function beatAt(now: number, speed: Speed = 'normal') {
  const clock = newClock();
  followAsks(clock, [ask(1, 'beat')], pace(speed), now);
  return clock;
}

describe('a beat at normal speed', () => {
  it('hushes for half a second, is open for eight and then called for four', () => {
    const clock = beatAt(1000);
    const at = (now: number) => readClock(clock, pace('normal'), now)[0];
    expect(at(1000)).toEqual({ ask: 1, phase: 'hush', left: 500 });
    expect(at(1500)).toEqual({ ask: 1, phase: 'open', left: 8000 });
    expect(at(9500)).toEqual({ ask: 1, phase: 'lastCall', left: 4000 });
    expect(closesAt(clock, pace('normal'))).toBe(13_500);
  });

  it('may close no earlier than its floor, however fast everybody is', () => {
    expect(mayCloseFrom(beatAt(1000), pace('normal'))).toBe(3500);
  });

  it('ends four seconds after the last call', () => {
    const clock = beatAt(1000);
    expect(mayCall(clock, pace('normal'), 1400)).toBe(false);
    expect(mayCall(clock, pace('normal'), 2000)).toBe(true);
    // It came by itself: whoever called it now would only make it longer.
    expect(mayCall(clock, pace('normal'), 9499)).toBe(true);
    expect(mayCall(clock, pace('normal'), 9500)).toBe(false);
    call(clock, 2000);
    expect(mayCall(clock, pace('normal'), 2100)).toBe(false);
    expect(closesAt(clock, pace('normal'))).toBe(6000);
  });

  it('is held once, by eight seconds, before or after the last call', () => {
    const [before, after] = [beatAt(0), beatAt(0)];
    hold(before, pace('normal'));
    expect(closesAt(before, pace('normal'))).toBe(20_500);
    expect(mayHold(before, ['beat'])).toBe(false);
    call(after, 1000);
    hold(after, pace('normal'));
    expect(closesAt(after, pace('normal'))).toBe(13_000);
  });

  it('stands still under a vote, and goes on with at least three seconds', () => {
    const clock = beatAt(0);
    followAsks(clock, [ask(1, 'beat', true), ask(2, 'vote')], pace('normal'), 12_000);
    expect(readClock(clock, pace('normal'), 12_000)).toEqual([{ ask: 2, phase: 'decide', left: 8000 }]);
    followAsks(clock, [ask(1, 'beat')], pace('normal'), 20_000);
    expect(closesAt(clock, pace('normal'))).toBe(23_000);
  });

  it('stands still while the table pauses', () => {
    const clock = beatAt(0);
    setStopped(clock, true, [ask(1, 'beat')], { pace: pace('normal'), now: 4000 });
    expect(closesAt(clock, pace('normal'))).toBeNull();
    expect(readClock(clock, pace('normal'), 90_000)[0]).toEqual({ ask: 1, phase: 'stopped', left: 8500 });
    setStopped(clock, false, [ask(1, 'beat')], { pace: pace('normal'), now: 100_000 });
    expect(closesAt(clock, pace('normal'))).toBe(108_500);
  });

  it('shows how long an offer still stands, after the open question', () => {
    const clock = newClock();
    const asks = [ask(1, 'turn'), { ...ask(2, 'offer'), mode: 'standing' as const }];
    followAsks(clock, asks, pace('normal'), 0);
    expect(readClock(clock, pace('normal'), 20_000)).toEqual([
      { ask: 1, phase: 'decide', left: 40_000 },
      { ask: 2, phase: 'decide', left: 100_000 },
    ]);
    setStopped(clock, true, asks, { pace: pace('normal'), now: 20_000 });
    expect(readClock(clock, pace('normal'), 60_000)[1]).toEqual({ ask: 2, phase: 'stopped', left: 100_000 });
  });

  it('gives back the time the server was away', () => {
    const clock = beatAt(0);
    shift(clock, 5000);
    expect(closesAt(clock, pace('normal'))).toBe(17_500);
  });
});

describe('other speeds', () => {
  it.each([
    ['brisk', 7500],
    ['relaxed', 24_500],
    ['off', null],
  ] as const)('%s', (speed, end) => {
    expect(closesAt(beatAt(0, speed), pace(speed))).toBe(end);
  });

  it('without a clock closes only after a last call', () => {
    const clock = beatAt(0, 'off');
    call(clock, 60_000);
    expect(closesAt(clock, pace('off'))).toBe(64_000);
  });

  it('over days gives the hours of the table for each answer', () => {
    const slow = pace('days', { hours: 12 });
    const clock = newClock();
    followAsks(clock, [ask(1, 'turn')], slow, 0);
    expect(closesAt(clock, slow)).toBe(12 * 3_600_000);
  });
});
