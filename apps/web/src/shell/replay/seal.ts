// Whether a match was dealt as promised and played by the rules: everything is reckoned again, here.

import { replay } from '@pretender/kernel';
import type { RecordSheet } from '@pretender/protocol';
import type { Face } from '../../games/face.ts';

/** kept: all is well · brokenPromise: the seed is not the promised one · otherDeal: the cards do not follow from it ·
 * otherPlay: the moves do not lead to what is written */
export type Seal = 'kept' | 'brokenPromise' | 'otherDeal' | 'otherPlay';

export async function checkSeal(face: Face, sheet: RecordSheet): Promise<Seal> {
  const { checkFairness } = await import('@pretender/protocol/fairness');
  const fairness = await checkFairness(sheet);
  if (!fairness.ok) return fairness.why === 'other-number' ? 'otherDeal' : 'brokenPromise';
  if (fairness.key !== sheet.record.seed.value) return 'otherDeal';
  return replay(face.game, sheet.record as never).ok ? 'kept' : 'otherPlay';
}
