// Why the game refuses something, or does not offer it, as sentences.

import type { Refusal } from '@pretender/kernel';
import { generalSentence, withClause } from '../../words/refusals.ts';
import { words } from '../../words/words.svelte.ts';

/** What the rules say themselves. */
export const RULES = [
  'ask-others',
  'cards-only',
  'changes-nothing',
  'circular',
  'everybody-once',
  'name-your-cards',
  'no-arrow-left',
  'no-blame',
  'no-ministry',
  'no-special',
  'no-such-arrow',
  'no-such-operation',
  'no-such-target',
  'not-a-party',
  'not-here',
  'not-in-hand',
  'not-in-play',
  'not-vacant',
  'not-your-cards',
  'nothing-given',
  'nothing-to-show',
  'number-or-card',
  'once-per-turn',
  'other-parties',
  'over-budget',
  'over-the-cap',
  'own-ministry',
  'same-arrow',
  'same-two-twice',
  'second-controller',
  'sum-differs',
  'to-oneself',
  'too-few-cards',
  'too-few-steps',
  'too-many-promises',
  'too-many-steps',
  'two-posts',
  'vacant',
] as const;

/** Why something is not offered, as the page finds it. */
export const HINTS = [
  'notYourself',
  'noCards',
  'notBelowYou',
  'isTaken',
  'isVacant',
  'isYours',
  'noSpecialThere',
  'noBlameThere',
  'notOnYourDesk',
  'notOnItsStep',
  'onItsStep',
  'noStampYet',
  'sameTwice',
  'alreadyThere',
  'notItsStep',
  'notATop',
  'notYourTurn',
  'waitForIt',
  'isOver',
  'drawnAlready',
  'deckEmpty',
  'nothingBelow',
  'noBlameInReach',
  'noDecreeHere',
  'nothingToStamp',
  'nobodyToInvestigate',
  'nothingToClean',
  'noVacancy',
  'onlyAsAnswer',
  'needsBlame',
  'noTarget',
  'noAnswerCard',
  'dealsOff',
  'dealsNotNow',
  'threeOffers',
  'chooseAsked',
  'staysThere',
  'startsVacant',
] as const;
export type Hint = (typeof HINTS)[number];

type Rule = (typeof RULES)[number];
/** Keys have no hyphens. */
type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;

function isRule(code: string): code is Rule {
  return RULES.some((known) => known === code);
}

function isHint(code: string): code is Hint {
  return HINTS.some((known) => known === code);
}

const camel = (code: Rule) => code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as Camel<Rule>;

function sentenceFor(code: string): string {
  if (isRule(code)) return words.decreesRefusals[`rule_${camel(code)}`]();
  return isHint(code) ? words.decreesRefusals[`hint_${code}`]() : generalSentence(code);
}

/** Why not, in one sentence, with the paragraph. */
export function refusalSentence({ code, clause }: Pick<Refusal, 'code' | 'clause'>): string {
  return withClause(sentenceFor(code), clause);
}
