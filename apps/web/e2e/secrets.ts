// What a spectator was sent, against what the record of the match says afterwards.

import { type Entry, type Game, type GameTypes, isTold, toldOf } from '@pretender/kernel';
import { type ServerMessage, type Told, type Usual, unabridged } from '@pretender/protocol';

export type Heard = readonly ServerMessage[];

/** Events of the game, in the order in which they were heard; what the table itself says is left out. */
export function heardOfGame(messages: Heard, usual: Usual): readonly Told[] {
  const told = messages.flatMap((heard): readonly Told[] => {
    const message = unabridged(heard, usual);
    if (message.t === 'told') return message.e;
    return message.t === 'welcome' ? [...(message.past ?? []), ...message.missed] : [];
  });
  return told.filter(({ type }) => !type.startsWith('@'));
}

export const publicIn = <G extends GameTypes>(game: Game<G>, entries: readonly Entry<G>[]) =>
  entries.flatMap((entry) => toldOf(game, entry, 'public'));

export const secretIn = <G extends GameTypes>(game: Game<G>, entries: readonly Entry<G>[]) =>
  entries.flatMap(({ events }) => events.filter((event) => !isTold(game, event, 'public')));

/** Whatever says of one seat which card it has, wherever it stands. */
export function cardsNamed(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'seat' in value && ('identity' in value || 'card' in value) ? [value] : [];
  return [...own, ...Object.values(value).flatMap(cardsNamed)];
}

/** Hands that hold anything, in the pictures that were sent. */
export function handsSeen(messages: Heard): readonly unknown[] {
  const views = messages.flatMap((message) => (message.t === 'welcome' && message.at?.view ? [message.at.view] : []));
  return views.flatMap((view) => (view as { hands: readonly unknown[] }).hands.filter((hand) => hand !== null));
}
