import { hoax } from '@pretender/hoax';
import { randomPolicy, type Seat, seededDraws, type View } from '@pretender/kernel';
import { expect, it } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { NUMBER_TIME } from '../../src/tables/dealing.ts';
import { openHall } from '../../src/tables/hall.ts';
import { type FakeClient, fakeClient } from './fake-client.ts';
import { fakeWorld } from './fake-world.ts';
import { quiet, settingsWith } from './settings.ts';

const SEATS = 6;
/** Some ten matches: after fewer, what happened to be drawn is worth several bytes. */
const MOVES = 4000;
/** By far the most moves are passes, and cost least; the fewer a turn needs, the more is a move worth. */
const MOST_BYTES = 100;
/** Chance doubts far more often than people, and after each doubt all are told how long the table rests. */
const MOST_FOR_RESTS = { move: 4, turn: 20 };
/** What an evening costs: it was 819 when a turn had several windows, and 696 when every field was told. */
const MOST_BYTES_OF_A_TURN = 630;
const policy = randomPolicy(hoax);
type HoaxView = Parameters<typeof policy>[0];

/** A frame from a server has a head of two bytes, or of four if it is longer than 125. */
const onTheWire = (frame: string): number => Buffer.byteLength(frame) + (Buffer.byteLength(frame) > 125 ? 4 : 2);

function isAsked(view: HoaxView, seat: Seat): number | null {
  const ask = hoax.asks(view.table).findLast(({ held, mode }) => !held && mode !== 'standing');
  return ask?.seats.includes(seat) && !hoax.answered(view, ask) ? ask.id : null;
}

async function sixAt(seed: number) {
  const world = fakeWorld(seed);
  const hall = await openHall({ store: openMemoryStore(), world, bots: localBots(), log: quiet });
  const newcomer = (seat: number) => ({ name: `Seat ${seat}`, nonce: String(seat).repeat(32) });
  const settings = settingsWith({ options: { edition: 'de' }, seats: SEATS });
  const clients: FakeClient[] = [];
  const opened = await hall.open(settings, newcomer(0));
  if (!opened.ok) throw new Error(opened.refusal.code);
  for (let seat = 0; seat < SEATS; seat++) {
    const chair = seat === 0 ? opened : await hall.sit(opened.value.table, newcomer(seat));
    if (!chair.ok) throw new Error(chair.refusal.code);
    clients.push(fakeClient(() => hall, chair.value.table, chair.value.token));
    await clients[seat].connect();
  }
  return { world, clients };
}

it('a move costs each of six clients at most a hundred bytes, whole matches through', { timeout: 60_000 }, async () => {
  const { world, clients } = await sixAt(7);
  const draws = seededDraws(7, 'moves');
  let moves = 0;
  await world.pass(NUMBER_TIME);
  await clients[0].send({ t: 'start' } as never);
  for (const client of clients) client.frames.length = 0;
  while (moves < MOVES) {
    let isQuiet = true;
    for (const [seat, client] of clients.entries()) {
      const view = client.view as unknown as View<never> as HoaxView;
      const ask = isAsked(view, seat as Seat);
      if (ask === null) continue;
      isQuiet = false;
      const answer = await client.send({ t: 'move', ask, move: policy(view, draws) } as never);
      if (answer.t === 'ack') moves++;
    }
    if (isQuiet) await world.pass(3500);
    if (clients[0].told.at(-1)?.type !== '@sealed') continue;
    await world.pass(NUMBER_TIME);
    await clients[0].send({ t: 'start' } as never);
  }
  const bytes = clients.flatMap(({ frames }) => frames).reduce((sum, frame) => sum + onTheWire(frame), 0);
  expect(bytes / moves / SEATS).toBeLessThanOrEqual(MOST_BYTES + MOST_FOR_RESTS.move);
  const turns = clients[0].told.filter(({ type }) => type === 'turnBegan').length;
  expect(bytes / turns / SEATS).toBeLessThanOrEqual(MOST_BYTES_OF_A_TURN + MOST_FOR_RESTS.turn);
});
