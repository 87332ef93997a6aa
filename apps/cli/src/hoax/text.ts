// The words of Hoax for the terminal: only wiring.

import type { Hoax } from '@pretender/hoax';
import type { GameText } from '../pack.ts';
import { family, field, form, question, value } from './choices.ts';
import { introduction, rules } from './introduction.ts';
import { ending, picture } from './picture.ts';
import { sentence } from './sentences.ts';

export const hoaxText: GameText<Hoax> = {
  title: 'The Heirs of Hoax',
  introduction,
  rules,
  sentence,
  headings: ['roundBegan', 'turnBegan', 'finaleBegan', 'won'],
  picture,
  question,
  family,
  form,
  field,
  value,
  stretch: ({ table }) => (table.turn.number === 0 ? null : `round ${table.round}, turn ${table.turn.number}`),
  ending,
};
