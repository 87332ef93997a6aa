// One match: its state, who sees what of it, and the two ways it moves on, an answer or a lapse. Everything here is
// synchronous and pure but for the match it is handed; storing, sending and timing are the driver's.

import {
  type Ask,
  type AskId,
  asSeat,
  type Dice,
  type Game,
  type GameTypes,
  type MoveSpec,
  type Refusal,
  refuse,
  type Seat,
  type State,
  type Turn,
  type View,
  type Viewer,
} from './contract.ts';
import { evolve, isTold, viewOf } from './rooms.ts';
import { type Fitting, fit, type RawMove } from './specs.ts';

export type Cause<G extends GameTypes> =
  | { readonly by: 'begin' }
  | { readonly by: 'move'; readonly seat: Seat; readonly ask: AskId; readonly move: G['Move'] }
  | { readonly by: 'lapse'; readonly ask: AskId };

export interface Entry<G extends GameTypes> {
  readonly cause: Cause<G>;
  readonly events: readonly G['Event'][];
}

export interface Match<G extends GameTypes> {
  readonly game: Game<G>;
  readonly state: State<G>;
  /** One for each seat, then the public one. They stay valid as the match goes on. */
  readonly views: readonly View<G>[];
  readonly entries: Entry<G>[];
  readonly dice: Dice;
  /** How many events each viewer was told, in the order of `views`. Numbers sent to a viewer count only these. */
  readonly told: number[];
  /** Offers per seat, and how many events it had been told by then: they hold until it is told another. */
  readonly offers: ({ readonly told: number; readonly specs: readonly MoveSpec[] } | null)[];
  /** What a decision is handed. */
  readonly turn: Turn<G>;
  /** The events of the entry that is being written. */
  draft: G['Event'][];
}

export type Receipt<G extends GameTypes> =
  | { readonly ok: true; readonly entry: Entry<G> }
  | { readonly ok: false; readonly refusal: Refusal };

const NO_EVENTS: never[] = [];

/** A match around an existing state; `begin` is for a new one. */
export function matchAround<G extends GameTypes>(game: Game<G>, state: State<G>, dice: Dice): Match<G> {
  const views = state.hands.map((_, seat) => viewOf(state, asSeat(seat)));
  views.push(viewOf(state, 'public'));
  const emit = (event: G['Event']): void => {
    if (match.draft.length === 0) match.draft = [event];
    else match.draft.push(event);
    write(match, event);
  };
  const match: Match<G> = {
    game,
    state,
    views,
    entries: [],
    dice,
    told: views.map(() => 0),
    offers: state.hands.map(() => null),
    turn: { state: state as never, draws: dice.draws, emit },
    draft: NO_EVENTS,
  };
  return match;
}

export function beginMatch<G extends GameTypes>(
  game: Game<G>,
  config: G['Config'],
  seatCount: number,
  dice: Dice,
): Match<G> {
  const match = matchAround(game, game.init(config, seatCount), dice);
  enter(match, { by: 'begin' }, (turn) => game.begin(turn));
  return match;
}

export function viewFor<G extends GameTypes>(match: Match<G>, viewer: Viewer): View<G> {
  return match.views[viewer === 'public' ? match.state.hands.length : viewer];
}

/** Runs a decision, writes its events as they are emitted and logs them as one entry. */
export function enter<G extends GameTypes>(
  match: Match<G>,
  cause: Cause<G>,
  decide: (turn: Turn<G>) => void,
): Entry<G> {
  match.draft = NO_EVENTS;
  decide(match.turn);
  return log(match, cause);
}

/** Logs what was emitted since the draft was begun. */
function log<G extends GameTypes>(match: Match<G>, cause: Cause<G>): Entry<G> {
  const entry = { cause, events: match.draft };
  match.entries.push(entry);
  return entry;
}

/** Writes one event into the match: the rooms, and how many events each viewer was told. */
export function write<G extends GameTypes>({ game, told, state }: Match<G>, event: G['Event']): void {
  const to = evolve(game, state, event);
  if (typeof to === 'number') told[to]++;
  else if (typeof to === 'object') for (let i = 0; i < to.length; i++) told[to[i]]++;
  else if (to === 'all') for (let i = 0; i < told.length; i++) told[i]++;
}

/** What this seat is offered now; computed once until something it may see has changed. */
export function offersTo<G extends GameTypes>(match: Match<G>, seat: Seat): readonly MoveSpec[] {
  const told = match.told[seat];
  const known = match.offers[seat];
  if (known !== null && known.told === told) return known.specs;
  const specs = match.game.moves(match.views[seat]);
  match.offers[seat] = { told, specs };
  return specs;
}

