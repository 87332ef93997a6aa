// Which game, whose rulebook, how many seats, which options: the same for every command that sets a table.

import { describeOption, type GameTypes, type OptionField, type Options, resolveOptions } from '@pretender/kernel';
import type { ArgDef } from 'citty';
import { valuesOf, wholeNumber } from './arguments.ts';
import { anyOf, Complaint } from './complaint.ts';
import { GAME_IDS, gameNamed, PACKS } from './games.ts';
import { exampleOf, optionValue } from './option-value.ts';
import type { GamePack } from './pack.ts';

/** Every game names its bundles of rules with an option of its own. */
function presetArgs(): Readonly<Record<string, ArgDef>> {
  const keys = [...new Set(PACKS.map(({ game }) => game.options.presetKey))];
  const argOf = (key: string): ArgDef => {
    const owners = PACKS.map(({ game }) => game).filter(({ options }) => options.presetKey === key);
    const defaults = owners.map(({ id, options }) => `${id}: ${options.initialPreset} if left out`);
    return {
      type: 'string',
      valueHint: [...new Set(owners.flatMap(({ options }) => Object.keys(options.presets)))].join('|'),
      description: `Whose rulebook is played (${defaults.join('; ')})`,
    };
  };
  return Object.fromEntries(keys.map((key) => [key, argOf(key)]));
}

const seatRanges = PACKS.map(
  (pack) => `${pack.game.id}: ${pack.game.seats.min} to ${pack.game.seats.max}, ${pack.usualSeats} if left out`,
);

export const SETTING_ARGS = {
  game: { type: 'string', default: GAME_IDS[0], valueHint: GAME_IDS.join('|'), description: 'Which game' },
  // Which keys these are only the games know; they are read from the words as typed.
  ...(presetArgs() as object),
  seats: {
    type: 'string',
    valueHint: String(PACKS[0].usualSeats),
    description: `How many seats the table has (${seatRanges.join('; ')})`,
  },
  option: {
    type: 'string',
    valueHint: 'key=value',
    description: 'A single rule that differs from that rulebook (a key alone switches it on); may come several times',
  },
} as const;

export interface Setting {
  readonly pack: GamePack;
  readonly options: Options;
  readonly config: GameTypes['Config'];
  readonly seatCount: number;
}

interface Given {
  readonly game: string;
  readonly seats?: string | undefined;
}

export function settingFrom(given: Given, rawArgs: readonly string[]): Setting {
  const pack = gameNamed(given.game);
  const { options: spec, seats } = pack.game;
  const seatCount =
    given.seats === undefined ? pack.usualSeats : wholeNumber('seats', given.seats, { from: seats.min, to: seats.max });
  const preset = presetFrom(pack, rawArgs);
  const own = valuesOf('option', rawArgs).map((text) => optionFrom(pack, text));
  const options = { [spec.presetKey]: preset, ...Object.fromEntries(own) };
  const resolved = resolveOptions(spec, options, seatCount);
  if (!resolved.ok) throw new Complaint(`these options do not go together: ${resolved.problems.join('; ')}.`);
  return { pack, options, config: resolved.config, seatCount };
}

function presetFrom({ game }: GamePack, rawArgs: readonly string[]): string {
  const { presetKey, presets, initialPreset } = game.options;
  const stranger = PACKS.map((pack) => pack.game.options.presetKey).find(
    (key) => key !== presetKey && valuesOf(key, rawArgs).length > 0,
  );
  if (stranger !== undefined) throw new Complaint(`${game.id} has no --${stranger}; it has --${presetKey}.`);
  const preset = valuesOf(presetKey, rawArgs).at(-1) ?? initialPreset;
  if (Object.hasOwn(presets, preset)) return preset;
  throw new Complaint(`--${presetKey} cannot be "${preset}"; it takes ${anyOf(Object.keys(presets))}.`);
}

function optionFrom({ game }: GamePack, text: string): [string, unknown] {
  const fields = game.options.fields as Readonly<Record<string, OptionField>>;
  const at = text.indexOf('=');
  const key = at < 0 ? text : text.slice(0, at);
  if (key === game.options.presetKey) throw new Complaint(`the ${key} is chosen with --${key}, not with --option.`);
  if (!Object.hasOwn(fields, key)) {
    throw new Complaint(`there is no option "${key}"; the options are ${Object.keys(fields).join(', ')}.`);
  }
  const field = fields[key];
  const value = optionValue(field, at < 0 ? null : text.slice(at + 1));
  if (value !== undefined) return [key, value];
  const wrong = at < 0 ? 'needs a value' : `cannot be "${text.slice(at + 1)}"`;
  throw new Complaint(
    `--option ${key} ${wrong}; it takes ${describeOption(field)}, as in --option ${key}=${exampleOf(field)}.`,
  );
}
