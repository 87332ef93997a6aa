import type { View } from '@pretender/hoax';
import type { Sitting } from '../../sitting/sitting.ts';

export type HoaxView = View;

/** The table page is only shown once there is a view of this game. */
export function hoaxView({ picture }: Sitting): HoaxView {
  return picture?.view as unknown as HoaxView;
}
