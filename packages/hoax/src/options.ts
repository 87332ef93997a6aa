// Every option of the base game and the four editions as bundles of them. RULES.md, "The editions side by side",
// names the paragraphs behind each difference.

import type { OptionsSpec } from '@pretender/kernel';

export interface Config {
  tempo: 'courtly' | 'shouting';
  firstPlayer: 'random' | 'host' | 'oldest';
  merchantTrade: 'oneKind' | 'mixed';
  judgeAmount: 'mustTwo' | 'free';
  reactionBudget: 'oneOfChain' | 'oneReaction' | 'unlimited';
  hoaxVote: 'hands' | 'inTurn' | 'sealed';
  hoaxThreshold: 'half' | 'allOthers' | 'halfMax4';
  wrongHoaxPoints: 3 | 4;
  finaleStart: 'immediate' | 'endOfTurn';
  finaleMode: 'normal' | 'duel';
  finaleWrongHoaxPoints: 3 | 6;
  finaleRepelPoint: 0 | 1;
  wrongAccusationPoint: 0 | 1;
  finaleTurnLimit: number;
  tenBy: ('acc' | 'wrongHoax' | 'finale')[];
  illegalScope: 'all' | 'personal';
  chainWhen: 'always' | 'atMost6' | 'never';
  afterHoaxedAction: 'turnEnds' | 'newAction';
  bankSupply: 'limited' | 'infinite';
  trioPaysIndulgence: boolean;
  coverExhausted: boolean;
  magicianReactsAlone: boolean;
  exposedStaysSilent: boolean;
  skipFutile: boolean;
}

const frenchAndEnglish = {
  trioPaysIndulgence: true,
  merchantTrade: 'mixed',
  judgeAmount: 'free',
  reactionBudget: 'oneReaction',
  hoaxVote: 'inTurn',
  finaleStart: 'endOfTurn',
  finaleMode: 'duel',
} as const;

export const options: OptionsSpec<Config> = {
  presetKey: 'edition',
  initialPreset: 'de',
  presets: {
    de: {},
    it: { firstPlayer: 'oldest', tempo: 'shouting', finaleRepelPoint: 0 },
    fr: frenchAndEnglish,
    en: { ...frenchAndEnglish, coverExhausted: false },
  },
  fields: {
    tempo: { kind: 'choice', of: ['courtly', 'shouting'], initial: 'courtly' },
    firstPlayer: { kind: 'choice', of: ['random', 'host', 'oldest'], initial: 'random' },
    merchantTrade: { kind: 'choice', of: ['oneKind', 'mixed'], initial: 'oneKind' },
    judgeAmount: { kind: 'choice', of: ['mustTwo', 'free'], initial: 'mustTwo' },
    reactionBudget: { kind: 'choice', of: ['oneOfChain', 'oneReaction', 'unlimited'], initial: 'oneOfChain' },
    hoaxVote: { kind: 'choice', of: ['hands', 'inTurn', 'sealed'], initial: 'hands' },
    hoaxThreshold: { kind: 'choice', of: ['half', 'allOthers', 'halfMax4'], initial: 'half' },
    wrongHoaxPoints: { kind: 'choice', of: [3, 4], initial: 3 },
    finaleStart: { kind: 'choice', of: ['immediate', 'endOfTurn'], initial: 'immediate' },
    finaleMode: { kind: 'choice', of: ['normal', 'duel'], initial: 'normal' },
    finaleWrongHoaxPoints: { kind: 'choice', of: [3, 6], initial: 3 },
    finaleRepelPoint: { kind: 'choice', of: [0, 1], initial: 1 },
    wrongAccusationPoint: { kind: 'choice', of: [0, 1], initial: 1 },
    finaleTurnLimit: { kind: 'number', from: 0, to: 1000, initial: 60 },
    tenBy: { kind: 'set', min: 1, of: ['acc', 'wrongHoax', 'finale'], initial: ['acc', 'wrongHoax', 'finale'] },
    illegalScope: { kind: 'choice', of: ['all', 'personal'], initial: 'all' },
    chainWhen: { kind: 'choice', of: ['always', 'atMost6', 'never'], initial: 'always' },
    afterHoaxedAction: { kind: 'choice', of: ['turnEnds', 'newAction'], initial: 'turnEnds' },
    bankSupply: { kind: 'choice', of: ['limited', 'infinite'], initial: 'limited' },
    trioPaysIndulgence: { kind: 'flag', initial: false },
    coverExhausted: { kind: 'flag', initial: true },
    magicianReactsAlone: { kind: 'flag', initial: false },
    exposedStaysSilent: { kind: 'flag', initial: false },
    skipFutile: { kind: 'flag', initial: false },
  },
  conflicts: [],
};
