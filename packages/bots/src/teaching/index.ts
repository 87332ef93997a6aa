// How those who judge positions learn what they are worth.

import { lessonOfHeirs } from './heirs.ts';
import type { Lesson } from './lesson.ts';
import { lessonOfOfficials } from './officials.ts';

interface School {
  lessonOf(seed: number, pupils: number): Lesson;
  /** How much of what a position is taken to be worth comes from later than the next turn: the longer a match, the more. */
  readonly patience: number;
}

export const SCHOOLS: Readonly<Record<'hoax' | 'decrees', School>> = {
  hoax: { lessonOf: lessonOfHeirs, patience: 0.985 },
  decrees: { lessonOf: lessonOfOfficials, patience: 0.88 },
};

export type { Weights } from '../network.ts';
export type { Lesson } from './lesson.ts';
export { teach } from './teach.ts';