export function submit<G extends GameTypes>(match: Match<G>, seat: Seat, askId: AskId, move: RawMove): Receipt<G> {
  const { game } = match;
  const view = match.views[seat];
  if (!view || !Number.isInteger(seat) || seat >= match.state.hands.length)
    return { ok: false, refusal: refuse('no-such-seat') };
  if (typeof move !== 'object' || move === null) return { ok: false, refusal: refuse('no-move') };
  const asks = game.asks(view.table);
  const forwarded = forward(asks, seat, askId, move);
  const ask = forwarded === null ? askWith(asks, askId) : forwarded.ask;
  if (ask === null) return { ok: false, refusal: refuse('stale') };
  const answer = forwarded === null ? move : { ...move, type: forwarded.as };
  const fitting = fitOffers(match, seat, answer, ask.id);
  if (!fitting.ok) return fitting;
  // As `enter` does it, without making a function for every move.
  match.draft = NO_EVENTS;
  game.play(match.turn, ask, seat, fitting.move);
  return { ok: true, entry: log(match, { by: 'move', seat, ask: ask.id, move: fitting.move }) };
}

/** Where nobody has asked for offers before, as at a live table, the likely ones are tried first. */
function fitOffers<G extends GameTypes>(match: Match<G>, seat: Seat, move: RawMove, ask: AskId): Fitting<G> {
  const { game, views, told, offers } = match;
  const seen = { game, view: views[seat] };
  if (game.likelyMoves !== undefined && offers[seat]?.told !== told[seat]) {
    const fitting = fit(seen, game.likelyMoves(seen.view, move.type), move, ask);
    if (fitting.ok) return fitting;
  }
  return fit(seen, offersTo(match, seat), move, ask);
}

function askWith(asks: readonly Ask[], id: AskId): Ask | null {
  for (let i = 0; i < asks.length; i++) if (asks[i].id === id) return asks[i];
  return null;
}

/** An answer in flight to an ask that something newer has overtaken may count for the newer one. */
function forward(asks: readonly Ask[], seat: Seat, askId: AskId, move: RawMove): { ask: Ask; as: string } | null {
  for (let i = 0; i < asks.length; i++) {
    const ask = asks[i];
    if (ask.takes.length === 0 || !ask.seats.includes(seat)) continue;
    for (const take of ask.takes) if (take.ask === askId && take.type === move.type) return { ask, as: take.as };
  }
  return null;
}

export function lapse<G extends GameTypes>(match: Match<G>, askId: AskId): Receipt<G> {
  const ask = askWith(match.game.asks(match.state.table as never), askId);
  if (!ask) return { ok: false, refusal: refuse('stale') };
  if (ask.held) return { ok: false, refusal: refuse('held') };
  return { ok: true, entry: lapseOf(match, ask) };
}

function lapseOf<G extends GameTypes>(match: Match<G>, ask: Ask): Entry<G> {
  const { id } = ask;
  match.draft = NO_EVENTS;
  match.game.lapse(match.turn, ask);
  return log(match, { by: 'lapse', ask: id });
}

/** Seats whose answer to an open ask is missing; only the driver may know this. */
export function missing<G extends GameTypes>(match: Match<G>, ask: Ask): readonly Seat[] {
  return ask.seats.filter((seat) => !match.game.answered(match.views[seat], ask));
}

/** The first of them; null when all have answered. */
export function firstMissing<G extends GameTypes>({ game, views }: Match<G>, ask: Ask): Seat | null {
  const { seats } = ask;
  for (let i = 0; i < seats.length; i++) if (!game.answered(views[seats[i]], ask)) return seats[i];
  return null;
}

/**
 * Without a clock: every ask that all its seats have answered closes at once, and what follows from it too. Says whose
 * answer to what is missing then.
 */
export function settle<G extends GameTypes>(match: Match<G>): { readonly ask: Ask; readonly seat: Seat } | null {
  for (;;) {
    const asks = match.game.asks(match.state.table as never);
    let awaited: { readonly ask: Ask; readonly seat: Seat } | null = null;
    let complete: Ask | null = null;
    for (let i = 0; i < asks.length && complete === null; i++) {
      const ask = asks[i];
      if (!isOpen(ask)) continue;
      const seat = firstMissing(match, ask);
      if (seat === null) complete = ask;
      else awaited ??= { ask, seat };
    }
    if (complete === null) return awaited;
    lapseOf(match, complete);
  }
}

/** It waits for somebody now: it is not suspended and not beside the turn. */
function isOpen(ask: Ask): boolean {
  return !ask.held && ask.mode !== 'standing';
}

export function openAsks<G extends GameTypes>(match: Match<G>): readonly Ask[] {
  return match.game.asks(match.state.table as never).filter(isOpen);
}

/** The events of an entry that this viewer is told. */
export function toldOf<G extends GameTypes>(game: Game<G>, entry: Entry<G>, viewer: Viewer): readonly G['Event'][] {
  return entry.events.filter((event) => isTold(game, event, viewer));
}
