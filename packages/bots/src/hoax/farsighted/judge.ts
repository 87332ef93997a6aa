// How likely a seat is to be crowned from here: what was learned from matches about positions like this one.

import type { View } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import { chanceIn } from '../../network.ts';
import { featuresOf } from './features.ts';
import { WEIGHTS } from './weights.data.ts';

export function chanceOf(view: View, seat: Seat): number {
  return chanceIn(WEIGHTS, featuresOf(view, seat));
}
