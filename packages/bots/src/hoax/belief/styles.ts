// How people speak. Nobody is one kind of speaker for certain: each style has a share, and what an heir has said so far, and
// how much of it turned out to be true, moves the shares. What its claims say about its card follows from them.

import type { Identity, Public } from '@pretender/hoax';

/** A style: how many of its claims are true. */
interface Style {
  /**
   * `even`: claims anything, its own card no more often than others · `steady`: has one favourite, its card or not · `fond`: likes to
   * say again what it has said, whatever its card is
   */
  readonly truth: number | 'even' | 'steady' | 'fond';
  readonly share: number;
}

export interface Styles {
  readonly kinds: readonly Style[];
  /**
   * How much of the shares comes from what earlier rounds have shown of somebody, claim by claim; `heads`: all of it, each identity
   * that was claimed in a round counted once.
   */
  readonly learned: number | 'heads';
}

/** What is known of one speaker: this round's claims of each kind, and how many of those in earlier rounds were true, and false. */
export interface Speaker {
  readonly claimed: readonly number[];
  readonly truths: number;
  readonly bluffs: number;
  /** Heads that lie open, at least one. */
  readonly open: number;
}

/** An heir as a speaker, after one more claim of `more`, or of nothing. */
export function speakerOf(
  { claimed, candour }: Public['heirs'][number],
  {
    identities,
    open,
    learned,
  }: { readonly identities: readonly Identity[]; readonly open: number } & Pick<Styles, 'learned'>,
  more: Identity | null = null,
): Speaker {
  const isByHeads = learned === 'heads';
  return {
    claimed: identities.map((identity) => claimed[identity] + Number(identity === more)),
    truths: isByHeads ? candour.truths : candour.trueClaims,
    bluffs: isByHeads ? candour.bluffs : candour.claims - candour.trueClaims,
    open,
  };
}

function rateOf({ truth }: Style, open: number): number {
  return typeof truth === 'number' ? truth : 1 / open;
}

function sumOf(counts: readonly number[]): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}

/** In earlier rounds about as many heads lay open as at the beginning of one. */
const OPEN_BEFORE = 6;

/** So many claims of somebody steady are of the favourite. */
const STEADINESS = 0.93;

/** Whatever the card is: any head may be the favourite. */
function steadyLikelihood({ claimed, open }: Speaker): number {
  const total = sumOf(claimed);
  const other = (1 - STEADINESS) / Math.max(1, open - 1);
  const sum = claimed.reduce((all, count) => all + STEADINESS ** count * other ** (total - count), 0);
  return (sum / claimed.length) ** TEMPER;
}

/** So many claims are as good as made of each head before the first is: few, so that what was said first is soon a habit. */
const FONDNESS = 0.5;

/** Whatever the card is: every claim is as likely as it was heard before. */
function fondLikelihood({ claimed, open }: Speaker): number {
  let said = 1;
  let before = FONDNESS * open;
  for (const count of claimed) for (let at = 0; at < count; at++) said *= (FONDNESS + at) / before++;
  return said ** TEMPER;
}

/** Of those whose claims say nothing of their card: how likely they are to have said all this; null for all others. */
function likelihoodWhatever({ truth }: Style, speaker: Speaker): number | null {
  if (truth === 'steady') return steadyLikelihood(speaker);
  return truth === 'fond' ? fondLikelihood(speaker) : null;
}

/** People are not as simple as their styles: what they say counts for a little less than it would. */
const TEMPER = 0.6;

/**
 * How likely a speaker of this style is to have said all this, if the card it is was so often among it. Lies go evenly over
 * the other heads.
 */
function likelihood(truth: number, count: number, total: number, open: number): number {
  const lie = open > 1 ? (1 - truth) / (open - 1) : 1 - truth;
  return (truth ** count * lie ** (total - count)) ** TEMPER;
}

/** The share of each style, moved by how well it explains the earlier rounds. */
function sharesOf({ kinds, learned }: Styles, { truths, bluffs }: Speaker): number[] {
  const isByHeads = learned === 'heads';
  const explained = kinds.map((style) => {
    const truth = rateOf(style, OPEN_BEFORE);
    return style.share * (truth ** truths * (1 - truth) ** bluffs) ** (isByHeads ? 1 : TEMPER);
  });
  if (isByHeads) return explained;
  const all = sumOf(explained);
  return all > 0 ? kinds.map(({ share }, at) => (1 - learned) * share + (learned * explained[at]) / all) : explained;
}

function weigh(styles: Styles, speaker: Speaker): number[] {
  const { claimed, open } = speaker;
  const total = sumOf(claimed);
  /** Cards that were claimed equally often are equally likely: most were never. */
  const counts: number[] = [];
  for (const count of claimed) if (!counts.includes(count)) counts.push(count);
  const sums = counts.map(() => 0);
  const shares = sharesOf(styles, speaker);
  for (const [which, style] of styles.kinds.entries()) {
    const share = shares[which];
    const whatever = likelihoodWhatever(style, speaker);
    const truth = rateOf(style, open);
    for (let at = 0; at < counts.length; at++)
      sums[at] += share * (whatever ?? likelihood(truth, counts[at], total, open));
  }
  const most = Math.max(...sums);
  return most > 0 ? claimed.map((count) => sums[counts.indexOf(count)] / most) : claimed.map(() => 1);
}

const weighed = new WeakMap<Styles, Map<number, readonly number[]>>();

/** What was said changes seldom, and is weighed at every decision: the last results are kept. */
const MOST_KEPT = 5000;

/** Counts below this one are part of a name, and so are this many times larger ones of a whole match. */
const MOST_COUNTED = 32;
const MATCH = 4;

/** A number for each speaker; null for one who has said too much to be given one. */
function nameOf({ claimed, truths, bluffs, open }: Speaker): number | null {
  if (Math.max(truths, bluffs) >= MATCH * MOST_COUNTED) return null;
  let name = 1;
  for (let kind = 0; kind < claimed.length; kind++) {
    if (claimed[kind] >= MOST_COUNTED) return null;
    name = name * MOST_COUNTED + claimed[kind];
  }
  return ((name * 8 + open) * MATCH * MOST_COUNTED + truths) * MATCH * MOST_COUNTED + bluffs;
}

/** How much this speaker's claims speak for each card; the most is 1. */
export function weighCards(styles: Styles, speaker: Speaker): readonly number[] {
  const name = nameOf(speaker);
  if (name === null) return weigh(styles, speaker);
  let results = weighed.get(styles);
  if (results === undefined || results.size >= MOST_KEPT) {
    results = new Map();
    weighed.set(styles, results);
  }
  let weights = results.get(name);
  if (weights === undefined) {
    weights = weigh(styles, speaker);
    results.set(name, weights);
  }
  return weights;
}
