// Two who work together until a decree is promulgated: what each of them does next, out of what they see.

import { type Decrees, type Ministry, ministryOf, nextStep } from '@pretender/decrees';
import type { Seat, View } from '@pretender/kernel';

/** A move, and what has to be chosen for it, by the kind of the question. */
export type Deed =
  | { readonly action: 'stamp' | 'forward' | 'move' | 'draw' | 'end'; readonly choices: Choices }
  | { readonly action: 'swap'; readonly from: Ministry; readonly to: Ministry };
export type Choices = Readonly<Record<string, string | number>>;

type Table = View<Decrees>['table'];

/** The one that needs fewest stamps. */
function favourite({ decrees }: Table): [string, Table['decrees'][string]] | null {
  const open = Object.entries(decrees).filter(([, { at }]) => at !== null);
  return open.toSorted(([, a], [, b]) => a.steps.length - a.stamped - (b.steps.length - b.stamped))[0] ?? null;
}

/** Goes where the favourite waits for a stamp, if that can be reached and there is time to set it. */
function goTo(table: Table, me: Seat, desk: Ministry): Deed | null {
  const [, decree] = favourite(table) ?? [];
  const at = decree?.at ?? null;
  if (!decree || at === null || nextStep(decree) !== at || at === desk || table.turn.actions < 2) return null;
  if (desk === 'HR') return { action: 'swap', from: desk, to: at };
  return table.posts[at].director === null ? { action: 'move', choices: { seat: me, ministry: at } } : null;
}

export function deedOf({ table }: View<Decrees>, me: Seat): Deed {
  const desk = ministryOf(table, me);
  const isDone = table.promulgated > 0;
  if (isDone || desk === null) return { action: isDone && !table.turn.used.draw ? 'draw' : 'end', choices: {} };
  const here = Object.entries(table.decrees).filter(([, { at }]) => at === desk);
  const left = ({ steps, stamped }: Table['decrees'][string]) => steps.length - stamped;
  const byNeed = here.toSorted(([, a], [, b]) => left(a) - left(b));
  const ready = byNeed.find(([, decree]) => nextStep(decree) === desk);
  if (ready) return { action: 'stamp', choices: { decree: ready[0] } };
  const [first] = byNeed;
  const next = first && nextStep(first[1]);
  if (first && next) return { action: 'forward', choices: { decree: first[0], ministry: next } };
  return goTo(table, me, desk) ?? { action: 'end', choices: {} };
}
