// Reading a deck file: everything in it is checked before anything is played with it.

import type { Op } from '../ops/index.ts';
import { INSERTIONS, MINISTRIES, MOST_STEPS, type WINDOWS } from '../words.ts';
import { type Book, bookOf } from './book.ts';
import { cardFlaws } from './card-flaws.ts';
import {
  type Flaw,
  flag,
  flaw,
  harmless,
  isRow,
  list,
  listOf,
  map,
  name,
  oneOf,
  type Path,
  type Row,
  shapeFlaws,
  text,
  twiceFlaws,
  whole,
} from './flaws.ts';
import { parseJson } from './json.ts';
import { sha256 } from './sha256.ts';
import type { Card, Deck, DecreeSheet, Target } from './types.ts';

export interface DeckProblem {
  readonly line: number;
  readonly reason: string;
}

export type DeckReading =
  | { readonly ok: true; readonly book: Book }
  | { readonly ok: false; readonly problems: readonly DeckProblem[] };

const FORMAT = 'decrees-deck/1';
const CARDS = 59;
const DECREES = 5;

const DECK = {
  format: oneOf([FORMAT]),
  id: name,
  title: text,
  author: text,
  'basedOn?': text,
  stagnation: map,
  cards: list,
  decrees: list,
  'fourPlayers?': map,
};

const STAGNATION = {
  id: name,
  name: text,
  count: whole(1, 1),
  'text?': text,
  'discard?': whole(1, 15),
  'reinsert?': oneOf(INSERTIONS),
  'salvage?': flag,
};

const steps = listOf(oneOf(MINISTRIES));
const DECREE = { id: name, name: text, steps, 'steps4?': steps };

function decreeFlaws(path: Path, decree: unknown): Flaw[] {
  const flaws = shapeFlaws(path, decree, DECREE);
  if (flaws.length > 0 || !isRow(decree)) return flaws;
  const list5 = decree.steps as string[];
  const given4 = (decree.steps4 ?? list5) as string[];
  const list4 = given4.filter((step) => step !== 'REF');
  if (list5.length < 2 || list5.length > MOST_STEPS)
    return flaw([...path, 'steps'], `a decree has 2 to ${MOST_STEPS} steps`);
  if (given4.length < 2 || given4.length > MOST_STEPS)
    return flaw([...path, 'steps4'], `a decree has 2 to ${MOST_STEPS} steps`);
  return list4.length === 0 ? flaw([...path, 'steps'], 'nothing is left of it with four players, without REF') : [];
}

function countFlaws(cards: readonly unknown[]): Flaw[] {
  const sum = cards.reduce((total: number, card) => total + (isRow(card) ? Number(card.count) : 0), 0);
  return sum === CARDS ? [] : flaw(['cards'], `the counts add up to ${sum}, not to ${CARDS}`);
}

function deckFlaws(data: unknown): Flaw[] {
  const flaws = shapeFlaws([], data, DECK);
  if (flaws.length > 0 || !isRow(data)) return flaws;
  const cards = data.cards as unknown[];
  const decrees = data.decrees as unknown[];
  const single = [
    ...shapeFlaws(['stagnation'], data.stagnation, STAGNATION),
    ...cards.flatMap((card, at) => cardFlaws(['cards', at], card)),
    ...decrees.flatMap((decree, at) => decreeFlaws(['decrees', at], decree)),
  ];
  if (single.length > 0) return single;
  const four = shapeFlaws(['fourPlayers'], data.fourPlayers ?? { removeMinistry: 'REF', steps: 'drop' }, {
    removeMinistry: oneOf(['REF']),
    steps: oneOf(['drop']),
  });
  return [
    ...four,
    ...countFlaws(cards),
    ...twiceFlaws(['cards'], [...cards, data.stagnation], 'id'),
    ...twiceFlaws(['decrees'], decrees, 'id'),
    ...(decrees.length === DECREES ? [] : flaw(['decrees'], `there are ${decrees.length} decrees, not ${DECREES}`)),
  ];
}

function targetFrom(row: Row): Target {
  const { slot, kind, where = [], optional = false, min = 0, max = 0, options = [], of = null, onlyIf } = row;
  const [condition] = Object.entries((onlyIf ?? {}) as Record<string, string>);
  const depends = condition === undefined ? null : { slot: condition[0], value: condition[1] };
  return { slot, kind, where, optional, min, max, options, of, onlyIf: depends } as Target;
}

/** A choice keeps its branches apart from its own parameters. */
function opFrom(row: Row): Op {
  if (row.op !== 'choose') return row as unknown as Op;
  const { op: _, by, ...lists } = row;
  const branches = Object.entries(lists).map(([branch, ops]) => [branch, (ops as Row[]).map(opFrom)]);
  return { op: 'choose', by: by as string, branches: Object.fromEntries(branches) };
}

function cardFrom(row: Row): Card {
  const { id, name: title, count, cost, text: words, targets, ops, pre = [], reaction } = row;
  const answer = reaction as { window: (typeof WINDOWS)[number]; ops: Row[] } | undefined;
  return {
    id,
    name: title,
    count,
    isAction: String(row.timing).split('|').includes('action'),
    cost,
    text: words,
    targets: (targets as Row[]).map(targetFrom),
    pre,
    ops: (ops as Row[]).map(opFrom),
    reaction: answer === undefined ? null : { window: answer.window, ops: answer.ops.map(opFrom) },
  } as Card;
}

function decreeFrom({ id, name: title, steps: all, steps4 = null }: Row): DecreeSheet {
  return { id, name: title, steps: all, steps4 } as DecreeSheet;
}

function deckFrom(data: Row): Deck {
  const { id, name: title, discard = 5, reinsert = 'middleThird', salvage = false } = data.stagnation as Row;
  return {
    id: data.id,
    title: data.title,
    author: data.author,
    stagnation: { id, name: title, discard, reinsert, salvage },
    cards: (data.cards as Row[]).map(cardFrom),
    decrees: (data.decrees as Row[]).map(decreeFrom),
  } as Deck;
}

/** A deck that is already parsed; its problems have paths, because there are no lines. */
export function bookFrom(data: unknown): { readonly book: Book } | { readonly flaws: readonly Flaw[] } {
  const flaws = deckFlaws(data);
  // The same deck has the same hash, however its file is broken into lines.
  return flaws.length > 0 ? { flaws } : { book: bookOf(deckFrom(data as Row), sha256(JSON.stringify(data))) };
}

/** From the path up: what is missing has no line of its own. */
function lineOf(lines: ReadonlyMap<string, number>, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const line = lines.get(path.slice(0, length).join('.'));
    if (line !== undefined) return line;
  }
  return 1;
}

function unread(line: number, reason: string): DeckReading {
  return { ok: false, problems: [{ line, reason }] };
}

/** Twenty times as long as ours. */
const MOST_FILE = 256 * 1024;

export function readDeck(words: string): DeckReading {
  if (words.length > MOST_FILE) return unread(1, `it is longer than ${MOST_FILE} characters`);
  const parsed = parseJson(words);
  if (!parsed.ok) return unread(parsed.line, harmless(parsed.reason));
  const reading = bookFrom(parsed.value);
  if ('book' in reading) return { ok: true, book: reading.book };
  const problems = reading.flaws.map(({ path, reason }) => ({
    line: lineOf(parsed.lines, path),
    reason: harmless(path.length === 0 ? reason : `${path.join('.')}: ${reason}`),
  }));
  return { ok: false, problems: problems.sort((a, b) => a.line - b.line) };
}
