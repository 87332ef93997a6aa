import type { Operation } from './operation.ts';

/** What no operation can say: the player composes the effect, and all others must agree to it (`opsOf`). */
export interface Manual {
  readonly op: 'manual';
}

export const manual: Operation<Manual> = {
  params: {},
  changes: () => false,
  run: () => {},
};
