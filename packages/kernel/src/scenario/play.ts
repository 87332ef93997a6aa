// Playing the entries of a scenario: the move that is named, and the passes that must come before it.

import type { Ask, Draws, GameTypes, MoveSpec, Refusal, Seat } from '../contract.ts';
import { shuffled } from '../draws/use.ts';
import { domain } from '../fields.ts';
import { type Match, missing, offersTo, openAsks } from '../match.ts';
import { expand, fit, type RawMove } from '../specs.ts';
import { allowKeys, type Data, fail, given, isData, noMove, type ScenarioKit, seatOf } from './kit.ts';
import { refuseBoth, sayRefusal, submitBoth, type Worlds } from './worlds.ts';

export interface Player<G extends GameTypes> {
  readonly kit: ScenarioKit<G>;
  readonly worlds: Worlds<G>;
  /** For setup choices that the file does not name. */
  readonly draws: Draws;
}

const ENTRY_KEYS = ['by', 'type', 'early', 'refused'];

/** The fields of a move with seat numbers for names. */
function readMove<G extends GameTypes>({ kit, worlds }: Player<G>, entry: Data): RawMove {
  const { names } = worlds.first;
  const convert = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => convert(field, item));
    if (isData(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, convert(key, item)]));
    if (!kit.seatFields.includes(field) || kit.seatWords.includes(String(value))) return value;
    return seatOf(names, value);
  };
  const type = String(given(entry, 'type'));
  if (!Object.hasOwn(kit.moveFields, type)) fail(noMove(type, kit.moveFields));
  allowKeys(entry, [...ENTRY_KEYS, ...kit.moveFields[type]], `a ${type}`);
  if (entry.early !== undefined && typeof entry.early !== 'boolean') fail('early is true or false');
  const fields = Object.entries(entry).filter(([key]) => !ENTRY_KEYS.includes(key));
  if (kit.readFields) return { type, ...kit.readFields(type, Object.fromEntries(fields), names) };
  return { type, ...Object.fromEntries(fields.map(([key, value]) => [key, convert(key, value)])) };
}

type Attempt<G extends GameTypes> = { ok: true; ask: number; move: G['Move'] } | { ok: false; refusal: Refusal };

/** Is this move legal as things stand? An answer in flight may count as something newer. */
function attempt<G extends GameTypes>(match: Match<G>, seat: Seat, move: RawMove, early: boolean): Attempt<G> {
  const offers = offersTo(match, seat);
  const specs = offers.filter((spec) => spec.early === early);
  const neutral = move.type === 'pass' ? specs.find((spec) => spec.neutral) : undefined;
  if (neutral) return { ok: true, ask: neutral.ask, move: { type: neutral.type } as G['Move'] };
  const direct = fit({ game: match.game, view: match.views[seat] }, specs, move);
  if (direct.ok) return { ok: true, ask: direct.spec.ask, move: direct.move };
  for (const ask of match.game.asks(match.state.table as never)) {
    const take = ask.seats.includes(seat) ? ask.takes.find(({ type }) => type === move.type) : undefined;
    const taken = take && fit({ game: match.game, view: match.views[seat] }, specs, { ...move, type: take.as }, ask.id);
    if (taken?.ok) return { ok: true, ask: ask.id, move: taken.move };
  }
  return { ok: false, refusal: direct.refusal };
}

/** The refusal, and of a field that does not fit what it would have taken. */
function sayFault<G extends GameTypes>(match: Match<G>, seat: Seat, move: RawMove, refusal: Refusal): string {
  const { field } = refusal;
  if (refusal.code !== 'not-among' || field === null) return sayRefusal(refusal);
  const specs = offersTo(match, seat).filter((spec) => spec.type === move.type && Object.hasOwn(spec.fields, field));
  const values = specs.flatMap((spec) => [...domain(spec.fields[field])]).map((value) => JSON.stringify(value));
  const allowed = [...new Set(values)];
  if (allowed.length === 0 || allowed.length > MOST_NAMED) return sayRefusal(refusal);
  return `${sayRefusal(refusal)}: ${JSON.stringify(move[field])} is none of ${allowed.join(', ')}`;
}

/** A longer list helps nobody. */
const MOST_NAMED = 24;

export function playMove<G extends GameTypes>(player: Player<G>, entry: Data): void {
  const { match, names } = player.worlds.first;
  const seat = seatOf(names, given(entry, 'by'));
  const move = readMove(player, entry);
  // What stood against the move while it was offered says more than that it is not offered any more.
  let objection: string | null = null;
  for (;;) {
    const early = entry.early === true ? attempt(match, seat, move, true) : null;
    const found = early?.ok ? early : attempt(match, seat, move, false);
    if (found.ok) {
      submitBoth(player.worlds, seat, found.ask, found.move as RawMove);
      return;
    }
    if (objection === null || found.refusal.code !== 'not-offered')
      objection = sayFault(match, seat, move, found.refusal);
    if (!passOnce(player, seat)) fail(`${names[seat]} cannot ${move.type} (${objection}) and nobody is left to pass`);
  }
}

