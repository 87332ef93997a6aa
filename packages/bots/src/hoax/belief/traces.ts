// What heirs give away without a word: whom nobody could convict, and what somebody chose to show.

import { type Identity, identitiesIn, type View } from '@pretender/hoax';

export interface Traces {
  /** How sure it is that an accusation which failed named what everybody thought; 0 takes no notice. */
  readonly herd: number;
  /** What is shown is what tells least: each thing that would have told less and was kept makes it so much less likely; 1 takes no notice. */
  readonly showing: number;
}

/** Accusers go for the likeliest: its share of their guesses is sharper than its chance. */
const SHARP = 3;

/** Whispered accusations by others that have failed. */
function failures({ table, viewer }: View, seat: number): number {
  let count = 0;
  for (const { accuser, target, right, identity } of table.accusations)
    if (target === seat && !right && identity === null && accuser !== viewer) count++;
  return count;
}

function convict(weights: number[], fails: number, herd: number): void {
  for (let fail = 0; fail < fails; fail++) {
    const sum = weights.reduce((all, weight) => all + weight ** SHARP, 0);
    if (sum === 0) return;
    for (const [kind, weight] of weights.entries()) weights[kind] = weight * (1 - (herd * weight ** SHARP) / sum);
  }
}

/** How many heads were kept back, were it this card, that would have told less than what was shown. */
function keptBack(said: readonly number[], shown: readonly number[], kept: readonly number[], card: number): number {
  let count = 0;
  for (const other of kept) {
    if (other === card) continue;
    for (const kind of shown) if (said[other] < said[kind]) count++;
  }
  return count;
}

/** What speaks for each card of a seat, from what its claims say: the same with its traces; only where it may still be several. */
export function follow(view: View, seat: number, said: readonly number[], traces: Traces): readonly number[] {
  const { table, viewer } = view;
  const fails = traces.herd > 0 ? failures(view, seat) : 0;
  const seen = viewer === 'public' ? [] : (view.hands[viewer]?.seen[seat] ?? []);
  if (fails === 0 && (seen.length === 0 || traces.showing === 1)) return said;
  const identities = identitiesIn(table.config);
  const { covers } = table.heirs[seat];
  const isShown = (identity: Identity): boolean => seen.includes(identity);
  const shown = identities.flatMap((identity, kind) => (isShown(identity) ? [kind] : []));
  const kept = identities.flatMap((identity, kind) => (covers[identity] === null && !isShown(identity) ? [kind] : []));
  const weights = said.map((weight, kind) => weight * traces.showing ** keptBack(said, shown, kept, kind));
  for (const [kind, identity] of identities.entries()) if (covers[identity] !== null) weights[kind] = 0;
  convict(weights, fails, traces.herd);
  return weights;
}
