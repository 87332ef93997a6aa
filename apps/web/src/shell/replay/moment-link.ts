// A moment of a match in an address: "#120", or "#120,truth" and "#120,2" where it is looked at with other eyes; with "play" behind it, it
// is played before whoever opens it.

import { asSeat } from '@pretender/kernel';
import type { Perspective } from '../../sitting/replay-sitting.svelte.ts';

export interface PlaceInMatch {
  readonly at: number;
  readonly eyes: Perspective;
  readonly isPlayed: boolean;
}

export function readMoment(hash: string, length: number, seats: number): PlaceInMatch {
  const [step = '', eyes = '', play = ''] = hash.replace('#', '').split(',');
  const at = /^\d+$/.test(step) ? Math.min(length, Math.max(1, Number(step))) : 1;
  const isPlayed = play === 'play' && at > 1;
  if (eyes === 'truth') return { at, eyes, isPlayed };
  const isSeat = /^\d+$/.test(eyes) && Number(eyes) < seats;
  return { at, eyes: isSeat ? asSeat(Number(eyes)) : 'public', isPlayed };
}

export function momentHash({ at, eyes, isPlayed }: PlaceInMatch): string {
  if (isPlayed) return `#${at},${eyes},play`;
  return eyes === 'public' ? `#${at}` : `#${at},${eyes}`;
}
