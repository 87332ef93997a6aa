// Who plays for somebody who is away until that person is back. What such a bot does must not tell what is in the hand: it lets pass what
// may pass, and chooses among the rest without a look at the cards, except where the rules ask for one of them. It is easier than any level.

import type { Decrees, Move } from '@pretender/decrees';
import { type Hoax, hoax } from '@pretender/hoax';
import { type MoveSpec, pick, randomMove } from '@pretender/kernel';
import { ANSWERS } from './decrees/answers.ts';
import { official } from './decrees/officials.ts';
import type { Player } from './player.ts';

/** What a person would rather decide himself: whom to accuse, what to buy, whether to speak up. */
const BOLD: ReadonlySet<string> = new Set(['accuse', 'inform', 'challenge', 'immunise']);

/** Nobody waits for what stands beside the turn. */
export const heirStandIn: Player<Hoax> = (view, specs, draws) => {
  if (view.table.asks.some(({ id, mode }) => id === specs[0].ask && mode === 'standing')) return null;
  const neutral = specs.filter((spec) => spec.neutral);
  const plain = specs.filter(({ type }) => !BOLD.has(type));
  const among = [neutral, plain, specs].find(({ length }) => length > 0) ?? specs;
  return randomMove({ game: hoax, view }, among, draws).move;
};

const PASS: Move = { type: 'pass' };
/** Actions that need no card and harm nobody. */
const PLAIN_ACTIONS = ['draw', 'treasury', 'end'] as const;

function cardsToPick(specs: readonly MoveSpec[]): readonly string[] {
  return specs.flatMap(({ fields }) => (fields.card?.kind === 'one' ? fields.card.of.map(String) : []));
}

type Answer = (typeof ANSWERS)['search'];

const pickAny: Answer = (_view, _seat, specs, draws) => {
  const cards = cardsToPick(specs);
  return cards.length === 0 ? null : { type: 'pick', card: pick(draws, cards) };
};

/** No card is played, and nothing agreed upon. */
export const officialStandIn: Player<Decrees> = official(
  (_view, _seat, draws, specs) => {
    const types = specs.map(({ type }) => type);
    const possible = PLAIN_ACTIONS.filter((type) => types.includes(type));
    return possible.length === 0 ? null : { type: pick(draws, possible) };
  },
  {
    ...ANSWERS,
    objection: () => PASS,
    charge: () => PASS,
    offer: () => null,
    search: pickAny,
    salvage: pickAny,
    shedding: pickAny,
  },
);
