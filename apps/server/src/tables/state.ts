// A table as its lines leave it. `apply` is the only writer and knows no dice, no time but that of the line.

import {
  chachaDice,
  type Entry,
  type GameTypes,
  isTold,
  type Match,
  matchAround,
  resolveOptions,
  type Seat,
  seedFromHex,
  write,
} from '@pretender/kernel';
import { paceOf } from '@pretender/protocol/paces';
import { budgetOf } from './budgets.ts';
import * as clocks from './clock.ts';
import { dealGivenBack } from './dealing.ts';
import { DEALING_WRITERS, dealtFrom, sealAnew } from './dealing-lines.ts';
import {
  asksOf,
  emptyChair,
  isLive,
  momentOf,
  NO_ORDERS,
  nextHost,
  PUBLIC,
  roundNow,
  type TableState,
  takesHouse,
} from './facts.ts';
import { playedGame } from './games.ts';
import { type LineOf, passedBy, type TableLine } from './lines.ts';
import { writeVote } from './motions.ts';
import { settingsKept } from './options.ts';
import { pastOf } from './records.ts';
import { type Telling, tellings } from './telling.ts';
import { dropVoice, newPerson, newTenant, TOLD_BY_COMING } from './tenants.ts';
import { pauseOwed } from './wake.ts';

const CHAT_KEPT = 60;

type Writer<K extends TableLine['kind']> = (state: TableState, line: LineOf<K>, at: number) => void;

function beginMatch(state: TableState, key: string): Match<GameTypes> {
  const { game } = state.played;
  const { options, seats } = state.settings;
  const resolved = resolveOptions(game.options, options, seats);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  return matchAround(game, game.init(resolved.config, seats), chachaDice(seedFromHex(key)));
}

/** An entry from the log; one that was just played is written already. */
function writeEntry(match: Match<GameTypes>, entry: Entry<GameTypes>): void {
  if (match.entries[match.entries.length - 1] === entry) return;
  for (const event of entry.events) write(match, event);
  match.entries.push(entry);
}

/** Who comes too late is told what everybody heard before him. */
const ENTRIES_KEPT = 40;

/**
 * After each line: the log is in the store, and at a table that is played nobody needs all of it twice. What was secret goes
 * at once: how much of it there was must not decide how long the rest is remembered.
 */
export function forgetEntry({ match }: TableState): void {
  const last = match?.entries[match.entries.length - 1];
  if (!match || !last) return;
  const { entries, game } = match;
  if (!last.events.some((event) => isTold(game, event, 'public'))) entries.pop();
  else if (entries.length > ENTRIES_KEPT) entries.shift();
}

/** With a new round, holds and pauses are there again. */
function renewBudgets(state: TableState, roundBefore: number): void {
  if (roundNow(state) === roundBefore) return;
  for (const chair of state.chairs) chair.holds = chair.pauses = 0;
}

/** An order that was carried out; some are over then. */
function carryOut({ chairs }: TableState, seat: Seat, order: number | undefined): void {
  if (order === undefined) return;
  chairs[seat].orders = chairs[seat].orders.filter(({ number, isOnce }) => number !== order || !isOnce);
}

