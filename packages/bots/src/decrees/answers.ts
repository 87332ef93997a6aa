// Everything but the own turn: bids, posts, reactions, picks, removals and deals.

import type { Move, Public, View } from '@pretender/decrees';
import { type Draws, type MoveSpec, pick, type Seat } from '@pretender/kernel';
import { answerOffer } from './bargain.ts';
import { HITS_THE_BEST, STRONG } from './card-names.ts';
import { costOf } from './composed.ts';
import { rank } from './good-cards.ts';

type Answer = (view: View, seat: Seat, specs: readonly MoveSpec[], draws: Draws) => Move | null;

const BIDS = [2, 3, 3, 4, 4, 5, 5, 6] as const;
/** The lowest pays five more, and whoever bids high often stays the only one: four costs least among those above. */
const GOOD_BIDS = [3, 4, 4, 4, 4, 4, 4, 4] as const;
/** Among equals who are tied, mixes against which no bid is better than another: or they would tie for ever. */
const GOOD_AGAIN = [1, 2, 3, 3, 3, 4, 4, 4, 5, 5] as const;
const GOOD_AGAIN_AMONG_TWO = [1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 6] as const;
const PASS: Move = { type: 'pass' };

function cardsIn(specs: readonly MoveSpec[], type: Move['type']): string[] {
  return specs.flatMap(({ type: each, fields }) =>
    each === type && fields.card?.kind === 'one' ? fields.card.of.map(String) : [],
  );
}

/** Those with little blame get the hot chair, those with much the comfortable ones. */
const assign: Answer = ({ table }, seat, specs) => {
  const [spec] = specs;
  const { directors } = spec.fields;
  if (directors?.kind !== 'record') return null;
  const order = ['NAV', 'SEC', 'TRE', 'EXE'].filter((post) => Object.hasOwn(directors.of, post));
  const rivals = table.players
    .map((_, other) => other as Seat)
    .filter((other) => other !== seat)
    .sort((a, b) => table.players[b].personal - table.players[a].personal);
  return { type: 'assign', directors: Object.fromEntries(order.map((post, at) => [post, rivals[at]])) };
};

/** Is somebody's card aimed at this seat? */
function isHit({ resolving, posts, players }: Public, seat: Seat): boolean {
  if (resolving === null) return false;
  if (resolving.card === HITS_THE_BEST) return players.every(({ personal }) => personal >= players[seat].personal);
  return Object.values(resolving.with).some((slot) =>
    typeof slot === 'number'
      ? slot === seat
      : typeof slot === 'string' && slot in posts && posts[slot as 'EXE'].director === seat,
  );
}

const object: Answer = ({ table }, seat, specs, draws) => {
  const [card] = cardsIn(specs, 'react');
  if (card === undefined) return PASS;
  const isStrong = STRONG.includes(table.resolving?.card ?? '') && draws.below(2) === 0;
  return isStrong || isHit(table, seat) ? { type: 'react', card } : PASS;
};

const prevent: Answer = ({ table }, _seat, specs) => {
  const [card] = cardsIn(specs, 'react');
  const coming = table.resolving?.gains[0]?.blame ?? 0;
  if (card === undefined || (coming < 3 && table.pile.count > 8)) return PASS;
  const spec = specs.find(({ type }) => type === 'react');
  const amount = spec?.fields.amount;
  return amount?.kind === 'number'
    ? { type: 'react', card, amount: Math.min(amount.to, Math.max(1, coming)) }
    : { type: 'react', card };
};

const pickBest: Answer = (_view, _seat, specs) => {
  const [card] = cardsIn(specs, 'pick').sort((a, b) => rank(a) - rank(b));
  return card === undefined ? null : { type: 'pick', card };
};

const pickWorst: Answer = (_view, _seat, specs) => {
  const card = cardsIn(specs, 'pick')
    .sort((a, b) => rank(a) - rank(b))
    .at(-1);
  return card === undefined ? null : { type: 'pick', card };
};

const top: Answer = ({ table }, seat, specs) => {
  const { ministry } = specs[0].fields;
  const tops = ministry?.kind === 'one' ? ministry.of : [];
  const directs = (id: unknown): Seat | null => table.posts[id as 'EXE'].director;
  const chosen = tops.find((id) => directs(id) === seat) ?? tops.find((id) => directs(id) === null) ?? tops[0];
  return { type: 'top', ministry: chosen as 'EXE' };
};

/** The own blame, then what lies on the own desk; others may see to theirs. */
const remove: Answer = ({ table }, seat) => {
  const budget = table.promulgation?.budget ?? 0;
  const personal = Math.min(budget, table.players[seat].personal);
  const own = table.ministries.find((id) => table.posts[id].director === seat);
  const desk = own === undefined ? 0 : Math.min(budget - personal, table.posts[own].blame);
  return { type: 'remove', personal: { [seat]: personal }, ministry: own === undefined ? {} : { [own]: desk } };
};

/** A composed effect is agreed to unless it costs more than a little. */
const consent: Answer = ({ table }, seat) => ({ type: costOf(table, seat) > MOST_COST ? 'object' : 'agree' });
const MOST_COST = 3;

export const bidWell: Answer = ({ table }, _seat, _specs, draws) => {
  const again = table.auction?.bidders.length === 2 ? GOOD_AGAIN_AMONG_TWO : GOOD_AGAIN;
  return { type: 'bid', blame: pick<number>(draws, table.bids.length === 0 ? GOOD_BIDS : again) };
};

type Kind = Public['asks'][number]['kind'];

export const ANSWERS: { readonly [K in Exclude<Kind, 'action'>]: Answer } = {
  auction: (_view, _seat, _specs, draws) => ({ type: 'bid', blame: pick(draws, BIDS) }),
  assignment: assign,
  objection: object,
  charge: prevent,
  consent,
  search: pickBest,
  salvage: pickBest,
  shedding: pickWorst,
  top,
  removal: remove,
  dealing: () => null,
  offer: answerOffer,
};
