// Reckoning the finale, on top of anybody's play.

import { type Hoax, type Move, type Table, trios } from '@pretender/hoax';
import type { Player } from '../../player.ts';
import { allOfType, anyOfType, best } from '../mind.ts';
import type { Habits, Manner } from '../shrewd/habits.ts';
import { shrewdHeir } from '../shrewd/shrewd.ts';
import { type Thought, think } from '../shrewd/thought.ts';
import { worthOf } from '../worth.ts';
import { pickLabel, rivalOf, solvedMix } from './finale.ts';

type AskKind = Table['asks'][number]['kind'];

/** How often to do what; `solvedMix`, or one that remembers what it has reckoned. */
export type Reckon = (thought: Thought<Manner>, steps: readonly string[]) => Readonly<Record<string, number>> | null;

type Deed = (thought: Thought<Manner>, what: string) => Move | null;

const DEEDS: Readonly<Record<string, Deed>> = {
  claim: (thought, as) => {
    const claims = allOfType(thought, 'claim').filter((claim) => claim.as === as);
    return best(thought, claims, (claim) => worthOf(thought.view.table, thought.seat, claim));
  },
  // A second try in a turn is a claim, and nothing else is offered.
  accuse: (thought, identity) =>
    allOfType(thought, 'accuse').find((move) => move.target === rivalOf(thought) && move.identity === identity) ?? null,
  inform: (thought) => {
    const most = trios(thought.view.table.heirs[thought.seat].wares);
    return best(thought, allOfType(thought, 'inform'), (move) => Math.min(most, move.trios));
  },
  doubt: (thought) => anyOfType(thought, 'doubt'),
  // To be immune comes once the claim stands: until then it is a pass.
  immunise: (thought) => anyOfType(thought, 'immunise') ?? anyOfType(thought, 'pass'),
  pass: (thought) => anyOfType(thought, 'pass') ?? anyOfType(thought, 'pay'),
};

/** What has been said in this turn, as steps in the tree; null for what is not in it. */
function stepsTo({ view }: Thought<Manner>, kind: AskKind): string[] | null {
  const { claim, turn } = view.table;
  if (kind === 'declaration') return [];
  if (turn.deed?.do !== 'claim' || (claim !== null && claim.kind !== 'action' && claim.kind !== 'immunise'))
    return null;
  const steps = [`claim ${turn.deed.action.as}`];
  if (claim?.kind === 'immunise') return claim.seat === turn.seat ? null : [...steps, 'immunise'];
  return steps;
}

/** Once a claim stands it is too late for a doubt. */
function still(kind: AskKind, mix: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const { doubt: _, ...rest } = mix;
  return kind === 'defence' ? rest : mix;
}

const RECKONED: readonly AskKind[] = ['declaration', 'reaction', 'defence'];

/** The solver knows the usual finale: no duel, nobody who accuses beside the turn, nothing remembered that is not covered. */
function isUsual({ view }: Thought<Manner>): boolean {
  const { finale, config } = view.table;
  return finale && config.finaleMode === 'normal' && !config.accuseAnytime && !config.memoryHoax && !config.infoExtra;
}

/** How often to do what when this is asked, by the labels of the tree; null where that is not reckoned. */
export function reckonedMix(
  thought: Thought<Manner>,
  kind: AskKind,
  reckon: Reckon,
): Readonly<Record<string, number>> | null {
  const steps = RECKONED.includes(kind) && isUsual(thought) ? stepsTo(thought, kind) : null;
  const mix = steps === null ? null : reckon(thought, steps);
  return mix === null ? null : still(kind, mix);
}

/** What a label of the tree means at the table. */
export function deedOf(thought: Thought<Manner>, label: string): Move | null {
  const [deed, what] = label.split(' ');
  return Object.hasOwn(DEEDS, deed) ? DEEDS[deed](thought, what) : null;
}

function decide(thought: Thought<Manner>, kind: AskKind, reckon: Reckon): Move | null {
  const mix = reckonedMix(thought, kind, reckon);
  return mix === null ? null : deedOf(thought, pickLabel(thought, mix) ?? '');
}

/** Somebody who reckons the finale, and does all else as before. */
export function reckoningHeir(player: Player<Hoax>, habits: Manner, reckon: Reckon = solvedMix): Player<Hoax> {
  return (view, specs, draws) => {
    const seat = view.viewer;
    const own = seat === 'public' ? null : view.hands[seat]?.identity;
    const kind = view.table.asks.find(({ id }) => id === specs[0]?.ask)?.kind;
    if (!view.table.finale || seat === 'public' || !own || !kind || !RECKONED.includes(kind))
      return player(view, specs, draws);
    const thought = think({ view, seat, own, specs, draws }, habits);
    return decide(thought, kind, reckon) ?? player(view, specs, draws);
  };
}

export function sageHeir(habits: Habits, reckon: Reckon = solvedMix): Player<Hoax> {
  return reckoningHeir(shrewdHeir(habits), habits, reckon);
}