const WRITERS: { readonly [K in TableLine['kind']]: Writer<K> } = {
  opened(state, _line, at) {
    state.sealedAt = at;
  },
  sat(state, { seat, person }, at) {
    if (takesHouse(state, person)) state.host = seat;
    const { [seat]: chair } = state.chairs;
    // A person after a person is the same one under another name.
    const isSame = chair.person.kind === 'person' && person.kind === 'person';
    state.chairs[seat] = isSame
      ? { ...chair, person }
      : { ...emptyChair(), tenant: ++state.tenantCount, person, satAt: at };
  },
  left(state, { seat }) {
    if (state.host === seat) state.host = nextHost(state);
    state.chairs[seat] = emptyChair();
    state.requests = state.requests.filter((other) => other.seat !== seat);
    dropVoice(state, seat);
  },
  ticket(state, { seat, hash, until }) {
    state.chairs[seat].ticket = { hash, until };
  },
  ticketGone(state, { seat }) {
    state.chairs[seat].ticket = null;
  },
  rekeyed(state, { seat, hash }) {
    newTenant(state, seat, hash);
  },
  ready() {},
  ...DEALING_WRITERS,
  host(state, { seat }) {
    state.host = seat;
  },
  set(state, { settings }) {
    // What was played before may have been another game, with other seats.
    state.match = null;
    state.isWoundUp = false;
    state.settings = settingsKept(settings);
    state.played = playedGame(settings.game) ?? state.played;
    while (state.chairs.length < settings.seats) state.chairs.push(emptyChair());
    state.chairs.length = settings.seats;
  },
  started(state, line) {
    const { key, entry } = line;
    state.matchNumber++;
    state.startedAt = state.head;
    state.fairness = { key, dealt: dealtFrom(state, line), sealed: state.next };
    state.dealing = null;
    state.isWoundUp = false;
    state.match = beginMatch(state, key);
    writeEntry(state.match, entry);
    for (const chair of state.chairs) {
      chair.holds = chair.pauses = 0;
      chair.autoPass = 'off';
      chair.answers = 0;
      chair.seen = null;
      chair.orders = NO_ORDERS;
      chair.commitment = null;
      chair.hasPlayed = chair.hasHeardAll = true;
      chair.isNewcomer = false;
    }
  },
  played(state, { entry, order, rest = 0 }, at) {
    const round = roundNow(state);
    if (state.match) writeEntry(state.match, entry);
    if (rest > 0) clocks.beginRest(state.clock, rest, at);
    renewBudgets(state, round);
    if (entry.cause.by !== 'move') return;
    carryOut(state, entry.cause.seat, order);
    state.chairs[entry.cause.seat].answers++;
  },
  ended(state, { next }, at) {
    const past = pastOf(state);
    if (past !== null) state.past.push(past);
    sealAnew(state, next, at);
    state.motions = [];
    state.pausedBy = null;
    state.clock.isStopped = false;
    for (const chair of state.chairs) chair.hasStandIn = false;
  },
  photo() {},
  said() {},
  phrase() {},
  muted(state, { seat, seats, gallery }) {
    state.chairs[seat].muted = { seats, gallery };
  },
  silenced(state, { seat, isSilent }) {
    if (seat === null) state.isGallerySilent = isSilent;
    else state.chairs[seat].isSilent = isSilent;
  },
  paused(state, { seat }, at) {
    state.pausedBy = seat ?? 'host';
    state.pausedAt = at;
    if (seat !== null) state.chairs[seat].pauses++;
    clocks.setStopped(state.clock, true, asksOf(state), { pace: paceOf(state.settings), now: at });
  },
  resumed(state, _line, at) {
    state.pausedBy = null;
    clocks.setStopped(state.clock, false, asksOf(state), { pace: paceOf(state.settings), now: at });
  },
  called(state, _line, at) {
    clocks.call(state.clock, at);
  },
  held(state, { seat, order }) {
    carryOut(state, seat, order);
    state.chairs[seat].holds++;
    clocks.hold(state.clock, paceOf(state.settings));
  },
  seen(state, { ask, seat, isOver }, at) {
    state.chairs[seat].seen = ask;
    if (isOver) clocks.endRest(state.clock, at);
  },
  autoPass(state, { seat, scope }) {
    state.chairs[seat].autoPass = scope;
    state.chairs[seat].passSince = momentOf(state);
  },
  ordered(state, { seat, number, order, isOnce }) {
    const chair = state.chairs[seat];
    chair.orders = [...chair.orders, { number, order, isOnce, round: momentOf(state).round }];
    chair.orderCount = number;
  },
  orderGone({ chairs }, { seat, number }) {
    chairs[seat].orders = chairs[seat].orders.filter((order) => order.number !== number);
  },
  asksBack(state, { request, seat, name, hash }, at) {
    state.requests.push({ request, seat, name, hash, askedAt: at, ayes: [], granted: null });
    state.requestCount = request;
  },
  backed(state, { request, by }) {
    state.requests = state.requests.map((asked) =>
      asked.request === request ? { ...asked, ayes: [...asked.ayes, by] } : asked,
    );
  },
  granted(state, { request, seat }) {
    const isNow = isLive(state);
    const granted = { match: state.matchNumber, round: isNow ? roundNow(state) : null };
    state.requests = state.requests.map((asked) => (asked.request === request ? { ...asked, granted } : asked));
    if (isNow) state.chairs[seat].hasStandIn = true;
  },
  returned(state, { request, seat, yes }, at) {
    const hash = state.requests.find((other) => other.request === request)?.hash;
    state.requests = state.requests.filter((other) => other.request !== request && !(yes && other.seat === seat));
    if (!yes || hash === undefined) return;
    newPerson(state, seat, hash);
    // To a number that somebody else knows.
    Object.assign(state.chairs[seat], { commitment: null, satAt: at, isNewcomer: true });
    dropVoice(state, seat);
  },
  voted: writeVote,
  shifted(state, { by }) {
    clocks.shift(state.clock, by);
    state.pausedAt += by;
  },
  stalled(state, { stalls }) {
    clocks.giveBack(state.clock, stalls);
    if (state.dealing !== null) state.dealing = dealGivenBack(state.dealing, stalls);
    state.pausedAt += pauseOwed(state, stalls);
  },
};

/** Only after these may other questions be open than before: a vote can end a match. */
const MOVING_ASKS: ReadonlySet<TableLine['kind']> = new Set(['played', 'started', 'voted', 'set']);

/** Writes a line into the state, and counts what is told of it for everybody it reaches; it returns that. */
export function apply(state: TableState, line: TableLine, at: number): readonly Telling[] {
  const told = tellings(state, line);
  state.spent[budgetOf(state, line)]++;
  (WRITERS[line.kind] as Writer<TableLine['kind']>)(state, line as never, at);
  state.head++;
  if (line.kind === 'said' || line.kind === 'phrase') {
    state.chat.push(...told);
    while (state.chat.length > CHAT_KEPT) state.chat.shift();
  }
  for (const { to } of told) {
    if (to === 'all') for (let viewer = 0; viewer <= PUBLIC; viewer++) state.told[viewer]++;
    else if (to === 'gallery') state.told[PUBLIC]++;
    else for (const seat of to) state.told[seat]++;
  }
  const passed = passedBy(line);
  if (passed !== null) state.told[passed] = TOLD_BY_COMING;
  if (MOVING_ASKS.has(line.kind)) clocks.followAsks(state.clock, asksOf(state), paceOf(state.settings), at);
  return told;
}
