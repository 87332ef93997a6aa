// Every option, the bundles of them that have a name, and what excludes what. RULES.md says what each does and which
// paragraph it comes from.

import type { Conflict, OptionsSpec } from '@pretender/kernel';

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
  /** Cards of each identity in the deck. */
  identityCopies: 1 | 2 | 3 | 4;
  startWares: 1 | 2;
  infoPerTrio: 1 | 2;
  startPoints: number;
  /** What a throne point is worth; 0 plays for honour. */
  stakes: number;
  drinking: 'off' | 'de' | 'it';
  trioPaysIndulgence: boolean;
  coverExhausted: boolean;
  magicianReactsAlone: boolean;
  exposedStaysSilent: boolean;
  skipFutile: boolean;
  noMerchant: boolean;
  suddenDeath: boolean;
  accuseAnytime: boolean;
  infoExtra: boolean;
  memoryHoax: boolean;
  secondIdentity: boolean;
  ghosts: boolean;
  children: boolean;
  /** The seat of the oldest, counted from 1; 0: nobody has said who that is. */
  oldest: number;
}

export const MOST_SEATS = 14;
const FEWEST_SEATS = 3;

const frenchAndEnglish = {
  trioPaysIndulgence: true,
  merchantTrade: 'mixed',
  judgeAmount: 'free',
  reactionBudget: 'oneReaction',
  hoaxVote: 'inTurn',
  finaleStart: 'endOfTurn',
  finaleMode: 'duel',
} as const;

const above = (seats: number): { from: number; to: number } => ({ from: seats + 1, to: MOST_SEATS });
const exactly = (seats: number): { from: number; to: number } => ({ from: seats, to: seats });

const TOO_FEW_CARDS = 'there are fewer cards than seats';
const NO_SPARE_CARD = 'no card is left to draw';

/** From this number on no seat of so small a table is meant. */
const noSuchSeat = (from: number): Conflict<Config> => ({
  when: { firstPlayer: ['oldest'], oldest: Array.from({ length: MOST_SEATS - from + 1 }, (_, at) => from + at) },
  seats: exactly(from - 1),
  why: 'there is no such seat',
});

const conflicts: readonly Conflict<Config>[] = [
  {
    when: { suddenDeath: [true], stakes: { not: 0 } },
    why: 'the stakes pay by throne points, and sudden death knows none',
  },
  { when: { suddenDeath: [true], startPoints: { not: 0 } }, why: 'sudden death knows no throne points' },
  {
    when: { suddenDeath: [true], secondIdentity: [true] },
    why: 'a wrong doubt cannot both end the match and give a second card',
  },
  { when: { children: [true], memoryHoax: [true] }, why: 'children cover what is disproved, the others remember it' },
  { when: { children: [true], noMerchant: [true] }, why: 'children play with all seven identities' },
  { when: { children: [true] }, seats: above(7), why: 'the game for children is for seven at most' },
  { when: { finaleMode: ['duel'], memoryHoax: [true] }, why: 'the duel is played with covers' },
  { when: { identityCopies: [1] }, seats: above(7), why: TOO_FEW_CARDS },
  { when: { identityCopies: [1], noMerchant: [true] }, seats: exactly(7), why: TOO_FEW_CARDS },
  { when: { identityCopies: [2], noMerchant: [true] }, seats: above(12), why: TOO_FEW_CARDS },
  { when: { secondIdentity: [true], identityCopies: [1] }, seats: exactly(7), why: NO_SPARE_CARD },
  { when: { secondIdentity: [true], identityCopies: [2] }, seats: exactly(14), why: NO_SPARE_CARD },
  { when: { secondIdentity: [true], identityCopies: [1], noMerchant: [true] }, seats: exactly(6), why: NO_SPARE_CARD },
  { when: { secondIdentity: [true], identityCopies: [2], noMerchant: [true] }, seats: exactly(12), why: NO_SPARE_CARD },
  ...Array.from({ length: MOST_SEATS - FEWEST_SEATS }, (_, at) => noSuchSeat(FEWEST_SEATS + 1 + at)),
];

/** What the testers of the German book liked best of the original (DE 12). */
const testers = { accuseAnytime: true, infoExtra: true } as const;

export const options: OptionsSpec<Config> = {
  presetKey: 'edition',
  initialPreset: 'de',
  presets: {
    de: {},
    quick: { startPoints: 5 },
    it: { firstPlayer: 'oldest', oldest: 0, tempo: 'shouting', finaleRepelPoint: 0 },
    fr: frenchAndEnglish,
    en: { ...frenchAndEnglish, coverExhausted: false },
    eon1981: { ...testers, noMerchant: true, suddenDeath: true, memoryHoax: true, reactionBudget: 'unlimited' },
    testers,
    crowd: {
      ...testers,
      startWares: 2,
      infoPerTrio: 2,
      hoaxThreshold: 'halfMax4',
      startPoints: 3,
      chainWhen: 'atMost6',
      identityCopies: 2,
    },
    children: { children: true, identityCopies: 1 },
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
    identityCopies: { kind: 'choice', of: [1, 2, 3, 4], initial: 2 },
    startWares: { kind: 'choice', of: [1, 2], initial: 1 },
    infoPerTrio: { kind: 'choice', of: [1, 2], initial: 1 },
    startPoints: { kind: 'number', from: 0, to: 5, initial: 0 },
    stakes: { kind: 'number', from: 0, to: 1000, initial: 0 },
    drinking: { kind: 'choice', of: ['off', 'de', 'it'], initial: 'off' },
    noMerchant: { kind: 'flag', initial: false },
    suddenDeath: { kind: 'flag', initial: false },
    accuseAnytime: { kind: 'flag', initial: false },
    infoExtra: { kind: 'flag', initial: false },
    memoryHoax: { kind: 'flag', initial: false },
    secondIdentity: { kind: 'flag', initial: false },
    ghosts: { kind: 'flag', initial: false },
    children: { kind: 'flag', initial: false },
    oldest: { kind: 'number', from: 0, to: MOST_SEATS, initial: 1 },
  },
  conflicts,
  before: [{ when: { firstPlayer: ['oldest'] }, options: { oldest: 1 } }],
};
