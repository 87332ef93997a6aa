// Bots by their names, as they were typed.

import { arenaCast, namesOf } from '@pretender/bots/arena';
import { valuesOf } from '../arguments.ts';
import { allOf, Complaint } from '../complaint.ts';
import type { GamePack } from '../pack.ts';

/** Everybody who can play this, or those that were named. */
export function namesIn(
  option: string,
  text: string | null,
  { game, material }: GamePack,
  rawArgs: readonly string[],
): string[] {
  if (material !== undefined && valuesOf(material.option, rawArgs).length > 0)
    throw new Complaint(`bots know our own cards only, so they cannot play with --${material.option}.`);
  const known = namesOf(arenaCast(game.id));
  if (text === null) return known;
  const names = [...new Set(text.split(',').map((name) => name.trim()))];
  const stranger = names.find((name) => !known.includes(name));
  if (stranger === undefined) return names;
  throw new Complaint(`--${option} cannot be "${stranger}"; ${game.id} is played by ${allOf(known)}.`);
}
