// The games this command knows. Another game is one more line.

import { hoax } from '@pretender/hoax';
import { besideFor } from '@pretender/hoax/live';
import { hoaxScenarios } from '@pretender/hoax/scenario';
import type { GameTypes } from '@pretender/kernel';
import { Complaint } from './complaint.ts';
import { decreesPack } from './decrees/pack.ts';
import { hoaxBook } from './hoax/book.ts';
import { hoaxTally } from './hoax/tally.ts';
import { hoaxText } from './hoax/text.ts';
import type { GamePack } from './pack.ts';

/** Whoever takes a pack from the list treats its moves and events as that game's own, and nobody else's. */
function pack<G extends GameTypes>(game: GamePack<G>): GamePack {
  return game as unknown as GamePack;
}

const GAMES: Readonly<Record<string, GamePack>> = {
  hoax: pack({
    game: hoax,
    usualSeats: 5,
    kit: hoaxScenarios,
    book: hoaxBook,
    text: hoaxText,
    tally: hoaxTally,
    bargaining: { occasion: besideFor, invites: ['accuse'], decides: true },
  }),
  decrees: pack(decreesPack),
};

export const GAME_IDS = Object.keys(GAMES);
export const PACKS: readonly GamePack[] = Object.values(GAMES);

export function findGame(id: unknown): GamePack | null {
  return typeof id === 'string' && Object.hasOwn(GAMES, id) ? GAMES[id] : null;
}

export function gameNamed(id: string): GamePack {
  const found = findGame(id);
  if (!found) throw new Complaint(`there is no game "${id}"; there is ${GAME_IDS.join(', ')}.`);
  return found;
}
