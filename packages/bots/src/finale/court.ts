// The players of the court as they are asked in a finale, and how often. `trying` is a farsighted heir that does not reckon it.

import type { Hoax } from '@pretender/hoax';
import { arenaCast } from '../arena/cast.ts';
import { farsightedHeir, USUAL_DEPTH } from '../hoax/farsighted/farsighted.ts';
import { solvedMix } from '../hoax/sage/finale.ts';
import { reckoningHeir, sageHeir } from '../hoax/sage/sage.ts';
import { STANDARD } from '../hoax/shrewd/habits.ts';
import { TUNED } from '../hoax/shrewd/tuned.ts';
import type { Player } from '../player.ts';
import type { Asking } from './asked.ts';

/** Enough where one draw decides; who draws whole worlds takes long for each. */
const TIMES = 16;
const FEW_TIMES = 4;
const SLOW = ['trying'];

/** Views of the tree never change, so what was once reckoned for one holds. */
function reckonOnce(): typeof solvedMix {
  const known = new WeakMap<object, ReturnType<typeof solvedMix>>();
  return (thought, steps) => {
    const mix = known.get(thought.view) ?? solvedMix(thought, steps);
    known.set(thought.view, mix);
    return mix;
  };
}

function players(): Readonly<Record<string, Player<Hoax>>> {
  const all = arenaCast('hoax').players as unknown as Readonly<Record<string, Player<Hoax>>>;
  return {
    ...all,
    sage: sageHeir(STANDARD, reckonOnce()),
    farsighted: reckoningHeir(farsightedHeir(TUNED, USUAL_DEPTH), TUNED, reckonOnce()),
    trying: farsightedHeir(TUNED, USUAL_DEPTH),
  };
}

export function courtNames(): string[] {
  return Object.keys(players());
}

export function askingOf(name: string): Asking {
  const all = players();
  if (!Object.hasOwn(all, name)) throw new Error(`nobody is called ${name}, only ${Object.keys(all).join(', ')}`);
  return { player: all[name], times: SLOW.includes(name) ? FEW_TIMES : TIMES };
}
