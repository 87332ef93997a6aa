import { words } from '../../../words/words.svelte.ts';
import type { Question } from './compose.ts';
import type { MoveType } from './controls.ts';

const LABELLED = [
  'target',
  'ware',
  'count',
  'with',
  'give',
  'take',
  'identity',
  'trios',
  'share',
  'crowner',
  'identities',
  'wares',
] as const;
type Labelled = (typeof LABELLED)[number];

const TITLED = [
  'inform',
  'accuse',
  'challenge',
  'cover',
  'take',
  'show',
  'pay',
  'settle',
  'crown',
  'sentence',
  'absolve',
] as const;

/** What is being put together. */
export function titleOf(type: MoveType): string {
  const titled = TITLED.find((each) => each === type);
  return titled ? words.hoaxTable[`make_${titled}`]() : words.hoaxTable.composerLabel();
}

/** What a field asks; how many where several are wanted. */
export function fieldLabel(question: Question): string {
  const field = LABELLED.find((each) => each === question.field);
  const label = field ? words.hoaxTable[`ask_${field satisfies Labelled}`]() : question.field;
  if (question.kind !== 'some' || question.max === 1) return label;
  return `${label} ${words.hoaxTable.soMany({ chosen: question.chosen.length, max: question.max })}`;
}
