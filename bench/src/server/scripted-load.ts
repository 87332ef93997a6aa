/** Plays small Hoax at a table where every move brings every seat one frame: the mover has its answer when it has had as many as there were moves. */
import { createBelow } from '../small-hoax/choices.ts';
import { drawScripted, openScripted } from '../small-hoax/scripted.ts';
import type { LoadOptions, LoadTable } from './load.ts';
import { bytesOf, closeAll, type Wire } from './wire.ts';

interface Speech {
  encode(draws: readonly number[]): string | Uint8Array;
  /** Whether a frame tells of a move. */
  isMove(data: Buffer): boolean;
}

export function playScripted(wires: readonly Wire[], { seed, gate, meter }: LoadOptions, speech: Speech): LoadTable {
  const table = openScripted(seed);
  const below = createBelow(seed);
  const heard = wires.map(() => 0);
  let moves = 0;
  let mover = 0;
  let sentAt = 0;
  const move = (): void => {
    const { seat, draws } = drawScripted(table, below);
    moves += 1;
    mover = seat;
    sentAt = performance.now();
    wires[seat]?.send(speech.encode(draws));
  };
  const maybeGoOn = (): void => {
    if (heard[mover] !== moves) return;
    meter.acked(performance.now() - sentAt);
    gate.pass(move);
  };
  for (const [seat, wire] of wires.entries())
    wire.onFrame((data) => {
      if (!speech.isMove(data)) return;
      heard[seat] += 1;
      if (seat === mover) maybeGoOn();
    });
  gate.pass(move);
  return { bytesIn: () => bytesOf(wires), close: () => closeAll(wires) };
}
