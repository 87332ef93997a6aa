// What a study has found, for people and as data.

import { gapOf, shareOf } from '@pretender/bots/arena';
import { chancesIn, isLoud, LOUD, type Loudness, loudest } from '@pretender/bots/exploit';
import { IDENTITIES } from '@pretender/hoax';
import { aligned, grouped } from '../simulate/figures.ts';
import type { Course, Findings } from './course.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const points = (share: number): string => `${share < 0 ? '−' : '+'}${(100 * Math.abs(share)).toFixed(1)} pp`;

const SHOWN = 12;

export function figuresOf({ study, deals }: Course, { counts, watched, thieves, wins }: Findings) {
  const signs = loudest(counts);
  const together = signs.filter(({ context }) => context === null);
  return {
    ...study,
    deals,
    watched,
    chances: chancesIn(counts),
    fair: 1 / study.seats,
    with: shareOf(wins.with),
    without: shareOf(wins.without),
    thumb: shareOf(wins.thumb),
    notebook: shareOf(wins.notebook),
    gap: gapOf(wins.with, wins.without),
    manner: thieves.with.manner,
    weights: thieves.with.fitted.weights,
    /** Signs that are certainly above the bar: taken together, and in one context. */
    loud: together.filter(isLoud).length,
    loudInContext: signs.filter((sign) => sign.context !== null && isLoud(sign)).length,
    signs: together.slice(0, SHOWN),
  };
}

const nameOf = (card: number | null): string => (card === null ? '' : IDENTITIES[card]);

/** One to so many is easier to read than a small share. */
function ratioText({ ratio, low, high }: Loudness): string {
  const isFor = ratio >= 1;
  const [middle, least, most] = isFor ? [ratio, low, high] : [1 / ratio, 1 / high, 1 / low];
  const text = (value: number): string => (value >= 1000 ? '> 1000' : value.toFixed(1));
  return `${text(middle)} : 1 ${isFor ? 'for' : 'against'} [${text(least)}–${text(most)}]`;
}

function signLines(signs: readonly Loudness[]): string[] {
  const rows = signs.map((sign) => [
    `  ${sign.kind}${sign.subject === null ? '' : ` (${nameOf(sign.subject)})`} ${sign.isSaid ? 'said' : 'not said'}`,
    nameOf(sign.card),
    ratioText(sign),
    grouped(sign.chances),
    grouped(sign.others),
  ]);
  return aligned([['  sign', 'card', 'speaks', 'chances with it', 'without'], ...rows]);
}

export function reportLines(course: Course, findings: Findings): string[] {
  const figures = figuresOf(course, findings);
  const { study } = course;
  const between = ({ low, high }: { low: number; high: number }): string => `${percent(low)} – ${percent(high)}`;
  const { gap } = figures;
  return [
    `${study.target}, ${study.seats} seats, ${grouped(course.deals)} deals from every seat, seed ${study.seed}`,
    `watched ${grouped(figures.watched)} matches, ${grouped(figures.chances)} chances to say something`,
    '',
    ...aligned([
      ['one among the others', 'won', '95 %'],
      ['  pickpocket', percent(figures.with.share), between(figures.with)],
      ['  without reactions and silences', percent(figures.without.share), between(figures.without)],
      ['  thumb', percent(figures.thumb.share), between(figures.thumb)],
      ['  notebook', percent(figures.notebook.share), between(figures.notebook)],
      ['  as good as the others', percent(figures.fair), ''],
    ]),
    `  what reactions and silences bring: ${points(gap.gap)} [${points(gap.low)} – ${points(gap.high)}]`,
    '',
    `what speaks loudest for or against a card; certainly above ${LOUD} : 1 are ${grouped(figures.loud)} reactions, silences, doubts and hands`,
    `(and ${grouped(figures.loudInContext)} in some context alone, such as what was said before)`,
    ...signLines(figures.signs),
  ];
}
