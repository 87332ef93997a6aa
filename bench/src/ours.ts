/** Our own engine beside its peers: the full rules of Hoax, edition de, six seats; one move is one answer by one seat. */
import { hoax } from '@pretender/hoax';
import {
  beginMatch,
  fastDice,
  missing,
  offersTo,
  openAsks,
  type RawMove,
  randomMove,
  randomPolicy,
  resolveOptions,
  settle,
  simulate,
  submit,
} from '@pretender/kernel';
import { type Contender, matchContender } from './measure.ts';

const SEATS = 6;

const configOf = () => {
  const resolved = resolveOptions(hoax.options, { edition: 'de' }, SEATS);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  return resolved.config;
};

/** As a live table does it: offers from the view, the choice checked again on arrival, events written and logged. */
const playChecked = (seed: number, config: ReturnType<typeof configOf>): number => {
  const dice = fastDice(seed);
  const draws = dice.draws('policy');
  const match = beginMatch(hoax, config, SEATS, dice);
  for (let moves = 0; ; moves += 1) {
    settle(match);
    const [ask] = openAsks(match);
    if (ask === undefined) return moves;
    const [seat] = missing(match, ask);
    const specs = offersTo(match, seat).filter((spec) => spec.ask === ask.id);
    const { move } = randomMove({ game: hoax, view: match.views[seat] }, specs, draws);
    const receipt = submit(match, seat, ask.id, move as unknown as RawMove);
    if (!receipt.ok) throw new Error(`an offered move was refused: ${receipt.refusal.code}`);
  }
};

const policy = randomPolicy(hoax);

const playSimulated = (seed: number, config: ReturnType<typeof configOf>): number => {
  const dice = fastDice(seed);
  const { state } = beginMatch(hoax, config, SEATS, dice);
  return simulate(hoax, state, { dice, draws: dice.draws('policy'), policy });
};

export const ourContenders = (seed: number): Contender[] => {
  const config = configOf();
  return [
    matchContender('pretender, fully checked', (match) => playChecked(seed + match, config)),
    matchContender('pretender, simulate', (match) => playSimulated(seed + match, config)),
  ];
};
