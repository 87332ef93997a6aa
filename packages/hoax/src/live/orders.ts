// Standing orders: what an heir wants done by himself in this round, on a condition that everybody can see. Nothing
// here looks at a true card but the owner's own, and that only where the rules do.

import { type Ask, expand, type Fields, type MoveSpec, type RawMove, type Seat } from '@pretender/kernel';
import { moves } from '../moves.ts';
import { ACTIONS, type BoardEntry } from '../roles/index.ts';
import { identitiesIn } from '../rules/deck.ts';
import { doubters } from '../rules/doubters.ts';
import { isCovered, isIn, othersIn, uncovered } from '../rules/heirs.ts';
import { isLiable, opensChain } from '../rules/reactions.ts';
import { maySpeakAs } from '../rules/speaking.ts';
import type { Action, AskKind, Public, View } from '../types.ts';
import { type Identity, WARES, type Ware } from '../words.ts';

type Deed = Action['do'];

export type Order =
  /** "If I am taxed, I am the Magician." */
  | { type: 'immunise'; against: Deed[] }
  /** "Any theft is illegal." */
  | { type: 'outlaw'; against: Deed[] }
  | { type: 'sentence'; ware: Ware }
  | { type: 'absolve'; ware: Ware }
  /** "The next time that Gregor is the Judge, I doubt it." */
  | { type: 'doubt'; seat: Seat; as: Identity }
  /** "One moment, when Petra claims something." */
  | { type: 'hold'; seat: Seat };

interface Rule<T extends Order['type']> {
  /** After it was carried out it is over. */
  readonly isOnce: boolean;
  forms(table: Public, seat: Seat): readonly Fields[];
  /** Could it still be carried out in this round? */
  isPossible(view: View, seat: Seat, order: Extract<Order, { type: T }>): boolean;
  /** Is this the moment? Then the answer that is wanted, as far as the order says; or a hold. */
  when(table: Public, ask: Ask, seat: Seat, order: Extract<Order, { type: T }>): RawMove | 'hold' | null;
}

function isDone({ turn }: Public, against: readonly Deed[]): boolean {
  return turn.deed?.do === 'claim' && against.includes(turn.deed.action.do);
}

/** In the window of the action itself, or in the step that is meant for it; not in between, where he may want to doubt. */
function isItsMoment({ claim }: Public, { kind }: Ask, step: AskKind): boolean {
  return kind === step || (kind === 'reaction' && claim?.kind === 'action');
}

const speaksAs = (identity: Identity) => (view: View, seat: Seat) =>
  isIn(view.table, seat) && maySpeakAs(view, seat, identity);

/** A choice among the actions that are played with. */
function against(table: Public, isMeant: (entry: BoardEntry) => boolean): readonly Fields[] {
  const played = identitiesIn(table.config);
  const of = ACTIONS.filter((entry) => played.includes(entry.as) && isMeant(entry)).map((entry) => entry.do);
  return of.length === 0 ? [] : [{ against: { kind: 'some', of, min: 1, max: of.length, repeats: false } }];
}

const anyWare: readonly Fields[] = [{ ware: { kind: 'one', of: WARES } }];

const RULES: { readonly [T in Order['type']]: Rule<T> } = {
  immunise: {
    isOnce: false,
    forms: (table) => against(table, ({ rule }) => rule.hits !== undefined),
    isPossible: speaksAs('magician'),
    when: (table, ask, seat, order) =>
      isItsMoment(table, ask, 'defence') && isDone(table, order.against) && isLiable(table, seat)
        ? { type: 'immunise' }
        : null,
  },
  outlaw: {
    isOnce: false,
    forms: (table) => against(table, () => true),
    isPossible: speaksAs('baron'),
    when: (table, ask, _seat, order) =>
      isItsMoment(table, ask, 'illegality') && isDone(table, order.against) && opensChain(table)
        ? { type: 'outlaw' }
        : null,
  },
  sentence: {
    isOnce: false,
    forms: () => anyWare,
    isPossible: speaksAs('judge'),
    when: (_table, { kind }, _seat, { ware }) => (kind === 'sentencing' ? { type: 'sentence', ware } : null),
  },
  absolve: {
    isOnce: false,
    forms: () => anyWare,
    isPossible: speaksAs('monk'),
    when: (_table, { kind }, _seat, { ware }) => (kind === 'indulgence' ? { type: 'absolve', ware } : null),
  },
  doubt: {
    isOnce: true,
    forms: (table, seat) =>
      othersIn(table, seat).map((other) => ({
        seat: { kind: 'one', of: [other] },
        as: { kind: 'one', of: uncovered(table, other) },
      })),
    isPossible: ({ table }, seat, order) =>
      isIn(table, order.seat) && !isCovered(table, order.seat, order.as) && doubters(table, order.seat).includes(seat),
    when: ({ claim }, { kind }, _seat, order) =>
      kind === 'reaction' && claim?.seat === order.seat && claim.as === order.as ? { type: 'doubt' } : null,
  },
  hold: {
    isOnce: true,
    forms(table, seat) {
      const of = othersIn(table, seat);
      return of.length === 0 ? [] : [{ seat: { kind: 'one', of } }];
    },
    isPossible: ({ table }, _seat, order) => isIn(table, order.seat),
    when: ({ claim }, { kind }, _seat, order) => (kind === 'reaction' && claim?.seat === order.seat ? 'hold' : null),
  },
};

const TYPES = Object.keys(RULES) as readonly Order['type'][];
const ruleOf = (order: Order) => RULES[order.type] as Rule<Order['type']>;

/** What can be ordered now, described like moves. */
export function offeredOrders(view: View): readonly MoveSpec[] {
  const seat = view.viewer;
  if (seat === 'public') return [];
  return TYPES.flatMap((type) =>
    RULES[type]
      .forms(view.table, seat)
      .map((fields) => ({ ask: 0, type, early: true, neutral: false, fields }) satisfies MoveSpec),
  );
}

export const isOnceOnly = (order: Order): boolean => ruleOf(order).isOnce;

export function isOrderPossible(view: View, order: Order): boolean {
  return view.viewer !== 'public' && ruleOf(order).isPossible(view, view.viewer, order as never);
}

/** The whole answer. Of several fines in the same ware the harshest; the first Baron shares it. */
function completed(view: View, ask: Ask, wanted: RawMove): RawMove | null {
  let best: RawMove | null = null;
  for (const spec of moves(view)) {
    if (spec.ask !== ask.id || spec.type !== wanted.type) continue;
    const isMeant = (move: RawMove) => Object.entries(wanted).every(([name, value]) => move[name] === value);
    best = [...expand(spec)].find(isMeant) ?? best;
  }
  return best;
}

/** What this order wants said to this ask now; null where it is not its moment or the rules do not allow it. */
export function orderedNow(view: View, ask: Ask, order: Order): RawMove | 'hold' | null {
  if (view.viewer === 'public') return null;
  const wanted = ruleOf(order).when(view.table, ask, view.viewer, order as never);
  return wanted === null || wanted === 'hold' ? wanted : completed(view, ask, wanted);
}
