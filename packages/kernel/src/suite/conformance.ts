// One function that any game passes: the contract, checked by random play.

import type { GameTypes, State, View, Viewer } from '../contract.ts';
import { pick } from '../draws/use.ts';
import { type Entry, lapse, type Match, matchAround, missing, offersTo, openAsks } from '../match.ts';
import { fold, recordOf, replay } from '../record.ts';
import { evolve, evolveView, isTold, viewersOf, viewOf } from '../rooms.ts';
import { fit, type RawMove } from '../specs.ts';
import { copy, firstDifference, freezeDeep, isEqual } from '../tree.ts';
import { type FieldWatch, watchFields } from './mutation.ts';
import { count, type Extent, type Report, type Subject, violation } from './subject.ts';
import { nextCause, take, type Walk, walkRounds, where } from './walk.ts';

/** How often the dear checks run: once in so many entries. */
const RARELY = 23;
/** A private entry cannot touch bystanders, because only what all are told writes the table; sometimes it is looked at. */
const BYSTANDERS = 8;

interface Shadow<G extends GameTypes> {
  readonly state: State<G>;
  readonly views: ReadonlyMap<Viewer, View<G>>;
}

export function conformance<G extends GameTypes>(subject: Subject<G>, extent: Extent): Report {
  const fields = watchFields(subject.game);
  const report = walkRounds(subject, extent, (walk, seen) => checkMatch(walk, seen, fields));
  fields.finish();
  return report;
}

function checkMatch<G extends GameTypes>(walk: Walk<G>, report: Report, fields: FieldWatch<G>): void {
  const { match, subject } = walk;
  const shadow = beginShadow(walk);
  checkWriters(walk);
  for (const event of match.entries[0].events) followEvent(walk, shadow, event, fields);
  for (let cause = nextCause(walk); cause !== null; cause = nextCause(walk)) {
    const entry = take(walk, cause);
    // The shadow has not heard of this entry yet, so it is still what was there before.
    const isPublic = entry.events.some((event) => isTold(subject.game, event, 'public'));
    const broken = isPublic ? subject.invariant(match.state, shadow.state) : null;
    followEntry(walk, shadow, entry, fields);
    if (broken) violation('invariant', where(walk), broken);
    checkAsks(walk);
    if (walk.draws.below(RARELY) === 0) checkRarely(walk, report);
  }
  for (const viewer of shadow.views.keys()) compareView(walk, shadow, viewer, 'the match');
  checkEnd(walk, report);
}

/** A second house and a folded view for everybody, written only by what each is told. */
function beginShadow<G extends GameTypes>({ subject, config }: Walk<G>): Shadow<G> {
  const state = subject.game.init(config, subject.seats);
  return { state, views: new Map(viewersOf(subject.seats).map((viewer) => [viewer, copy(viewOf(state, viewer))])) };
}

/** Only what everybody is told may write the table. */
function checkWriters<G extends GameTypes>(walk: Walk<G>): void {
  for (const [kind, writer] of Object.entries<{ to: unknown; table?: unknown }>(walk.subject.game.events)) {
    if (writer.to !== 'all' && writer.table)
      violation('commuting square', where(walk), `${kind} is not told to all, but writes the table`);
  }
}

/**
 * The commuting square: evolving what a viewer holds = viewing what has evolved. After every event the own hand of
 * everybody who is told, and the table as the public holds it; the copies that the seats hold take turns, because the
 * same writers with the same arguments made them.
 */
function followEvent<G extends GameTypes>(
  walk: Walk<G>,
  shadow: Shadow<G>,
  event: G['Event'],
  fields: FieldWatch<G>,
): void {
  const { game } = walk.subject;
  freezeDeep(event);
  fields.look(shadow.state, event, walk.draws);
  evolve(game, shadow.state, event);
  for (const [viewer, view] of shadow.views) {
    if (!isTold(game, event, viewer)) continue;
    evolveView(game, view, event);
    const isAlike = viewer !== 'public' && isEqual(view.hands[viewer], shadow.state.hands[viewer]);
    if (!isAlike) compareView(walk, shadow, viewer, event.type);
  }
}

function compareView<G extends GameTypes>(
  walk: Walk<G>,
  { views, state }: Shadow<G>,
  viewer: Viewer,
  after: string,
): void {
  const truth = viewOf(state, viewer);
  const view = views.get(viewer);
  if (!isEqual(view, truth))
    violation(
      'commuting square',
      where(walk),
      `${after} leaves ${viewer} with another view (${firstDifference(view, truth)})`,
    );
}

function followEntry<G extends GameTypes>(
  walk: Walk<G>,
  shadow: Shadow<G>,
  entry: Entry<G>,
  fields: FieldWatch<G>,
): void {
  const { game } = walk.subject;
  for (const event of entry.events) followEvent(walk, shadow, event, fields);
  const isPrivate = entry.events.every((event) => !isTold(game, event, 'public'));
  if (isPrivate && walk.draws.below(BYSTANDERS) !== 0) return;
  compareView(walk, shadow, pick(walk.draws, viewersOf(walk.subject.seats)), 'the entry');
  const { state } = walk.match;
  if (!isEqual(shadow.state, state))
    violation('fold = live', where(walk), String(firstDifference(shadow.state, state)));
}

