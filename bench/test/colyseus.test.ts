import { Decoder, type SchemaType } from '@colyseus/schema';
import { expect, it, onTestFinished } from 'vitest';
import { CLIENTS } from '../src/server/load.ts';
import { colyseusWithViews, encodeMove, HidingTable, join } from '../src/server/peers/colyseus.ts';
import type { Wire } from '../src/server/wire.ts';
import { createBelow } from '../src/small-hoax/choices.ts';
import { drawScripted, openScripted } from '../src/small-hoax/scripted.ts';

/** The first bytes of frames that bring the whole state, and what has changed in it. */
const [ROOM_STATE, ROOM_STATE_PATCH] = [14, 15];
const SEED = 7;
/** Enough for several rounds, each with other cards. */
const MOVES = 400;

/** A client that reads its state, which those of the measurement do not. */
class Reader {
  readonly #state = new HidingTable() as SchemaType<typeof HidingTable>;
  readonly #decoder = new Decoder(this.#state);
  #tell = (): void => undefined;

  constructor(wire: Wire) {
    wire.onFrame((data) => {
      if (data[0] !== ROOM_STATE && data[0] !== ROOM_STATE_PATCH) return;
      this.#decoder.decode(Buffer.from(data), { offset: 1 });
      this.#tell();
    });
  }

  /** Of the next state or patch. */
  hear(): Promise<void> {
    return new Promise((resolve) => {
      this.#tell = resolve;
    });
  }

  cards(): (number | undefined)[] {
    return [...this.#state.seats].map(({ identity }) => identity);
  }
}

it('with views, Colyseus shows each seat its own card and nobody else’s, from the first state to the last patch', async () => {
  const server = await colyseusWithViews.serve(false);
  onTestFinished(() => server.stop());
  const table = openScripted(SEED);
  const seats: { wire: Wire; reader: Reader }[] = [];
  const expectOnlyOwn = () => {
    const dealt = table.match.seats.map(({ identity }) => identity);
    for (const [seat, { reader }] of seats.entries())
      expect(reader.cards()).toEqual(dealt.map((card, at) => (at === seat ? card : undefined)));
  };
  let way = 'create/small-hoax';
  while (seats.length < CLIENTS) {
    const { wire, roomId } = await join(server.url, way, { seed: SEED });
    onTestFinished(() => wire.close());
    way = `joinById/${roomId}`;
    const reader = new Reader(wire);
    seats.push({ wire, reader });
    await reader.hear();
  }
  expectOnlyOwn();
  const below = createBelow(SEED);
  for (let move = 0; move < MOVES; move++) {
    const heard = Promise.all(seats.map(({ reader }) => reader.hear()));
    const { seat, draws } = drawScripted(table, below);
    seats[seat]?.wire.send(encodeMove(draws));
    await heard;
    expectOnlyOwn();
  }
  expect(table.match.rounds).toBeGreaterThan(1);
});
