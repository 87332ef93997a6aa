// What a court does, for people; and who of it is told from whom.

import type { Confusion, CourtFigure } from '@pretender/bots/arena';
import { aligned } from '../simulate/figures.ts';

const TITLES: { readonly [S in CourtFigure['stage']]: string } = {
  round: 'before the finale',
  finale: 'in finales',
  duel: 'in duels',
  match: 'in a match',
};

const number = (value: number): string => (Number.isFinite(value) ? value.toFixed(3) : '?');

function rowOf({ name, rate }: CourtFigure): string[] {
  const between = rate === null ? '' : `${number(rate.low)} – ${number(rate.high)}`;
  return [`  ${name}`, rate === null ? '–' : number(rate.rate), between];
}

export function figureLines(figures: readonly CourtFigure[]): string[] {
  const stages = [...new Set(figures.map(({ stage }) => stage))];
  return aligned(
    stages.flatMap((stage) => [
      [TITLES[stage], '', '95 %'],
      ...figures.filter((figure) => figure.stage === stage).map(rowOf),
    ]),
  );
}

export function confusionLines({ labels, counts, right, all }: Confusion): string[] {
  const rows = labels.map((label) => [`  ${label}`, ...labels.map((named) => String(counts[label][named]))]);
  return [
    `named right: ${((100 * right) / all).toFixed(1)} % of ${all} seats`,
    ...aligned([['  was, named', ...labels], ...rows]),
  ];
}
