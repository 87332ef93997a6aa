// Every option and the bundles of them that have a name. RULES.md says what each does and whether it is the author's or
// ours.

import type { Conflict, OptionsSpec } from '@pretender/kernel';
import type { Insertion } from './words.ts';

export interface Config {
  tiedHighPays: 'two' | 'bidPlusTwo';
  execMayStartVacant: boolean;
  distributeIntoOwn: boolean;
  singleController: boolean;
  maxArrows: number;
  /** `deck`: as the deck file has it. */
  sdInsert: 'deck' | Insertion;
  /** `null`: as the deck file has it. */
  sdSalvage: boolean | null;
  /** 0: as the deck file has it. */
  sdDiscard: number;
  endTiming: 'immediate' | 'endOfTurn';
  forwardRewardOnce: boolean;
  /** 0: none. */
  handLimit: number;
  tieBreak: 'shared' | 'stamps';
  trades: 'all' | 'cards' | 'off';
  /** 0: none. */
  tradeBlameCap: number;
}

const conflicts: readonly Conflict<Config>[] = [
  {
    when: { maxArrows: [3] },
    seats: { from: 5, to: 5 },
    why: 'five players begin with four arrows',
  },
];

export const options: OptionsSpec<Config> = {
  presetKey: 'edition',
  initialPreset: 'standard',
  presets: {
    standard: {},
    short: { sdDiscard: 7 },
    long: { sdDiscard: 3 },
    guarded: { tradeBlameCap: 5, tieBreak: 'stamps' },
  },
  fields: {
    tiedHighPays: { kind: 'choice', of: ['two', 'bidPlusTwo'], initial: 'two' },
    execMayStartVacant: { kind: 'flag', initial: false },
    distributeIntoOwn: { kind: 'flag', initial: true },
    singleController: { kind: 'flag', initial: false },
    maxArrows: { kind: 'number', from: 3, to: 30, initial: 5 },
    sdInsert: { kind: 'choice', of: ['deck', 'middleThird', 'uniform', 'exact'], initial: 'uniform' },
    sdSalvage: { kind: 'flag', initial: null },
    sdDiscard: { kind: 'number', from: 0, to: 15, initial: 0 },
    endTiming: { kind: 'choice', of: ['immediate', 'endOfTurn'], initial: 'immediate' },
    forwardRewardOnce: { kind: 'flag', initial: false },
    handLimit: { kind: 'number', from: 0, to: 10, initial: 0 },
    tieBreak: { kind: 'choice', of: ['shared', 'stamps'], initial: 'shared' },
    trades: { kind: 'choice', of: ['all', 'cards', 'off'], initial: 'all' },
    tradeBlameCap: { kind: 'number', from: 0, to: 50, initial: 0 },
  },
  conflicts,
  before: [{ when: {}, options: { sdInsert: 'deck' } }],
};

/** Another deck says itself where Stagnation and Decline goes, unless the table does. */
export const optionsOfOtherDecks: OptionsSpec<Config> = {
  ...options,
  fields: { ...options.fields, sdInsert: { ...options.fields.sdInsert, initial: 'deck' } },
};
