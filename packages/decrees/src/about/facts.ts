// What does not depend on the language: whose idea an option is, where to find it, what it does not go with.

import type { Conflict } from '@pretender/kernel';
import { type Config, options } from '../options.ts';
import type { Group, Option } from './texts.ts';

/** The author's rules, something he only thinks about in them, or our own invention. */
export type Source = 'rules' | 'his idea' | 'ours';

interface Facts {
  readonly group: Group;
  readonly source: Source;
}

export const FACTS: { readonly [Key in Option]: Facts } = {
  tiedHighPays: { group: 'setup', source: 'ours' },
  execMayStartVacant: { group: 'setup', source: 'ours' },
  handLimit: { group: 'setup', source: 'ours' },
  distributeIntoOwn: { group: 'board', source: 'rules' },
  singleController: { group: 'board', source: 'ours' },
  maxArrows: { group: 'board', source: 'rules' },
  forwardRewardOnce: { group: 'board', source: 'ours' },
  sdInsert: { group: 'stagnation', source: 'ours' },
  sdSalvage: { group: 'stagnation', source: 'his idea' },
  sdDiscard: { group: 'stagnation', source: 'his idea' },
  trades: { group: 'deals', source: 'ours' },
  tradeBlameCap: { group: 'deals', source: 'ours' },
  endTiming: { group: 'end', source: 'ours' },
  tieBreak: { group: 'end', source: 'ours' },
};

type When = Conflict<Config>['when'];

/** One thing that an option does not go with. */
export interface Exclusion<Key extends Option = Option> {
  /** The values of the option itself that are meant. */
  readonly own: NonNullable<When[Key]>;
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
