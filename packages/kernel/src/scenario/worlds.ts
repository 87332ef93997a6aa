// One world, or two that are played alike and compared: what the blind viewers are sent must be the same bytes.

import { type AskId, asSeat, type GameTypes, type Refusal, type Seat, type Viewer } from '../contract.ts';
import { lapse, type Match, openAsks, settle, submit, toldOf, viewFor } from '../match.ts';
import { viewersOf } from '../rooms.ts';
import type { RawMove } from '../specs.ts';
import { fail, type Scene, seatOf } from './kit.ts';

export interface Worlds<G extends GameTypes> {
  readonly first: Scene<G>;
  readonly second: Scene<G> | null;
  readonly blind: readonly Viewer[];
  /** Where the two worlds have differed for somebody who may see it. */
  hasDiffered: boolean;
  /** Entries already compared, in each world. */
  compared: [number, number];
}

export function openWorlds<G extends GameTypes>(
  first: Scene<G>,
  second: Scene<G> | null,
  blind: readonly string[],
): Worlds<G> {
  const viewers = blind.map((name) => (name === 'public' ? 'public' : seatOf(first.names, name)));
  const worlds: Worlds<G> = { first, second, blind: viewers, hasDiffered: false, compared: [0, 0] };
  compare(worlds);
  return worlds;
}

function matchesOf<G extends GameTypes>({ first, second }: Worlds<G>): readonly Match<G>[] {
  return second ? [first.match, second.match] : [first.match];
}

/** Everything a viewer is sent: its view, its offers, how much it was told, and what since the last look. */
function sent<G extends GameTypes>(match: Match<G>, viewer: Viewer, since: number): string {
  const view = viewFor(match, viewer);
  const events = match.entries.slice(since).flatMap((entry) => toldOf(match.game, entry, viewer));
  const told = match.told[viewer === 'public' ? match.state.hands.length : viewer];
  return JSON.stringify([view, match.game.moves(view), told, events]);
}

function compare<G extends GameTypes>(worlds: Worlds<G>): void {
  const { first, second, blind, compared } = worlds;
  if (!second) return;
  for (const viewer of viewersOf(first.match.state.hands.length)) {
    const isSame = sent(first.match, viewer, compared[0]) === sent(second.match, viewer, compared[1]);
    if (isSame) continue;
    if (blind.includes(viewer))
      fail(`the two worlds look different to ${viewer === 'public' ? 'public' : first.names[viewer]}`);
    worlds.hasDiffered = true;
  }
  worlds.compared = [first.match.entries.length, second.match.entries.length];
}

/** Submits in both worlds; windows that everybody has answered close at once. */
export function submitBoth<G extends GameTypes>(worlds: Worlds<G>, seat: Seat, ask: AskId, move: RawMove): void {
  for (const [index, match] of matchesOf(worlds).entries()) {
    const receipt = submit(match, seat, ask, move);
    if (!receipt.ok)
      fail(
        `${worlds.first.names[seat]}'s ${move.type} is refused${index ? ' in the second world' : ''} (${sayRefusal(receipt.refusal)})`,
      );
    settle(match);
  }
  compare(worlds);
}

export function sayRefusal({ code, field, clause }: Refusal): string {
  return [code, field, clause].filter((part) => part !== null).join(', ');
}

export function lapseBoth<G extends GameTypes>(worlds: Worlds<G>): void {
  for (const match of matchesOf(worlds)) {
    const asks = openAsks(match);
    if (asks.length === 0) fail('nothing is being asked, so no time can run out');
    for (const ask of asks) lapse(match, ask.id);
    settle(match);
  }
  compare(worlds);
}

/** A refused move must change nothing for anybody, and be refused alike for a blind seat. */
export function refuseBoth<G extends GameTypes>(
  worlds: Worlds<G>,
  seat: Seat,
  attempts: readonly { ask: AskId; move: RawMove }[],
): Refusal | null {
  // Whoever may see a difference may also be refused in one world only.
  const isBlind = worlds.blind.includes(asSeat(seat));
  const refusals = matchesOf(worlds)
    .slice(0, isBlind ? 2 : 1)
    .map((match) => {
      const before = JSON.stringify([match.state, match.told, match.entries.length]);
      let last: Refusal | null = null;
      for (const { ask, move } of attempts) {
        const receipt = submit(match, seat, ask, move);
        if (receipt.ok) return fail(`${worlds.first.names[seat]}'s ${move.type} was accepted, but should be refused`);
        // What was meant for another question says nothing about the move.
        if (last === null || receipt.refusal.code !== 'not-offered') last = receipt.refusal;
      }
      if (JSON.stringify([match.state, match.told, match.entries.length]) !== before)
        fail('a refused move changed something');
      return last;
    });
  if (worlds.second && isBlind && JSON.stringify(refusals[0]) !== JSON.stringify(refusals[1])) {
    fail(`the refusal differs between the two worlds for ${worlds.first.names[seat]}`);
  }
  return refusals[0];
}
