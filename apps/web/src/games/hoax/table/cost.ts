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

/** Null where the claim leaves this seat alone. */
export function costOf({ claim, heirs }: Deep<Public>, seat: Seat): Cost | null {
  if (claim?.kind !== 'action' || claim.seat === seat || heirs[seat].standing !== 'in') return null;
  const { wares } = heirs[seat];
  const reckon = COSTS[claim.action.do] as Reckon<never> | undefined;
  return reckon?.(claim.action as never, { seat, wares, loose: looseWares(wares) }) ?? null;
}
