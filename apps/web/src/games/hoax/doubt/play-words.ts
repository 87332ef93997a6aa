// What is said of a moment while it is played: first what everybody knows, and how it ended only when that is shown.

import type { Names } from '../../../sitting/names.ts';
import { words } from '../../../words/words.svelte.ts';
import { claimSentence, identityName } from '../speech.ts';
import type { Facts, Verdict } from './acts.ts';

const say = () => words.hoaxTable;

/** Nobody reads about themselves in the third person: `a` does it, `b` has it done to them. */
function partOf({ kind, seat, hands }: Facts, names: Names): 'a' | 'b' | 'other' {
  const isAimed = kind === 'accusation';
  if (isAimed && names.isMe(hands[0] ?? seat)) return 'a';
  return names.isMe(seat) ? (isAimed ? 'b' : 'a') : 'other';
}

const both = (facts: Facts, names: Names) => {
  const accuser = names.of(facts.hands[0] ?? facts.seat);
  const identity = facts.who === null ? '' : identityName(facts.who);
  return { accuser, name: names.of(facts.seat), identity, you: partOf(facts, names) };
};

export interface Opening {
  readonly who: string;
  /** What was said; empty where the line says it. */
  readonly sentence: string;
}

export function openingOf(facts: Facts, names: Names): Opening {
  const about = both(facts, names);
  if (facts.kind === 'accusation') return { who: say().playAccuses(about), sentence: '' };
  if (facts.claim === null) {
    const isMe = names.isMe(facts.hands[0] ?? facts.seat);
    const you = isMe ? 'a' : names.isMe(facts.seat) ? 'b' : 'other';
    return { who: say().playChallenges({ ...about, you }), sentence: '' };
  }
  const { name, identity } = about;
  const who = names.isMe(facts.seat) ? say().youClaim({ identity }) : say().claims({ name, identity });
  return { who, sentence: claimSentence(facts.claim, names) };
}

export function questionOf(facts: Facts, names: Names): string {
  const about = both(facts, names);
  if (facts.who === null) return say().playGuess(about);
  return say().playQuestion({ ...about, you: names.isMe(facts.seat) ? 'a' : 'other' });
}

export interface VerdictText {
  /** One word, where there is one. */
  readonly word: string;
  readonly title: string;
  /** What follows from it. */
  readonly line: string;
}

function ofAccusation(facts: Facts, { isTrue }: Verdict, names: Names): VerdictText {
  const { accuser, name: target, identity, you } = both(facts, names);
  const about = { accuser, target, you };
  const title = isTrue ? say().momentRight(about) : say().momentWrong(about);
  const line = facts.who === null ? '' : say().momentNamed({ identity });
  return { word: isTrue ? say().verdict_right() : say().verdict_wrong(), title, line };
}

export function verdictText(facts: Facts, verdict: Verdict, names: Names): VerdictText {
  if (facts.kind === 'accusation') return ofAccusation(facts, verdict, names);
  const isMe = names.isMe(facts.seat);
  const { name, identity } = both(facts, names);
  const you = isMe ? 'a' : 'other';
  if (facts.kind === 'collapse')
    return { word: '', title: say().momentCollapsed(), line: say().momentStands({ name, you }) };
  if (!verdict.isTrue) {
    const title = isMe ? say().momentYouExposed({ identity }) : say().momentExposed({ name, identity });
    const line = facts.claim === null ? '' : verdict.isRemembered ? say().momentRemember() : say().momentCovered();
    return { word: say().verdict_lie(), title, line };
  }
  const title = isMe ? say().momentYouProved({ identity }) : say().momentProved({ name, identity });
  const { points } = verdict;
  return { word: say().verdict_true(), title, line: points > 0 ? say().momentPoints({ name, points, you }) : '' };
}
