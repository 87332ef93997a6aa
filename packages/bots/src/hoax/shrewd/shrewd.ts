// An heir that keeps count of the cards, believes by the odds and pretends where it pays.

import type { Hoax, Move, Table } from '@pretender/hoax';
import type { Player } from '../../player.ts';
import { declare as declareHonestly } from '../declare.ts';
import { allOfType, anyMove, anyOfType, best, SPEAKS_AS } from '../mind.ts';
import { accuse, accuseLikeliest } from './accusing.ts';
import { claim } from './claiming.ts';
import { isDoubtful, vote } from './doubting.ts';
import type { Habits } from './habits.ts';
import { inform } from './prying.ts';
import { leastTelling } from './repute.ts';
import { chance, type Thought, think } from './thought.ts';

type AskKind = Table['asks'][number]['kind'];
type Answer = (thought: Thought) => Move | null;

/** A true reaction always; another one now and then. */
function react(thought: Thought): Move | null {
  const { specs, own, draws, habits } = thought;
  const reactions = specs.filter(({ type }) => type in SPEAKS_AS);
  const honest = reactions.filter(({ type }) => SPEAKS_AS[type] === own);
  if (honest.length > 0) return anyMove(thought, honest);
  const immune = reactions.filter(({ type }) => type === 'immunise');
  if (immune.length > 0 && chance(draws, habits.pretendImmune)) return anyMove(thought, immune);
  const rest = reactions.filter(({ type }) => type !== 'immunise');
  return rest.length > 0 && chance(draws, habits.pretendChain) ? anyMove(thought, rest) : null;
}

const any: Answer = (thought) => anyMove(thought, thought.specs);
const pass: Answer = (thought) => anyOfType(thought, 'pass');
const reactOrPass: Answer = (thought) => react(thought) ?? pass(thought);

const answerClaim: Answer = (thought) =>
  (isDoubtful(thought) ? anyOfType(thought, 'doubt') : null) ?? reactOrPass(thought);

/** The cheapest way out. */
const settle: Answer = (thought) => {
  const { sentences } = thought.view.table.turn;
  return best(thought, allOfType(thought, 'settle'), ({ to, as }) =>
    as === 'monk' ? -1 : -(sentences.find(({ seat }) => seat === to)?.count ?? 0),
  );
};

/** Shows what the others hardly take one for. */
const show: Answer = (thought) => {
  const telling = leastTelling(thought);
  return best(
    thought,
    allOfType(thought, 'show'),
    ({ identities }) => -identities.reduce((sum, identity) => sum + telling(identity), 0),
  );
};

/** A round must end one day: after too many turns for each heir, or so many of a finale, the likeliest is accused. */
const LONG_FINALE = 50;

export function isLong({ view, habits }: Thought, longRound = habits.longRound): boolean {
  const { turn, finale, finaleTurns, heirs } = view.table;
  return finale ? finaleTurns > LONG_FINALE : turn.number > longRound * heirs.length;
}

const declare: Answer = (thought) =>
  accuse(thought) ??
  inform(thought) ??
  (isLong(thought) ? accuseLikeliest(thought) : null) ??
  claim(thought) ??
  declareHonestly(thought);

const ANSWERS: { readonly [K in AskKind]: Answer } = {
  cover: any,
  take: any,
  declaration: declare,
  reaction: answerClaim,
  vote,
  defence: (thought) => react(thought) ?? anyOfType(thought, 'pay'),
  illegality: reactOrPass,
  sentencing: reactOrPass,
  indulgence: reactOrPass,
  penalty: (thought) => react(thought) ?? settle(thought),
  showing: show,
  extra: (thought) => inform(thought) ?? pass(thought),
  recover: any,
  accusing: accuse,
  recess: pass,
  coronation: any,
};

export function shrewdHeir(habits: Habits): Player<Hoax> {
  return (view, specs, draws) => {
    const seat = view.viewer;
    const own = seat === 'public' ? null : view.hands[seat]?.identity;
    const asked = view.table.asks.find(({ id }) => id === specs[0]?.ask);
    if (seat === 'public' || !own || !asked) return null;
    return ANSWERS[asked.kind](think({ view, seat, own, specs, draws }, habits));
  };
}
