import { type Draws, type Fields, pick, type Refusal, refuse, type Seat } from '@pretender/kernel';
import { transfer } from '../play/transfer.ts';
import { othersIn } from '../rules/heirs.ts';
import { bankStock, loose, looseKinds, only, trios } from '../rules/wares.ts';
import type { Deal, Holder, Public } from '../types.ts';
import { WARES, type Ware } from '../words.ts';
import { type ActionOf, type ActionRule, type Announcement, gain, words } from './rule.ts';

/** More deals than this in one announcement help nobody: there are three kinds to give and fourteen partners. */
const MOST_DEALS = 12;

const WORDS = words({ as: 'merchant', do: 'swap' });

function stock(table: Public, partner: Holder, ware: Ware): number {
  return typeof partner === 'string' ? bankStock(table, ware) : loose(table.heirs[partner].wares, ware);
}

function partners(table: Public, seat: Seat): Holder[] {
  const kinds = looseKinds(table.heirs[seat].wares);
  const holders: Holder[] = [];
  if (kinds.length === 0) return holders;
  if (hasFor(table, 'bank', kinds)) holders.push('bank');
  for (const other of othersIn(table, seat)) if (hasFor(table, other, kinds)) holders.push(other);
  return holders;
}

/** Has the partner anything that is not the only kind there is to give? */
function hasFor(table: Public, partner: Holder, kinds: readonly Ware[]): boolean {
  for (const take of WARES) {
    if (stock(table, partner, take) > 0 && (kinds.length > 1 || kinds[0] !== take)) return true;
  }
  return false;
}

/** The announcement as a list of deals; the plain form is one deal. */
function dealsOf({ deals, with: partner = 'bank', give = 'gold', take = 'gold', count = 0 }: Announcement): Deal[] {
  if (deals) return deals.map(({ with: other, give, take, count }) => ({ with: other, give, take, count }));
  return [{ with: partner, give, take, count }];
}

/** Nobody gives what he lacks, all deals together. */
function checkDeals(table: Public, seat: Seat, deals: readonly Deal[]): Refusal | null {
  for (const deal of deals) {
    if (deal.give === deal.take) return refuse('same-ware', 'take', 'H4.5');
    const given = sum(deals, (other) => other.give === deal.give);
    if (given > loose(table.heirs[seat].wares, deal.give)) return refuse('not-loose', 'count', 'H4.5');
    const taken = sum(deals, (other) => other.with === deal.with && other.take === deal.take);
    if (taken > stock(table, deal.with, deal.take)) return refuse('partner-lacks', 'count', 'H4.5');
  }
  return null;
}

function sum(deals: readonly Deal[], counts: (deal: Deal) => boolean): number {
  return deals.reduce((total, deal) => (counts(deal) ? total + deal.count : total), 0);
}

/** An accusation may have bound wares in trios since the announcement: nobody gives more than he has loose. */
function stillPossible(table: Public, merchant: Seat, deals: readonly Deal[]): Deal[] {
  const possible: Deal[] = [];
  for (const deal of deals) {
    const given = sum(possible, ({ give }) => give === deal.give);
    const taken = sum(possible, ({ with: partner, take }) => partner === deal.with && take === deal.take);
    const most = Math.min(
      loose(table.heirs[merchant].wares, deal.give) - given,
      stock(table, deal.with, deal.take) - taken,
    );
    possible.push({ ...deal, count: Math.min(deal.count, most) });
  }
  return possible;
}

function dealFields(table: Public, seat: Seat): Fields | null {
  const holders = partners(table, seat);
  if (holders.length === 0) return null;
  const { wares } = table.heirs[seat];
  const most = Math.max(wares.gold, wares.wine, wares.grain) - trios(wares);
  return {
    with: { kind: 'one', of: holders },
    give: { kind: 'one', of: looseKinds(wares) },
    take: { kind: 'one', of: WARES },
    count: { kind: 'number', from: 1, to: most },
  };
}

function sampleDeal(table: Public, seat: Seat, draws: Draws): Deal | null {
  const holders = partners(table, seat);
  if (holders.length === 0) return null;
  const kinds = looseKinds(table.heirs[seat].wares);
  for (;;) {
    const partner = pick(draws, holders);
    const give = pick(draws, kinds);
    const take = pick(draws, WARES);
    const most = give === take ? 0 : Math.min(loose(table.heirs[seat].wares, give), stock(table, partner, take));
    if (most > 0) return { with: partner, give, take, count: 1 + draws.below(most) };
  }
}

/** Wares against the same number of others; each partner may immunise against his own part (D18 to D20). */
const swap: ActionRule<ActionOf<'swap'>> = {
  forms(table, seat) {
    const deal = dealFields(table, seat);
    if (deal === null) return [];
    const { as, do: swapping } = WORDS;
    const one = { as, do: swapping, with: deal.with, give: deal.give, take: deal.take, count: deal.count };
    if (table.config.merchantTrade === 'oneKind') return [one];
    return [{ as, do: swapping, deals: { kind: 'list', of: deal, min: 1, max: MOST_DEALS } }, one];
  },
  check: (table, seat, move) => checkDeals(table, seat, dealsOf(move)),
  announce: (move) => ({ as: 'merchant', do: 'swap', deals: dealsOf(move) }),
  hits: (table, seat, { deals }) => deals.some((deal) => deal.with === seat && stock(table, seat, deal.take) > 0),
  execute(turn, { deals }, payments) {
    const merchant = turn.state.table.turn.seat;
    const made = deals.filter((deal) => deal.with === 'bank' || payments.some(({ seat }) => seat === deal.with));
    for (const { with: partner, give, take, count } of stillPossible(turn.state.table, merchant, made)) {
      transfer(turn, merchant, partner, only(give, count));
      transfer(turn, partner, merchant, only(take, count));
    }
  },
  sample(table, seat, draws) {
    const deal = sampleDeal(table, seat, draws);
    if (deal === null) return null;
    if (table.config.merchantTrade === 'mixed') return { type: 'claim', as: 'merchant', do: 'swap', deals: [deal] };
    return { type: 'claim', as: 'merchant', do: 'swap', ...deal };
  },
};

export const merchant = { earn: gain({ as: 'merchant', do: 'earn' }, 'gold', 1), swap };
