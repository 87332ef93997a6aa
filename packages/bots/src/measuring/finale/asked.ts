// What somebody does at a moment of the tree, as a mix: it is asked many times, with luck spread evenly.

import { type Hoax, hoax, type Move, type View } from '@pretender/hoax';
import { type Draws, seededDraws } from '@pretender/kernel';
import type { Player } from '../../player.ts';

/** For the first draws of each asking; those after them are plain chance. */
const PRIMES = [2, 3, 5, 7, 11, 13];

function mirrored(number: number, base: number): number {
  let [rest, unit, sum] = [number, 1 / base, 0];
  while (rest > 0) {
    sum += (rest % base) * unit;
    rest = Math.floor(rest / base);
    unit /= base;
  }
  return sum;
}

/** Luck that is spread evenly over so many askings, the first draw best of all: far fewer are enough than by chance. */
class EvenLuck implements Draws {
  readonly #number: number;
  readonly #of: number;
  #drawn = 0;
  #rest: Draws | null = null;

  constructor(number: number, of: number) {
    this.#number = number;
    this.#of = of;
  }

  get isUnused(): boolean {
    return this.#drawn === 0;
  }

  below(n: number): number {
    if (n === 1) return 0;
    const at = this.#drawn++;
    if (at === 0) return Math.floor(((this.#number + 0.5) / this.#of) * n);
    if (at <= PRIMES.length) return Math.floor(mirrored(this.#number + 1, PRIMES[at - 1]) * n);
    this.#rest ??= seededDraws(this.#number, 'luck');
    return this.#rest.below(n);
  }
}

/** Some labels for one move: those it may mean, each as likely. */
export type Reading = (move: Move) => readonly string[];

export interface Asking {
  readonly player: Player<Hoax>;
  /** How often it is asked where it leaves something to chance. */
  readonly times: number;
  /** How often it would do what, by the labels of the tree, where that follows from the position alone; null where it does not. */
  readonly mixAt?: (view: View) => Readonly<Record<string, number>> | null;
}

/** How often each label is meant; moves that mean none leave no trace. */
export function askedMix({ player, times }: Asking, view: View, read: Reading): Record<string, number> {
  const [ask] = view.table.asks.slice(-1);
  const specs = hoax.moves(view).filter((spec) => spec.ask === ask.id);
  const counts: Record<string, number> = {};
  for (let number = 0; number < times; number++) {
    const luck = new EvenLuck(number, times);
    const move = player(view, specs, luck);
    const labels = move === null ? [] : read(move);
    for (const label of labels) counts[label] = (counts[label] ?? 0) + 1 / labels.length;
    if (luck.isUnused) break;
  }
  return counts;
}
