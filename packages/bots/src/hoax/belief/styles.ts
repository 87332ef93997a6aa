// How people speak. Nobody is one kind of speaker for certain: each style has a share, and what an heir has said so far, and
// how much of it turned out to be true, moves the shares. What its claims say about its card follows from them.

/** A style: how many of its claims are true. */
interface Style {
  /** `even`: claims anything, its own card no more often than others · `steady`: has one favourite, its card or not */
  readonly truth: number | 'even' | 'steady';
  readonly share: number;
}

export type Styles = readonly Style[];

/** What is known of one speaker: this round's claims of each kind, and what it claimed in earlier rounds, since proved. */
export interface Speaker {
  readonly claimed: readonly number[];
  readonly truths: number;
  readonly bluffs: number;
  /** Heads that lie open, at least one. */
  readonly open: number;
}

function rateOf({ truth }: Style, open: number): number {
  return typeof truth === 'number' ? truth : 1 / open;
}

/** In earlier rounds about as many heads lay open as at the beginning of one. */
const OPEN_BEFORE = 6;

/** So many claims of somebody steady are of the favourite. */
const STEADINESS = 0.93;

/** Whatever the card is: any head may be the favourite. */
function steadyLikelihood({ claimed, open }: Speaker): number {
  const total = claimed.reduce((sum, count) => sum + count, 0);
  const other = (1 - STEADINESS) / Math.max(1, open - 1);
  const sum = claimed.reduce((all, count) => all + STEADINESS ** count * other ** (total - count), 0);
  return (sum / claimed.length) ** TEMPER;
}

/** People are not as simple as their styles: what they say counts for a little less than it would. */
const TEMPER = 0.6;

/** How likely a speaker of this style is to have said all this, were it this card. Lies go evenly over the other heads. */
function likelihood(style: Style, speaker: Speaker, card: number): number {
  if (style.truth === 'steady') return steadyLikelihood(speaker);
  const { claimed, open } = speaker;
  const truth = rateOf(style, open);
  const lie = open > 1 ? (1 - truth) / (open - 1) : 1 - truth;
  let said = 1;
  for (const [kind, count] of claimed.entries()) if (count > 0) said *= (kind === card ? truth : lie) ** count;
  return said ** TEMPER;
}

/** How much each style explains of the earlier rounds. */
function sharesOf(styles: Styles, { truths, bluffs }: Speaker): number[] {
  return styles.map((style) => {
    const truth = rateOf(style, OPEN_BEFORE);
    return style.share * truth ** truths * (1 - truth) ** bluffs;
  });
}

/** How much this speaker's claims speak for each card; the most is 1. */
export function weighCards(styles: Styles, speaker: Speaker): number[] {
  const shares = sharesOf(styles, speaker);
  const weights = speaker.claimed.map((_, card) =>
    styles.reduce((sum, style, at) => sum + shares[at] * likelihood(style, speaker, card), 0),
  );
  const most = Math.max(...weights);
  return most > 0 ? weights.map((weight) => weight / most) : weights.map(() => 1);
}
