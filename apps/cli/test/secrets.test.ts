// The same commands with other cards: whoever may not know the difference must read the same words.

import { type Hoax, hoax } from '@pretender/hoax';
import { hoaxScenarios } from '@pretender/hoax/scenario';
import {
  beginMatch,
  type Dice,
  type Draws,
  fastDice,
  type Match,
  missing,
  offersTo,
  openAsks,
  type RawMove,
  randomMove,
  resolveOptions,
  type Seat,
  seededDraws,
  settle,
  submit,
  type Viewer,
  viewersOf,
} from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { hoaxBook } from '../src/hoax/book.ts';
import { hoaxTally } from '../src/hoax/tally.ts';
import { hoaxText } from '../src/hoax/text.ts';
import { narrator } from '../src/narrator.ts';
import type { Reader } from '../src/pack.ts';

const PACK = { game: hoax, usualSeats: 5, kit: hoaxScenarios, book: hoaxBook, text: hoaxText, tally: hoaxTally };
const NAMES = ['Ann', 'Bob', 'Cid', 'Dora', 'Emil'];

function configOf(edition: string) {
  const resolved = resolveOptions(hoax.options, { edition }, NAMES.length);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  return resolved.config;
}

/** The dice of one seed, but the cards of another. */
function otherDeal(seed: number, dealSeed: number): Dice {
  const dice = fastDice(seed);
  const deal = fastDice(dealSeed);
  return { draws: (label, ...numbers) => (label === 'deal' ? deal : dice).draws(label, ...numbers) };
}

interface Worlds {
  readonly first: Match<Hoax>;
  readonly second: Match<Hoax>;
}

function cardsOf({ first, second }: Worlds, seat: Seat): unknown[] {
  return [first, second].map(({ state }) => state.hands[seat].identity);
}

/** Nothing that a rule would answer differently in the two worlds. */
function isBlind(worlds: Worlds, seat: Seat, move: Hoax['Move']): boolean {
  if (move.type === 'cover' || move.type === 'show')
    return !move.identities.some((card) => cardsOf(worlds, seat).includes(card));
  if (move.type === 'accuse') return !cardsOf(worlds, move.target).includes(move.identity);
  if (move.type === 'challenge') return false;
  const { claim } = worlds.first.state.table;
  if ((move.type !== 'doubt' && move.type !== 'support') || claim === null) return true;
  const [first, second] = cardsOf(worlds, claim.seat);
  return (first === claim.as) === (second === claim.as);
}

/** One and the same command in both worlds; false when the round is over or nothing blind is left to do. */
function step(worlds: Worlds, draws: Draws): boolean {
  settle(worlds.first);
  settle(worlds.second);
  const [ask] = openAsks(worlds.first);
  if (ask === undefined || ask.kind === 'recess') return false;
  const [seat] = missing(worlds.first, ask);
  const specs = offersTo(worlds.first, seat).filter((spec) => spec.ask === ask.id);
  for (let attempt = 0; attempt < 200; attempt++) {
    const { move } = randomMove({ game: hoax, view: worlds.first.views[seat] }, specs, draws);
    if (!isBlind(worlds, seat, move)) continue;
    const raw = move as unknown as RawMove;
    expect(submit(worlds.first, seat, ask.id, raw).ok).toBe(true);
    expect(submit(worlds.second, seat, ask.id, raw).ok).toBe(true);
    return true;
  }
  return false;
}

function textFor(match: Match<Hoax>, edition: string, reader: Reader): string {
  const teller = narrator(PACK, { config: configOf(edition), names: NAMES }, reader);
  // The end of a round turns all cards up.
  const end = match.entries.findIndex(({ events }) => events.some(({ type }) => type === 'roundEnded'));
  return match.entries
    .slice(0, end < 0 ? match.entries.length : end)
    .flatMap((entry) => [...teller.tell(entry).map(({ text }) => text), ...hoaxText.picture(teller.scene)])
    .join('\n');
}

function playBoth(edition: string, seed: number): Worlds {
  const begin = (dice: Dice) => beginMatch(hoax, configOf(edition), NAMES.length, dice);
  const worlds = { first: begin(fastDice(seed)), second: begin(otherDeal(seed, seed + 1000)) };
  const draws = seededDraws(seed, 'commands');
  for (let commands = 0; commands < 300 && step(worlds, draws); commands++);
  return worlds;
}

const CASES = ['de', 'it', 'fr', 'en'].flatMap((edition) => [1, 2, 3, 4, 5].map((seed) => [edition, seed] as const));

describe('two worlds that differ in the cards alone', () => {
  it.each(CASES)('read the same to everybody who may not know (edition %s, seed %i)', (edition, seed) => {
    const worlds = playBoth(edition, seed);
    const knowsNoDifference = (viewer: Viewer): boolean => {
      if (viewer === 'public') return true;
      const [first, second] = cardsOf(worlds, viewer);
      return first === second;
    };
    expect(worlds.first.entries.length).toBeGreaterThan(10);
    for (const viewer of viewersOf(NAMES.length)) {
      const [first, second] = [textFor(worlds.first, edition, viewer), textFor(worlds.second, edition, viewer)];
      if (knowsNoDifference(viewer)) expect(second).toBe(first);
      else expect(second).not.toBe(first);
    }
  });
});

describe('secrets between two', () => {
  const scene = (reader: Reader) => narrator(PACK, { config: configOf('de'), names: NAMES }, reader).scene;
  const [ann, bob, cid] = [0, 1, 2] as Seat[];

  it('tells only the accuser and the accused who was named', () => {
    const judged = { type: 'judged', accuser: ann, target: bob, right: false, aside: false } as const;
    expect(hoaxText.sentence(judged, scene('public'))).toBe('Ann accuses Bob in a whisper. The accusation is wrong.');
    expect(hoaxText.sentence(judged, scene(ann))).toBe('The accusation is wrong.');
    const named = { type: 'named', accuser: ann, target: bob, identity: 'judge', right: false } as const;
    expect(hoaxText.sentence(named, scene(bob))).toBe('Ann accuses you in a whisper of being the Judge.');
  });

  it('tells the others only that something was shown', () => {
    const learned = { type: 'learned', target: bob, buyer: ann, trios: 1 } as const;
    expect(hoaxText.sentence(learned, scene(cid))).toBe('Bob shows Ann in secret, for 1 trio, what they are not.');
    expect(hoaxText.sentence(learned, scene(ann))).toBeNull();
    const showed = { type: 'showed', target: bob, buyer: ann, identities: ['judge'] } as const;
    expect(hoaxText.sentence({ ...showed, identities: ['judge'] }, scene(ann))).toBe(
      'Bob shows you in secret: not the Judge.',
    );
  });

  it('says nothing about who passed', () => {
    const noted = { type: 'noted', seat: ann, ask: 1, move: { type: 'pass' } } as const;
    expect(hoaxText.sentence(noted, scene(ann))).toBeNull();
    expect(hoaxText.sentence(noted, scene('truth'))).toBe('(Ann: pass.)');
  });
});
