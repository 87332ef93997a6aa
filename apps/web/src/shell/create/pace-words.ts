// How fast a table plays, in a sentence. The seconds are those that its clocks run by.

import type { Settings } from '@pretender/protocol';
import { paceOf } from '@pretender/protocol/paces';
import { words } from '../../words/words.svelte.ts';

const seconds = (time: number | null) => (time ?? 0) / 1000;

export function paceText(settings: Pick<Settings, 'game' | 'speed' | 'hours'>): string {
  const { beat, limits } = paceOf(settings);
  return words.create[`pace_${settings.speed}`]({ object: seconds(beat.open), turn: seconds(limits.turn) });
}
