// Somebody who presses whatever can be pressed, at random: whoever is asked finds a way to answer, under every option.

import { type Ask, type Draws, lapse, missing, openAsks, pick, type Seat, submit } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { type Choices, pressed, type Question } from '../../src/games/hoax/board/compose.ts';
import { dockOf } from '../../src/games/hoax/board/dock-buttons.ts';
import { headsOf } from '../../src/games/hoax/board/heads.ts';
import type { Desk } from '../../src/games/hoax/table/desk.svelte.ts';
import { deskOf, type Said } from './desks.ts';
import { randomTables, type Walk } from './random-tables.ts';

type Button = () => void;

function answers(question: Question, draws: Draws): readonly unknown[] {
  if (question.kind !== 'list') {
    const open = question.options.filter(({ refusal }) => refusal === null).map(({ value }) => value);
    return question.kind === 'some' ? open.map((value) => pressed(question, value)) : open;
  }
  const said = (inner: readonly Question[]): Choices =>
    Object.fromEntries(inner.map((each) => [each.field, pick(draws, answers(each, draws))]));
  return [question.items.map(({ questions, whole }) => whole ?? said(questions))];
}

/** Everything on the screen that would do something. */
function buttonsOf(desk: Desk, draws: Draws): Button[] {
  const { left, right } = dockOf(desk);
  const buttons: Button[] = [left, right].filter(({ isReady }) => isReady).map(({ press }) => press);
  buttons.push(...headsOf(desk).flatMap(({ isOpen, press }) => (isOpen ? [press] : [])));
  const spread = desk.head === null ? desk.sheet : desk.controls.filter(({ said }) => said.as === desk.head);
  if (spread.length > 1) buttons.push(...spread.map((control) => () => desk.begin(control)));
  for (const question of desk.composition?.questions ?? [])
    for (const value of answers(question, draws)) buttons.push(() => desk.choose(question.field, value as never));
  return buttons;
}

function answer({ match, draws }: Walk, ask: Ask, seat: Seat): string {
  const said: Said[] = [];
  const desk = deskOf(match.views[seat], { said });
  for (let press = 0; said.length === 0; press++) {
    const buttons = buttonsOf(desk, draws);
    expect(buttons.length, `${ask.kind}: seat ${seat} has nothing to press`).toBeGreaterThan(0);
    expect(press, `${ask.kind}: seat ${seat} presses and presses`).toBeLessThan(400);
    pick(draws, buttons)();
  }
  const receipt = submit(match, seat, said[0].ask, said[0].move);
  expect(receipt.ok ? null : { kind: ask.kind, refusal: receipt.refusal, said }).toBeNull();
  return ask.kind;
}

/** While something can be doubted the right button doubts, and heads that are only kept in mind say so. */
function expectSteady({ match }: Walk, seat: Seat): number {
  const desk = deskOf(match.views[seat]);
  expect(dockOf(desk).right.say).toBe('doubt');
  const reacting = headsOf(desk).filter(({ isOpen }) => isOpen);
  const isCourtly = match.state.table.config.tempo === 'courtly';
  expect(reacting.map(({ isLater }) => isLater)).toEqual(reacting.map(() => isCourtly));
  return isCourtly ? reacting.length : 0;
}

function play(walk: Walk, met: Set<string>): void {
  const { match, draws } = walk;
  for (let step = 0; step < 160; step++) {
    const ask = openAsks(match).at(-1);
    if (!ask) return;
    const waiting = missing(match, ask);
    if (waiting.length === 0) lapse(match, ask.id);
    else met.add(answer(walk, ask, pick(draws, waiting)));
  }
}

describe('the desk', () => {
  it('lets everybody who is asked answer by pressing what is there', () => {
    const met = new Set<string>();
    for (const walk of randomTables(30)) play(walk, met);
    expect([...met].sort()).toEqual(
      [
        ...['cover', 'take', 'declaration', 'reaction', 'vote', 'defence', 'illegality', 'sentencing', 'indulgence'],
        ...['penalty', 'showing', 'extra', 'recover', 'recess', 'coronation'],
      ].sort(),
    );
  });

  it('never turns a doubt into something else under a finger, and says of a reaction that it is heard later', () => {
    let later = 0;
    for (const walk of randomTables(10)) {
      for (let step = 0; step < 120; step++) {
        const ask = openAsks(walk.match).at(-1);
        const waiting = ask ? missing(walk.match, ask) : [];
        if (ask?.kind === 'reaction') for (const seat of ask.seats) later += expectSteady(walk, seat);
        if (ask && waiting.length > 0) answer(walk, ask, pick(walk.draws, waiting));
        else if (ask) lapse(walk.match, ask.id);
      }
    }
    expect(later).toBeGreaterThan(100);
  });
});
