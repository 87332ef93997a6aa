import type { Seat } from '@pretender/kernel';
import type { AskClock, ServerMessage } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { catchUp, newAudience, tell } from '../../src/tables/audience.ts';
import type { Telling } from '../../src/tables/telling.ts';

const toAll: Telling = { to: 'all', event: { type: '@resumed' } };
const toOne: Telling = { to: [1 as Seat], event: { type: 'passed' } };
const clock = (left: number): AskClock[] => [{ ask: 4 as AskClock['ask'], phase: 'open', left }];

function heardBy(viewers: readonly Seat[]) {
  const audience = newAudience();
  const heard = viewers.map((viewer) => {
    const frames: ServerMessage[] = [];
    const listener = { send: (text: string) => void frames.push(JSON.parse(text)), close: () => undefined };
    audience.listeners.set(listener, { viewer, n: 0 });
    return frames;
  });
  return { audience, heard };
}

describe('the clock', () => {
  it('is told to everybody with what all are told, and again only when it stands otherwise than they can reckon', () => {
    const { audience, heard } = heardBy([0 as Seat, 1 as Seat]);
    tell(audience, [toAll], { asks: clock(8000), at: 1000 });
    tell(audience, [toAll], { asks: clock(7000), at: 2000 });
    tell(audience, [toAll, toOne], { asks: clock(9000), at: 2000 });
    for (const frames of heard)
      expect(frames.map((frame) => (frame.t === 'told' ? frame.clock : frame))).toEqual([
        clock(8000),
        undefined,
        clock(9000),
      ]);
  });

  it('does not come with a secret, which would tell by its clock that there was one', () => {
    const { audience, heard } = heardBy([0 as Seat, 1 as Seat]);
    tell(audience, [toOne], { asks: clock(8000), at: 1000 });
    tell(audience, [toAll], { asks: clock(8000), at: 1000 });
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
    tell(audience, [toAll], { asks: clock(8000), at: 1000 });
    catchUp(audience, () => []);
    tell(audience, [toAll], { asks: clock(7000), at: 2000 });
    expect(heard[0]?.at(-1)).toEqual({ t: 'told', e: [toAll.event], clock: clock(7000) });
  });
});
