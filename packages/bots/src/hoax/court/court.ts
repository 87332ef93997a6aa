// An heir of the court: keeps count of the cards, believes by the odds, pretends where it pays, raises a hand with the others, and does
// not wait for ever.

import type { Hoax, Move, Table } from '@pretender/hoax';
import type { Player } from '../../player.ts';
import { declare as declareHonestly } from '../declare.ts';
import { allOfType, anyMove, anyOfType, best } from '../mind.ts';
import { inform } from '../shrewd/prying.ts';
import { leastTelling } from '../shrewd/repute.ts';
import { type Thought as AnyThought, think } from '../shrewd/thought.ts';
import { accuse } from './accusing.ts';
import { claim } from './claiming.ts';
import { isDoubtful, vote } from './doubting.ts';
import type { CourtHabits } from './habits.ts';
import { react } from './reacting.ts';

type Thought = AnyThought<CourtHabits>;
type AskKind = Table['asks'][number]['kind'];
type Answer = (thought: Thought) => Move | null;

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

const declare: Answer = (thought) => accuse(thought) ?? inform(thought) ?? claim(thought) ?? declareHonestly(thought);

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

export function courtHeir(habits: CourtHabits): Player<Hoax> {
  return (view, specs, draws) => {
    const seat = view.viewer;
    const own = seat === 'public' ? null : view.hands[seat]?.identity;
    const asked = view.table.asks.find(({ id }) => id === specs[0]?.ask);
    if (seat === 'public' || !own || !asked) return null;
    return ANSWERS[asked.kind](think({ view, seat, own, specs, draws }, habits));
  };
}
