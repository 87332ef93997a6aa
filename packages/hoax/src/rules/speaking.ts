// As whom an heir may speak, from his own view.

import type { Seat } from '@pretender/kernel';
import type { View } from '../types.ts';
import type { Identity } from '../words.ts';
import { isPlayed } from './deck.ts';
import { isCovered } from './heirs.ts';

/** It is played with, not covered, and he was not exposed in it. */
export function maySpeakAs({ table, hands }: View, seat: Seat, identity: Identity): boolean {
  if (isCovered(table, seat, identity) || !isPlayed(table.config, identity)) return false;
  const hand = hands[seat];
  return hand === null || hand.exposed.length === 0 || !hand.exposed.includes(identity);
}
