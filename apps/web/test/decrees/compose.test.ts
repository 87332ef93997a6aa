import {
  type Amounts,
  type Directors,
  decrees,
  decreesOn,
  type Ministry,
  ministryOf,
  nextStep,
  SUBSTITUTE,
  type View,
} from '@pretender/decrees';
import {
  type Ask,
  type Draws,
  lapse,
  missing,
  openAsks,
  pick,
  type RawMove,
  type Seat,
  submit,
} from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { composeMove, obstacleTo } from '../../src/games/decrees/board/compose.ts';
import { type Control, controlsOf, ZONES } from '../../src/games/decrees/board/controls.ts';
import {
  inHand,
  mineFirst,
  type Removal,
  removalStep,
  seatAt,
  spreadStep,
} from '../../src/games/decrees/board/editors.ts';
import { foresee } from '../../src/games/decrees/board/foresee.ts';
import { scopeOf } from '../../src/games/decrees/board/recipes.ts';
import { type Choices, isEdited, openFirst, type Slot } from '../../src/games/decrees/board/slots.ts';
import { randomTables, type Walk } from './random-tables.ts';

const isNextStep = ({ table, viewer }: View, value: unknown) =>
  decreesOn(table, ministryOf(table, viewer as Seat)).some((id) => nextStep(table.decrees[id]) === value);

/** Presses what is open, as somebody would who does not think. */
function press(view: View, control: Control, slot: Slot, draws: Draws): unknown {
  const { table } = view;
  if (slot.kind === 'spread') {
    const by = inHand(table, slot.chosen as Amounts) > 0 && draws.below(4) > 0 ? 1 : -1;
    return spreadStep(table, control, slot.chosen as Amounts, { id: pick(draws, scopeOf(control, 'blame')), by });
  }
  if (slot.kind === 'posts') {
    const others = table.players.map((_, seat) => seat as Seat);
    const who = pick(draws, control.type === 'assign' ? others.filter((seat) => seat !== view.viewer) : others);
    const scope = control.type === 'assign' ? scopeOf(control, 'directors') : table.ministries;
    return seatAt(slot.chosen as Directors, who, pick(draws, scope as readonly Ministry[]));
  }
  if (slot.kind === 'removal') {
    if (draws.below(3) === 0) return mineFirst(table, view.viewer as Seat);
    const pool =
      draws.below(2) === 0
        ? { seat: draws.below(table.players.length) as Seat }
        : { id: pick(draws, table.ministries as readonly Ministry[]) };
    return removalStep(table, slot.chosen as Removal, pool, draws.below(5) - 1);
  }
  const open = slot.options.filter(({ refusal }) => refusal === null);
  const right = control.type === 'forward' && open.find(({ value }) => isNextStep(view, value));
  if (slot.name === 'to' && right && draws.below(6) > 0) return right.value;
  expect(open.length, `${control.key}: nothing to choose for ${slot.name}`).toBeGreaterThan(0);
  return pick(draws, open).value;
}

function compose(view: View, control: Control, draws: Draws): RawMove | null {
  let choices: Choices = {};
  let composed = composeMove(view, control, choices);
  const wanted = draws.below(4);
  for (let step = 0; (composed.whole === null || step < wanted) && step < 400; step++) {
    const last = composed.slots.at(-1);
    if (!last) break;
    const slot = composed.whole === null ? last : pick(draws, composed.slots);
    choices = { ...choices, [slot.name]: press(view, control, slot, draws) };
    composed = composeMove(view, control, choices);
  }
  return composed.whole;
}

/** What leads to promulgations and to several tops comes first, what ends the turn last. */
function wanted(controls: readonly Control[], draws: Draws): readonly Control[] {
  const among = (test: (control: Control) => boolean) => controls.filter(test);
  const stamps = among(({ type, card }) => type === 'stamp' || card === 'rubber_stamp');
  const changes = among(({ type, card }) => type === 'restructure' || card === 'reorganisation_memo');
  const rare = among(({ type }) => type !== 'end' && type !== 'pass');
  if (stamps.length > 0 && draws.below(6) > 0) return stamps;
  if (changes.length > 0 && draws.below(3) === 0) return changes;
  return rare.length > 0 && draws.below(8) > 0 ? rare : controls;
}

