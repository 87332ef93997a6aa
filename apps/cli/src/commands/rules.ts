// `pretender rules`: the rules in force at one table, in plain words.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { OptionField, Options } from '@pretender/kernel';
import { command } from '../command.ts';
import { anyOf, Complaint } from '../complaint.ts';
import { PACKS } from '../games.ts';
import type { Io } from '../io.ts';
import type { GameBook } from '../pack.ts';
import { brushFor } from '../paint.ts';
import { type Chapter, chaptersOf, chaptersWhere } from '../rules/clauses.ts';
import { conditionHolds } from '../rules/condition.ts';
import { SETTING_ARGS, type Setting, settingFrom } from '../table-setting.ts';

/** By name, because the bundle lies elsewhere than its sources. */
const { resolve } = createRequire(import.meta.url);

interface Sheet {
  readonly preset: string;
  /** What was set otherwise than the preset has it. */
  readonly own: Options;
  readonly chapters: readonly Chapter[];
}

const LANGUAGES = [...new Set(PACKS.flatMap(({ book }) => book.languages))];

function languageOf({ languages }: GameBook, given: string): string {
  if (languages.includes(given)) return given;
  throw new Complaint(`--lang cannot be "${given}"; it takes ${anyOf(languages)}.`);
}

/** A set is the same in any order. */
function canonical(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
}

function sheetFor({ pack, options, config, seatCount }: Setting): Sheet {
  const { presetKey, presets } = pack.game.options;
  const fields = pack.game.options.fields as Readonly<Record<string, OptionField>>;
  const { [presetKey]: named, ...given } = options;
  const preset = String(named);
  const usual = presets[preset] as Options;
  const own = Object.entries(given).filter(
    ([key, value]) => canonical(value) !== canonical(usual[key] ?? fields[key].initial),
  );
  const table = { fields, config: config as Options, seatCount };
  const book = chaptersOf(readFileSync(resolve(pack.book.rules), 'utf8'));
  return {
    preset,
    own: Object.fromEntries(own),
    chapters: chaptersWhere(book, (when) => conditionHolds(table, when)),
  };
}

function printJson(io: Io, { pack, seatCount }: Setting, { preset, own, chapters }: Sheet): void {
  const sections = chapters.map(({ title, clauses }) => ({
    title,
    clauses: clauses.map(({ id, text, sources }) => ({ id, text, sources })),
  }));
  const report = { [pack.game.options.presetKey]: preset, seats: seatCount, options: own, sections };
  io.data(JSON.stringify(report, null, 2));
}

/** Rows whose first column is padded, so that the rest is wrapped beside it. */
function rows(entries: readonly (readonly [string, string])[]): string {
  const width = Math.max(...entries.map(([label]) => label.length));
  return entries.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`).join('\n');
}

function print(io: Io, { pack, seatCount }: Setting, { preset, own, chapters }: Sheet, language: string): void {
  const brush = brushFor(io);
  const { title, character } = pack.book.preset(preset, language);
  io.out(brush('bold', [pack.text.title, `${title} (${preset})`, `${seatCount} seats`].join(' · ')));
  io.out(character);
  const told = Object.entries(own).map(
    ([key, value]) => [`${key}=${String(value)}`, pack.book.option(key, value, language)] as const,
  );
  if (told.length > 0) io.out(`\n${rows(told)}`);
  for (const { title, clauses } of chapters)
    io.out(`\n${brush('bold', title)}\n${rows(clauses.map(({ id, text }) => [id, text] as const))}`);
}

export const rulesCommand = command({
  name: 'rules',
  description: 'Print the rules in force at a table, in plain words',
  args: {
    ...SETTING_ARGS,
    lang: {
      type: 'string',
      default: LANGUAGES[0],
      valueHint: LANGUAGES.join('|'),
      description: 'The language in which the edition and the options are explained; the clauses are in English',
    },
    json: { type: 'boolean', description: 'Print them as JSON, with their sources' },
  },
  run(args, { io, rawArgs }) {
    const setting = settingFrom(args, rawArgs);
    const language = languageOf(setting.pack.book, args.lang);
    const sheet = sheetFor(setting);
    if (args.json) printJson(io, setting, sheet);
    else print(io, setting, sheet, language);
    return 0;
  },
});
