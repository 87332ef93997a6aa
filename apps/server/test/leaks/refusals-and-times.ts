// Leaks in what is refused, and in when something happens.

import { isAnsweredBySome, isSecretlyHigh, isTrueClaim } from './hidden.ts';
import type { ServerLeak } from './leak.ts';

export const refusalsAndTimes: readonly ServerLeak[] = [
  {
    name: 'a refusal knows the card',
    caughtBy: 'other cards',
    fault: {
      decide: (real) => (state, command, actor) => {
        const decision = real(state, command, actor);
        if (decision.ok || !isSecretlyHigh(state)) return decision;
        return { ok: false, refusal: { ...decision.refusal, why: 'There is no such card here.' } };
      },
    },
  },
  {
    name: 'a refusal knows whether others have answered',
    caughtBy: 'other answers',
    fault: {
      decide: (real) => (state, command, actor) => {
        const decision = real(state, command, actor);
        if (decision.ok || !isAnsweredBySome(state)) return decision;
        return { ok: false, refusal: { ...decision.refusal, code: 'stale' } };
      },
    },
  },
  {
    name: 'a window closes earlier on the truth',
    caughtBy: 'other cards',
    fault: {
      wakesAt: (real) => (state, extra) => {
        const time = real(state, extra);
        return time !== null && isTrueClaim(state) ? time - 300 : time;
      },
    },
  },
  {
    name: 'a window closes when all have passed, at an even table too',
    caughtBy: 'other answers',
    fault: {
      wakesAt: (real) => (state, extra) => real({ ...state, settings: { ...state.settings, isEven: false } }, extra),
    },
  },
  {
    name: 'an order to pass is not kept by who holds the better card',
    caughtBy: 'other cards',
    fault: { autoPasses: (real) => (state) => (isSecretlyHigh(state) ? [] : real(state)) },
  },
];
