// Which game, whose rulebook, how many seats, which options: the same for every command that sets a table.

import { readFileSync } from 'node:fs';
import { describeOption, type GameTypes, type OptionField, type Options, resolveOptions } from '@pretender/kernel';
import type { ArgDef } from 'citty';
import { valuesOf, wholeNumber } from './arguments.ts';
import { anyOf, Complaint, reasonOf } from './complaint.ts';
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

/** Files that a game can be played with. */
export function materialArgs(): Readonly<Record<string, ArgDef>> {
  const args = PACKS.flatMap(({ game, material }): [string, ArgDef][] =>
    material === undefined
      ? []
      : [
          [
            material.option,
            { type: 'string', valueHint: material.hint, description: `${material.description} (${game.id})` },
          ],
        ],
  );
  return Object.fromEntries(args);
}

function readMaterial(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Complaint(`${file} cannot be read: ${reasonOf(error)}.`);
  }
}

/** The game as it was asked for: with the files that were named for it. */
export function packFrom(pack: GamePack, rawArgs: readonly string[]): GamePack {
  const { material, game } = pack;
  const options = PACKS.flatMap((other) => other.material?.option ?? []);
  const stranger = options.find((option) => option !== material?.option && valuesOf(option, rawArgs).length > 0);
  if (stranger !== undefined) throw new Complaint(`${game.id} has no --${stranger}.`);
  const file = material === undefined ? undefined : valuesOf(material.option, rawArgs).at(-1);
  if (material === undefined || file === undefined) return pack;
  const loaded = material.load(readMaterial(file));
  if (loaded.ok) return loaded.pack;
  throw new Complaint(`${file} cannot be played with: ${loaded.problems.join('; ')}.`);
}

const seatRanges = PACKS.map(
  (pack) => `${pack.game.id}: ${pack.game.seats.min} to ${pack.game.seats.max}, ${pack.usualSeats} if left out`,
);

export const SETTING_ARGS = {
  game: { type: 'string', default: GAME_IDS[0], valueHint: GAME_IDS.join('|'), description: 'Which game' },
  // Which keys these are only the games know; they are read from the words as typed.
  ...(presetArgs() as object),
  ...(materialArgs() as object),
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
  const pack = packFrom(gameNamed(given.game), rawArgs);
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
