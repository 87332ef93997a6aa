import type { View } from '@pretender/decrees';
import type { Sitting } from '../../sitting/sitting.ts';

export type DecreesView = View;
export type Board = View['table'];

/** The table page is only shown once there is a view of this game. */
export function decreesView({ picture }: Sitting): DecreesView {
  return picture?.view as unknown as DecreesView;
}
