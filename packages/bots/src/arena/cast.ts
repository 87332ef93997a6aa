// Everybody who can enter a tournament: the players that people meet, and manners of play that are only there to be beaten.

import { besideFor } from '@pretender/decrees/live';
import type { Ask, GameTypes, Seat, View } from '@pretender/kernel';
import { type Cast, castOf } from '../answer.ts';
import { drawing, passive } from '../decrees/styles.ts';
import { notebookHeir, thumbHeir } from '../exploit/thumbs.ts';
import { farsightedHeir, USUAL_DEPTH } from '../hoax/farsighted/farsighted.ts';
import { STYLES, styleHeir } from '../hoax/panel.ts';
import { reckoningHeir, sageHeir } from '../hoax/sage/sage.ts';
import { CHOSEN } from '../hoax/shrewd/chosen.ts';
import { STANDARD } from '../hoax/shrewd/habits.ts';
import { shrewdHeir } from '../hoax/shrewd/shrewd.ts';
import { TUNED } from '../hoax/shrewd/tuned.ts';
import type { Player } from '../player.ts';
import type { Newcomer, Sitter } from './attentive.ts';
import { BEGINNERS } from './beginners.ts';
import { OWN_STYLES } from './styles.ts';

interface ArenaCast extends Cast<GameTypes, string> {
  besideFor?(view: View<GameTypes>, ask: Ask): string | null;
  /** Who remembers what was said: somebody new sits down for every match. */
  readonly newcomers: Readonly<Record<string, Newcomer<GameTypes>>>;
}

interface More {
  readonly styles: Readonly<Record<string, Player<GameTypes>>>;
  readonly newcomers?: ArenaCast['newcomers'];
  readonly besideFor?: ArenaCast['besideFor'];
}

const MORE: Readonly<Record<string, More>> = {
  hoax: {
    styles: {
      ...Object.fromEntries(STYLES.map((style) => [style, styleHeir(style)])),
      sage: sageHeir(STANDARD),
      chosen: shrewdHeir(CHOSEN),
      ...BEGINNERS,
      ...OWN_STYLES,
      oldShrewd: shrewdHeir(STANDARD),
      oldWily: shrewdHeir(TUNED),
      oldFarsighted: reckoningHeir(farsightedHeir(CHOSEN, USUAL_DEPTH), CHOSEN),
    },
    newcomers: { thumb: thumbHeir, notebook: notebookHeir },
  } as unknown as More,
  decrees: { styles: { passive, drawing }, besideFor } as unknown as More,
};

export function arenaCast(game: string): ArenaCast {
  const cast = castOf(game);
  const { styles = {}, newcomers = {}, besideFor: beside } = MORE[game] ?? {};
  const players = { ...cast.players, ...styles };
  return { ...cast, players, newcomers, ...(beside === undefined ? {} : { besideFor: beside }) };
}

/** Everybody who can sit down, by name. */
export function namesOf({ players, newcomers }: ArenaCast): string[] {
  return [...Object.keys(players), ...Object.keys(newcomers)];
}

/** Somebody of this name in this seat, for one match. */
export function sitterOf(
  { players, newcomers }: ArenaCast,
  name: string,
  seat: Seat,
  seats: number,
): Sitter<GameTypes> {
  return Object.hasOwn(newcomers, name) ? newcomers[name](seat, seats) : players[name];
}
