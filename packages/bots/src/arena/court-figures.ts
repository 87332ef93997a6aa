// What many matches of one court come to.

import type { CourtMatch, Deeds, Stage } from './court-match.ts';
import { type Part, type Rate, rateOf } from './interval.ts';

/** Counted before the finale, or in it: by the deeds of that stage. */
interface DeedFigure {
  readonly name: string;
  readonly part: (deeds: Deeds) => number;
  readonly of: (deeds: Deeds) => number;
}

const DEED_FIGURES: readonly DeedFigure[] = [
  { name: 'carried doubts in a turn', part: ({ carried }) => carried, of: ({ turns }) => turns },
  { name: 'raised doubts in a turn', part: ({ doubts }) => doubts, of: ({ turns }) => turns },
  { name: 'of carried doubts wrong', part: ({ wrong }) => wrong, of: ({ carried }) => carried },
  {
    name: 'doubts of carried doubts and accusations',
    part: ({ carried }) => carried,
    of: ({ carried, accusations }) => carried + accusations,
  },
  { name: 'accusations in a turn', part: ({ accusations }) => accusations, of: ({ turns }) => turns },
  { name: 'of accusations right', part: ({ right }) => right, of: ({ accusations }) => accusations },
  { name: 'of actions true', part: ({ trueClaims }) => trueClaims, of: ({ claims }) => claims },
  { name: 'of reactions true', part: ({ trueReactions }) => trueReactions, of: ({ reactions }) => reactions },
];

export interface CourtFigure {
  readonly name: string;
  readonly stage: Stage | 'match';
  /** Null where it never came up. */
  readonly rate: Rate | null;
}

/** A match is a witness, whatever happened in it. */
export function courtFigures(matches: readonly CourtMatch[], stages: readonly Stage[]): CourtFigure[] {
  const over = (part: (match: CourtMatch) => Part): Rate | null => rateOf(matches.map(part));
  const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);
  return [
    ...stages.flatMap((stage) =>
      DEED_FIGURES.map(({ name, part, of }) => ({
        name,
        stage,
        rate: over((match) => ({ part: part(match.stages[stage]), of: of(match.stages[stage]) })),
      })),
    ),
    {
      name: 'turns of each heir in a round',
      stage: 'match',
      rate: over(({ laps }) => ({ part: sum(laps), of: laps.length })),
    },
    { name: 'changes of the lead', stage: 'match', rate: over(({ leads }) => ({ part: leads, of: 1 })) },
    { name: 'rounds', stage: 'match', rate: over(({ laps }) => ({ part: laps.length, of: 1 })) },
  ];
}
