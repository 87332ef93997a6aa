// Which game, which edition, how many seats, which options: the same for playing and for simulating.

import { describeOption, type GameTypes, type OptionField, type Options, resolveOptions } from '@pretender/kernel';
import { valuesOf, wholeNumber } from './arguments.ts';
import { anyOf, Complaint } from './complaint.ts';
import { gameNamed } from './games.ts';
import type { GamePack } from './pack.ts';

export const SETTING_ARGS = {
  game: { type: 'string', default: 'hoax', valueHint: 'hoax', description: 'Which game' },
  edition: { type: 'string', default: 'de', valueHint: 'de|it|fr|en', description: 'Whose rulebook is played' },
  seats: { type: 'string', default: '6', valueHint: '6', description: 'How many heirs sit at the table' },
  option: {
    type: 'string',
    valueHint: 'key=value',
    description: 'A single rule that differs from the edition; may come several times',
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
  readonly edition: string;
  readonly seats: string;
}

export function settingFrom(given: Given, rawArgs: readonly string[]): Setting {
  const pack = gameNamed(given.game);
  const { options: spec, seats } = pack.game;
  const seatCount = wholeNumber('seats', given.seats, { from: seats.min, to: seats.max });
  const editions = Object.keys(spec.presets);
  if (!editions.includes(given.edition)) {
    throw new Complaint(`--${spec.presetKey} cannot be "${given.edition}"; it takes ${anyOf(editions)}.`);
  }
  const own = valuesOf('option', rawArgs).map((text) => optionFrom(pack, text));
  const options = { [spec.presetKey]: given.edition, ...Object.fromEntries(own) };
  const resolved = resolveOptions(spec, options, seatCount);
  if (!resolved.ok) throw new Complaint(`these options do not go together: ${resolved.problems.join('; ')}.`);
  return { pack, options, config: resolved.config, seatCount };
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
  const value = at < 0 ? undefined : valueFrom(field, text.slice(at + 1));
  if (value !== undefined) return [key, value];
  const wrong = at < 0 ? 'needs a value' : `cannot be "${text.slice(at + 1)}"`;
  throw new Complaint(
    `--option ${key} ${wrong}; it takes ${describeOption(field)}, as in --option ${key}=${exampleOf(field)}.`,
  );
}

function valueFrom(field: OptionField, text: string): unknown {
  if (field.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (field.kind === 'choice') return field.of.find((value) => String(value) === text);
  if (field.kind === 'number')
    return /^\d+$/.test(text) && Number(text) >= field.from && Number(text) <= field.to ? Number(text) : undefined;
  const chosen =
    text === '' ? [] : text.split(',').map((part) => field.of.find((value) => String(value) === part.trim()));
  return chosen.includes(undefined) || new Set(chosen).size < chosen.length ? undefined : chosen;
}

function exampleOf(field: OptionField): string {
  return Array.isArray(field.initial) ? field.initial.join(',') : String(field.initial);
}
