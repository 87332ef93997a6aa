// What the player whose turn it is may do.

import type { FieldSpec, Fields, MoveSpec, Seat } from '@pretender/kernel';
import type { Book } from '../deck/book.ts';
import type { Move } from '../move-types.ts';
import { decreesOn, distinct, ministryOf, nextStep, seatsOf, vacant } from '../rules/board.ts';
import { below } from '../rules/graph.ts';
import type { Public, View } from '../types.ts';
import type { Ministry } from '../words.ts';
import { cardForms } from './cards.ts';
import { specialForms } from './forms.ts';

export const SPECIAL_MOVES: { readonly [M in Ministry]: Move['type'] | null } = {
  REF: null,
  EXE: 'restructure',
  HR: 'reassign',
  TRE: 'treasury',
  SEC: 'investigate',
  NAV: 'manoeuvres',
};

/** Ministries among which the director of this one may shift blame; none if nothing is below it. */
export function scopeOf(table: Public, own: Ministry): Ministry[] {
  const under = below(table, own);
  return under.length === 0 ? [] : [own, ...under];
}

/** Is there blame that could go somewhere else? */
function canShift({ posts, config }: Public, own: Ministry, scope: readonly Ministry[]): boolean {
  const goals = config.distributeIntoOwn ? scope : scope.filter((ministry) => ministry !== own);
  return scope.some((from) => posts[from].blame > 0 && goals.some((to) => to !== from));
}

function distributeFields(table: Public, own: Ministry): Fields | null {
  const scope = scopeOf(table, own);
  const total = scope.reduce((sum, ministry) => sum + table.posts[ministry].blame, 0);
  if (!canShift(table, own, scope)) return null;
  const most = (ministry: Ministry): number =>
    ministry === own && !table.config.distributeIntoOwn ? table.posts[own].blame : total;
  const of = Object.fromEntries(
    scope.map((ministry): [string, FieldSpec] => [ministry, { kind: 'number', from: 0, to: most(ministry) }]),
  );
  return { blame: { kind: 'record', of, needs: [] } };
}

function deskForms(table: Public, own: Ministry): [Move['type'], Fields][] {
  const forms: [Move['type'], Fields][] = [];
  const blame = distributeFields(table, own);
  if (blame !== null) forms.push(['distribute', blame]);
  const decrees = decreesOn(table, own);
  if (decrees.length === 0) return forms;
  const to = table.ministries.filter((ministry) => ministry !== own);
  forms.push(['forward', { decree: { kind: 'one', of: decrees }, to: { kind: 'one', of: to } }]);
  const ready = decrees.filter((decree) => nextStep(table.decrees[decree]) === own);
  if (ready.length > 0) forms.push(['stamp', { decree: { kind: 'one', of: ready } }]);
  return forms;
}

function generalForms(table: Public): [Move['type'], Fields][] {
  const forms: [Move['type'], Fields][] = [['end', {}]];
  if (!table.turn.used.draw && table.pile.count > 0) forms.push(['draw', {}]);
  const free = vacant(table);
  if (free.length > 0)
    forms.push(['move', { player: { kind: 'one', of: seatsOf(table) }, to: { kind: 'one', of: free } }]);
  return forms;
}

export function offerAction(specs: MoveSpec[], book: Book, { table, hands }: View, seat: Seat): void {
  const ask = table.asks[table.asks.length - 1].id;
  const offer = (type: Move['type'], fields: Fields): void =>
    void specs.push({ ask, type, early: false, neutral: false, fields });
  for (const [type, fields] of generalForms(table)) offer(type, fields);
  const own = ministryOf(table, seat);
  if (own !== null) {
    for (const [type, fields] of deskForms(table, own)) offer(type, fields);
    const special = SPECIAL_MOVES[own];
    if (special !== null) for (const fields of specialForms(table, seat, own)) offer(special, fields);
  }
  for (const card of distinct(hands[seat]?.cards ?? []))
    for (const fields of cardForms(book, table, seat, card)) offer('play', fields);
}
