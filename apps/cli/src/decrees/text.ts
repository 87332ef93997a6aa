// The words of Final Decrees for the terminal: only wiring.

import type { Decrees } from '@pretender/decrees';
import type { GameText } from '../pack.ts';
import { family, field, form, question, value } from './choices.ts';
import { introduction, rules } from './introduction.ts';
import { ending, picture } from './picture.ts';
import { sentence } from './sentences.ts';

export const decreesText: GameText<Decrees> = {
  title: 'Final Decrees',
  introduction,
  rules,
  sentence,
  headings: ['turnBegan', 'stagnated', 'promulgated', 'ended'],
  picture,
  question,
  family,
  form,
  field,
  value,
  stretch: ({ table }) => (table.turn.number === 0 ? null : `turn ${table.turn.number}`),
  ending,
};
