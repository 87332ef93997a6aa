// What the open claim would take from a seat, if nobody objects: by what lies open on the table.

import { type Action, looseWares, type Public, WARES, type Ware, type Wares } from '@pretender/hoax';
import type { Deep, Seat } from '@pretender/kernel';

export interface Cost {
  readonly give: Readonly<Wares>;
  /** What comes back for it. */
  readonly get: Readonly<Wares>;
  /** One ware, whichever the payer likes. */
  readonly isOwnChoice: boolean;
}

const NONE: Readonly<Wares> = { gold: 0, wine: 0, grain: 0 };
const only = (ware: Ware, count: number): Wares => ({ ...NONE, [ware]: count });
const isNone = (wares: Readonly<Wares>) => WARES.every((ware) => wares[ware] === 0);
const giving = (give: Readonly<Wares>): Cost | null => (isNone(give) ? null : { give, get: NONE, isOwnChoice: false });

type Reckon<D extends Action['do']> = (
  action: Deep<Extract<Action, { do: D }>>,
  held: { readonly seat: Seat; readonly wares: Readonly<Wares>; readonly loose: Readonly<Wares> },
) => Cost | null;

function add(sum: Readonly<Wares>, ware: Ware, count: number): Wares {
  return { ...sum, [ware]: sum[ware] + count };
}

/** Whatever else is done takes nothing from anybody but the bank. */
const COSTS: { readonly [D in Action['do']]?: Reckon<D> } = {
  tax: ({ ware }, { loose }) => giving(only(ware, Math.min(1, loose[ware]))),
  collect: (_action, { loose }) => (isNone(loose) ? null : { give: NONE, get: NONE, isOwnChoice: true }),
  bewitch: ({ target }, { seat, loose }) => (target === seat ? giving(loose) : null),
  steal: ({ target, ware, count }, { seat, wares }) =>
    target === seat ? giving(only(ware, Math.min(count, wares[ware]))) : null,
  swap({ deals }, { seat }) {
    const mine = deals.filter((deal) => deal.with === seat);
    if (mine.length === 0) return null;
    return {
      give: mine.reduce((sum, { take, count }) => add(sum, take, count), NONE),
      get: mine.reduce((sum, { give, count }) => add(sum, give, count), NONE),
      isOwnChoice: false,
    };
  },
};

function reckoned(action: Deep<Action>, { heirs }: Deep<Public>, seat: Seat): Cost | null {
  const { wares } = heirs[seat];
  const reckon = COSTS[action.do] as Reckon<never> | undefined;
  return reckon?.(action as never, { seat, wares, loose: looseWares(wares) }) ?? null;
}

/** Null where the claim leaves this seat alone. */
export function costOf(table: Deep<Public>, seat: Seat): Cost | null {
  const { claim, heirs } = table;
  if (claim?.kind !== 'action' || claim.seat === seat || heirs[seat].standing !== 'in') return null;
  return reckoned(claim.action, table, seat);
}

/** What the action of this turn, which stands, takes from a seat that has nothing to choose. */
export function debtOf(table: Deep<Public>, seat: Seat): Cost | null {
  const { deed } = table.turn;
  const cost = deed?.do === 'claim' ? reckoned(deed.action, table, seat) : null;
  if (!cost?.isOwnChoice) return cost;
  const loose = looseWares(table.heirs[seat].wares);
  const kind = WARES.find((ware) => loose[ware] > 0);
  return kind === undefined ? null : giving(only(kind, 1));
}
