// What somebody who lets things pass is not asked about: whatever costs them nothing and wins nobody the crown.

import { answer } from '@pretender/bots';
import { type Ask, lapse, missing, openAsks, pick, type Seat, submit } from '@pretender/kernel';
import { expect, it } from 'vitest';
import { easyPass } from '../../src/games/hoax/board/easy-pass.ts';
import { costOf } from '../../src/games/hoax/table/cost.ts';
import { deskOf, type Said } from './desks.ts';
import { randomTables, type Walk } from './random-tables.ts';

const STEPS = 150;
const seen = { passed: 0, paid: 0 };

function look({ match }: Walk, { id }: Ask, seat: Seat): void {
  const said: Said[] = [];
  const desk = deskOf(match.views[seat], { said });
  const pass = easyPass(desk);
  if (costOf(desk.table, seat) !== null) {
    seen.paid++;
    expect(pass, 'it would take something').toBeNull();
  }
  if (pass === null) return;
  seen.passed++;
  desk.hint('how likely it is');
  expect(easyPass(desk), 'somebody thinks about it').toBeNull();
  pass();
  expect(said).toEqual([{ ask: id, move: { type: 'pass' } }]);
}

function go({ match, draws }: Walk, ask: Ask): void {
  const waiting = missing(match, ask);
  const seat = waiting.length > 0 ? pick(draws, waiting) : null;
  const about = seat === null ? null : { game: 'hoax', level: 'random', view: match.views[seat], ask: ask.id };
  const move = about && answer(about as never, draws);
  if (seat === null || move === null || !submit(match, seat, ask.id, move as never).ok) lapse(match, ask.id);
}

it('passes what costs nothing, never what somebody would pay for, and nothing that is thought about', () => {
  for (const walk of randomTables(12))
    for (let step = 0; step < STEPS; step++) {
      const ask = openAsks(walk.match).findLast(({ mode }) => mode !== 'standing');
      if (ask === undefined) break;
      if (ask.clock === 'beat') for (const seat of missing(walk.match, ask)) look(walk, ask, seat);
      go(walk, ask);
    }
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(20);
});