/** Every offer has a control, and every control leads to a move that is taken. */
function answer({ match, draws }: Walk, met: Set<string>, ask: Ask, seat: Seat): void {
  const view = match.views[seat];
  const offers = decrees.moves(view);
  const controls = controlsOf(offers);
  for (const offer of offers) {
    const isThere = controls.some((control) => control.ask === offer.ask && control.type === offer.type);
    expect(isThere, `${ask.kind}: ${offer.type} has no control`).toBe(true);
  }
  const fitting = controls.filter((control) => control.ask === ask.id && obstacleTo(view, control) === null);
  expect(fitting.length, `${ask.kind} leaves seat ${seat} without a control`).toBeGreaterThan(0);
  const control = pick(draws, wanted(fitting, draws));
  const move = compose(view, control, draws);
  expect(move, `${ask.kind}: ${control.key} never comes to a move`).not.toBeNull();
  if (ask.kind === 'action' && draws.below(4) === 0) expect(foresee(view, move as RawMove)).not.toBeNull();
  const receipt = submit(match, seat, control.ask, move as RawMove);
  expect(receipt.ok ? null : { refusal: receipt.refusal, move }).toBeNull();
  met.add(`${ask.kind}:${control.type}:${control.card ?? ''}`);
}

/** What chance rarely brings: a decree one stamp away from its end, under two tops. */
function prepareTops({ match }: Walk): void {
  const { table } = match.state;
  const own = ministryOf(table, table.turn.seat) as Ministry;
  const above = table.ministries.filter((id) => id !== own).slice(0, 2);
  table.arrows.splice(0, table.arrows.length, [above[0], own], [above[1], own]);
  const open = Object.values(table.decrees).find(({ at }) => at !== null);
  if (open) Object.assign(open, { at: own, stamped: 1, steps: [own, own] });
}

function play(walk: Walk, met: Set<string>): void {
  const { match, draws } = walk;
  let isPrepared = false;
  for (let step = 0; step < 500; step++) {
    const ask = openAsks(match).at(-1);
    if (!ask || ask.mode === 'standing') return;
    if (step > 40 && ask.kind === 'action' && !isPrepared) {
      isPrepared = true;
      prepareTops(walk);
    }
    const waiting = missing(match, ask);
    if (waiting.length === 0 || draws.below(80) === 0) lapse(match, ask.id);
    else answer(walk, met, ask, pick(draws, waiting));
  }
}

/** Asked only about effects that somebody composes; no card of our own deck does that. */
const NEVER = ['agree', 'object'];

describe('the composer', () => {
  it('has a control for every question, under random options, and every control is taken by the engine', () => {
    const met = new Set<string>();
    for (const walk of randomTables(40)) play(walk, met);
    const part = (at: number) => new Set([...met].map((each) => each.split(':')[at]));
    const types = Object.entries(ZONES).flatMap(([type, zone]) => (zone === 'deals' ? [] : [type]));
    expect([...part(1)].sort()).toEqual(types.filter((type) => !NEVER.includes(type)).sort());
    expect([...part(0)].sort()).toEqual(
      [
        'action',
        'assignment',
        'auction',
        'charge',
        'objection',
        'removal',
        'salvage',
        'search',
        'shedding',
        'top',
      ].sort(),
    );
    expect([...part(2)].filter((card) => card !== '')).toHaveLength(SUBSTITUTE.cards.size);
  });

  it('shows what may be chosen before what may not, each in its order', () => {
    const refusal = { code: 'notOnYourDesk', field: 'decree', clause: 'D4.10' };
    const options = ['D1', 'D2', 'D3', 'D4'].map((value, at) => ({ value, refusal: at % 2 === 0 ? refusal : null }));
    expect(openFirst(options).map(({ value }) => value)).toEqual(['D2', 'D4', 'D1', 'D3']);
  });

  it('lets somebody sit down, and whoever sat there goes where they came from', () => {
    const [a, b, c] = [0, 1, 2] as Seat[];
    expect(seatAt({ EXE: a, NAV: b }, a, 'NAV')).toEqual({ NAV: a, EXE: b });
    expect(seatAt({ EXE: a, NAV: b }, a, 'REF')).toEqual({ NAV: b, REF: a });
    expect(seatAt({ EXE: a }, c, 'EXE')).toEqual({ EXE: c });
    expect(seatAt({ EXE: a }, a, 'EXE')).toEqual({ EXE: a });
    expect([a, b, c].some((seat) => isEdited({ name: '', kind: 'seat', values: [seat] }))).toBe(false);
  });
});
