// How long matches at the page take, for people and as data.

import { aligned, spreadOf } from '../simulate/figures.ts';
import type { Clocked } from './page-clock.ts';

export function figuresOf(matches: readonly Clocked[]) {
  return {
    matches: matches.length,
    minutes: spreadOf(matches.map(({ minutes }) => minutes)),
    questions: spreadOf(matches.map(({ questions }) => questions)),
    turns: spreadOf(matches.map(({ turns }) => turns)),
    carried: spreadOf(matches.map(({ carried }) => carried)),
    wrong: spreadOf(matches.map(({ wrong }) => wrong)),
    laps: spreadOf(matches.flatMap(({ laps }) => laps)),
    rounds: spreadOf(matches.map(({ laps }) => laps.length)),
  };
}

export function reportLines(matches: readonly Clocked[]): string[] {
  const { minutes, questions, turns, carried, wrong, laps, rounds } = figuresOf(matches);
  const row = (name: string, { mean, p50, p10, p90 }: typeof minutes, digits = 0) => [
    `  ${name}`,
    mean.toFixed(1),
    p50.toFixed(digits),
    `${p10.toFixed(digits)} – ${p90.toFixed(digits)}`,
  ];
  return aligned([
    ['', 'mean', 'median', '10 – 90 %'],
    row('minutes until the crown', minutes, 1),
    row('questions to the person', questions),
    row('turns', turns),
    row('doubts that carried', carried),
    row('of them wrong', wrong),
    row('rounds', rounds),
    row('turns of each heir in a round', laps, 1),
  ]);
}
