// Both sides learn from what they would rather have done: discounted regret matching over the public tree, with every card
// that a side may hold carried along. The average of what they did converges to an equilibrium.

import type { ChoicePlan, Plan, Plans } from './plan.ts';
import type { Side } from './position.ts';
import { isNowhere, Walk } from './walk.ts';

/** How old regrets and old mixes fade (α, β, γ of discounted CFR; β = 0 halves what is negative). */
const ALPHA = 1.5;
const NEGATIVE = 0.5;
const GAMMA = 2;

export class Solver extends Walk {
  readonly #regrets: readonly Float64Array[];
  readonly #sums: readonly Float64Array[];
  readonly #current: readonly Float64Array[];
  #round = 0;

  constructor(plans: Plans) {
    super(plans);
    const table = () =>
      plans.choices.map(({ side, children }) => new Float64Array(plans.cards[side] * children.length));
    this.#regrets = table();
    this.#sums = table();
    this.#current = table();
    for (const node of plans.choices) shareOut(node, this.#regrets[node.id], this.#current[node.id]);
  }

  run(rounds: number): void {
    for (let i = 0; i < rounds; i++) {
      this.#round++;
      for (const side of [0, 1] as const) {
        this.from(side);
        this.#mix(side);
      }
    }
  }

  /** The averages so far: `mixes[choice id][card * options + option]`. */
  get mixes(): readonly Float64Array[] {
    return this.#sums.map((sums, id) => {
      const mix = new Float64Array(sums.length);
      shareOut(this.plans.choices[id], sums, mix);
      return mix;
    });
  }

  #mix(side: Side): void {
    const fade = (this.#round / (this.#round + 1)) ** GAMMA;
    const keep = this.#round ** ALPHA / (this.#round ** ALPHA + 1);
    for (const node of this.plans.choices) {
      if (node.side !== side) continue;
      const regrets = this.#regrets[node.id];
      const sums = this.#sums[node.id];
      for (let at = 0; at < regrets.length; at++) {
        regrets[at] *= regrets[at] > 0 ? keep : NEGATIVE;
        sums[at] *= fade;
      }
      shareOut(node, regrets, this.#current[node.id]);
    }
  }

  protected choose(node: ChoicePlan, depth: number): void {
    const mix = this.#current[node.id];
    if (node.side !== this.side) {
      this.sumOver(node, depth, mix);
      return;
    }
    const { mine, theirs, options } = this.rooms[depth];
    const next = this.rooms[depth + 1];
    const count = node.children.length;
    for (let option = 0; option < count; option++) {
      next.theirs.set(theirs);
      for (let card = 0; card < this.own; card++) next.mine[card] = mine[card] * mix[card * count + option];
      this.walk(node.children[option], depth + 1);
      for (let card = 0; card < this.own; card++) options[option * this.own + card] = next.value[card];
    }
    this.#learn(node, depth);
  }

  #learn({ id, children, barred }: ChoicePlan, depth: number): void {
    const { mine, value, options } = this.rooms[depth];
    const mix = this.#current[id];
    const regrets = this.#regrets[id];
    const sums = this.#sums[id];
    const count = children.length;
    for (let card = 0; card < this.own; card++) {
      let mean = 0;
      for (let option = 0; option < count; option++)
        mean += mix[card * count + option] * options[option * this.own + card];
      value[card] = mean;
      for (let option = 0; option < count; option++) {
        if (barred[option] === card) continue;
        const at = card * count + option;
        regrets[at] += options[option * this.own + card] - mean;
        sums[at] += mine[card] * mix[at];
      }
    }
  }

  /** Nothing is to be learnt there; but what one would do there counts for the average. */
  protected skip(node: Plan, depth: number): void {
    const { mine } = this.rooms[depth];
    if (isNowhere(mine, this.own)) return;
    const next = this.rooms[depth + 1];
    if (node.kind === 'reveal') {
      next.mine.set(mine);
      if (node.side === this.side) next.mine[node.card] = 0;
      this.skip(node.child, depth + 1);
    }
    if (node.kind !== 'choice') return;
    const mix = this.#current[node.id];
    const sums = this.#sums[node.id];
    const count = node.children.length;
    const isOwn = node.side === this.side;
    if (isOwn)
      for (let card = 0, at = 0; card < this.own; card++)
        for (let option = 0; option < count; option++, at++) sums[at] += mine[card] * mix[at];
    for (let option = 0; option < count; option++) {
      for (let card = 0; card < this.own; card++)
        next.mine[card] = isOwn ? mine[card] * mix[card * count + option] : mine[card];
      this.skip(node.children[option], depth + 1);
    }
  }
}

/** Each option as often as its share of what is positive; evenly over what is allowed, where nothing is. */
function shareOut({ children, barred }: ChoicePlan, weights: Float64Array, mix: Float64Array): void {
  const count = children.length;
  for (let card = 0; card * count < weights.length; card++) {
    let sum = 0;
    let allowed = 0;
    for (let option = 0; option < count; option++) {
      if (barred[option] === card) continue;
      allowed++;
      sum += Math.max(0, weights[card * count + option]);
    }
    for (let option = 0; option < count; option++) {
      const at = card * count + option;
      if (barred[option] === card) mix[at] = 0;
      else mix[at] = sum > 0 ? Math.max(0, weights[at]) / sum : 1 / allowed;
    }
  }
}
