// What is counted over many matches of Hoax: how points were earned, and how rounds ended.

import { type Heir, type Hoax, hoax, type Public } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import type { Section, Tally } from '../pack.ts';
import { listening } from '../simulate/listen.ts';

type ScoreReason = keyof Heir['earned'];

const REASONS: { readonly [R in ScoreReason]: string } = {
  accusation: 'right accusation',
  repelled: 'wrongly accused',
  wrongDoubt: 'wrongly doubted',
  finale: 'finale won',
  finaleLoss: 'finale lost',
  draw: 'finale drawn',
};

const ENDINGS = {
  finaleWrongDoubt: 'finale, by a wrong doubt',
  finaleWrongChallenge: 'finale, by a wrong challenge',
  finaleRightAccusation: 'finale, by a right accusation',
  finaleWrongAccusation: 'finale, by a wrong accusation',
  finaleDraw: 'finale drawn',
  crownByWrongDoubt: 'crowned before the finale, wrongly doubted',
  crownByAccusation: 'crowned before the finale, by an accusation',
} as const;
type Ending = keyof typeof ENDINGS;

function countsOf<K extends string>(labels: Readonly<Record<K, string>>): Record<K, number> {
  return Object.fromEntries(Object.keys(labels).map((key) => [key, 0])) as Record<K, number>;
}

function section<K extends string>(
  about: { key: string; title: string },
  labels: Readonly<Record<K, string>>,
  counts: Readonly<Record<K, number>>,
): Section {
  const rows = (Object.keys(labels) as K[]).map((key) => ({ key, label: labels[key], count: counts[key] }));
  return { ...about, rows };
}

/** Two heirs left play a finale, whether it has begun by name or not. */
function isFinale({ finale, heirs }: Public): boolean {
  return finale || heirs.filter(({ standing }) => standing === 'in').length === 2;
}

export function hoaxTally(): Tally<Hoax> {
  const points = countsOf(REASONS);
  const endings = countsOf(ENDINGS);
  let turns = 0;
  let last: Ending = 'finaleDraw';
  /** Rightly accused in the game for children: the card that is turned up now was not doubted. */
  let accused: Seat | null = null;
  const accusation = ({ right }: { right: boolean }, table: Public): void => {
    if (isFinale(table)) last = right ? 'finaleRightAccusation' : 'finaleWrongAccusation';
    else last = 'crownByAccusation';
  };
  const game = listening(hoax, {
    turnBegan: () => void turns++,
    judged: accusation,
    accused(event, table) {
      accusation(event, table);
      accused = event.right ? event.target : null;
    },
    revealed({ seat }, table) {
      const isAccused = seat === accused;
      accused = null;
      if (isAccused) return;
      if (table.turn.deed?.do === 'challenge') last = 'finaleWrongChallenge';
      else last = isFinale(table) ? 'finaleWrongDoubt' : 'crownByWrongDoubt';
    },
    roundEnded: ({ victor }) => void endings[victor === null ? 'finaleDraw' : last]++,
    won: () => void endings[last]++,
  });
  return {
    game,
    endMatch(table) {
      for (const { earned } of table.heirs) {
        for (const reason of Object.keys(REASONS) as ScoreReason[]) points[reason] += earned[reason];
      }
      const lengths = { turns, rounds: table.round };
      turns = 0;
      return lengths;
    },
    sections: () => [
      section({ key: 'points', title: 'points, how they were earned' }, REASONS, points),
      section({ key: 'endings', title: 'rounds, how they ended' }, ENDINGS, endings),
    ],
  };
}
