// Why a control is grey: the first reason a person would want to hear, with the clause behind it. From the view alone.

import { type Heir, type Identity, identitiesIn, looseWares, type Public, trios, type View } from '@pretender/hoax';
import type { Deep, Seat } from '@pretender/kernel';

export const REASONS = [
  'answered',
  'bought',
  'busy',
  'covered',
  'duel',
  'exposed',
  'gallery',
  'law',
  'noLoose',
  'noReaction',
  'noTrio',
  'nobodyToAsk',
  'nobodyToRob',
  'notConcerned',
  'notPlayed',
  'notYet',
  'nothingOpen',
  'nothingToSwap',
  'out',
  'ownAction',
  'ownClaim',
  'secondTry',
  'silent',
  'turn',
  'used',
  'vote',
] as const;

export interface Reason {
  readonly why: (typeof REASONS)[number];
  readonly clause: string | null;
}

const because = (why: Reason['why'], clause: string | null = null): Reason => ({ why, clause });

export const REACTION_OF = { magician: 'immunise', baron: 'outlaw', judge: 'sentence', monk: 'absolve' } as const;
export type ReactingHead = keyof typeof REACTION_OF;
export type ReactionType = (typeof REACTION_OF)[ReactingHead];

export function isReacting(who: Identity): who is ReactingHead {
  return who in REACTION_OF;
}

const topAsk = ({ asks }: Public) => asks.findLast(({ mode }) => mode !== 'standing') ?? null;

/** What keeps somebody from speaking as this head at all. */
function whyMute({ table, hands }: View, seat: Seat, who: Identity): Reason | null {
  const { standing, covers } = table.heirs[seat];
  if (standing !== 'in') return because('out', 'H1.5');
  if (!identitiesIn(table.config).includes(who)) return because('notPlayed', 'H21.1');
  if (covers[who] !== null) return because('covered', 'H1.4');
  return hands[seat]?.exposed.includes(who) ? because('exposed', 'H21.23') : null;
}

export function isOwnTurn({ table }: View, seat: Seat): boolean {
  const ask = topAsk(table);
  return ask?.kind === 'declaration' && ask.seats.includes(seat);
}

/** A claim that is not offered. */
export function whyNoClaim(view: View, seat: Seat, who: Identity, what: string): Reason {
  const mute = whyMute(view, seat, who);
  if (mute) return mute;
  if (!isOwnTurn(view, seat)) return because('turn', 'H3.1');
  const { finale, config } = view.table;
  if (finale && config.finaleMode === 'duel') return because('duel', 'H15.9');
  if (what === 'steal') return because('nobodyToRob', 'H4.8');
  return what === 'swap' ? because('nothingToSwap', 'H4.5') : because('busy');
}

export function whyNoInform({ table }: View, seat: Seat): Reason {
  const heir = table.heirs[seat];
  if (heir.standing !== 'in') return because('out', 'H1.5');
  if (topAsk(table)?.kind !== 'declaration' || table.turn.seat !== seat) return because('turn', 'H3.1');
  if (trios(heir.wares) === 0) return because('noTrio', 'H5.1');
  if (table.turn.hasExtra) return because('bought', 'H21.17');
  return table.turn.isSecondTry ? because('secondTry', 'H9.2') : because('nobodyToAsk', 'H5.3');
}

export function whyNoAccuse({ table }: View, seat: Seat): Reason {
  if (table.heirs[seat].standing !== 'in') return because('out', 'H1.5');
  if (table.config.accuseAnytime) return because('vote', 'H21.7');
  const isMine = topAsk(table)?.kind === 'declaration' && table.turn.seat === seat;
  return isMine ? because('secondTry', 'H9.2') : because('turn', 'H6.1');
}

type Budget = (heir: Deep<Heir>, reaction: ReactionType) => boolean;
const BUDGETS: { readonly [B in View['table']['config']['reactionBudget']]: Budget } = {
  oneOfChain: ({ used }, reaction) =>
    reaction === 'immunise' ? used.immunise : used.outlaw || used.sentence || used.absolve,
  oneReaction: ({ used }) => used.immunise || used.outlaw || used.sentence || used.absolve,
  unlimited: ({ used }, reaction) => used[reaction],
};
const BUDGET_CLAUSES = { oneOfChain: 'H12.1', oneReaction: 'H12.2', unlimited: 'H12.3' } as const;

function whySpent({ config, heirs }: Public, seat: Seat, reaction: ReactionType): Reason | null {
  const heir = heirs[seat];
  if (BUDGETS[config.reactionBudget](heir, reaction)) return because('used', BUDGET_CLAUSES[config.reactionBudget]);
  if (config.exposedStaysSilent && heir.isExposed) return because('silent', 'H12.10');
  const { used } = heir;
  const others = reaction === 'immunise' ? used.outlaw || used.sentence || used.absolve : used.immunise;
  return config.magicianReactsAlone && others ? because('used', 'H12.9') : null;
}

const isBare = ({ heirs, turn }: Public) => Object.values(looseWares(heirs[turn.seat].wares)).every((n) => n === 0);

/** The steps of the law come one after the other. */
function whyNotNow(table: Public, seat: Seat, reaction: ReactionType): Reason {
  if (reaction === 'immunise') return because('notConcerned', 'H10.2');
  if (table.config.chainWhen === 'never') return because('law', 'H11.3');
  if (seat === table.turn.seat) return because('ownAction', 'H11.1');
  if (reaction !== 'outlaw' && table.turn.barons.length > 0 && isBare(table)) return because('noLoose', 'H11.5');
  return because('notYet', 'H11.5');
}

/** A head that does not react now. */
export function whyNoReaction(view: View, seat: Seat, who: Identity): Reason {
  if (!isReacting(who)) return because('noReaction');
  const mute = whyMute(view, seat, who);
  if (mute) return mute;
  const { table } = view;
  if (table.claim === null && topAsk(table)?.clock !== 'beat') return because('nothingOpen');
  if (table.claim?.seat === seat) return because('ownClaim', 'H7.1');
  const reaction = REACTION_OF[who];
  return whySpent(table, seat, reaction) ?? whyNotNow(table, seat, reaction);
}

/** A doubt or a pass that is not offered. */
export function whyNoAnswer(view: View, seat: Seat): Reason {
  const { table, hands } = view;
  const ask = topAsk(table);
  if (table.claim?.seat === seat && (ask?.kind === 'reaction' || ask?.kind === 'vote'))
    return because('ownClaim', 'H7.1');
  if (hands[seat]?.answers.some((answer) => answer.ask === ask?.id)) return because('answered');
  if (table.heirs[seat].standing !== 'in') return because('out', 'H1.5');
  return because('nothingOpen');
}

export const FROM_GALLERY: Reason = because('gallery');