/** Between entries: nothing is asked exactly if the match is over, and every seat that is asked has an answer to give. */
function checkAsks<G extends GameTypes>(walk: Walk<G>): void {
  const { match, subject } = walk;
  const isOver = subject.game.outcome(match.state.table as never) !== null;
  const asks = subject.game.asks(match.state.table as never);
  if ((asks.length === 0) !== isOver) violation('no dead end', where(walk), `${asks.length} asks, over: ${isOver}`);
  if (!isOver && openAsks(match).length === 0) violation('no dead end', where(walk), 'every ask is held');
  for (const ask of openAsks(match)) {
    if (ask.seats.length === 0) violation('no dead end', where(walk), `nobody is asked ${ask.kind}`);
    for (const seat of missing(match, ask)) {
      if (!offersTo(match, seat).some((spec) => spec.ask === ask.id))
        violation('no dead end', where(walk), `seat ${seat} has no answer to ${ask.kind}`);
    }
  }
}

function checkRarely<G extends GameTypes>(walk: Walk<G>, report: Report): void {
  checkJson(walk);
  checkImagine(walk, report);
  checkSample(walk, report);
  checkLapse(walk, report);
}

/** Plain JSON, no object reachable twice. */
function checkJson<G extends GameTypes>(walk: Walk<G>): void {
  const { state } = walk.match;
  const back: unknown = JSON.parse(JSON.stringify(state));
  if (!isEqual(back, state)) violation('JSON round trip', where(walk), String(firstDifference(back, state)));
  const path = pathOfTwice(state, new Set());
  if (path !== null) violation('rooms are trees', where(walk), `state${path} is reachable twice`);
}

/** The path to an object that was come by before. */
function pathOfTwice(node: unknown, seen: Set<unknown>): string | null {
  if (typeof node !== 'object' || node === null) return null;
  if (seen.has(node)) return '';
  seen.add(node);
  for (const key in node) {
    const path = pathOfTwice(node[key as never], seen);
    if (path !== null) return `.${key}${path}`;
  }
  return null;
}

function checkImagine<G extends GameTypes>(walk: Walk<G>, report: Report): void {
  const { match, subject, draws } = walk;
  const { game } = subject;
  for (const viewer of viewersOf(subject.seats)) {
    const view = viewOf(match.state, viewer);
    const world = game.imagine(view, draws);
    const imagined = viewOf(world, viewer);
    if (!isEqual(imagined, view))
      violation('imagine', where(walk), `${viewer} would notice: ${firstDifference(imagined, view)}`);
    if (!isEqual(game.moves(imagined), game.moves(view)))
      violation('imagine', where(walk), `${viewer} is offered something else`);
    // The table was just seen to be the same.
    const { hands, vault } = match.state;
    if (!isEqual(world.hands, hands) || !isEqual(world.vault, vault)) count(report, 'imagined another world');
  }
}

function checkSample<G extends GameTypes>(walk: Walk<G>, report: Report): void {
  const { match, subject, draws } = walk;
  const { game } = subject;
  if (!game.sample) return;
  const asks = game.asks(match.state.table as never);
  const beside = asks.filter(({ mode }) => mode === 'standing');
  for (const ask of openAsks(match)) {
    const answers = new Set([ask, ...beside].map(({ id }) => id));
    for (const seat of missing(match, ask)) {
      const move = game.sample(match.views[seat], draws);
      const specs = offersTo(match, seat).filter((spec) => answers.has(spec.ask));
      const fitting = fit({ game, view: match.views[seat] }, specs, move as RawMove);
      if (!fitting.ok)
        violation('sampled moves are legal', where(walk), `${JSON.stringify(move)} refused: ${fitting.refusal.code}`);
      count(report, 'sampled');
    }
  }
}

/** Time may run out on anything, at any moment. */
function checkLapse<G extends GameTypes>(walk: Walk<G>, report: Report): void {
  const { match, subject } = walk;
  for (const ask of openAsks(match)) {
    const other: Match<G> = matchAround(subject.game, copy(match.state), match.dice);
    if (!lapse(other, ask.id).ok) violation('lapse is always legal', where(walk), `${ask.kind} could not lapse`);
    count(report, 'lapsed');
  }
}

function checkEnd<G extends GameTypes>(walk: Walk<G>, report: Report): void {
  const { match, subject, seed } = walk;
  const about = { options: subject.options, names: match.state.hands.map((_, seat) => `seat ${seat}`), seed };
  const record = JSON.parse(JSON.stringify(recordOf(match, about)));
  const folded = fold(subject.game, record);
  if (!isEqual(folded.state, match.state))
    violation('fold = live', where(walk), String(firstDifference(folded.state, match.state)));
  if (!isEqual(folded.told, match.told)) violation('fold = live', where(walk), 'the counters differ');
  const replayed = replay(subject.game, record);
  if (!replayed.ok) violation('replay is clean', where(walk), `entry ${replayed.entry}: ${replayed.message}`);
  count(report, 'replayed');
}
