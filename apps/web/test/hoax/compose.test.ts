import { hoax, type View } from '@pretender/hoax';
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
import {
  type Choices,
  type Composition,
  composeMove,
  pressed,
  type Question,
} from '../../src/games/hoax/board/compose.ts';
import { type Control, controlsOf, ZONES } from '../../src/games/hoax/board/controls.ts';
import { randomTables, type Walk } from './random-tables.ts';

/** Presses what is open, question by question, as somebody would who does not think. */
function press(question: Question, draws: Draws): unknown {
  if (question.kind === 'list') {
    const items: Choices[] = question.items.map(({ questions, whole }) => whole ?? pressAll(questions, draws));
    return question.canAdd && draws.below(2) === 0 ? [...items, {}] : items;
  }
  const open = question.options.filter(({ refusal }) => refusal === null).map(({ value }) => value);
  if (open.length === 0) return undefined;
  if (question.kind !== 'some') return pick(draws, open);
  const fresh = question.repeats ? open : open.filter((value) => !question.chosen.includes(value));
  return fresh.length > 0 ? pressed(question, pick(draws, fresh)) : question.chosen;
}

function pressAll(questions: readonly Question[], draws: Draws): Choices {
  return Object.fromEntries(
    questions.map((question, at) => {
      const isAnswered = at < questions.length - 1 && question.kind !== 'list' && question.kind !== 'some';
      return [question.field, isAnswered ? question.chosen : press(question, draws)];
    }),
  );
}

function compose(view: View, control: Control, draws: Draws): RawMove | null {
  let choices: Choices = {};
  let composed: Composition<RawMove> = composeMove(view, control, choices);
  for (let step = 0; composed.whole === null && step < 40; step++) {
    choices = { ...choices, ...pressAll(composed.questions, draws) };
    composed = composeMove(view, control, choices);
  }
  return composed.whole;
}

/** Every offer has a control, and every control leads to a move that is taken. */
function answer({ match, draws }: Walk, met: Set<string>, ask: Ask, seat: Seat): void {
  const view = match.views[seat];
  const offers = hoax.moves(view);
  const controls = controlsOf(offers);
  for (const offer of offers) {
    const isThere = controls.some((control) => control.ask === offer.ask && control.type === offer.type);
    expect(isThere, `${ask.kind}: ${offer.type} has no control`).toBe(true);
  }
  const fitting = controls.filter(
    (control) => control.ask === ask.id || (control.type === 'accuse' && draws.below(150) === 0),
  );
  expect(fitting.length, `${ask.kind} leaves seat ${seat} without a control`).toBeGreaterThan(0);
  const control = pick(draws, fitting);
  const move = compose(view, control, draws);
  expect(move, `${ask.kind}: ${control.key} never comes to a move`).not.toBeNull();
  const receipt = submit(match, seat, control.ask, move as RawMove);
  expect(receipt.ok ? null : { refusal: receipt.refusal, move }).toBeNull();
  met.add(`${ask.kind}:${control.type}`);
}

function play(walk: Walk, met: Set<string>): void {
  const { match, draws } = walk;
  for (let step = 0; step < 400; step++) {
    const ask = openAsks(match).at(-1);
    if (!ask) return;
    const waiting = missing(match, ask);
    if (waiting.length === 0 || draws.below(60) === 0) lapse(match, ask.id);
    else answer(walk, met, ask, pick(draws, waiting));
  }
}

describe('the composer', () => {
  it('has a control for every question, under random options, and every control is taken by the engine', () => {
    const met = new Set<string>();
    for (const walk of randomTables(60)) play(walk, met);
    const types = new Set([...met].map((each) => each.split(':')[1]));
    expect([...types].sort()).toEqual(Object.keys(ZONES).sort());
    const kinds = new Set([...met].map((each) => each.split(':')[0]));
    expect([...kinds].sort()).toEqual(
      [
        ...['cover', 'take', 'declaration', 'reaction', 'vote', 'defence', 'illegality', 'sentencing', 'indulgence'],
        ...['penalty', 'showing', 'extra', 'recover', 'recess', 'coronation'],
      ].sort(),
    );
  });

  it('lets the oldest fall out of a full hand and keeps what is fixed', () => {
    const asked = { field: 'identities', kind: 'some', options: [], min: 3, max: 3, repeats: false } as const;
    const question = { ...asked, chosen: ['baron', 'monk', 'judge'], fixed: ['baron'] };
    expect(pressed(question, 'thief')).toEqual(['baron', 'judge', 'thief']);
    expect(pressed(question, 'baron')).toEqual(question.chosen);
    expect(pressed(question, 'judge')).toEqual(['baron', 'monk']);
  });
});
