// Somebody whose turn it is and who drops holds the table up for a minute. Looking in does not begin that minute anew.

import type { Ask, Seat } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { absentSeats, newPresence, noteAnswer, setHere, waitFor } from '../../src/tables/presence.ts';
import { heardBy, openRound, type Round, setUp } from './round.ts';

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
      await round.world.pass(40_000);
      await round.clients[0].connect();
      round.clients[0].drop();
    }
    expect(isMovedOn(round)).toBe(true);
  });

  it('has his minute, and has it again after he has been here for a while', async () => {
    const patient = await dropped();
    await patient.world.pass(10_000);
    await patient.clients[0].connect();
    await patient.world.pass(20_000);
    patient.clients[0].drop();
    await patient.world.pass(55_000);
    expect(isMovedOn(patient)).toBe(false);
    await patient.world.pass(6_000);
    expect(isMovedOn(patient)).toBe(true);
  });

  it('has it again after an answer, however short he was here', () => {
    const presence = newPresence();
    const seat = 0 as Seat;
    const ask = { id: 1, mode: 'one', seats: [seat], clock: 'turn', held: false } as unknown as Ask;
    const visit = (from: number) => {
      setHere(presence, seat, true, from);
      setHere(presence, seat, false, from + 1000);
      return waitFor(presence, ask, 0, 0);
    };
    setHere(presence, seat, false, 0);
    expect(visit(30_000)).toBe(60_000);
    setHere(presence, seat, true, 40_000);
    noteAnswer(presence, seat);
    setHere(presence, seat, false, 41_000);
    expect(waitFor(presence, ask, 0, 0)).toBe(101_000);
    noteAnswer(presence, seat);
    expect(absentSeats(presence)).toEqual([seat]);
  });
});
