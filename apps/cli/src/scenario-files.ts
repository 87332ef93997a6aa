// Finding and reading scenario files: YAML 1.2, so that `off` and `no` are words.

import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { Complaint, reasonOf } from './complaint.ts';
import { findGame, GAME_IDS } from './games.ts';
import type { GamePack } from './pack.ts';

const ENDING = /\.ya?ml$/i;

/** A file as it is, whatever its name; a folder with everything below it. What cannot be found is left to the reading. */
export function scenarioFiles(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  const names = namesUnder(path).filter((name) => ENDING.test(name));
  if (names.length === 0)
    throw new Complaint(`there is no scenario in ${path}; scenarios are files named *.yaml or *.yml.`);
  return onceEach(names.toSorted().map((name) => join(path, name)));
}

/** A link to a folder above it leads to the same files again and again. */
function onceEach(files: readonly string[]): string[] {
  const known = new Set<string>();
  return files.filter((file) => {
    const { size } = known;
    return known.add(realpathOf(file)).size > size;
  });
}

/** A link to nothing is told off when it is read. */
function realpathOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

function namesUnder(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    throw new Complaint(`${folder} cannot be read: ${reasonOf(error)}.`);
  }
}

/** What can be run: a map that names a game we know. */
export interface ScenarioFile {
  readonly pack: GamePack;
  readonly data: unknown;
}

export type Reading = ({ readonly ok: true } & ScenarioFile) | { readonly ok: false; readonly problem: string };

export function readScenarioFile(file: string): Reading {
  try {
    return { ok: true, ...scenarioIn(file, parse(file, readText(file))) };
  } catch (error) {
    if (error instanceof Complaint) return { ok: false, problem: error.message };
    throw error;
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Complaint(`${file} cannot be read: ${reasonOf(error)}.`);
  }
}

function parse(file: string, text: string): unknown {
  const document = parseDocument(text, { version: '1.2', prettyErrors: true, logLevel: 'error' });
  if (document.errors.some(({ code }) => code === 'MULTIPLE_DOCS'))
    throw new Complaint(`${file} holds several YAML documents; write one scenario per file.`);
  try {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS();
  } catch (error) {
    throw new Complaint(`${file} is not YAML: ${reasonOf(error).replace(/[:.]$/, '')}.`);
  }
}

function scenarioIn(file: string, data: unknown): ScenarioFile {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    const found = data === null || data === undefined ? 'is empty' : Array.isArray(data) ? 'is a list' : 'is one value';
    throw new Complaint(`${file} is not a scenario: it ${found}, and a scenario is a map that begins with its game.`);
  }
  const { game } = data as { readonly game?: unknown };
  const pack = findGame(game);
  if (pack !== null) return { pack, data };
  const named = game === undefined || game === null ? 'it names no game' : `game ${JSON.stringify(game)} is not known`;
  throw new Complaint(`${file} is not a scenario: ${named}; there is ${GAME_IDS.join(', ')}.`);
}
