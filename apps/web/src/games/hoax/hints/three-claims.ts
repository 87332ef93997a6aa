// For somebody's first turns: three claims to choose from, one that is true and two that are not.

import type { Action, Identity, View } from '@pretender/hoax';
import type { RawMove, Seat, Value } from '@pretender/kernel';
import { type Choices, composeMove, type Question } from '../board/compose.ts';
import type { Control } from '../board/controls.ts';

export interface EasyClaim {
  readonly control: Control;
  readonly move: RawMove;
  readonly who: Identity;
  readonly deed: Action['do'];
  readonly isTrue: boolean;
}

/** Bluffs worth trying first, the plain ones before those that need a victim. */
const BLUFFS = ['treasury', 'steal', 'harvest', 'press'] as const;
const TRUE_FIRST = ['treasury', 'press', 'harvest', 'cellar', 'earn', 'bewitch', 'steal'];

function richest(view: View, values: readonly Value[]): Value {
  const owned = (seat: Value) => {
    const wares = view.table.heirs[seat as Seat]?.wares;
    return wares ? wares.gold + wares.wine + wares.grain : 0;
  };
  return values.toSorted((a, b) => owned(b) - owned(a))[0];
}

function answer(view: View, question: Question): unknown {
  const open = question.options.filter(({ refusal }) => refusal === null).map(({ value }) => value);
  return question.field === 'target' ? richest(view, open) : open[0];
}

/** Filled in for them. */
function complete(view: View, control: Control): RawMove | null {
  let choices: Choices = {};
  for (let step = 0; step < 6; step++) {
    const { questions, whole } = composeMove(view, control, choices);
    if (whole !== null) return whole;
    const waiting = questions.at(-1);
    if (!waiting || waiting.kind === 'list') return null;
    choices = { ...choices, [waiting.field]: answer(view, waiting) };
  }
  return null;
}

export function threeClaims(view: View, me: Seat, controls: readonly Control[]): readonly EasyClaim[] {
  const mine = view.hands[me]?.identity ?? null;
  const claims = controls.filter(({ type }) => type === 'claim');
  const easy = (control: Control | undefined): EasyClaim[] => {
    const move = control ? complete(view, control) : null;
    if (!control || move === null) return [];
    return [
      {
        control,
        move,
        who: control.said.as as Identity,
        deed: control.said.do as Action['do'],
        isTrue: control.said.as === mine,
      },
    ];
  };
  const own = TRUE_FIRST.map((what) => claims.find(({ said }) => said.as === mine && said.do === what)).find(Boolean);
  const bluffs = BLUFFS.flatMap((what) => easy(claims.find(({ said }) => said.do === what && said.as !== mine)));
  return [...easy(own), ...bluffs].slice(0, 3);
}
