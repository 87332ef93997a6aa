// A match of the court, played here and now, for whoever wants to see how it goes before they play: the same one each time, and a moment of it.

import type { answer } from '@pretender/bots';
import { type Hoax, hoax } from '@pretender/hoax';
import { isHeard } from '@pretender/hoax/live';
import {
  type Ask,
  beginMatch,
  type Draws,
  fastDice,
  lapse,
  type Match,
  missing,
  openAsks,
  recordOf,
  resolveOptions,
  type Seat,
  seededDraws,
  submit,
} from '@pretender/kernel';
import { courtFor, MIXED } from '@pretender/protocol/court';
import type { Showcase, ShownMoment } from '../face.ts';

const SEATS = 6;
const OPTIONS = { edition: 'quick' };
/** It comes up before so many entries, or another match is played. */
const SOON = 150;
/** What decides it, right after a vote. */
const DECIDES: { readonly [M in ShownMoment]: 'exposed' | 'revealed' } = { caught: 'exposed', believed: 'revealed' };

const court = courtFor({ game: hoax.id, company: MIXED, count: SEATS, isTaken: () => false });

/** The first of those who are asked answers; nobody looks at what stands beside the turn. */
function step(match: Match<Hoax>, ask: Ask, answers: typeof answer, draws: Draws): void {
  const [seat] = missing(match, ask);
  const isOver = seat === undefined || isHeard(match.state.table, match.entries);
  const question = isOver ? null : { game: hoax.id, level: court[seat].level, view: match.views[seat], ask: ask.id };
  const move = question && answers(question as never, draws);
  if (move === null || !submit(match, seat as Seat, ask.id, move).ok) lapse(match, ask.id);
}

function play(answers: typeof answer, seed: number): Match<Hoax> {
  const resolved = resolveOptions(hoax.options, OPTIONS, SEATS);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  const match = beginMatch(hoax, resolved.config, SEATS, fastDice(seed));
  const draws = seededDraws(seed, 'showcase');
  while (hoax.outcome(match.state.table) === null) {
    const ask = openAsks(match).findLast(({ mode }) => mode !== 'standing');
    if (ask === undefined) throw new Error('the match stands still');
    step(match, ask, answers, draws);
  }
  return match;
}

export async function showcase(moment: ShownMoment): Promise<Showcase> {
  const { answer: answers } = await import('@pretender/bots');
  const wanted = DECIDES[moment];
  for (let seed = 1; ; seed++) {
    const match = play(answers, seed);
    const at = match.entries.findIndex(({ events }) => events.some(({ type }) => type === wanted));
    if (at < 0 || at > SOON) continue;
    const names = court.map(({ name }) => name);
    const record = recordOf(match, { options: OPTIONS, names, seed: { kind: 'fast', value: seed } });
    return { record: record as unknown as Showcase['record'], at: at + 1 };
  }
}
