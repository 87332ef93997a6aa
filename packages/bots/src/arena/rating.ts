// Ratings for games of many: the update of Weng and Lin (2011) for the model of Plackett and Luce, as OpenSkill has it. A
// rating is a guess at somebody's strength and how sure the guess is.

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const UNKNOWN: Rating = { mu: 25, sigma: 25 / 3 };
/** How far apart two are if one of them wins about three times out of four. */
const BETA = 25 / 6;
/** Nobody is ever quite sure. */
const LEAST = 0.0001;

/** After a match: ratings in the order in which they came in; equal places have equal ranks. */
export function rated(ratings: readonly Rating[], ranks: readonly number[]): Rating[] {
  const c = Math.sqrt(ratings.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const power = ratings.map(({ mu }) => Math.exp(mu / c));
  /** Everybody who was still in the race when this place was taken. */
  const field = ranks.map((rank) => power.reduce((sum, each, at) => (ranks[at] >= rank ? sum + each : sum), 0));
  const ties = ranks.map((rank) => ranks.filter((other) => other === rank).length);
  return ratings.map(({ mu, sigma }, own) => {
    let [gain, doubt] = [0, 0];
    for (const [place, rank] of ranks.entries()) {
      if (rank > ranks[own]) continue;
      const chance = power[own] / field[place];
      gain += ((place === own ? 1 : 0) - chance) / ties[place];
      doubt += (chance * (1 - chance)) / ties[place];
    }
    const variance = sigma ** 2;
    const sureness = 1 - (variance / c ** 2) * (sigma / c) * doubt;
    return { mu: mu + (variance / c) * gain, sigma: sigma * Math.sqrt(Math.max(sureness, LEAST)) };
  });
}
