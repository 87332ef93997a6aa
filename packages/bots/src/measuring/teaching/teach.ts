// Learning what a position is worth from lessons: from how matches ended, and the longer the more from what is thought of the
// positions that came next, which says the same with less luck in it.

import { type Draws, shuffle } from '@pretender/kernel';
import type { Weights } from '../../network.ts';
import type { Lesson } from './lesson.ts';
import { blame, learn, look, type Network, networkOf } from './network.ts';

const HIDDEN = 16;
const ROUNDS = 9;
const PASSES = 3;
const BATCH = 1024;
const RATE = 0.002;
/** The pupil's own positions count more, and so do those of whoever has just had his turn: these are what it chooses by. */
const PUPIL = 3;
const OTHERS_TURN = 0.4;

interface Example {
  readonly x: Float32Array;
  readonly weight: number;
  target: number;
}

interface Scale {
  readonly mean: Float64Array;
  readonly spread: Float64Array;
}

/** So that every input is about as large as any other. */
function scaleOf(rows: readonly Float32Array[]): Scale {
  const [{ length }] = rows;
  const mean = new Float64Array(length);
  const spread = new Float64Array(length);
  for (const row of rows) for (let i = 0; i < length; i++) mean[i] += row[i] / rows.length;
  for (const row of rows) for (let i = 0; i < length; i++) spread[i] += (row[i] - mean[i]) ** 2 / rows.length;
  return { mean, spread: spread.map((square) => Math.max(Math.sqrt(square), 1e-3)) };
}

/** One input more says whose position it is: a pupil does better with the same one. */
function withPupil({ positions, isPupil }: Lesson): Float32Array[] {
  return positions.map((x, at) => Float32Array.from([...x, isPupil[at % isPupil.length] ? 1 : 0]));
}

function examplesOf({ turns, shares, isPupil }: Lesson, rows: readonly Float32Array[]): Example[] {
  return rows.map((x, at) => {
    const seat = at % shares.length;
    const weight = (isPupil[seat] ? PUPIL : 1) * (turns[Math.floor(at / shares.length)] === seat ? 1 : OTHERS_TURN);
    return { x, weight, target: shares[seat] };
  });
}

interface Aims {
  readonly seats: number;
  /** How much of a target comes from later than the next turn. */
  readonly patience: number;
}

/** From the end back to the beginning: mostly what came later, and a little what is thought of the next position. */
function aim(network: Network, examples: readonly Example[], { seats, patience }: Aims): void {
  for (let at = examples.length - seats - 1; at >= 0; at--) {
    const next = examples[at + seats];
    examples[at].target = (1 - patience) * look(network, next.x) + patience * next.target;
  }
}

function study(network: Network, examples: readonly Example[], rate: number): void {
  for (let from = 0; from < examples.length; from += BATCH) {
    const batch = examples.slice(from, from + BATCH);
    for (const { x, weight, target } of batch) blame(network, x, ((look(network, x) - target) * weight) / batch.length);
    learn(network, rate);
  }
}

/** As it is used: the scale is put into the weights, and whoever asks is the pupil. */
function weightsOf({ inputs, hidden, inner, outer }: Network, { mean, spread }: Scale): Weights {
  const plain = (row: Float64Array, bias: number): { row: number[]; bias: number } => {
    const scaled = [...row].map((weight, i) => weight / spread[i]);
    const shift = scaled.reduce((sum, weight, i) => sum - weight * mean[i], bias);
    return { row: scaled.slice(0, -1), bias: shift + scaled[inputs - 1] };
  };
  const units = Array.from({ length: hidden }, (_, unit) => {
    const from = unit * (inputs + 1);
    return plain(inner.weights.slice(from, from + inputs), inner.weights[from + inputs]);
  });
  const direct = plain(outer.weights.slice(hidden, hidden + inputs), outer.weights[hidden + inputs]);
  return {
    hidden: units.map(({ row }) => row),
    biases: units.map(({ bias }) => bias),
    out: [...outer.weights.slice(0, hidden)],
    direct: direct.row,
    bias: direct.bias,
  };
}

export interface Teaching {
  readonly draws: Draws;
  readonly patience: number;
  /** Is told how many rounds are over. */
  onRound?(done: number): void;
}

export function teach(lessons: readonly Lesson[], { draws, patience, onRound }: Teaching): Weights {
  const aims = { seats: lessons[0].shares.length, patience };
  const rows = lessons.map(withPupil);
  const scale = scaleOf(rows.flat());
  for (const row of rows.flat())
    for (let i = 0; i < row.length; i++) row[i] = (row[i] - scale.mean[i]) / scale.spread[i];
  const matches = lessons.map((lesson, at) => examplesOf(lesson, rows[at]));
  const network = networkOf(rows[0][0].length, HIDDEN, draws);
  for (let pass = 0; pass < ROUNDS * PASSES; pass++) {
    if (pass > 0 && pass % PASSES === 0) for (const examples of matches) aim(network, examples, aims);
    study(network, shuffle(draws, matches.flat()), RATE * (1 - pass / (ROUNDS * PASSES)));
    if ((pass + 1) % PASSES === 0) onRound?.((pass + 1) / PASSES);
  }
  return weightsOf(network, scale);
}
