// What is said in both worlds, and where they differ in something that nobody else may notice.

import { type Draws, fit, type MoveSpec, pick, type RawMove, randomOf } from '@pretender/kernel';
import type { Command } from '@pretender/protocol';
import { type FakeClient, gameOf } from '../tables/fake-client.ts';
import { type GameId, PLOTS } from './plots.ts';
import { PLAYERS, type Side } from './side.ts';

export type Sides = readonly [Side, Side];
type Table = { asks: { id: number; kind: string; clock: string; seats: number[] }[] };

const ATTEMPTS = 20;

function specsOf(client: FakeClient): readonly MoveSpec[] {
  return client.view === null ? [] : gameOf(client).moves(client.view as never);
}

function fits(client: FakeClient, move: RawMove, ask: number): boolean {
  const { view } = client;
  if (view === null) return false;
  const game = gameOf(client);
  return fit({ game, view: view as never }, game.moves(view as never), move, ask).ok;
}

/** A move that both worlds allow, whatever the cards are. */
export function commonMove(sides: Sides, seat: number, draws: Draws, id: string): Command | null {
  const clients = sides.map(({ players }) => players[seat]);
  const specs = specsOf(clients[0]);
  const neutral = specs.filter((spec) => spec.neutral);
  for (let attempt = 0; attempt < ATTEMPTS && specs.length > 0; attempt++) {
    const spec = pick(draws, neutral.length > 0 && draws.below(8) > 0 ? neutral : specs);
    const move = randomOf(spec, draws) as RawMove;
    if (clients.every((client) => fits(client, move, spec.ask)))
      return { t: 'move', id, ask: spec.ask, move } as Command;
  }
  return null;
}

function gameIn(sides: Sides): GameId {
  return sides[0].players[0].snapshot?.settings.game as GameId;
}

/** Something that cannot be right, to be answered in both worlds with the same words. */
export function wrongInput(sides: Sides, draws: Draws, id: string): Command {
  const table = sides[0].players[PLAYERS.blind].view?.table as Table | undefined;
  const ask = table?.asks.at(-1)?.id ?? 0;
  const wrong: readonly object[] = [
    ...PLOTS[gameIn(sides)].wrong(draws, ask),
    { t: 'move', ask: ask + 40, move: { type: 'pass' } },
    { t: 'lastCall', ask: ask + draws.below(2) },
    { t: 'approve', request: 9, yes: true },
    { t: 'start' },
  ];
  return { ...pick(draws, wrong), id } as Command;
}

/** What each of the two worlds says, and by whom. */
export type Twin = readonly [{ seat: number; command: Command } | null, { seat: number; command: Command } | null];

function openBeat({ players }: Side, seat: number): Table['asks'][number] | null {
  const table = players[seat].view?.table as Table | undefined;
  const ask = table?.asks.at(-1);
  return ask?.clock === 'beat' && ask.seats.includes(seat) ? ask : null;
}

/** Two deals between the same two: others may know that there is one, and not what is in it. */
function twinOffer(sides: Sides, id: string): Twin | null {
  const [host] = sides[0].players;
  const offers = PLOTS[gameIn(sides)].twinOffers((host.view?.hands[0] ?? {}) as { cards?: string[] });
  const dealing = (host.view?.table as Table | undefined)?.asks.find(({ kind }) => kind === 'dealing');
  if (offers === null || dealing === undefined) return null;
  const isPossible = offers.every((offer) => fits(host, offer as RawMove, dealing.id));
  const said = (move: object) => ({ seat: 0, command: { t: 'move', id, ask: dealing.id, move } as Command });
  return isPossible ? [said(offers[0]), said(offers[1])] : null;
}

/** A secret answer in one world only, or by somebody else in the other. */
export function secretTwin(sides: Sides, draws: Draws, id: string, mayHold: boolean): Twin | null {
  const seat = draws.below(2);
  const ask = openBeat(sides[0], seat);
  if (ask === null) return twinOffer(sides, id);
  const said = (command: object, by = seat) => ({ seat: by, command: { ...command, id } as Command });
  const pass = { t: 'move', ask: ask.id, move: { type: 'pass' } };
  const hold = { t: 'hold', ask: ask.id };
  const isForBoth = openBeat(sides[0], 1 - seat) !== null;
  const kind = draws.below(4);
  if (kind === 0) return [said({ t: 'autoPass', scope: pick(draws, ['turn', 'round', 'concern']) }), null];
  if (kind === 1 && isForBoth && mayHold) return [said(hold), said(hold, 1 - seat)];
  if (!fits(sides[0].players[seat], pass.move, ask.id)) return null;
  return draws.below(2) === 0 ? [said(pass), null] : [null, said(pass)];
}
