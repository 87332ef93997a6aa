// As whom to act: what it brings, what it gives away, and what a doubt would do, should one carry. A lie that nobody believes is soon
// exposed; a truth that nobody believes is a bait.

import { handsNeeded, identitiesIn } from '@pretender/hoax';
import { speakerOf, weighCards } from '../belief/styles.ts';
import { countOf, openHeads } from '../knowledge.ts';
import { doubtRate } from '../shrewd/repute.ts';
import { CROWN, share, wouldCrown, wrongDoubtOf } from '../shrewd/stakes.ts';
import { countIn, pickWeighted, type Thought } from '../shrewd/thought.ts';
import { bestOfEach, type Claim, type Use } from '../shrewd/uses.ts';
import type { CourtHabits } from './habits.ts';
import { atLeast, paysBelow, readiness } from './hands.ts';

type Identity = Claim['as'];

/** How likely the others take this heir for somebody, after one more claim as somebody; by heads and claims alone. */
function seeming({ view, seat, habits }: Thought<CourtHabits>): (who: Identity, after: Identity) => number {
  const heir = view.table.heirs[seat];
  const { styles } = habits;
  const identities = identitiesIn(view.table.config);
  const heads = openHeads(heir, identities);
  const open = countOf(heads);
  const seen = new Map<Identity, readonly number[]>();
  const weightsAfter = (after: Identity): readonly number[] => {
    const known = seen.get(after);
    if (known !== undefined) return known;
    const weights = weighCards(styles, speakerOf(heir, { identities, open, learned: styles.learned }, after));
    const all = weights.reduce((sum, weight, kind) => sum + ((heads & (1 << kind)) !== 0 ? weight : 0), 0);
    const chances = weights.map((weight) => weight / all);
    seen.set(after, chances);
    return chances;
  };
  return (who, after) => weightsAfter(after)[identities.indexOf(who)];
}

/** A doubt carries about so often where nothing else is known of a table. */
const USUALLY_DOUBTED = 0.08;

/** How likely a doubt of a claim carries that seems so likely to the others. Where more or less is doubted than one would, that counts. */
function carried(thought: Thought<CourtHabits>): (likely: number) => number {
  const { view, seat, habits } = thought;
  const count = countIn(view);
  const limit = paysBelow(view.table, seat, null, habits);
  const need = handsNeeded(view.table);
  const rate = doubtRate(thought);
  return (likely) => {
    const ready = readiness(limit, likely, habits.nuance);
    const usual = atLeast(
      need,
      Array.from({ length: count - 1 }, () => ready),
    );
    if (rate <= USUALLY_DOUBTED) return (usual * rate) / USUALLY_DOUBTED;
    const more = (rate - USUALLY_DOUBTED) / (1 - USUALLY_DOUBTED);
    return usual + (1 - usual) * more;
  };
}

/** What it brings to be doubted wrongly. */
function baitWorth({ view, seat }: Thought<CourtHabits>): number {
  if (wouldCrown(view.table, seat)) return CROWN;
  const { points, stays } = wrongDoubtOf(view.table, seat);
  return points - (stays ? 0 : share(countIn(view)));
}

/** The best claim as each identity, and what it would bring, in points. */
export function weighClaims(thought: Thought<CourtHabits>): { readonly move: Claim; readonly gain: number }[] {
  const { own, habits, view } = thought;
  const seems = seeming(thought);
  const doubted = carried(thought);
  const bait = baitWorth(thought);
  const round = share(countIn(view));
  const gainOf = ({ claim: { as }, worth }: Use): number => {
    const danger = habits.shyness * round * seems(own, as) ** 2;
    const falls = doubted(seems(as, as));
    return as === own
      ? (1 - falls) * (worth - danger) + falls * bait + habits.honesty
      : (1 - falls) * worth - falls * habits.cover - danger;
  };
  return bestOfEach(thought).map((use) => ({ move: use.claim, gain: gainOf(use) }));
}

export function claim(thought: Thought<CourtHabits>): Claim | null {
  const { habits, draws } = thought;
  const uses = weighClaims(thought);
  const most = Math.max(...uses.map(({ gain }) => gain));
  return pickWeighted(draws, uses, ({ gain }) => Math.exp((gain - most) / habits.whim))?.move ?? null;
}
