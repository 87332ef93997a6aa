// From a control and what was chosen so far to what is still to be asked, and to the move. What may be chosen follows from
// the game's own answers, so whatever an option or a card brings can be done here.

import { decrees, type Move } from '@pretender/decrees';
import { fit, type RawMove, type Refusal, type Value } from '@pretender/kernel';
import type { DecreesView } from '../view.ts';
import { type Control, ZONES } from './controls.ts';
import { initialOf } from './editors.ts';
import { reasonFor } from './reasons.ts';
import { buildMove, slotsOf } from './recipes.ts';
import { type Choices, isEdited, NONE, type Option, type Slot, type SlotSpec } from './slots.ts';

export interface Composition {
  /** Up to the first that waits for an answer. */
  readonly slots: readonly Slot[];
  /** Complete and legal. */
  readonly whole: RawMove | null;
  /** Why it is not legal though it is complete. */
  readonly refusal: Refusal | null;
}

const REFUSED: Refusal = { code: 'not-offered', field: null, clause: null };

/** What the game says against a complete move. */
export function refusalOf(view: DecreesView, { specs, ask }: Control, move: RawMove): Refusal | null {
  const fitting = fit({ game: decrees, view }, specs, move, ask);
  if (fitting.ok) return null;
  return decrees.check(view, move as unknown as Move) ?? fitting.refusal;
}

function nextSlot(view: DecreesView, control: Control, given: Choices): SlotSpec | undefined {
  return slotsOf(view.table, control, given).find(({ name }) => !(name in given));
}

const candidates = ({ values, isOptional }: SlotSpec): readonly Value[] => (isOptional ? [NONE, ...values] : values);

/** The first objection, or null if a legal move can be reached. What is edited can always be edited rightly. */
function objection(view: DecreesView, control: Control, given: Choices): Refusal | null {
  const open = nextSlot(view, control, given);
  if (open === undefined) return refusalOf(view, control, buildMove(control, given));
  if (isEdited(open)) return null;
  let first: Refusal | null = null;
  for (const value of candidates(open)) {
    const found = objection(view, control, { ...given, [open.name]: value });
    if (found === null) return null;
    first ??= found;
  }
  return first ?? REFUSED;
}

/** Why an offer leads nowhere as things stand: a card that could change nothing. Deals have forms of their own. */
export function obstacleTo(view: DecreesView, control: Control): Refusal | null {
  return ZONES[control.type] === 'deals' ? null : objection(view, control, {});
}

/** Much where there is something to get, nothing where it may be left out. */
function preselected({ kind, isOptional }: SlotSpec, open: readonly Value[], isBid: boolean): Value | undefined {
  if (open.length === 1) return open[0];
  if (isOptional) return NONE;
  return kind === 'amount' && !isBid ? open.at(-1) : undefined;
}

function askSlot(
  view: DecreesView,
  control: Control,
  given: Choices,
  { spec, wish }: { readonly spec: SlotSpec; readonly wish: unknown },
): Slot {
  const options = candidates(spec).map((value): Option => {
    const refusal = objection(view, control, { ...given, [spec.name]: value });
    return { value, refusal: refusal && (reasonFor(view, control, given, { spec, value }) ?? refusal) };
  });
  const open = options.filter(({ refusal }) => refusal === null).map(({ value }) => value);
  const chosen = open.includes(wish as Value) ? wish : preselected(spec, open, control.type === 'bid');
  return { ...spec, options, chosen };
}

export function composeMove(view: DecreesView, control: Control, choices: Choices): Composition {
  const given: Record<string, unknown> = {};
  const slots: Slot[] = [];
  for (;;) {
    const spec = nextSlot(view, control, given);
    if (spec === undefined) break;
    const wish = choices[spec.name];
    const slot: Slot = isEdited(spec)
      ? { ...spec, options: [], chosen: wish ?? initialOf(view.table, control, spec) }
      : askSlot(view, control, given, { spec, wish });
    slots.push(slot);
    if (slot.chosen === undefined) return { slots, whole: null, refusal: null };
    given[spec.name] = slot.chosen;
  }
  const move = buildMove(control, given);
  const refusal = refusalOf(view, control, move);
  return { slots, whole: refusal === null ? move : null, refusal };
}
