// Going down the tree with every card at once. For each depth there is room for how often either comes there with each card
// and for what each card of the side that counts has there; it is used again and again.

import type { ChoicePlan, Plan, Plans } from './plan.ts';
import { other, type Side } from './position.ts';

export interface Room {
  readonly mine: Float64Array;
  readonly theirs: Float64Array;
  readonly value: Float64Array;
  /** `options[option * cards + card]` */
  readonly options: Float64Array;
}

function roomsFor({ depth, cards, choices }: Plans): Room[] {
  const most = Math.max(...cards);
  const widest = Math.max(...choices.map(({ children }) => children.length));
  const room = (): Float64Array => new Float64Array(most);
  return Array.from({ length: depth + 1 }, () => ({
    mine: room(),
    theirs: room(),
    value: room(),
    options: new Float64Array(most * widest),
  }));
}

export function isNowhere(reach: Float64Array, cards: number): boolean {
  for (let card = 0; card < cards; card++) if (reach[card] > 0) return false;
  return true;
}

/** How much a side that counts, walking down, asks of a choice; the value goes into the room of that depth. */
export abstract class Walk {
  readonly plans: Plans;
  readonly rooms: readonly Room[];
  protected side: Side = 0;
  protected own = 0;
  protected rival = 0;

  constructor(plans: Plans) {
    this.plans = plans;
    this.rooms = roomsFor(plans);
  }

  /** What each card of this side has at the root. */
  from(side: Side): Float64Array {
    this.side = side;
    this.own = this.plans.cards[side];
    this.rival = this.plans.cards[other(side)];
    this.rooms[0].mine.fill(1);
    this.rooms[0].theirs.fill(1);
    this.walk(this.plans.root, 0);
    return this.rooms[0].value.slice(0, this.own);
  }

  protected abstract choose(node: ChoicePlan, depth: number): void;

  /** Called where the other never comes. */
  protected abstract skip(node: Plan, depth: number): void;

  protected walk(node: Plan, depth: number): void {
    const { theirs, value } = this.rooms[depth];
    if (isNowhere(theirs, this.rival)) {
      value.fill(0);
      this.skip(node, depth);
    } else if (node.kind === 'choice') this.choose(node, depth);
    else if (node.kind === 'end') this.#weigh(value, theirs, this.side === 0 ? node.value : -node.value);
    else if (node.kind === 'verdict') this.#judge(node, depth);
    else this.#reveal(node, depth);
  }

  /** How often the other comes there, seen from each card, times something. */
  #weigh(into: Float64Array, theirs: Float64Array, factor: number): void {
    const joint = this.plans.joint[this.side];
    for (let card = 0, at = 0; card < this.own; card++) {
      let sum = 0;
      for (let each = 0; each < this.rival; each++, at++) sum += joint[at] * theirs[each];
      into[card] = sum * factor;
    }
  }

  #judge(node: Extract<Plan, { kind: 'verdict' }>, depth: number): void {
    const { theirs, value } = this.rooms[depth];
    if (node.side === this.side) {
      this.#weigh(value, theirs, node.wrong);
      value[node.card] *= -node.right / node.wrong;
      return;
    }
    this.#weigh(value, theirs, -node.wrong);
    this.#addCard(value, node.card, theirs, node.right + node.wrong);
  }

  #reveal(node: Extract<Plan, { kind: 'reveal' }>, depth: number): void {
    const { mine, theirs, value } = this.rooms[depth];
    const next = this.rooms[depth + 1];
    next.mine.set(mine);
    next.theirs.set(theirs);
    const isOwn = node.side === this.side;
    if (isOwn) next.mine[node.card] = 0;
    else next.theirs[node.card] = 0;
    this.walk(node.child, depth + 1);
    if (isOwn) this.#weigh(value, theirs, node.win);
    for (let card = 0; card < this.own; card++) if (!isOwn || card !== node.card) value[card] = next.value[card];
    if (!isOwn) this.#addCard(value, node.card, theirs, -node.win);
  }

  /** Adds what it means that the other holds this card. */
  #addCard(value: Float64Array, held: number, theirs: Float64Array, factor: number): void {
    const joint = this.plans.joint[this.side];
    for (let card = 0; card < this.own; card++) value[card] += joint[card * this.rival + held] * theirs[held] * factor;
  }

  /** The other chooses by this mix: the sum over what may come of it. */
  protected sumOver({ children }: ChoicePlan, depth: number, mix: Float64Array): void {
    const { mine, theirs, value } = this.rooms[depth];
    const next = this.rooms[depth + 1];
    const count = children.length;
    value.fill(0);
    for (let option = 0; option < count; option++) {
      next.mine.set(mine);
      for (let card = 0; card < this.rival; card++) next.theirs[card] = theirs[card] * mix[card * count + option];
      this.walk(children[option], depth + 1);
      for (let card = 0; card < this.own; card++) value[card] += next.value[card];
    }
  }
}
