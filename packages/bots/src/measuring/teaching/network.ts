// A small network that is being taught: one hidden layer beside a straight way, and Adam for every weight.

import type { Draws } from '@pretender/kernel';

/** Weights with what Adam remembers of them. */
interface Layer {
  readonly weights: Float64Array;
  readonly slope: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
}

export interface Network {
  readonly inputs: number;
  readonly hidden: number;
  /** Row by row: the inputs of a hidden unit and its bias. */
  readonly inner: Layer;
  /** The hidden units, the inputs, a bias. */
  readonly outer: Layer;
  readonly acts: Float64Array;
  steps: number;
}

const DECAY = 0.03;

function layer(size: number, start: () => number): Layer {
  const empty = (): Float64Array => new Float64Array(size);
  return { weights: empty().map(start), slope: empty(), mean: empty(), square: empty() };
}

export function networkOf(inputs: number, hidden: number, draws: Draws): Network {
  const spread = 1 / Math.sqrt(inputs);
  const inner = layer(hidden * (inputs + 1), () => ((draws.below(2001) - 1000) / 600) * spread);
  return {
    inputs,
    hidden,
    inner,
    outer: layer(hidden + inputs + 1, () => 0),
    acts: new Float64Array(hidden),
    steps: 0,
  };
}

/** The chance that it sees in these inputs. */
export function look({ inputs, hidden, inner, outer, acts }: Network, x: Float32Array): number {
  let sum = outer.weights[hidden + inputs];
  for (let i = 0; i < inputs; i++) sum += outer.weights[hidden + i] * x[i];
  for (let unit = 0, at = 0; unit < hidden; unit++, at++) {
    let z = 0;
    for (let i = 0; i < inputs; i++) z += inner.weights[at++] * x[i];
    acts[unit] = Math.tanh(z + inner.weights[at]);
    sum += outer.weights[unit] * acts[unit];
  }
  return 1 / (1 + Math.exp(-sum));
}

/** Notes how the weights would have to change; `look` must have been at the same inputs just before. */
export function blame({ inputs, hidden, inner, outer, acts }: Network, x: Float32Array, error: number): void {
  outer.slope[hidden + inputs] += error;
  for (let i = 0; i < inputs; i++) outer.slope[hidden + i] += error * x[i];
  for (let unit = 0, at = 0; unit < hidden; unit++, at++) {
    const act = acts[unit];
    outer.slope[unit] += error * act;
    const back = error * outer.weights[unit] * (1 - act * act);
    for (let i = 0; i < inputs; i++) inner.slope[at++] += back * x[i];
    inner.slope[at] += back;
  }
}

function change({ weights, slope, mean, square }: Layer, rate: number, steps: number): void {
  const [fading, fadingSquare] = [1 - 0.9 ** steps, 1 - 0.999 ** steps];
  for (let i = 0; i < weights.length; i++) {
    mean[i] = 0.9 * mean[i] + 0.1 * slope[i];
    square[i] = 0.999 * square[i] + 0.001 * slope[i] * slope[i];
    weights[i] -= rate * (mean[i] / fading / (Math.sqrt(square[i] / fadingSquare) + 1e-8) + DECAY * weights[i]);
    slope[i] = 0;
  }
}

/** Changes the weights by what was noted since the last time. */
export function learn(network: Network, rate: number): void {
  network.steps++;
  change(network.inner, rate, network.steps);
  change(network.outer, rate, network.steps);
}