export function playRefused<G extends GameTypes>(player: Player<G>, entry: Data): void {
  const { match, names } = player.worlds.first;
  const seat = seatOf(names, given(entry, 'by'));
  const move = readMove(player, entry);
  const early = entry.early === true;
  const found = attempt(match, seat, move, early);
  if (found.ok) fail(`${names[seat]}'s ${move.type} is legal, but should be refused`);
  const specs = offersTo(match, seat);
  const isAmbiguous = found.refusal.code === 'ambiguous';
  const fitsAlone = (ask: Ask): boolean => fit({ game: match.game, view: match.views[seat] }, specs, move, ask.id).ok;
  const asks = match.game.asks(match.state.table as never);
  // Where it would be kept for later it is only "not legal yet": sending it would be an early move.
  const direct = asks.filter(
    (ask) =>
      !specs.some((spec) => spec.ask === ask.id && spec.type === move.type && spec.early !== early) &&
      // An answer that could be meant for two questions is refused because of that; it is right for each of them.
      !(isAmbiguous && fitsAlone(ask)),
  );
  const refusal = refuseBoth(
    player.worlds,
    seat,
    direct.map((ask) => ({ ask: ask.id, move })),
  );
  const code = refusal === null || isAmbiguous ? found.refusal.code : refusal.code;
  if (typeof entry.refused === 'string' && code !== entry.refused) {
    fail(`expected refusal ${entry.refused}, found ${code}`);
  }
}

function neutralSpec<G extends GameTypes>(match: Match<G>, seat: Seat, ask: Ask): MoveSpec | null {
  return offersTo(match, seat).find((spec) => spec.ask === ask.id && spec.neutral) ?? null;
}

/** Seats clockwise from the one whose turn it is, the mover last. */
function inOrder<G extends GameTypes>({ kit, worlds }: Player<G>, mover: Seat | null): Seat[] {
  const { match } = worlds.first;
  const count = match.state.hands.length;
  const first = kit.turnSeat(match);
  const seats = Array.from({ length: count }, (_, step) => ((first + step) % count) as Seat);
  return mover === null ? seats : [...seats.filter((seat) => seat !== mover), mover];
}

/** One seat passes, or makes a setup choice; false if nobody can. */
function passOnce<G extends GameTypes>(player: Player<G>, mover: Seat | null = null): boolean {
  const { kit, worlds } = player;
  const { match } = worlds.first;
  for (const ask of openAsks(match)) {
    const waiting = missing(match, ask);
    for (const seat of inOrder(player, mover)) {
      if (!waiting.includes(seat)) continue;
      if (kit.isSetup(ask)) {
        chooseAtRandom(player, seat, ask);
        return true;
      }
      const spec = neutralSpec(match, seat, ask);
      if (!spec) continue;
      submitBoth(worlds, seat, ask.id, { type: spec.type });
      return true;
    }
  }
  return false;
}

/** A random setup choice that is legal in every world that is played. */
function chooseAtRandom<G extends GameTypes>({ worlds, draws }: Player<G>, seat: Seat, ask: Ask): void {
  const others = worlds.second ? [worlds.second.match] : [];
  const moves = offersTo(worlds.first.match, seat)
    .filter((spec) => spec.ask === ask.id)
    .flatMap((spec) => [...expand(spec)]);
  const legal = shuffled(draws, moves).find((move) => others.every((match) => attempt(match, seat, move, false).ok));
  if (!legal) fail(`no setup choice of ${worlds.first.names[seat]} is legal in both worlds`);
  submitBoth(worlds, seat, ask.id, legal as RawMove);
}

export function passOn<G extends GameTypes>(player: Player<G>): void {
  while (!player.kit.isAtRest(player.worlds.first.match) && passOnce(player)) {}
}

/** Those who are asked pass once, now. */
export function passNow<G extends GameTypes>(player: Player<G>, who: unknown): void {
  const { match, names } = player.worlds.first;
  const asks = openAsks(match);
  const isAll = who === 'all';
  if (!isAll && !Array.isArray(who)) fail('pass is all, on, or a list of seats');
  const seats = isAll ? inOrder(player, null) : (who as unknown[]).map((name) => seatOf(names, name));
  const passes = seats.flatMap((seat) => {
    const asked = asks.filter((open) => missing(match, open).includes(seat));
    const ask = asked.find((open) => neutralSpec(match, seat, open) !== null);
    // Whoever is asked nothing has nothing to pass; a choice is never made for anybody.
    if (!ask && !isAll && asked.length > 0) fail(`${names[seat]} is not asked anything that can be passed`);
    return ask ? [{ seat, ask }] : [];
  });
  for (const { seat, ask } of passes) {
    const spec = openAsks(match).some((open) => open.id === ask.id) ? neutralSpec(match, seat, ask) : null;
    if (spec) submitBoth(player.worlds, seat, ask.id, { type: spec.type });
  }
}
