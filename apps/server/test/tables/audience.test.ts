import type { Ask, Seat } from '@pretender/kernel';
import type { AskClock, ServerMessage } from '@pretender/protocol';
import { paceOf } from '@pretender/protocol/paces';
import { describe, expect, it } from 'vitest';
import { type Audience, catchUp, letIn, letOut, newAudience, tell as tellBy } from '../../src/tables/audience.ts';
import type { ClockNow } from '../../src/tables/reckoning.ts';
import type { Telling } from '../../src/tables/telling.ts';

const toAll: Telling = { to: 'all', event: { type: '@resumed' } };
const toOne: Telling = { to: [1 as Seat], event: { type: 'passed' } };
const pace = paceOf({ speed: 'normal', hours: 24 });
const { hush, open, lastCall } = pace.beat as { [K in keyof typeof pace.beat]: number };
const clock = (left: number, ask = 4): AskClock[] => [{ ask, phase: 'open', left }];
const windowOf = (id: number): Ask =>
  ({ id, kind: 'reaction', seats: [], clock: 'beat', mode: 'window', held: false, takes: [] }) as Ask;

/** In the open phase of a window, with so much of it left. */
const openFor = (left: number, at: number, ask = 4): ClockNow => ({
  ...{ asks: clock(left, ask), at, pace, open: windowOf(ask) },
  closes: at + left + lastCall,
});
/** A window that came up so long ago. */
const freshFor = (ran: number, at: number, ask: number): ClockNow => ({
  ...{ asks: [{ ask, phase: 'hush', left: hush - ran }], at, pace, open: windowOf(ask) },
  closes: at - ran + hush + open + lastCall,
});
const tell = (audience: Audience, told: readonly Telling[], now: ClockNow) => tellBy(audience, told, () => now);
const NOTHING_OPEN: ClockNow = { asks: [], at: 9000, pace, open: null, closes: null };

const clocksIn = (frames: readonly ServerMessage[]) =>
  frames.map((frame) => (frame.t === 'told' ? frame.clock : frame));

function heardBy(viewers: readonly Seat[]) {
  const audience = newAudience();
  const heard = viewers.map((viewer) => {
    const frames: ServerMessage[] = [];
    const listener = { send: (text: string) => void frames.push(JSON.parse(text)), close: () => undefined };
    letIn(audience, { listener, viewer, n: 0 });
    return frames;
  });
  return { audience, heard };
}

describe('somebody who is cut off while all are told something', () => {
  it('takes nobody with him: whoever stands behind him hears it, and he hears no more', () => {
    const audience = newAudience();
    const heard: string[] = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      const listener = {
        send() {
          heard.push(name);
          if (name === 'b') letOut(audience, listener);
        },
        close: () => undefined,
      };
      letIn(audience, { listener, viewer: 0 as Seat, n: 0 });
    }
    tell(audience, [toAll], NOTHING_OPEN);
    tell(audience, [toOne, toAll], NOTHING_OPEN);
    expect(heard.join('')).toBe('abcdacd');
  });
});

describe('the clock', () => {
  it('is told to everybody with what all are told, and again only when it stands otherwise than they can reckon', () => {
    const { audience, heard } = heardBy([0 as Seat, 1 as Seat]);
    tell(audience, [toAll], openFor(8000, 1000));
    tell(audience, [toAll], openFor(7000, 2000));
    tell(audience, [toAll, toOne], openFor(9000, 2000));
    for (const frames of heard) expect(clocksIn(frames)).toEqual([clock(8000), undefined, clock(9000)]);
  });

  it('is not told of a question that begins as every one does, nor of the phases that follow by themselves', () => {
    const { audience, heard } = heardBy([0 as Seat]);
    tell(audience, [toAll], openFor(8000, 1000));
    tell(audience, [toAll], freshFor(5, 2000, 5));
    tell(audience, [toAll], openFor(open, 2000 + hush - 5, 5));
    tell(audience, [toAll], NOTHING_OPEN);
    expect(clocksIn(heard[0] ?? [])).toEqual([clock(8000), undefined, undefined, undefined]);
  });

  it('is told of a question that comes up again, of one that the disk was slow with, and of a stop', () => {
    const { audience, heard } = heardBy([0 as Seat]);
    tell(audience, [toAll], openFor(8000, 1000));
    tell(audience, [toAll], freshFor(0, 2000, 5));
    tell(audience, [toAll], openFor(7000, 3000));
    tell(audience, [toAll], freshFor(200, 4000, 6));
    const stopped: AskClock[] = [{ ask: 6, phase: 'stopped', left: 9000 }];
    tell(audience, [toAll], { asks: stopped, at: 5000, pace, open: windowOf(6), closes: null });
    tell(audience, [toAll], { asks: stopped, at: 6000, pace, open: windowOf(6), closes: null });
    expect(clocksIn(heard[0] ?? [])).toEqual([
      clock(8000),
      undefined,
      clock(7000),
      [{ ask: 6, phase: 'hush', left: hush - 200 }],
      stopped,
      undefined,
    ]);
  });

  it('does not come with a secret, which would tell by its clock that there was one', () => {
    const { audience, heard } = heardBy([0 as Seat, 1 as Seat]);
    tell(audience, [toOne], openFor(8000, 1000));
    tell(audience, [toAll], openFor(8000, 1000));
    expect(heard).toEqual([
      [{ t: 'told', e: [toAll.event], clock: clock(8000) }],
      [
        { t: 'told', e: [toOne.event] },
        { t: 'told', e: [toAll.event], clock: clock(8000) },
      ],
    ]);
  });

  it('is told again after a table was read anew from its log', () => {
    const { audience, heard } = heardBy([0 as Seat]);
    tell(audience, [toAll], openFor(8000, 1000));
    catchUp(audience, () => []);
    tell(audience, [toAll], openFor(7000, 2000));
    expect(heard[0]?.at(-1)).toEqual({ t: 'told', e: [toAll.event], clock: clock(7000) });
  });
});
