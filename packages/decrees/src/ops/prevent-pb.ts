import type { Operation } from './operation.ts';

export interface PreventPB {
  readonly op: 'preventPB';
  readonly max: number;
}

/** Less of the blame that is about to come; how much less the player says. */
export const preventPB: Operation<PreventPB> = {
  params: { max: 'number' },
  isReaction: true,
  changes: ({ table }) => (table.resolving?.gains.length ?? 0) > 0,
  run(turn, stage, { max }) {
    const [gain] = stage.table.resolving?.gains ?? [];
    const wanted = typeof stage.with.amount === 'number' ? stage.with.amount : max;
    if (gain) turn.emit({ type: 'prevented', blame: Math.min(wanted, max, gain.blame) });
  },
};
