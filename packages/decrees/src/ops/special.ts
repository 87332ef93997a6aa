import { runSpecial } from '../play/specials.ts';
import { refuseSpecial } from '../rules/specials.ts';
import type { MinistryRef, Operation } from './operation.ts';
import { argsIn, ministryIn } from './refs.ts';

export interface SpecialAction {
  readonly op: 'special';
  readonly ministry: MinistryRef;
  readonly args: unknown;
}

/** The special action of a ministry, as if you directed it; what may be done once in a turn stays so. */
export const special: Operation<SpecialAction> = {
  params: { ministry: 'ministry', args: 'args' },
  refuse(stage, op) {
    const ministry = ministryIn(stage, op.ministry);
    return ministry === null ? null : refuseSpecial(stage.table, stage.seat, ministry, argsIn(stage, op.args));
  },
  changes: (stage, op) => ministryIn(stage, op.ministry) !== null,
  run(turn, stage, op) {
    const ministry = ministryIn(stage, op.ministry);
    const args = argsIn(stage, op.args);
    if (ministry === null || refuseSpecial(stage.table, stage.seat, ministry, args) !== null) return;
    runSpecial(turn, stage.seat, ministry, args);
  },
};
