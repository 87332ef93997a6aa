// What was learned from matches, and how it is asked: one hidden layer beside a straight way.

export interface Weights {
  readonly hidden: readonly (readonly number[])[];
  readonly biases: readonly number[];
  readonly out: readonly number[];
  readonly direct: readonly number[];
  readonly bias: number;
}

/** The chance that it sees in these inputs. */
export function chanceIn({ hidden, biases, out, direct, bias }: Weights, x: readonly number[]): number {
  let sum = bias;
  for (let i = 0; i < x.length; i++) sum += direct[i] * x[i];
  for (let unit = 0; unit < hidden.length; unit++) {
    const row = hidden[unit];
    let z = biases[unit];
    for (let i = 0; i < x.length; i++) z += row[i] * x[i];
    sum += out[unit] * Math.tanh(z);
  }
  return 1 / (1 + Math.exp(-sum));
}
