// The reasons of those who weigh: what pays by the odds.

import { hoax, type Identity, type Move } from '@pretender/hoax';
import { seededDraws } from '@pretender/kernel';
import { type DoubtOdds, doubtOdds, type Opinion, suspicions } from '../hints/odds.ts';
import { limitFor } from '../hoax/court/doubting.ts';
import { COURT_WEIGHING } from '../hoax/court/foresight.ts';
import type { CourtHabits } from '../hoax/court/habits.ts';
import { COURTIER_HABITS, LEVEL_HABITS } from '../hoax/court/levels.ts';
import { isTooLong } from '../hoax/declare.ts';
import type { Weighing } from '../hoax/farsighted/choices.ts';
import { SHREWD_WEIGHING } from '../hoax/farsighted/farsighted.ts';
import { SPEAKS_AS } from '../hoax/mind.ts';
import { HABITS } from '../hoax/shrewd/characters.ts';
import { doubtThreshold } from '../hoax/shrewd/doubting.ts';
import type { Habits, Manner } from '../hoax/shrewd/habits.ts';
import { doubtRate } from '../hoax/shrewd/repute.ts';
import { isLong } from '../hoax/shrewd/shrewd.ts';
import { accusationPoint } from '../hoax/shrewd/stakes.ts';
import { type Thought, think } from '../hoax/shrewd/thought.ts';
import { type AskKind, type Case, type Option, optionOf, type Reason, type Why } from './reason.ts';

type Accusation = Extract<Move, { type: 'accuse' }>;

/** How somebody weighs, and when a round is too long for him to wait any more. */
export interface Weigher<H extends Manner> extends Opinion {
  readonly habits: H;
  readonly weighing: Weighing<H>;
  isLong(thought: Thought<H>): boolean;
}

function shrewdWeigher(habits: Habits): Weigher<Habits> {
  const paysBelow: Opinion['paysBelow'] = (view, seat) => doubtThreshold(view, seat, habits);
  return { habits, reading: habits, weighing: SHREWD_WEIGHING, paysBelow, isLong: (thought) => isLong(thought) };
}

/** At court every turn has its price, and there is no last one. */
export function courtWeigher(habits: CourtHabits): Weigher<CourtHabits> {
  const paysBelow: Opinion['paysBelow'] = (view, seat) => limitFor(view, seat, habits);
  return { habits, reading: habits, weighing: COURT_WEIGHING, paysBelow, isLong: () => false };
}

/** Shown are the best three, the best true claim and the best accusation that pays. */
const MOST_OPTIONS = 3;

/** Above this chance to be doubted the truth is told for the doubt. */
const OFTEN = 0.3;

/** An accusation that does not pay: the round is long, nothing else can be done, or people do what a courtier would not. */
function whyUnlikely<H extends Manner>(thought: Thought<H>, kind: AskKind, weigher: Weigher<H>): Why {
  const isOffered = (what: Move['type']): boolean => thought.specs.some(({ type }) => type === what);
  const isPressed = kind === 'declaration' && !isOffered('claim');
  if (weigher.isLong(thought) || (isPressed && isTooLong(thought.view))) return 'accuseLate';
  return isPressed && !isOffered('challenge') ? 'accuseOnly' : 'accuseTooBold';
}

function whyAccuse<H extends Manner>(
  thought: Thought<H>,
  kind: AskKind,
  { target, identity }: Accusation,
  weigher: Weigher<H>,
): Why {
  const chance = thought.belief().chance(target, identity);
  if (chance > 0.999) return 'accuseKnown';
  if (accusationPoint(thought) > 1) return 'accuseForCrown';
  const weighed = weigher.weighing.accusations(thought);
  const gain = weighed.find(({ move }) => move.target === target && move.identity === identity)?.gain;
  return (gain ?? 0) > 0 ? 'accuseLikely' : whyUnlikely(thought, kind, weigher);
}

function whyClaim(thought: Thought<Manner>, as: Identity): Why {
  if (as !== thought.own) return 'bluff';
  return doubtRate(thought) > OFTEN ? 'truthWhereDoubted' : 'truth';
}

const whyDoubt = ({ chance }: DoubtOdds): Why => (chance === 0 ? 'doubtImpossible' : 'doubtUnlikely');

/** People do what a courtier would not; then that is what there is to say. */
function whyAnswer({ type }: Move, odds: DoubtOdds | null, own: Identity): Why | null {
  if (Object.hasOwn(SPEAKS_AS, type)) return SPEAKS_AS[type] === own ? 'reactTruly' : 'reactFalsely';
  if (odds === null) return null;
  const pays = odds.chance < odds.paysBelow;
  if (type === 'doubt' || type === 'support') return pays ? whyDoubt(odds) : 'doubtTooBold';
  if (type !== 'pass' && type !== 'decline') return null;
  return pays ? 'passTooShy' : odds.risk === 'points' ? 'believe' : 'tooRisky';
}

function whyOf<H extends Manner>(
  thought: Thought<H>,
  { kind, move }: Case,
  odds: DoubtOdds | null,
  weigher: Weigher<H>,
): Why | null {
  if (move.type === 'accuse') return whyAccuse(thought, kind, move, weigher);
  if (move.type === 'claim') return whyClaim(thought, move.as);
  if (move.type === 'inform') return 'inform';
  if (move.type === 'show') return 'showLittle';
  return whyAnswer(move, odds, thought.own);
}

function optionsOf<H extends Manner>(thought: Thought<H>, kind: AskKind, { weighing }: Weigher<H>): Option[] {
  if (kind !== 'declaration' && kind !== 'accusing') return [];
  const claims = kind === 'declaration' ? weighing.claims(thought) : [];
  const weighed = [...weighing.accusations(thought), ...claims]
    .map(({ move, gain }) => optionOf(thought.own, move, gain))
    .toSorted((a, b) => b.value - a.value);
  // Whoever pretends has weighed it against the truth.
  const truth = weighed.find(({ isTrue }) => isTrue);
  // An accusation is weighed against all that would come without it, so one that pays is made, whatever a claim would bring.
  const accusation = weighed.find(({ move, value }) => move.type === 'accuse' && value > 0);
  return weighed.filter((option, place) => place < MOST_OPTIONS || option === truth || option === accusation);
}

/** Null for those who do not weigh. */
export function weigherReason(level: string): ((answered: Case) => Reason | null) | null {
  const named: Readonly<Record<string, CourtHabits>> = { ...LEVEL_HABITS, ...COURTIER_HABITS };
  if (Object.hasOwn(named, level)) return (answered) => weighedReason(answered, courtWeigher(named[level]));
  if (!Object.hasOwn(HABITS, level)) return null;
  return (answered) => weighedReason(answered, shrewdWeigher(HABITS[level as keyof typeof HABITS]));
}

export function weighedReason<H extends Manner>(answered: Case, weigher: Weigher<H>): Reason | null {
  const { view, seat, own, kind, ask } = answered;
  const { habits } = weigher;
  const specs = hoax.moves(view).filter((spec) => spec.ask === ask);
  const thought = think({ view, seat, own, specs, draws: seededDraws(0, 'reasons') }, habits);
  const odds = doubtOdds(view, weigher);
  const why = whyOf(thought, answered, odds, weigher);
  if (why === null) return null;
  return {
    why,
    believed: suspicions(view, habits),
    odds,
    options: optionsOf(thought, kind, weigher),
    measure: 'points',
  };
}
