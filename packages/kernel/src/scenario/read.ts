// A scenario file as parsed YAML, checked key by key.

import type { GameTypes } from '../contract.ts';
import { type Options, resolveOptions } from '../options.ts';
import { allowKeys, asData, type Data, fail, isData, type ScenarioKit } from './kit.ts';

const TOP_KEYS = ['game', 'title', 'source', 'options', 'seats', 'seed', 'position', 'play', 'expect', 'stay', 'twin'];

export interface Scenario<G extends GameTypes> {
  readonly title: string;
  readonly names: readonly string[];
  readonly config: G['Config'];
  readonly seed: number;
  readonly position: Data;
  readonly play: readonly Data[];
  readonly expect: Data;
  readonly stay: boolean;
  readonly twin: Data | null;
  readonly blind: readonly string[];
}

/** A title may be a number: "1984". */
export function titleOf(data: unknown): string {
  const title = isData(data) ? data.title : undefined;
  return typeof title === 'string' || typeof title === 'number' ? String(title) : '(untitled)';
}

export function readScenario<G extends GameTypes>(kit: ScenarioKit<G>, data: Data): Scenario<G> {
  allowKeys(data, TOP_KEYS, 'the scenario');
  if (data.game !== kit.game.id) fail(`game "${String(data.game)}" is not ${kit.game.id}`);
  const names = readNames(kit, data.seats);
  const resolved = resolveOptions(kit.game.options, readOptions(data.options), names.length);
  if (!resolved.ok) return fail(resolved.problems.join('; '));
  const twin = data.twin === undefined ? null : asData(data.twin, 'twin');
  const position = asData(data.position ?? {}, 'position');
  allowKeys(position, kit.positionKeys, 'position');
  if (twin) allowKeys(twin, [...kit.twinKeys, 'blind'], 'twin');
  const expect = asData(data.expect ?? {}, 'expect');
  return {
    title: titleOf(data),
    names,
    config: resolved.config,
    seed: readSeed(data.seed),
    position,
    play: readPlay(data.play),
    expect,
    stay: readFlag(data.stay, 'stay'),
    twin,
    blind: twin ? readBlind(twin.blind, names) : [],
  };
}

function readNames<G extends GameTypes>(kit: ScenarioKit<G>, seats: unknown): readonly string[] {
  if (!Array.isArray(seats)) return fail('seats is the list of names, clockwise');
  const names = seats.map(String);
  const { min, max } = kit.game.seats;
  if (names.length < min || names.length > max)
    fail(`${kit.game.id} is for ${min} to ${max} seats, not ${names.length}`);
  if (seats.some((name) => name === null || String(name).trim() === '')) fail('every seat has a name');
  if (new Set(names).size !== names.length) fail('two seats have the same name');
  const reserved = names.find((name) => name === 'public' || kit.seatWords.includes(name));
  if (reserved) fail(`a seat cannot be called "${reserved}"`);
  return names;
}

function readOptions(options: unknown): Options {
  return options === undefined || options === null ? {} : asData(options, 'options');
}

function readSeed(seed: unknown): number {
  if (seed === undefined) return 1;
  return Number.isSafeInteger(seed) ? (seed as number) : fail('seed is a whole number');
}

function readFlag(flag: unknown, what: string): boolean {
  if (flag === undefined) return false;
  return typeof flag === 'boolean' ? flag : fail(`${what} is true or false`);
}

function readPlay(play: unknown): readonly Data[] {
  if (play === undefined || play === null) return [];
  if (!Array.isArray(play)) return fail('play is a list of entries');
  return play.map((entry, index) => (isData(entry) ? entry : fail(`entry ${index + 1} of play must be a map`)));
}

function readBlind(blind: unknown, names: readonly string[]): readonly string[] {
  if (!Array.isArray(blind) || blind.length === 0)
    return fail('twin.blind is the list of viewers who may see no difference');
  for (const name of blind)
    if (name !== 'public' && !names.includes(String(name))) fail(`no seat is called "${String(name)}"`);
  return blind.map(String);
}
