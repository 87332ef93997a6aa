// How those who judge positions learn what they are worth.

import { lessonOfHeirs } from './heirs.ts';
import type { Lesson } from './lesson.ts';
import { lessonOfOfficials, PUPILS_CARDS } from './officials.ts';

export interface School {
  lessonOf(seed: number, pupils: number): Lesson;
  /** How much of what a position is taken to be worth comes from later than the next turn: the longer a match, the more. */
  readonly patience: number;
  /** Where the shape of the weights is, seen from where they lie. */
  readonly shape: string;
  /** Whose weights stand last in every row; none where cards are not told apart. */
  readonly cards: readonly string[];
}

export const SCHOOLS: Readonly<Record<'hoax' | 'decrees', School>> = {
  hoax: { lessonOf: lessonOfHeirs, patience: 0.985, shape: '../../network.ts', cards: [] },
  decrees: { lessonOf: lessonOfOfficials, patience: 0.88, shape: '../network.ts', cards: PUPILS_CARDS },
};

export type { Weights } from '../../network.ts';
export type { Lesson } from './lesson.ts';
export { teach } from './teach.ts';
