// Small words for the sentences of Final Decrees. "You" is the seat that reads.

import { type Decrees, type Ministry, SUBSTITUTE } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';
import type { Scene as AnyScene } from '../pack.ts';

export type Scene = AnyScene<Decrees>;

const MINISTRY_NAMES: { readonly [M in Ministry]: string } = {
  REF: 'Reform',
  EXE: 'the Executive',
  HR: 'Human Resources',
  TRE: 'the Treasury',
  SEC: 'the Secret Service',
  NAV: 'the Navy',
};

export function ministry(id: Ministry): string {
  return MINISTRY_NAMES[id] ?? id;
}

function nameOf({ names }: Scene, seat: Seat): string {
  const name = names[seat];
  if (name === undefined) throw new Error(`there is no seat ${seat}`);
  return name;
}

/** As an object: "you" or a name. */
export function whom(scene: Scene, seat: Seat): string {
  return seat === scene.reader ? 'you' : nameOf(scene, seat);
}

const THIRD: Readonly<Record<string, string>> = {
  are: 'is',
  have: 'has',
  forward: 'forwards',
  search: 'searches',
  pass: 'passes',
};

/** "You pay" or "Ann pays"; the verb as it follows "you". */
export function act(scene: Scene, seat: Seat, verb: string): string {
  return seat === scene.reader ? `You ${verb}` : `${nameOf(scene, seat)} ${THIRD[verb] ?? `${verb}s`}`;
}

export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** By its name, if it is one of our own deck; another deck's by its id. */
export function cardName(id: string): string {
  const { stagnation } = SUBSTITUTE.deck;
  return id === stagnation.id ? stagnation.name : (SUBSTITUTE.cards.get(id)?.name ?? id.replaceAll('_', ' '));
}

export function decreeName(id: string): string {
  return SUBSTITUTE.deck.decrees.find((decree) => decree.id === id)?.name ?? id;
}

export function seatsOf({ table }: Scene): Seat[] {
  return table.players.map((_, seat) => seat as Seat);
}

/** Whose doing it is: whoever plays the card, has the turn, or hands out the desks. */
export function actorIn({ table: { resolving, turn, posts } }: Scene): Seat {
  return resolving?.seat ?? (turn.number === 0 ? posts.HR.director : null) ?? turn.seat;
}

function aimText(scene: Scene, slot: string, value: unknown): string[] {
  if (slot === 'q' && typeof value === 'number') return [whom(scene, value as Seat)];
  if (typeof value === 'number') return [`${value} blame`];
  if (Array.isArray(value)) return [value.join(' → ')];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) =>
      name === 'directors'
        ? Object.entries(part as object).map(([id, seat]) => `${ministry(id as Ministry)}: ${whom(scene, seat)}`)
        : aimText(scene, name, part),
    );
  const word = String(value);
  return [Object.hasOwn(scene.table.decrees, word) ? `${word} (${decreeName(word)})` : ministry(word as Ministry)];
}

/** "Pass the Buck: Ann, 3 blame": a card with everything that was chosen for it. */
export function announced(scene: Scene, card: string, slots: Readonly<Record<string, unknown>>): string {
  const aims = Object.entries(slots).flatMap(([slot, value]) => aimText(scene, slot, value));
  return aims.length === 0 ? cardName(card) : `${cardName(card)}: ${aims.join(', ')}`;
}

/** The ministry a seat directs. */
export function postOf({ table }: Scene, seat: Seat): Ministry | null {
  return table.ministries.find((id) => table.posts[id].director === seat) ?? null;
}
