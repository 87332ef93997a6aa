// What does not depend on the language: where an option comes from, where to find it, what it does not go with.

import type { Conflict } from '@pretender/kernel';
import { type Config, options } from '../options.ts';
import type { Group, Option } from './texts.ts';

/** A paragraph of a rulebook, or our own invention. */
export type Source = `${'DE' | 'IT' | 'FR' | 'EN'} ${string}` | 'ours';

interface Facts {
  readonly group: Group;
  readonly sources: readonly Source[];
}

const FINALE = ['DE 7', 'IT 7', 'FR 7', 'EN 7'] as const;
const DOUBT = ['DE 4.5', 'IT 4.5', 'FR 4.5', 'EN 4.5'] as const;
const ORIGINAL = ['DE 12.1', 'IT 12.1', 'FR 12.1'] as const;
const STRICT = ['DE 12.2', 'IT 12.2', 'FR 12.2'] as const;
/** The stored German text counts its last variants from 13.4 on. */
const CROWD = ['DE 13.4', 'IT 12.4', 'FR 12.4'] as const;

export const FACTS: { readonly [Key in Option]: Facts } = {
  tempo: { group: 'reactions', sources: ['IT 1', 'IT 4.5', 'ours'] },
  firstPlayer: { group: 'setup', sources: ['IT 1', 'ours'] },
  merchantTrade: { group: 'actions', sources: ['DE 3.4', 'IT 3.1.4', 'FR 3.4', 'EN 3.4'] },
  judgeAmount: { group: 'reactions', sources: ['DE 4.2', 'IT 4.2', 'FR 4.2', 'EN 4.2'] },
  reactionBudget: { group: 'reactions', sources: ['DE 4', 'IT 4', 'FR 4', 'EN 4', ...ORIGINAL] },
  hoaxVote: { group: 'doubts', sources: [...DOUBT, 'ours'] },
  hoaxThreshold: { group: 'doubts', sources: [...DOUBT, ...STRICT, 'DE 13.4', 'IT 12.4'] },
  wrongHoaxPoints: { group: 'points', sources: [...DOUBT, 'FR 12.4'] },
  finaleStart: { group: 'finale', sources: ['DE 1.2', 'IT 1', 'FR 1.2', 'EN 1.2', ...FINALE] },
  finaleMode: { group: 'finale', sources: FINALE },
  finaleWrongHoaxPoints: { group: 'finale', sources: [...FINALE, 'ours'] },
  finaleRepelPoint: { group: 'finale', sources: FINALE },
  wrongAccusationPoint: { group: 'points', sources: ['DE 3.9', 'IT 3.2.2', 'FR 3.9', 'FR 9', 'EN 3.9'] },
  finaleTurnLimit: { group: 'finale', sources: ['ours'] },
  tenBy: { group: 'points', sources: ['DE 9', 'IT 9', 'FR 9', 'EN 9'] },
  illegalScope: { group: 'reactions', sources: ['DE 4.1', 'IT 4.1', 'FR 4.1', 'EN 4.1', 'ours'] },
  chainWhen: { group: 'reactions', sources: CROWD },
  afterHoaxedAction: { group: 'doubts', sources: ['EN 4.5'] },
  bankSupply: { group: 'setup', sources: ['DE Material', 'IT Contents', 'FR Material', 'EN Bits', 'ours'] },
  identityCopies: { group: 'setup', sources: [...CROWD, 'IT 12.8', 'ours'] },
  startWares: { group: 'setup', sources: CROWD },
  infoPerTrio: { group: 'information', sources: CROWD },
  startPoints: { group: 'points', sources: CROWD },
  stakes: { group: 'fun', sources: ['DE 13.5', 'IT 12.5', 'FR 12.5'] },
  drinking: { group: 'fun', sources: ['DE 13.6', 'IT 12.6'] },
  trioPaysIndulgence: { group: 'reactions', sources: ['DE 4.3', 'IT 4.3', 'FR 4.3', 'EN 4.3'] },
  coverExhausted: { group: 'information', sources: ['DE 11', 'IT 11', 'FR 11'] },
  magicianReactsAlone: { group: 'reactions', sources: ['EN 4.4'] },
  exposedStaysSilent: { group: 'reactions', sources: ['EN 4.5'] },
  skipFutile: { group: 'finale', sources: ['ours'] },
  noMerchant: { group: 'setup', sources: ORIGINAL },
  suddenDeath: { group: 'points', sources: ORIGINAL },
  accuseAnytime: { group: 'actions', sources: ORIGINAL },
  infoExtra: { group: 'actions', sources: ORIGINAL },
  memoryHoax: { group: 'information', sources: ORIGINAL },
  secondIdentity: { group: 'doubts', sources: ['DE 12.3', 'IT 12.3', 'FR 12.3'] },
  ghosts: { group: 'doubts', sources: ['IT 12.7'] },
  children: { group: 'setup', sources: ['IT 12.8'] },
  oldest: { group: 'setup', sources: ['IT 1', 'ours'] },
};

type When = Conflict<Config>['when'];

/** One thing that an option does not go with. */
export interface Exclusion<Key extends Option = Option> {
  /** The values of the option itself that are meant. */
  readonly own: NonNullable<When[Key]>;
  /** What it must not meet; empty if the number of seats is all that is in the way. */
  readonly others: When;
  readonly seats: NonNullable<Conflict<Config>['seats']> | null;
  /** In English, as refusals say it. */
  readonly why: string;
}

export function excludes<Key extends Option>(option: Key): readonly Exclusion<Key>[] {
  return options.conflicts.flatMap(({ when, seats = null, why }) => {
    const { [option]: own, ...others } = when;
    return own === undefined ? [] : [{ own, others: others as When, seats, why }];
  });
}
