// One function that any game passes: the contract, checked by random play.

import type { GameTypes, State, View } from '../contract.ts';
import { pick } from '../draws/use.ts';
import { type Entry, lapse, type Match, matchAround, missing, offersTo, openAsks } from '../match.ts';
import { fold, recordOf, replay } from '../record.ts';
import { evolveView, isTold, viewersOf, viewOf, writeRooms, writerOf } from '../rooms.ts';
import { fit, type RawMove } from '../specs.ts';
import { copy, firstDifference, freezeDeep, isEqual } from '../tree.ts';
import { type FieldWatch, watchFields } from './mutation.ts';
import { faultIn } from './plain.ts';
import { count, type Extent, type Report, type Subject, violation } from './subject.ts';
import { nextCause, take, type Walk, walkRounds, where } from './walk.ts';

/** How often the dear checks run: once in so many entries. */
const RARELY = 23;
/** A private entry cannot touch bystanders, because only what all are told writes the table; sometimes it is looked at. */
const BYSTANDERS = 8;
/** So many at a time imagine a world. */
const IMAGINING = 2;

interface Shadow<G extends GameTypes> {
  readonly state: State<G>;
  /** One for each seat, then the public one. */
  readonly views: readonly View<G>[];
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
    checkLikely(walk, isPublic || cause.by !== 'move' ? match.views : [match.views[cause.seat]], report);
    if (walk.draws.below(RARELY) === 0) checkRarely(walk, report);
  }
  for (const view of shadow.views) compareView(walk, shadow, view, 'the match');
  checkEnd(walk, report);
}

/** A second house and a folded view for everybody, written only by what each is told. */
function beginShadow<G extends GameTypes>({ subject, config }: Walk<G>): Shadow<G> {
  const { game, seats } = subject;
  const views = viewersOf(seats).map((viewer) => viewOf(game.init(config, seats), viewer));
  return { state: game.init(config, seats), views };
}

/** Only what everybody is told may write the table. */
function checkWriters<G extends GameTypes>(walk: Walk<G>): void {
  const writers = Object.entries<{ to: unknown; table?: unknown }>(walk.subject.game.events);
  for (const [kind, { to, table }] of writers) {
    if (to !== 'all' && table)
      violation('commuting square', where(walk), `${kind} is not told to all, but writes the table`);
  }
}

/**
 * The commuting square: evolving what a viewer holds = viewing what has evolved. After every event the own hand of
 * everybody for whom a hand was written, and the table as the public holds it; the copies that the seats hold take turns,
 * because the same writers with the same arguments made them.
 */
function followEvent<G extends GameTypes>(
  walk: Walk<G>,
  shadow: Shadow<G>,
  event: G['Event'],
  fields: FieldWatch<G>,
): void {
  const { game } = walk.subject;
  const { state, views } = shadow;
  freezeDeep(event);
  fields.look(state, event, walk.draws);
  const writer = writerOf(game, event);
  writeRooms(writer, state, event);
  for (const view of views) {
    const { viewer } = view;
    const isPublic = viewer === 'public';
    if (!isTold(game, event, viewer)) continue;
    evolveView(game, view, event);
    const isHandAlike =
      isPublic || writer.hand === undefined || walk.isSame.hand(view.hands[viewer], state.hands[viewer]);
    if (isPublic || !isHandAlike) compareView(walk, shadow, view, event.type);
  }
}

function compareView<G extends GameTypes>(walk: Walk<G>, { state }: Shadow<G>, view: View<G>, after: string): void {
  const { isSame } = walk;
  const { viewer, table, hands } = view;
  const isHandAlike = viewer === 'public' || isSame.hand(hands[viewer], state.hands[viewer]);
  if (isHandAlike && isSame.table(table, state.table)) return;
  const difference = firstDifference(view, viewOf(state, viewer));
  violation('commuting square', where(walk), `${after} leaves ${viewer} with another view (${difference})`);
}

function followEntry<G extends GameTypes>(
  walk: Walk<G>,
  shadow: Shadow<G>,
  entry: Entry<G>,
  fields: FieldWatch<G>,
): void {
  const { game } = walk.subject;
  for (const event of entry.events) followEvent(walk, shadow, event, fields);
  const isTurn = walk.draws.below(BYSTANDERS) === 0;
  if (isTurn) compareView(walk, shadow, pick(walk.draws, shadow.views), 'the entry');
  const isPrivate = entry.events.every((event) => !isTold(game, event, 'public'));
  if (isPrivate && !isTurn) return;
  if (!isSameState(walk, shadow.state))
    violation('fold = live', where(walk), String(firstDifference(shadow.state, walk.match.state)));
}

function isSameState<G extends GameTypes>({ match, isSame }: Walk<G>, { table, hands, vault }: State<G>): boolean {
  const { state } = match;
  return (
    isSame.table(table, state.table) &&
    hands.every((hand, seat) => isSame.hand(hand, state.hands[seat])) &&
    isSame.vault(vault, state.vault)
  );
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
  const fault = faultIn(walk.match.state);
  if (fault !== null) violation('rooms are plain', where(walk), `state${fault}`);
  checkImagine(walk, report);
  checkSample(walk, report);
  checkLapse(walk, report);
}

function checkImagine<G extends GameTypes>(walk: Walk<G>, report: Report): void {
  const { match, subject, draws } = walk;
  const { game } = subject;
  for (let i = 0; i < IMAGINING; i++) {
    const viewer = pick(draws, viewersOf(subject.seats));
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

/** What is likely is offered, and nothing else of its type to that ask is: so whatever fits it is what was meant. */
function checkLikely<G extends GameTypes>(walk: Walk<G>, views: readonly View<G>[], report: Report): void {
  const { game } = walk.subject;
  if (!game.likelyMoves) return;
  for (const view of views) {
    const all = game.moves(view);
    for (const type of new Set(['pass', ...all.map((spec) => spec.type)])) {
      const likely = game.likelyMoves(view, type);
      if (likely.length === 0) continue;
      count(report, 'likely move');
      const [{ ask }] = likely;
      if (
        !isEqual(
          likely,
          all.filter((spec) => spec.type === type && spec.ask === ask),
        )
      )
        violation('likely moves', where(walk), `${view.viewer} is offered something else than to ${type}`);
    }
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
