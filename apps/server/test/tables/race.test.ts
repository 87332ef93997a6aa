import { type Draws, type Seat, seededDraws } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { delayOf, newTrip, notePing, notePong } from '../../src/net/socket/trip.ts';
import { BUNCH, type Input, inOrder, Race } from '../../src/tables/race.ts';
import { fakeWorld } from './fake-world.ts';

const input = (seat: number, arrived: number, delay: number): Input => ({
  seat: seat as Seat,
  arrived,
  delay,
  play: async () => null,
});
const seatsOf = (inputs: readonly Input[]) => inputs.map(({ seat }) => seat);
const table = { speaker: 2 as Seat, seats: 5 };

describe('the order of a bunch', () => {
  it('is that in which it was sent', () => {
    expect(seatsOf(inOrder([input(0, 1000, 10), input(1, 1100, 150)], table))).toEqual([1, 0]);
  });

  it('credits nobody more than 150 milliseconds, however late he answers our pings, and nobody less than nothing', () => {
    expect(seatsOf(inOrder([input(0, 1000, 0), input(1, 1149, 9000), input(3, 1151, 9000)], table))).toEqual([1, 0, 3]);
    expect(seatsOf(inOrder([input(0, 1000, 1), input(1, 1150, 225)], table))).toEqual([0, 1]);
    expect(seatsOf(inOrder([input(0, 1000, 0), input(1, 1001, -500)], table))).toEqual([0, 1]);
  });

  it('goes by seat from the last speaker where nobody was faster', () => {
    expect(
      seatsOf(
        inOrder(
          [0, 1, 3, 4].map((seat) => input(seat, 1000, 0)),
          table,
        ),
      ),
    ).toEqual([3, 4, 0, 1]);
  });
});

/** What the server believes after some pings of such a line. */
function measured(trip: () => number, pings: number): number {
  const line = newTrip();
  for (let count = 0; count < pings; count++) {
    notePing(line, 0);
    notePong(line, trip());
  }
  return delayOf(line);
}

/** Two people press at moments drawn alike; who is first on the photo? */
async function runRace(seed: number, credit: (measured: number) => number): Promise<Seat> {
  const world = fakeWorld(seed);
  const draws: Draws = seededDraws(seed, 'race');
  const trips = [() => 30, () => 200 + draws.below(201)];
  let order: Seat[] = [];
  const race = new Race(world, async (take) => {
    if (order.length === 0) order = seatsOf(inOrder(take(), { speaker: draws.below(2) as Seat, seats: 2 }));
  });
  for (const [seat, trip] of trips.entries()) {
    const pressed = world.now() + 2000 + draws.below(200);
    const delay = credit(measured(trip, 8));
    const arrived = Math.round(pressed + trip() / 2);
    world.at(arrived, () => void race.join({ seat: seat as Seat, arrived, delay, play: async () => null }));
  }
  await world.pass(4000);
  return order[0];
}

describe('somebody far away, 300 ms and back, give or take 100, against 30 ms', () => {
  const RACES = 600;
  const share = async (credit: (measured: number) => number) => {
    let won = 0;
    for (let seed = 0; seed < RACES; seed++) won += Number((await runRace(seed, credit)) === 1);
    return won / RACES;
  };

  it('wins at least 45 % of equal races', async () => {
    const won = await share((measured) => measured);
    expect(won).toBeGreaterThan(0.45);
    expect(won).toBeLessThan(0.55);
  });

  it('and would win hardly any if the way did not count', async () => {
    expect(await share(() => 0)).toBeLessThan(0.15);
  });
});

describe('a bunch', () => {
  it('is open for a quarter of a second after the first, and then there is another', async () => {
    const world = fakeWorld(1);
    const bunches: Seat[][] = [];
    const race = new Race(world, async (take) => void bunches.push(seatsOf(take())));
    for (const [seat, after] of [0, BUNCH - 1, BUNCH + 1].entries()) {
      const arrived = world.now() + after;
      world.at(arrived, () => void race.join(input(seat, arrived, 0)));
    }
    await world.pass(1000);
    expect(bunches).toEqual([[0, 1], [2]]);
    expect(race.isOn).toBe(false);
  });
});
