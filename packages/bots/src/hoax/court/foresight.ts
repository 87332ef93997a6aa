// The flagship of the court: it tries things out as a farsighted heir does, among heirs of the court, and reckons the finale.

import type { Hoax } from '@pretender/hoax';
import type { Player } from '../../player.ts';
import type { Weighing } from '../farsighted/choices.ts';
import { type Depth, type Foresight, tryingHeir, USUAL_DEPTH } from '../farsighted/farsighted.ts';
import { solvedMix } from '../sage/finale.ts';
import { type Reckon, reckoningHeir } from '../sage/sage.ts';
import { doubtRate } from '../shrewd/repute.ts';
import { weighAccusations } from './accusing.ts';
import { weighClaims } from './claiming.ts';
import { courtHeir } from './court.ts';
import type { CourtHabits } from './habits.ts';

/** Those in the worlds it tries do not doubt everything: at a table that does, what they show is not what would come. */
const DOUBTING_TABLE = 0.3;

/** A turn of each heir costs so much of the chance to be crowned. */
const TURN_PRICE = 0.002;

export const COURT_WEIGHING: Weighing<CourtHabits> = { accusations: weighAccusations, claims: weighClaims };

export function foresightOf(habits: CourtHabits, depth: Depth = USUAL_DEPTH): Foresight<CourtHabits> {
  return {
    habits,
    player: courtHeir(habits),
    weighing: COURT_WEIGHING,
    depth,
    isWorthTrying: (thought) => !thought.view.table.finale && doubtRate(thought) <= DOUBTING_TABLE,
    turnPrice: TURN_PRICE,
  };
}

export function chancellor(habits: CourtHabits, reckon: Reckon = solvedMix): Player<Hoax> {
  return reckoningHeir(tryingHeir(foresightOf(habits)), habits, reckon);
}
