// Do these settings make a table, and what do they mean when they are read again?

import { type Options, type OptionsSpec, optionsKept, optionsToKeep, resolveOptions } from '@pretender/kernel';
import type { Settings } from '@pretender/protocol';
import { playedGame } from './games.ts';

/** What is wrong with them, in one line; null if nothing. */
export function optionProblems({ game: id, options, seats }: Settings): string | null {
  const played = playedGame(id);
  if (played === null) return `no game is called ${id}`;
  const { game } = played;
  if (seats < game.seats.min || seats > game.seats.max)
    return `${id} is for ${game.seats.min} to ${game.seats.max} seats`;
  const resolved = resolveOptions(game.options, options, seats);
  return resolved.ok ? null : resolved.problems.join('; ');
}

type Naming = (spec: OptionsSpec<object>, options: Options) => Options;

function named(settings: Settings, naming: Naming): Settings {
  const played = playedGame(settings.game);
  if (played === null) return settings;
  return { ...settings, options: naming(played.game.options, settings.options) as Settings['options'] };
}

/** As they are written down: options that meant something else before are named. */
export const settingsToKeep = (settings: Settings): Settings => named(settings, optionsToKeep);

/** As they were written down, maybe before an option changed: what they do not name is what it was then. */
export const settingsKept = (settings: Settings): Settings => named(settings, optionsKept);
