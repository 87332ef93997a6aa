// Somebody whom the table waits for and who has lost the line holds it up for twenty seconds. Looking in does not begin them anew.

import type { Seat } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { absentSeats, newPresence, noteAnswer, setHere, waitFor } from '../../src/tables/presence.ts';
import { heardBy, identityOf, openRound, type Round, say, setUp } from './round.ts';

async function dropped(): Promise<Round> {
  const round = await openRound({ settings: { speed: 'brisk' } });
  await setUp(round);
  round.clients[0].drop();
  return round;
}

const isMovedOn = ({ watcher }: Round) => heardBy(watcher, 'turnBegan').length > 1;

describe('who is away on his turn', () => {
  it('does not hold the table up for longer by looking in now and then', async () => {
    const round = await dropped();
    for (let visit = 0; visit < 4 && !isMovedOn(round); visit++) {
      await round.world.pass(12_000);
      await round.clients[0].connect();
      round.clients[0].drop();
    }
    expect(isMovedOn(round)).toBe(true);
  });

  it('has his moment, and has it again after he has been here for a while', async () => {
    const patient = await dropped();
    await patient.world.pass(10_000);
    await patient.clients[0].connect();
    await patient.world.pass(20_000);
    patient.clients[0].drop();
    await patient.world.pass(19_000);
    expect(isMovedOn(patient)).toBe(false);
    await patient.world.pass(2_000);
    expect(isMovedOn(patient)).toBe(true);
  });

  it('has it again after an answer, however short he was here', () => {
    const presence = newPresence();
    const seat = 0 as Seat;
    const turn = { mode: 'one', waiting: [seat], openedAt: 0, own: 60_000, isOverDays: false } as const;
    const visit = (from: number) => {
      setHere(presence, seat, true, from);
      setHere(presence, seat, false, from + 1000);
      return waitFor(presence, turn);
    };
    setHere(presence, seat, false, 0);
    expect(visit(10_000)).toBe(20_000);
    setHere(presence, seat, true, 12_000);
    noteAnswer(presence, seat);
    setHere(presence, seat, false, 13_000);
    expect(waitFor(presence, turn)).toBe(33_000);
    noteAnswer(presence, seat);
    expect(absentSeats(presence)).toEqual([seat]);
  });
});

describe('a friend who has lost the line while everybody chooses', () => {
  const isChosen = ({ watcher }: Round) => heardBy(watcher, 'covered').length > 0;

  async function choosing(isGone: boolean): Promise<Round> {
    const round = await openRound({ settings: { speed: 'normal' }, people: 3 });
    if (isGone) round.clients[2].drop();
    for (const seat of [0, 1]) {
      const identities = [identityOf(round, seat) === 'thief' ? 'merchant' : 'thief'];
      await say(round.clients[seat], { type: 'cover', identities });
    }
    return round;
  }

  it('does not hold them up for three quarters of a minute', async () => {
    const round = await choosing(true);
    await round.world.pass(19_000);
    expect(isChosen(round)).toBe(false);
    await round.world.pass(2_000);
    expect(isChosen(round)).toBe(true);
  });

  it('is waited for where nobody is hurried', () => {
    const presence = newPresence();
    setHere(presence, 2 as Seat, false, 0);
    const about = { waiting: [2 as Seat], openedAt: 0, own: null, isOverDays: false } as const;
    expect(waitFor(presence, { ...about, mode: 'sealed' })).toBeNull();
    expect(waitFor(presence, { ...about, mode: 'one' })).toBe(20_000);
  });

  it('is waited for to the end where the line is good', async () => {
    const round = await choosing(false);
    await round.world.pass(40_000);
    expect(isChosen(round)).toBe(false);
    await round.world.pass(6_000);
    expect(isChosen(round)).toBe(true);
  });
});
