// One letter in, one move out. No clock, no files, no state between two letters.

import { answer, type Question } from '@pretender/bots';
import { type RawMove, seededDraws } from '@pretender/kernel';

export function answerLetter(letter: string): RawMove | null {
  const { game, level, view, ask, seed } = JSON.parse(letter) as Question & { readonly seed: number };
  return answer({ game, level, view, ask }, seededDraws(seed, 'bot'));
}
