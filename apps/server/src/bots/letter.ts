// All that a bot is told: what a client in that seat could know. It is put together field by field, so that nothing else
// of whatever was handed in can come along.

import type { GameTypes, View } from '@pretender/kernel';
import type { BotRequest } from './bot-pool.ts';

function viewAlone(given: unknown): View<GameTypes> {
  const { viewer, table, hands } = given as View<GameTypes>;
  if (!Number.isInteger(viewer)) throw new TypeError('a bot answers for a seat');
  return { viewer, table, hands: hands.map((hand, seat) => (seat === viewer ? hand : null)), vault: null };
}

export function letterFor({ game, options, view, ask, level, seed }: BotRequest): string {
  return JSON.stringify({ game, options, view: viewAlone(view), ask, level, seed });
}
