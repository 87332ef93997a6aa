// Drinking prompts of the German and the Italian book: who is called to drink, and nothing else. No state, no
// amounts; off unless the table wants them.

import type { Seat } from '@pretender/kernel';
import type { Occasion } from '../event-types.ts';
import type { Config } from '../options.ts';
import { allSeats } from '../rules/heirs.ts';
import type { Turn } from '../types.ts';

/** Whom an occasion is about: the doubted, the hands in the order they went up, the beaten, the victor. */
type Drinkers = (all: readonly Seat[], about: readonly Seat[]) => readonly Seat[];

const everybody: Drinkers = (all) => all;
const those: Drinkers = (_all, about) => about;
const theFirst: Drinkers = (_all, about) => about.slice(0, 1);
const allBut: Drinkers = (all, about) => all.filter((seat) => !about.includes(seat));

const inBoth = {
  start: everybody,
  rightDoubt: those,
  rightAccusation: those,
  wrongAccusation: those,
  coronation: everybody,
};

const BOOKS: { readonly [B in Config['drinking']]: { readonly [O in Occasion]: Drinkers } | null } = {
  off: null,
  de: { ...inBoth, wrongDoubt: those, finale: everybody },
  it: { ...inBoth, wrongDoubt: theFirst, finale: allBut },
};

export function prompt(turn: Turn, occasion: Occasion, about: readonly Seat[] = []): void {
  const { table } = turn.state;
  const book = BOOKS[table.config.drinking];
  if (book !== null) turn.emit({ type: 'prompted', occasion, seats: [...book[occasion](allSeats(table), about)] });
}
