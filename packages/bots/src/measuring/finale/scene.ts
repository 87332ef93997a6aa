// A moment of the tree as somebody at a table sees it: two finalists, and a third who is out with his card face down.

import {
  type Action,
  type Config,
  type Heir,
  type HoaxState,
  hoax,
  IDENTITIES,
  type Identity,
  type View,
  WARES,
} from '@pretender/hoax';
import { asSeat, evolve, resolveOptions, type Seat, viewOf } from '@pretender/kernel';
import { other, type Position, type Side } from '../../finale/position.ts';
import type { Moment } from '../../finale/tree.ts';
import { bestUse, type Use } from '../../finale/uses.ts';

type Covers = Partial<Record<Identity, Heir['covers'][Identity]>>;
type Claims = Partial<Record<Identity, number>>;

/** What everybody has seen on the way from the first turn, for either side; how a head came to be covered says something too. */
export interface Past {
  readonly claimed: readonly [Claims, Claims];
  readonly covers: readonly [Covers, Covers];
}

export const NO_PAST: Past = { claimed: [{}, {}], covers: [{}, {}] };

function changed<T>(pair: readonly [T, T], side: Side, value: T): readonly [T, T] {
  return side === 0 ? [value, pair[1]] : [pair[0], value];
}

export function withClaim({ claimed, covers }: Past, side: Side, as: Identity): Past {
  const own = claimed[side];
  return { covers, claimed: changed(claimed, side, { ...own, [as]: (own[as] ?? 0) + 1 }) };
}

export function withCover({ claimed, covers }: Past, side: Side, is: Identity, why: 'doubt' | 'information'): Past {
  return { claimed, covers: changed(covers, side, { ...covers[side], [is]: why }) };
}

const SEATS = 3;
const OUT = 2;

/** A round has gone on for some turns when its finale begins. */
const TURNS_BEFORE = 12;

/** The usual game, but that a finale is given up when the tree is. */
export function configFor(turns: number): Config {
  const resolved = resolveOptions(hoax.options, { finaleTurnLimit: turns }, SEATS);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  return resolved.config;
}

function place(state: HoaxState, { sides }: Position, past: Past): void {
  const { heirs, bank } = state.table;
  for (const side of [0, 1] as const) {
    const { open, wares } = sides[side];
    Object.assign(heirs[side].wares, wares);
    for (const ware of WARES) bank[ware] -= wares[ware];
    for (const identity of IDENTITIES) {
      heirs[side].covers[identity] = open.includes(identity) ? null : (past.covers[side][identity] ?? 'start');
      heirs[side].claimed[identity] = past.claimed[side][identity] ?? 0;
    }
  }
  heirs[OUT].standing = 'hidden';
}

function actionOf(as: Identity, target: Seat, { deed }: Use): Action {
  const { do: name, ware, count, give, take } = deed;
  if (name === 'bewitch') return { as, do: name, target } as Action;
  if (name === 'steal') return { as, do: name, target, ware, count } as Action;
  if (name === 'tax') return { as, do: name, ware } as Action;
  if (name === 'swap') return { as, do: name, deals: [{ with: 'bank', give, take, count }] } as Action;
  return { as, do: name } as Action;
}

/** The claim is the last of the past: the table counts it when it is made. */
function claim(state: HoaxState, position: Position, as: Identity): void {
  const { mover } = position;
  const use = bestUse(position, as);
  if (use === null) throw new Error(`there is nothing to do for a ${as}`);
  state.table.heirs[mover].claimed[as]--;
  const action = actionOf(as, asSeat(other(mover)), use);
  evolve(hoax, state, { type: 'claimed', claim: { kind: 'action', seat: asSeat(mover), as, action } });
}

function ask(state: HoaxState, kind: 'defence' | 'showing', side: Side): void {
  const id = state.table.nextAsk;
  const mode = kind === 'defence' ? 'window' : 'one';
  evolve(hoax, state, { type: 'asked', id, kind, seats: [asSeat(side)], clock: 'decision', mode, takes: [] });
}

/** The claim stands, and whom it hits is asked to pay. */
function defend(state: HoaxState, { mover }: Position): void {
  evolve(hoax, state, { type: 'stood', seat: asSeat(mover) });
  ask(state, 'defence', other(mover));
}

function immunise(state: HoaxState, { mover }: Position): void {
  const seat = asSeat(other(mover));
  evolve(hoax, state, { type: 'claimed', claim: { kind: 'immunise', seat, as: 'magician' } });
}

/** What happens in the turn up to that moment. */
const STEPS: { readonly [A in Moment['at'] | 'defence']: (state: HoaxState, moment: Moment) => void } = {
  turn() {},
  answer: (state, { position, ...rest }) => {
    if ('as' in rest) claim(state, position, rest.as);
  },
  defence: (state, moment) => {
    STEPS.answer(state, moment);
    defend(state, moment.position);
  },
  immunity: (state, moment) => {
    STEPS.defence(state, moment);
    immunise(state, moment.position);
  },
  show: (state, { position, ...rest }) => {
    const target = other(position.mover);
    evolve(hoax, state, { type: 'closed', ask: state.table.asks[0].id });
    evolve(hoax, state, {
      type: 'informed',
      target: asSeat(target),
      trios: 'count' in rest ? rest.count : 0,
      extra: false,
    });
    ask(state, 'showing', target);
  },
};

export interface Scene {
  readonly config: Config;
  readonly moment: Moment;
  readonly past: Past;
}

/** As this side sees it who holds this card; `defence` is the second half of an answer to a claim. */
export function viewOfScene(
  { config, moment, past }: Scene,
  at: Moment['at'] | 'defence',
  side: Side,
  card: Identity,
): View {
  const { position } = moment;
  const state = hoax.init(config, SEATS);
  const { table, hands } = state;
  place(state, position, past);
  const used = config.finaleTurnLimit - position.turns;
  Object.assign(table, { round: 1, finale: true, finaleTurns: used });
  for (const [seat, hand] of hands.entries()) hand.identity = seat === side ? card : null;
  evolve(hoax, state, { type: 'turnBegan', number: TURNS_BEFORE + used + 1, seat: asSeat(position.mover) });
  STEPS[at](state, moment);
  return viewOf(state, asSeat(side)) as View;
}
