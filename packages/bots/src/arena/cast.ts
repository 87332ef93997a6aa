// Everybody who can enter a tournament: the players that people meet, and manners of play that are only there to be beaten.

import { besideFor } from '@pretender/decrees/live';
import type { Ask, GameTypes, View } from '@pretender/kernel';
import { type Cast, castOf } from '../answer.ts';
import { drawing, passive } from '../decrees/styles.ts';
import { farsightedHeir, USUAL_DEPTH } from '../hoax/farsighted/farsighted.ts';
import { STYLES, styleHeir } from '../hoax/panel.ts';
import { reckoningHeir, sageHeir } from '../hoax/sage/sage.ts';
import { CHOSEN } from '../hoax/shrewd/chosen.ts';
import { STANDARD } from '../hoax/shrewd/habits.ts';
import { shrewdHeir } from '../hoax/shrewd/shrewd.ts';
import { TUNED } from '../hoax/shrewd/tuned.ts';
import type { Player } from '../player.ts';

interface ArenaCast extends Cast<GameTypes, string> {
  besideFor?(view: View<GameTypes>, ask: Ask): string | null;
}

interface More {
  readonly styles: Readonly<Record<string, Player<GameTypes>>>;
  readonly besideFor?: ArenaCast['besideFor'];
}

const MORE: Readonly<Record<string, More>> = {
  hoax: {
    styles: {
      ...Object.fromEntries(STYLES.map((style) => [style, styleHeir(style)])),
      sage: sageHeir(STANDARD),
      chosen: shrewdHeir(CHOSEN),
      oldShrewd: shrewdHeir(STANDARD),
      oldWily: shrewdHeir(TUNED),
      oldFarsighted: reckoningHeir(farsightedHeir(CHOSEN, USUAL_DEPTH), CHOSEN),
    },
  } as unknown as More,
  decrees: { styles: { passive, drawing }, besideFor } as unknown as More,
};

export function arenaCast(game: string): ArenaCast {
  const cast = castOf(game);
  const { styles = {}, besideFor: beside } = MORE[game] ?? {};
  const players = { ...cast.players, ...styles };
  return { ...cast, players, ...(beside === undefined ? {} : { besideFor: beside }) };
}
