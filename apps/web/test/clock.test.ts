import { paceOf } from '@pretender/protocol/paces';
import { describe, expect, it } from 'vitest';
import { clockNow, nextPhase } from '../src/sitting/picture.ts';

const pace = paceOf({ speed: 'normal', hours: 24 });

describe('the clock of the page', () => {
  it('goes on from hush to open to last call without being told', () => {
    const [hush] = clockNow([{ ask: 7, phase: 'hush', left: 500 }], 1000);
    expect(hush).toEqual({ ask: 7, phase: 'hush', until: 1500, length: 500 });
    const open = nextPhase(hush, pace);
    expect(open).toEqual({ ask: 7, phase: 'open', until: 9500, length: 8000 });
    const lastCall = open && nextPhase(open, pace);
    expect(lastCall).toEqual({ ask: 7, phase: 'lastCall', until: 13_500, length: 4000 });
    expect(lastCall && nextPhase(lastCall, pace)).toBeNull();
  });

  it('stays open where nobody is hurried, and leaves decisions alone', () => {
    const [hush] = clockNow([{ ask: 7, phase: 'hush', left: 500 }], 0);
    expect(nextPhase(hush, paceOf({ speed: 'off', hours: 24 }))).toMatchObject({ phase: 'open', until: null });
    const [decide] = clockNow([{ ask: 8, phase: 'decide', left: 15_000 }], 0);
    expect(nextPhase(decide, pace)).toBeNull();
  });
});
