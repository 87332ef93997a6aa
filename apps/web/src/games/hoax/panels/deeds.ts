// The board as a list, for the reference: what belongs to whom, what helps against it, which clause says so.

import type { Config, Identity } from '@pretender/hoax';
import type { Deed } from '../speech.ts';
import { SPEAKER } from '../why-not.ts';

const CLAUSES: { readonly [D in Deed]: string } = {
  treasury: 'H4.1',
  tax: 'H4.2',
  press: 'H4.1',
  collect: 'H4.3',
  cellar: 'H4.1',
  rent: 'H4.1',
  earn: 'H4.1',
  swap: 'H4.4',
  bewitch: 'H4.7',
  steal: 'H4.8',
  harvest: 'H4.1',
  immunise: 'H10.2',
  outlaw: 'H11.1',
  sentence: 'H11.7',
  absolve: 'H11.9',
  inform: 'H5.1',
  accuse: 'H6.1',
  challenge: 'H15.10',
};

const REACTIONS: ReadonlySet<Deed> = new Set<Deed>(['immunise', 'outlaw', 'sentence', 'absolve']);
const ALL = Object.keys(CLAUSES) as Deed[];

export const isReaction = (deed: Deed) => REACTIONS.has(deed);
export const deedsOf = (who: Identity): readonly Deed[] => ALL.filter((deed) => SPEAKER[deed] === who);

/** The Magician helps against it, and trios are safe from it. */
const DEFENDABLE: ReadonlySet<Deed> = new Set<Deed>(['tax', 'collect', 'swap', 'bewitch', 'sentence']);
export const isDefendable = (deed: Deed) => DEFENDABLE.has(deed);

/** What everybody may do unmasked; challenges belong to the duel alone. */
export const openDeeds = ({ finaleMode }: Config): readonly Deed[] =>
  ALL.filter((deed) => SPEAKER[deed] === null && (deed !== 'challenge' || finaleMode === 'duel'));

/** As this table plays it. */
export const clauseOf = (deed: Deed, { merchantTrade }: Config): string =>
  deed === 'swap' && merchantTrade === 'mixed' ? 'H4.6' : CLAUSES[deed];
