// How far a player of the court is from what cannot be exploited: its mix at every moment of the tree that it comes to, and the
// best answer to that.

import type { Config, Identity, Move } from '@pretender/hoax';
import { type Plans, planOf } from '../../finale/plan.ts';
import { type Position, type Side, USUAL_PAYOFFS, writePosition } from '../../finale/position.ts';
import { type Prior, priorOf } from '../../finale/prior.ts';
import { buildTree, type Moment, type Node, type Tree } from '../../finale/tree.ts';
import { type Asking, askedMix } from './asked.ts';
import { expected, type Quality, qualityOf } from './exploit.ts';
import { configFor, NO_PAST, type Past, type Scene, viewOfScene, withClaim, withCover } from './scene.ts';

type Choice = Extract<Node, { kind: 'choice' }>;
type Mix = Readonly<Record<string, number>>;

/** The tree knows one purchase, and no reaction but immunity. */
function declared(move: Move, options: readonly string[]): string[] {
  if (move.type === 'claim') return [`claim ${move.as}`];
  if (move.type === 'accuse') return [`accuse ${move.identity}`];
  return move.type === 'inform' ? options.filter((label) => label.startsWith('inform')) : [];
}

function answered({ type }: Move): string[] {
  return [type === 'doubt' || type === 'immunise' ? type : 'pass'];
}

function shown(move: Move): string[] {
  return move.type === 'show' ? move.identities.map((identity) => `cover ${identity}`) : [];
}

/** Whoever lets a claim stand may still call himself immune when he is to pay. */
function answerMix(asking: Asking, scene: Scene, side: Side, card: Identity): Mix {
  const first = shares(askedMix(asking, viewOfScene(scene, 'answer', side, card), answered));
  const { pass = 0, doubt = 0, immunise = 0 } = first;
  if (pass === 0) return first;
  const then = shares(askedMix(asking, viewOfScene(scene, 'defence', side, card), answered));
  const late = pass * (then.immunise ?? 0);
  return { doubt, immunise: immunise + late, pass: pass - late };
}

function shares(counts: Mix): Mix {
  const sum = Object.values(counts).reduce((all, count) => all + count, 0);
  return sum === 0 ? counts : Object.fromEntries(Object.entries(counts).map(([label, count]) => [label, count / sum]));
}

function mixAt(asking: Asking, scene: Scene, { side, options }: Choice, card: Identity): Mix {
  const labels = options.map(({ label }) => label);
  const { at } = scene.moment;
  if (at === 'answer' && labels.includes('immunise')) return answerMix(asking, scene, side, card);
  const view = viewOfScene(scene, at, side, card);
  if (at === 'turn') return askedMix(asking, view, (move) => declared(move, labels));
  if (at === 'show') return askedMix(asking, view, shown);
  // Immunity where nothing is taken comes to nothing.
  return askedMix(asking, view, (move) => (move.type === 'doubt' ? ['doubt'] : ['pass']));
}

function nameOf({ position, ...rest }: Moment): string {
  return `${writePosition(position)} ${position.mover} ${JSON.stringify(rest)}`;
}

/** What all have seen once this option is taken. */
function after(past: Past, { side, moment }: Choice, label: string): Past {
  const [deed, what] = label.split(' ');
  if (deed === 'claim') return withClaim(past, side, what as Identity);
  return deed === 'cover' && moment.at === 'show' ? withCover(past, side, what as Identity, 'information') : past;
}

class Survey {
  readonly mixes: Float64Array[] = [];
  readonly #asking: Asking;
  readonly #config: Config;
  readonly #types: readonly [readonly Identity[], readonly Identity[]];
  /** By moment and card; null where it has to be asked. */
  readonly #known = new Map<string, Mix | null>();
  asked = 0;

  constructor(asking: Asking, position: Position, types: readonly [readonly Identity[], readonly Identity[]]) {
    this.#asking = asking;
    this.#config = configFor(position.turns);
    this.#types = types;
  }

