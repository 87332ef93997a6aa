// The figures of a tournament, for people.

import type { Plan, Rated, Standing, Standings } from '@pretender/bots/arena';
import { aligned, grouped } from '../simulate/figures.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function between({ low, high }: Standing): string {
  return `${(100 * low).toFixed(1)} – ${(100 * high).toFixed(1)}`;
}

/** One row for each pairing. */
function pairingLines({ pairings }: Standings): string[] {
  const rows = pairings.map((standing) => [
    `  ${standing.player}`,
    standing.field,
    percent(standing.share),
    between(standing),
    standing.score.toFixed(1),
    standing.fieldScore.toFixed(1),
    grouped(standing.matches),
  ]);
  return aligned([['  one', 'field', 'won', '95 %', 'score', 'field', 'matches'], ...rows]);
}

/** Who wins how often in whose field; what a rating would hide, such as a circle, is seen here. */
function matrixLines({ players, fields }: Plan, { pairings }: Standings): string[] {
  const cell = (player: string, field: string): string => {
    const found = pairings.find((pairing) => pairing.player === player && pairing.field === field);
    return found === undefined ? '–' : percent(found.share);
  };
  const rows = players.map((player) => [`  ${player}`, ...fields.map((field) => cell(player, field))]);
  return aligned([['  won by one against', ...fields], ...rows]);
}

function ratingLines(ratings: readonly Rated[]): string[] {
  const rows = ratings.map(({ player, mu, sigma }) => [`  ${player}`, mu.toFixed(1), `± ${(2 * sigma).toFixed(1)}`]);
  return aligned([['  player', 'rating', ''], ...rows]);
}

export function reportBlocks(plan: Plan, standings: Standings): { readonly title: string; readonly lines: string[] }[] {
  const fair = percent(1 / plan.seats);
  return [
    { title: `one among ${plan.seats}; as good as the field would be ${fair}`, lines: pairingLines(standings) },
    { title: 'payoff matrix', lines: matrixLines(plan, standings) },
    { title: 'ratings (OpenSkill)', lines: ratingLines(standings.ratings) },
  ];
}

const CELLS = 24;

/** ▰▰▰▱▱ 42 of 100 matches, 3 min left */
export function barOf(done: number, matches: number, seconds: number): string {
  const filled = Math.floor((CELLS * done) / matches);
  const left = Math.ceil((seconds / done) * (matches - done));
  const time = left >= 120 ? `${Math.round(left / 60)} min` : `${left} s`;
  return `${'▰'.repeat(filled)}${'▱'.repeat(CELLS - filled)} ${grouped(done)} of ${grouped(matches)} matches, ${time} left`;
}
