import { directorsOf } from '../rules/directors.ts';
import type { MinistryRef, Operation } from './operation.ts';
import { ministryIn } from './refs.ts';

export interface SwapDirectors {
  readonly op: 'swapDirectors';
  readonly a: MinistryRef;
  readonly b: MinistryRef;
}

/** Two ministries exchange their directors. */
export const swapDirectors: Operation<SwapDirectors> = {
  params: { a: 'ministry', b: 'ministry' },
  changes(stage, { a, b }) {
    const [one, other] = [ministryIn(stage, a), ministryIn(stage, b)];
    if (one === null || other === null) return false;
    return stage.table.posts[one].director !== stage.table.posts[other].director;
  },
  run(turn, stage, { a, b }) {
    const [one, other] = [ministryIn(stage, a), ministryIn(stage, b)];
    if (one === null || other === null) return;
    const directors = directorsOf(stage.table);
    turn.emit({ type: 'reassigned', directors: { ...directors, [one]: directors[other], [other]: directors[one] } });
  },
};