  /** `comes[side][card]`: whether that side, as it plays, comes here with that card. Where neither does nothing is asked. */
  walk(node: Node, past: Past, comes: readonly [readonly boolean[], readonly boolean[]]): void {
    if (node.kind === 'reveal') {
      const { side, is, child } = node;
      const own = comes[side].map((does, card) => does && this.#types[side][card] !== is);
      this.walk(child, withCover(past, side, is, 'doubt'), side === 0 ? [own, comes[1]] : [comes[0], own]);
    }
    if (node.kind !== 'choice' || !comes.flat().some(Boolean)) return;
    const { id, side, options, moment } = node;
    const cards = this.#types[side].length;
    this.mixes[id] = new Float64Array(cards * options.length);
    // A side without an open head has lost before: the tree goes there, and nobody comes.
    const isPossible = moment.position.sides.every(({ open }) => open.length > 0);
    for (let card = 0; card < cards; card++) this.#fill(node, past, card, isPossible && comes[side][card]);
    for (const [option, { label, child }] of options.entries()) {
      const own = comes[side].map((does, card) => does && this.mixes[id][card * options.length + option] > 0);
      const next = side === 0 ? ([own, comes[1]] as const) : ([comes[0], own] as const);
      this.walk(child, after(past, node, label), next);
    }
  }

  #mixAt(scene: Scene, node: Choice, own: Identity): Mix {
    const mix = this.#asking.mixAt ? this.#mixOnce(scene, node, own) : null;
    return mix ?? mixAt(this.#asking, scene, node, own);
  }

  /** The same moment comes up in many places of the tree, after other claims. */
  #mixOnce(scene: Scene, { side }: Choice, own: Identity): Mix | null {
    const name = `${nameOf(scene.moment)} ${side} ${own}`;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const mix = this.#asking.mixAt?.(viewOfScene(scene, scene.moment.at, side, own)) ?? null;
    this.#known.set(name, mix);
    return mix;
  }

  /** What the tree does not have is left out; if that is all, it is anything that the tree has. */
  #fill(node: Choice, past: Past, card: number, comes: boolean): void {
    const { id, side, moment, options } = node;
    const own = this.#types[side][card];
    const mix = comes ? this.#mixAt({ config: this.#config, moment, past }, node, own) : {};
    if (comes) this.asked++;
    const possible = options.filter(({ except }) => except !== own);
    const sum = possible.reduce((all, { label }) => all + (mix[label] ?? 0), 0);
    for (const [option, { label, except }] of options.entries()) {
      const share = sum > 0 ? (mix[label] ?? 0) / sum : 1 / possible.length;
      this.mixes[id][card * options.length + option] = except === own ? 0 : share;
    }
  }
}

/** The value is what side 0 is left with between the best answers to either. */
export interface Measured extends Quality {
  /** Moments, with a card each, at which the player was asked. */
  readonly asked: number;
}

interface Ground {
  readonly tree: Tree;
  readonly prior: Prior;
  readonly plans: Plans;
}

function groundOf(position: Position): Ground {
  const tree = buildTree(position, USUAL_PAYOFFS);
  const prior = priorOf(position, configFor(position.turns).identityCopies);
  return { tree, prior, plans: planOf(tree, prior) };
}

function surveyOf(position: Position, { tree, prior }: Ground, asking: Asking): Survey {
  const survey = new Survey(asking, position, prior.types);
  const everybody = prior.types.map((cards) => cards.map(() => true));
  survey.walk(tree.root, NO_PAST, [everybody[0], everybody[1]]);
  return survey;
}

/** Both sides are this player. */
export function measure(position: Position, asking: Asking): Measured {
  const ground = groundOf(position);
  const { mixes, asked } = surveyOf(position, ground, asking);
  return { ...qualityOf(ground.plans, mixes, position.mover), asked };
}

/** What one wins from another on average, each once on either side: in points, and by no luck at all. */
export function duel(position: Position, one: Asking, another: Asking): number {
  const ground = groundOf(position);
  const { plans } = ground;
  const [ones, anothers] = [one, another].map((asking) => surveyOf(position, ground, asking).mixes);
  const wins = ([0, 1] as const).map((side) => {
    const mixes = plans.choices.map((node) => (node.side === side ? ones : anothers)[node.id]);
    return expected(plans, mixes, side);
  });
  return (wins[0] + wins[1]) / 2;
}
