// A shrewd heir that reckons the finale.

import { type Hoax, type Identity, type Move, trios } from '@pretender/hoax';
import type { Player } from '../../player.ts';
import { allOfType, anyOfType, best } from '../mind.ts';
import type { Habits } from '../shrewd/habits.ts';
import { shrewdHeir } from '../shrewd/shrewd.ts';
import { type Thought, think } from '../shrewd/thought.ts';
import { worthOf } from '../worth.ts';
import { accusationOf, pickLabel, rivalOf, solvedMix } from './finale.ts';

type Deed = (thought: Thought, what: string) => Move | null;

const DEEDS: Readonly<Record<string, Deed>> = {
  claim: (thought, as) => {
    const claims = allOfType(thought, 'claim').filter((claim) => claim.as === as);
    return best(thought, claims, (claim) => worthOf(thought.view.table, thought.seat, claim));
  },
  accuse: (thought, identity) => accusationOf(thought, identity as Identity),
  inform: (thought) => {
    const most = trios(thought.view.table.heirs[thought.seat].wares);
    return best(thought, allOfType(thought, 'inform'), (move) => Math.min(most, move.trios));
  },
};

function declare(thought: Thought): Move | null {
  const mix = solvedMix(thought, { at: 'turn' });
  const label = mix === null ? null : pickLabel(thought, mix);
  const [deed, what] = (label ?? '').split(' ');
  return Object.hasOwn(DEEDS, deed) ? DEEDS[deed](thought, what) : null;
}

/** To an action of the other. To be immune comes later, once the claim stands: until then it is a pass. */
function answerClaim(thought: Thought): Move | null {
  const { claim } = thought.view.table;
  if (claim?.kind !== 'action' || claim.seat !== rivalOf(thought)) return null;
  const mix = solvedMix(thought, { at: 'answer', as: claim.as });
  const label = mix === null ? null : pickLabel(thought, mix);
  return label === null ? null : anyOfType(thought, label === 'doubt' ? 'doubt' : 'pass');
}

const SOLVED: Readonly<Record<string, (thought: Thought) => Move | null>> = {
  declaration: declare,
  reaction: answerClaim,
};

/** The solver knows the usual finale: no duel, nobody who accuses beside the turn, nothing remembered that is not covered. */
function isUsual({ view }: Thought): boolean {
  const { finale, config } = view.table;
  return finale && config.finaleMode === 'normal' && !config.accuseAnytime && !config.memoryHoax && !config.infoExtra;
}

export function sageHeir(habits: Habits): Player<Hoax> {
  const shrewd = shrewdHeir(habits);
  return (view, specs, draws) => {
    const seat = view.viewer;
    const own = seat === 'public' ? null : view.hands[seat]?.identity;
    const kind = view.table.asks.find(({ id }) => id === specs[0]?.ask)?.kind;
    if (!view.table.finale || seat === 'public' || !own || !kind || !Object.hasOwn(SOLVED, kind))
      return shrewd(view, specs, draws);
    const thought = think({ view, seat, own, specs, draws }, habits);
    return (isUsual(thought) ? SOLVED[kind](thought) : null) ?? shrewd(view, specs, draws);
  };
}
