// The players of the court as they are asked in a finale, and how often. `trying` is a farsighted heir that does not reckon it.

import { type Hoax, hoax } from '@pretender/hoax';
import { seededDraws } from '@pretender/kernel';
import { arenaCast } from '../../arena/cast.ts';
import { chancellor } from '../../hoax/court/foresight.ts';
import { LEVEL_HABITS } from '../../hoax/court/levels.ts';
import { farsightedHeir, USUAL_DEPTH } from '../../hoax/farsighted/farsighted.ts';
import { reckon, solvedMix } from '../../hoax/sage/finale.ts';
import { type Reckon, reckonedMix, reckoningHeir, sageHeir } from '../../hoax/sage/sage.ts';
import { CHOSEN } from '../../hoax/shrewd/chosen.ts';
import { type Manner, STANDARD } from '../../hoax/shrewd/habits.ts';
import { think } from '../../hoax/shrewd/thought.ts';
import type { Player } from '../../player.ts';
import type { Asking } from './asked.ts';

/** Enough where one draw decides; who draws whole worlds takes long for each. */
const TIMES = 16;
const FEW_TIMES = 4;
const SLOW = ['trying'];

function once<Q, A>(answer: (question: Q) => A): (question: Q) => A {
  const known = new Map<string, A>();
  return (question) => {
    const name = JSON.stringify(question);
    const before = known.get(name);
    if (before !== undefined) return before;
    const found = answer(question);
    known.set(name, found);
    return found;
  };
}

/** What was once reckoned holds for every card, and wherever the same finale comes up again. */
function reckonOnce(): Reckon {
  const known = once((finale: Parameters<typeof reckon>[0]) => {
    const reckoned = reckon(finale);
    return reckoned === null ? null : { ...reckoned, mixes: once(reckoned.mixes) };
  });
  return (thought, steps) => solvedMix(thought, steps, known);
}

/** Somebody who reckons can say how often it would do what, and need not be asked many times. */
function reckoning(player: (reckon: Reckon) => Player<Hoax>, habits: Manner): Asking {
  const reckonings = reckonOnce();
  return {
    player: player(reckonings),
    times: TIMES,
    mixAt: (view) => {
      const seat = view.viewer;
      const own = seat === 'public' ? null : view.hands[seat]?.identity;
      const [asked] = view.table.asks.slice(-1);
      if (seat === 'public' || !own) return null;
      const draws = seededDraws(0, 'not drawn from');
      return reckonedMix(think({ view, seat, own, specs: hoax.moves(view), draws }, habits), asked.kind, reckonings);
    },
  };
}

function players(): Readonly<Record<string, Player<Hoax>>> {
  const all = arenaCast('hoax').players as unknown as Readonly<Record<string, Player<Hoax>>>;
  return { ...all, trying: farsightedHeir(CHOSEN, USUAL_DEPTH) };
}

const RECKONING: Readonly<Record<string, () => Asking>> = {
  sage: () => reckoning((known) => sageHeir(STANDARD, known), STANDARD),
  oldFarsighted: () => reckoning((known) => reckoningHeir(farsightedHeir(CHOSEN, USUAL_DEPTH), CHOSEN, known), CHOSEN),
  farsighted: () => {
    const { farsighted } = LEVEL_HABITS;
    return reckoning((known) => chancellor(farsighted, known), farsighted);
  },
};

export function courtNames(): string[] {
  return Object.keys(players());
}

export function askingOf(name: string): Asking {
  const all = players();
  if (Object.hasOwn(RECKONING, name)) return RECKONING[name]();
  if (!Object.hasOwn(all, name)) throw new Error(`nobody is called ${name}, only ${Object.keys(all).join(', ')}`);
  return { player: all[name], times: SLOW.includes(name) ? FEW_TIMES : TIMES };
}
