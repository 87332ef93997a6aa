// The reasons of those who weigh: what pays by the odds.

import { hoax, type Identity, type Move } from '@pretender/hoax';
import { seededDraws } from '@pretender/kernel';
import { type DoubtOdds, doubtOdds, suspicions } from '../hints/odds.ts';
import { isTooLong } from '../hoax/declare.ts';
import { SPEAKS_AS } from '../hoax/mind.ts';
import { weighAccusations } from '../hoax/shrewd/accusing.ts';
import { HABITS } from '../hoax/shrewd/characters.ts';
import { weighClaims } from '../hoax/shrewd/claiming.ts';
import { type Habits, STANDARD } from '../hoax/shrewd/habits.ts';
import { doubtRate } from '../hoax/shrewd/repute.ts';
import { isLong } from '../hoax/shrewd/shrewd.ts';
import { accusationPoint } from '../hoax/shrewd/stakes.ts';
import { type Thought, think } from '../hoax/shrewd/thought.ts';
import { TUNED } from '../hoax/shrewd/tuned.ts';
import { type AskKind, type Case, type Option, optionOf, type Reason, type Why } from './reason.ts';

type Accusation = Extract<Move, { type: 'accuse' }>;

/** Shown are the best three, the best true claim and the best accusation that pays. */
const MOST_OPTIONS = 3;

/** Above this chance to be doubted the truth is told for the doubt. */
const OFTEN = 0.3;

/** An accusation that does not pay: the round is long, nothing else can be done, or people do what a courtier would not. */
function whyUnlikely(thought: Thought, kind: AskKind): Why {
  const isOffered = (what: Move['type']): boolean => thought.specs.some(({ type }) => type === what);
  const isPressed = kind === 'declaration' && !isOffered('claim');
  if (isLong(thought) || (isPressed && isTooLong(thought.view))) return 'accuseLate';
  return isPressed && !isOffered('challenge') ? 'accuseOnly' : 'accuseTooBold';
}

function whyAccuse(thought: Thought, kind: AskKind, { target, identity }: Accusation): Why {
  const chance = thought.belief().chance(target, identity);
  if (chance > 0.999) return 'accuseKnown';
  if (accusationPoint(thought) > 1) return 'accuseForCrown';
  const gain = weighAccusations(thought).find(({ move }) => move.target === target && move.identity === identity)?.gain;
  return (gain ?? 0) > 0 ? 'accuseLikely' : whyUnlikely(thought, kind);
}

function whyClaim(thought: Thought, as: Identity): Why {
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

function whyOf(thought: Thought, kind: AskKind, move: Move, odds: DoubtOdds | null): Why | null {
  if (move.type === 'accuse') return whyAccuse(thought, kind, move);
  if (move.type === 'claim') return whyClaim(thought, move.as);
  if (move.type === 'inform') return 'inform';
  if (move.type === 'show') return 'showLittle';
  return whyAnswer(move, odds, thought.own);
}

function optionsOf(thought: Thought, kind: AskKind): Option[] {
  if (kind !== 'declaration' && kind !== 'accusing') return [];
  const claims = kind === 'declaration' ? weighClaims(thought) : [];
  const weighed = [...weighAccusations(thought), ...claims]
    .map(({ move, gain }) => optionOf(thought.own, move, gain))
    .toSorted((a, b) => b.value - a.value);
  // Whoever pretends has weighed it against the truth.
  const truth = weighed.find(({ isTrue }) => isTrue);
  // An accusation is weighed against all that would come without it, so one that pays is made, whatever a claim would bring.
  const accusation = weighed.find(({ move, value }) => move.type === 'accuse' && value > 0);
  return weighed.filter((option, place) => place < MOST_OPTIONS || option === truth || option === accusation);
}

/** Null for those who do not weigh, or not only so. */
export function habitsOf(level: string): Habits | null {
  if (level === 'shrewd') return STANDARD;
  if (level === 'wily') return TUNED;
  return Object.hasOwn(HABITS, level) ? HABITS[level as keyof typeof HABITS] : null;
}

export function weighedReason({ view, seat, own, kind, ask, move }: Case, habits: Habits): Reason | null {
  const specs = hoax.moves(view).filter((spec) => spec.ask === ask);
  const thought = think({ view, seat, own, specs, draws: seededDraws(0, 'reasons') }, habits);
  const odds = doubtOdds(view, habits);
  const why = whyOf(thought, kind, move, odds);
  if (why === null) return null;
  return { why, believed: suspicions(view, habits), odds, options: optionsOf(thought, kind), measure: 'points' };
}
