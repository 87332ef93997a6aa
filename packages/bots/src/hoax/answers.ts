// Every question to an heir who counts the cards, and who of its manners answers it: those of the court and those before it answer most
// in the same way.

import type { Hoax, Move, Table } from '@pretender/hoax';
import type { Player } from '../player.ts';
import { allOfType, anyMove, anyOfType, best } from './mind.ts';
import type { Manner } from './shrewd/habits.ts';
import { inform } from './shrewd/prying.ts';
import { leastTelling } from './shrewd/repute.ts';
import { type Thought, think } from './shrewd/thought.ts';

type AskKind = Table['asks'][number]['kind'];
type Answer<H extends Manner> = (thought: Thought<H>) => Move | null;

/** What one kind of heir does in a way of its own. */
export interface Manners<H extends Manner> {
  readonly declare: Answer<H>;
  readonly accuse: Answer<H>;
  readonly react: Answer<H>;
  readonly isDoubtful: (thought: Thought<H>) => boolean;
  readonly vote: Answer<H>;
}

const any: Answer<Manner> = (thought) => anyMove(thought, thought.specs);
const pass: Answer<Manner> = (thought) => anyOfType(thought, 'pass');

/** The cheapest way out. */
const settle: Answer<Manner> = (thought) => {
  const { sentences } = thought.view.table.turn;
  return best(thought, allOfType(thought, 'settle'), ({ to, as }) =>
    as === 'monk' ? -1 : -(sentences.find(({ seat }) => seat === to)?.count ?? 0),
  );
};

/** Shows what the others hardly take one for. */
const show: Answer<Manner> = (thought) => {
  const telling = leastTelling(thought);
  return best(
    thought,
    allOfType(thought, 'show'),
    ({ identities }) => -identities.reduce((sum, identity) => sum + telling(identity), 0),
  );
};

function answersOf<H extends Manner>({ declare, accuse, react, isDoubtful, vote }: Manners<H>) {
  const reactOrPass: Answer<H> = (thought) => react(thought) ?? pass(thought);
  const answers: { readonly [K in AskKind]: Answer<H> } = {
    cover: any,
    take: any,
    declaration: declare,
    reaction: (thought) => (isDoubtful(thought) ? anyOfType(thought, 'doubt') : null) ?? reactOrPass(thought),
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
  return answers;
}

export function heirWith<H extends Manner>(manners: Manners<H>): (habits: H) => Player<Hoax> {
  const answers = answersOf(manners);
  return (habits) => (view, specs, draws) => {
    const seat = view.viewer;
    const own = seat === 'public' ? null : view.hands[seat]?.identity;
    const asked = view.table.asks.find(({ id }) => id === specs[0]?.ask);
    if (seat === 'public' || !own || !asked) return null;
    return answers[asked.kind](think({ view, seat, own, specs, draws }, habits));
  };
}
