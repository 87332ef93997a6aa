// Wares and trios. Trios build themselves, so the wares of an heir are three numbers.

import type { Deep } from '@pretender/kernel';
import type { Public, Wares } from '../types.ts';
import type { Ware } from '../words.ts';

type Holding = Deep<Wares>;

export function trios(wares: Holding): number {
  const { gold, wine, grain } = wares;
  const least = gold < wine ? gold : wine;
  return least < grain ? least : grain;
}

/** The same as `wares[ware]`, and several times as fast where the kind changes all the time. */
function countOf(wares: Holding, ware: Ware): number {
  if (ware === 'gold') return wares.gold;
  return ware === 'wine' ? wares.wine : wares.grain;
}

/** Wares outside trios. */
export function loose(wares: Holding, ware: Ware): number {
  return countOf(wares, ware) - trios(wares);
}

/** With n trios n wares of each kind are bound, so an heir has loose wares unless all three numbers are equal. */
export function hasLoose(wares: Holding): boolean {
  return wares.gold !== wares.wine || wares.wine !== wares.grain;
}

/** More than one kind of them. */
export function hasLooseKinds({ gold, wine, grain }: Holding): boolean {
  const bound = trios({ gold, wine, grain });
  return Number(gold > bound) + Number(wine > bound) + Number(grain > bound) > 1;
}

export function looseKinds(wares: Holding): Ware[] {
  const bound = trios(wares);
  const kinds: Ware[] = [];
  if (wares.gold > bound) kinds.push('gold');
  if (wares.wine > bound) kinds.push('wine');
  if (wares.grain > bound) kinds.push('grain');
  return kinds;
}

export function looseWares(wares: Holding): Wares {
  const bound = trios(wares);
  return { gold: wares.gold - bound, wine: wares.wine - bound, grain: wares.grain - bound };
}

export function only(ware: Ware, count: number): Wares {
  return { gold: ware === 'gold' ? count : 0, wine: ware === 'wine' ? count : 0, grain: ware === 'grain' ? count : 0 };
}

/** How many wares everybody takes at the start. */
export function waresAtStart({ config }: Public): number {
  return config.startWares;
}

/** What the bank can give; an infinite one gives on credit and may show less than nothing. */
export function bankStock({ bank, config }: Public, ware: Ware): number {
  return config.bankSupply === 'infinite' ? Number.POSITIVE_INFINITY : countOf(bank, ware);
}

export function isNothing(wares: Holding): boolean {
  return wares.gold === 0 && wares.wine === 0 && wares.grain === 0;
}
