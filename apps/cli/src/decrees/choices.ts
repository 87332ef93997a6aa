// The menus: what may be answered, and what it means.

import { type Decrees, type Ministry, type Move, SUBSTITUTE } from '@pretender/decrees';
import type { Ask, MoveSpec, RawMove, Seat, Value } from '@pretender/kernel';
import type { Choice } from '../prompts.ts';
import { announced, cardName, decreeName, ministry, type Scene, whom } from './words.ts';

type AskKind = Decrees['Table']['asks'][number]['kind'];
type Words = (scene: Scene) => string;

function cardOnTable(scene: Scene): string {
  const { resolving } = scene.table;
  return resolving?.card
    ? `${scene.names[resolving.seat]} plays ${announced(scene, resolving.card, resolving.with)}.`
    : '';
}

const QUESTIONS: { readonly [K in AskKind]: Words } = {
  auction: () => 'How much blame do you bid for Human Resources?',
  assignment: () => 'You direct Human Resources. Who gets which ministry?',
  action: () => 'It is your turn. What do you do?',
  objection: (scene) => `${cardOnTable(scene)} Do you object?`,
  charge: ({ table }) => `${table.resolving?.gains[0]?.blame ?? 0} blame is coming your way. Do you prevent it?`,
  consent: (scene) => `${cardOnTable(scene)} Do you agree to what it is said to do?`,
  search: () => 'Which card do you take?',
  salvage: () => 'Which of the discarded cards do you keep?',
  shedding: () => 'You hold too many cards. Which one do you put away?',
  top: () => 'Which top ministry decides?',
  removal: ({ table }) => `You may remove up to ${table.promulgation?.budget ?? 0} blame. Whose?`,
  dealing: () => 'Do you offer anything?',
  offer: () => 'Do you accept?',
};

export function question(ask: Ask, scene: Scene): string {
  return QUESTIONS[ask.kind as AskKind](scene);
}

const FAMILIES: { readonly [T in Move['type']]: readonly [label: string, hint: string] } = {
  bid: ['Bid', 'the lowest pay five more'],
  assign: ['Assign the posts', ''],
  draw: ['Draw a card', 'once in a turn'],
  treasury: ['Treasury', 'two more actions for this one'],
  manoeuvres: ['Go on manoeuvres', 'you lose 2 blame, the Navy 4'],
  end: ['End your turn', 'your desk gains a blame for every decree on it'],
  play: ['Play a card', ''],
  distribute: ['Distribute blame', 'over your ministry and all below it'],
  forward: ['Forward a decree', 'to the right desk: you lose 1 blame'],
  move: ['Move a director', 'anybody, to a vacant ministry'],
  stamp: ['Stamp a decree', 'you lose 1 blame'],
  investigate: ['Investigate', 'all blame of a ministry falls on its director'],
  reassign: ['Reassign everybody', ''],
  restructure: ['Restructure', 'change one arrow of control'],
  react: ['Answer with a card', ''],
  pass: ['Pass', 'nobody learns whether you could have answered'],
  pick: ['Pick a card', ''],
  top: ['Choose who decides', ''],
  remove: ['Remove blame', ''],
  agree: ['Agree', ''],
  object: ['Object', 'the card goes back'],
  offer: ['Offer a deal', ''],
  counter: ['Make a counter-offer', ''],
  accept: ['Accept', ''],
  decline: ['Decline', ''],
  withdraw: ['Withdraw', ''],
  promise: ['Promise something', 'it binds nobody'],
  publish: ['Lay a promise on the table', 'everybody reads it'],
  mark: ['Judge a promise', 'nothing follows from it'],
};

export function family({ type }: MoveSpec): Choice {
  const [label, hint] = FAMILIES[type as Move['type']];
  return { label, hint: hint === '' ? null : hint };
}

function soleOf(spec: MoveSpec, field: string): Value | undefined {
  const values = spec.fields[field];
  return values?.kind === 'one' && values.of.length === 1 ? values.of[0] : undefined;
}

/** What sets one form of a card apart from its others. */
function variant(spec: MoveSpec): string {
  const slots = spec.fields.with;
  if (slots?.kind !== 'record') return '';
  const fixed = Object.entries(slots.of).flatMap(([, field]) =>
    field.kind === 'one' && field.of.length === 1 ? [String(field.of[0])] : [],
  );
  return fixed.length === 0 ? '' : ` (${fixed.join(', ')})`;
}

export function form(spec: MoveSpec): Choice {
  const card = soleOf(spec, 'card');
  if (card !== undefined)
    return {
      label: `${cardName(String(card))}${variant(spec)}`,
      hint: SUBSTITUTE.cards.get(String(card))?.text ?? null,
    };
  if (spec.type === 'restructure')
    return {
      label: soleOf(spec, 'change') === 'move' ? 'Move an arrow' : 'Add, remove or reverse an arrow',
      hint: null,
    };
  const { directors } = spec.fields;
  if (directors?.kind !== 'record') return family(spec);
  return { label: `Use ${Object.keys(directors.of).join(', ')}`, hint: null };
}

const FIELDS: Readonly<Record<string, string>> = {
  blame: 'How much blame?',
  decree: 'Which decree?',
  to: 'Where to?',
  player: 'Whom?',
  ministry: 'Which ministry?',
  change: 'What is changed?',
  arrow: 'Which arrow?',
  amount: 'How much of it?',
  card: 'Which card?',
  q: 'Whom?',
  k: 'How much?',
  d: 'Which decree?',
  m: 'Which ministry?',
  a: 'Which ministry?',
  b: 'And which other?',
  v: 'Which vacant ministry?',
  s: 'As which ministry?',
};

export function field(name: string, { type }: RawMove): string {
  if (type === 'assign' || type === 'reassign') return `Who directs ${ministry(name as Ministry)}?`;
  if (type === 'distribute') return `How much blame on ${ministry(name as Ministry)}?`;
  if (type === 'remove') return `How much from ${name}?`;
  return FIELDS[name] ?? `${name}?`;
}

const SEAT_FIELDS: ReadonlySet<string> = new Set(['player', 'q', 'REF', 'EXE', 'HR', 'TRE', 'SEC', 'NAV']);

/** Seats by their names, decrees with their next step. */
export function value(name: string, given: Value, scene: Scene, type = ''): string {
  const { table } = scene;
  if (SEAT_FIELDS.has(name) && typeof given === 'number' && type !== 'distribute' && type !== 'remove')
    return whom(scene, given as Seat);
  if (name === 'card') return cardName(String(given));
  const decree = typeof given === 'string' && Object.hasOwn(table.decrees, given) ? table.decrees[given] : null;
  if (decree) return `${given}: ${decreeName(String(given))}, next ${decree.steps[decree.stamped]}`;
  return String(given);
}
