/** Our own engine beside its peers: the full rules of Hoax, edition de, six seats; one move is one answer by one seat. */
import { type Hoax, hoax } from '@pretender/hoax';
import {
  type AskId,
  beginMatch,
  type Draws,
  fastDice,
  type MoveSpec,
  offersTo,
  type RawMove,
  randomMove,
  randomPolicy,
  resolveOptions,
  settle,
  simulate,
  submit,
  type View,
} from '@pretender/kernel';
import { type Contender, matchContender } from './measure.ts';

const SEATS = 6;

const configOf = () => {
  const resolved = resolveOptions(hoax.options, { edition: 'de' }, SEATS);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  return resolved.config;
};

/** Where one can pass, one does, seven times out of eight, as in `sample` and as the peers' players do. */
const PATIENCE = 8;

const chooseFrom = (offers: readonly MoveSpec[], ask: AskId, view: View<Hoax>, draws: Draws): RawMove => {
  let own = 0;
  let canPass = false;
  for (const spec of offers) {
    if (spec.ask !== ask) continue;
    own++;
    canPass ||= spec.type === 'pass';
  }
  if (canPass && draws.below(PATIENCE) !== 0) return { type: 'pass' };
  const specs = own === offers.length ? offers : offers.filter((spec) => spec.ask === ask);
  return randomMove({ game: hoax, view }, specs, draws).move as unknown as RawMove;
};

/** As a live table does it: offers from the view, the choice checked again on arrival, events written and logged. */
const playChecked = (seed: number, config: ReturnType<typeof configOf>): number => {
  const dice = fastDice(seed);
  const draws = dice.draws('policy');
  const match = beginMatch(hoax, config, SEATS, dice);
  for (let moves = 0; ; moves += 1) {
    const awaited = settle(match);
    if (awaited === null) return moves;
    const { ask, seat } = awaited;
    const move = chooseFrom(offersTo(match, seat), ask.id, match.views[seat], draws);
    const receipt = submit(match, seat, ask.id, move);
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
