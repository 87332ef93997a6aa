// Players of the court in the public tree of a finale.

import { type Hoax, hoax, type Identity, type Move } from '@pretender/hoax';
import { seededDraws } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { buildTree, type Moment, type Node } from '../src/finale/tree.ts';
import {
  askingOf,
  duel,
  finaleSuite,
  measure,
  type Position,
  readPosition,
  solve,
} from '../src/measuring/finale/index.ts';
import { configFor, NO_PAST, viewOfScene, withClaim, withCover } from '../src/measuring/finale/scene.ts';
import type { Player } from '../src/player.ts';

function positionOf(text: string): Position {
  const position = readPosition(text);
  if (typeof position === 'string') throw new Error(position);
  return position;
}

const POSITION = positionOf('baron+monk+farmer@111/thief+monk+magician@020/3');
const PAYOFFS = { right: 3, repelled: 3, doubted: 2 };

type Choice = Extract<Node, { kind: 'choice' }>;

function choicesIn(node: Node): Choice[] {
  if (node.kind === 'reveal') return choicesIn(node.child);
  return node.kind === 'choice' ? [node, ...node.options.flatMap(({ child }) => choicesIn(child))] : [];
}

const ASKS: { readonly [A in Moment['at']]: string } = {
  turn: 'declaration',
  answer: 'reaction',
  immunity: 'reaction',
  show: 'showing',
};

describe('a moment of the tree', () => {
  it('is a view in which just that is asked, and all that the tree has can be done', () => {
    const config = configFor(POSITION.turns);
    const seen = new Set<string>();
    for (const { side, moment, options } of choicesIn(buildTree(POSITION, PAYOFFS).root)) {
      // A claim is heard before it is answered.
      const past = 'as' in moment ? withClaim(NO_PAST, moment.position.mover, moment.as) : NO_PAST;
      const [card] = moment.position.sides[side].open;
      const view = viewOfScene({ config, moment, past }, moment.at, side, card);
      const ask = view.table.asks.at(-1);
      expect(ask).toMatchObject({ kind: ASKS[moment.at], seats: [side] });
      const offered = new Set(hoax.moves(view).map(({ type }) => type));
      const deeds = { cover: 'show' } as Record<string, string>;
      for (const { label, except } of options) {
        const [deed] = label.split(' ');
        if (except !== card) expect([...offered], `${moment.at}: ${label}`).toContain(deeds[deed] ?? deed);
      }
      seen.add(moment.at);
      expect(view.hands.filter((hand) => hand !== null)).toHaveLength(1);
    }
    expect([...seen].sort()).toEqual(Object.keys(ASKS).sort());
  });

  it('shows what was claimed and why a head is covered', () => {
    const past = withCover(withClaim(NO_PAST, 1, 'thief'), 0, 'judge', 'doubt');
    const moment: Moment = { at: 'turn', position: POSITION };
    const { heirs, finaleTurns } = viewOfScene({ config: configFor(5), moment, past }, 'turn', 0, 'baron').table;
    expect(heirs[1].claimed.thief).toBe(1);
    expect(heirs[0].covers).toMatchObject({ judge: 'doubt', thief: 'start', baron: null });
    // Two of five turns are over: this is the third.
    expect(finaleTurns).toBe(3);
  });
});

/** Does with each card what it is told, by the kind of ask. */
function told(declare: (own: Identity) => Move): Player<Hoax> {
  return (view, specs) => {
    const own = view.viewer === 'public' ? null : view.hands[view.viewer]?.identity;
    const isAsked = specs.some(({ type }) => type === 'accuse');
    if (isAsked) return declare(own as Identity);
    return specs.some(({ type }) => type === 'pass') ? { type: 'pass' } : null;
  };
}

describe('whoever reckons', () => {
  it('does what is offered, also where a fallen claim leaves nothing but another one', () => {
    // Whoever has two heads would be accused at once, if that could be done.
    const position = positionOf('baron+monk+farmer@000/baron+thief@000/2');
    const config = { ...configFor(2), afterHoaxedAction: 'newAction' as const };
    const view = viewOfScene({ config, moment: { at: 'turn', position }, past: NO_PAST }, 'turn', 0, 'baron');
    const { player } = askingOf('sage');
    const answers = (): (Move | null)[] => {
      const specs = hoax.moves(view);
      return Array.from({ length: 20 }, (_, seed) => player({ ...view }, specs, seededDraws(seed, 'try')));
    };
    expect(answers().some((move) => move?.type === 'accuse')).toBe(true);
    (view.table.turn as { isSecondTry: boolean }).isSecondTry = true;
    const again = answers();
    expect(new Set(hoax.moves(view).map(({ type }) => type))).toEqual(new Set(['claim']));
    expect(again.every((move) => move?.type === 'claim')).toBe(true);
  });

  it('does as before where there is too much to reckon', () => {
    // Five of six heads can be covered in any order, and then five of the others.
    const six = 'baron+monk+judge+magician+thief+farmer@555';
    const position = positionOf(`${six}/${six}/2`);
    expect(buildTree(position, PAYOFFS, undefined, 1000).choices).toBeLessThan(2000);
    const view = viewOfScene(
      { config: configFor(2), moment: { at: 'turn', position }, past: NO_PAST },
      'turn',
      0,
      'monk',
    );
    expect(askingOf('sage').player(view, hoax.moves(view), seededDraws(1, 'try'))).not.toBeNull();
  });
});

describe('how exploitable a player is', () => {
  const SMALL = positionOf('baron+thief@000/baron+thief@000/2');

  it('is nothing for whoever does the only good thing', () => {
    // The other card is twice as likely as the own one.
    const player = told((own) => ({
      type: 'accuse',
      target: 1 as never,
      identity: own === 'baron' ? 'thief' : 'baron',
    }));
    expect(measure(SMALL, { player, times: 1 }).exploitability).toBeCloseTo(0, 6);
  });

  it('is what it gives away else', () => {
    // Two of three are wrong: −1 where +1 can be had, and that for whichever side moves.
    const player = told((own) => ({ type: 'accuse', target: 1 as never, identity: own }));
    expect(measure(SMALL, { player, times: 1 }).exploitability).toBeCloseTo(1, 6);
  });

  it('is much for the honest, and less for a shrewd heir', () => {
    const honest = measure(POSITION, askingOf('honest'));
    const shrewd = measure(POSITION, askingOf('shrewd'));
    expect(honest.exploitability).toBeGreaterThan(1.4);
    expect(shrewd.exploitability).toBeLessThan(honest.exploitability);
  });

  it('is the same whether one who reckons says what it would do, or is asked many times', () => {
    const position = { ...POSITION, turns: 2 };
    const said = askingOf('sage');
    const { mixAt: _, ...silent } = said;
    const asked = measure(position, { ...silent, times: 128 });
    const { exploitability, value } = measure(position, said);
    expect(exploitability).toBeCloseTo(asked.exploitability, 1);
    expect(value).toBeCloseTo(asked.value, 1);
  });

  it('is least for whoever reckons', () => {
    const sage = measure(POSITION, askingOf('sage')).exploitability;
    expect(sage).toBeLessThan(0.6 * measure(POSITION, askingOf('shrewd')).exploitability);
  });
});

describe('one against another', () => {
  const SMALL = positionOf('baron+thief@000/baron+thief@000/2');
  const wise = told((own) => ({ type: 'accuse', target: 1 as never, identity: own === 'baron' ? 'thief' : 'baron' }));
  const foolish = told((own) => ({ type: 'accuse', target: 1 as never, identity: own }));

  it('wins what can be reckoned by hand, and nothing from itself', () => {
    // Whoever moves decides it at once: +1 for the wise one's accusation, and −1 for the foolish one's.
    expect(duel(SMALL, { player: wise, times: 1 }, { player: foolish, times: 1 })).toBeCloseTo(1, 6);
    expect(duel(SMALL, { player: foolish, times: 1 }, { player: wise, times: 1 })).toBeCloseTo(-1, 6);
    expect(duel(POSITION, askingOf('shrewd'), askingOf('shrewd'))).toBeCloseTo(0, 6);
    // One never comes where the other would.
    expect(duel(POSITION, askingOf('oldShrewd'), askingOf('honest'))).toBeGreaterThan(0);
  });

  it('cannot win more than the best answer does', () => {
    const { exploitability } = measure(POSITION, askingOf('wily'));
    expect(duel(POSITION, askingOf('random'), askingOf('wily'))).toBeLessThan(exploitability);
    expect(solve(POSITION, { within: 0.05, mostRounds: 200 }).exploitability).toBeLessThan(exploitability);
  });

  // There is no luck in it: 0.097 and 0.045 points, where two of the same win nothing.
  it.each([
    { from: 'oldShrewd', turns: 2, least: 0.05 },
    { from: 'oldWily', turns: 3, least: 0.02 },
  ])('is won by a farsighted heir from a $from one, with $turns turns', ({ from, turns, least }) => {
    const positions = finaleSuite().filter((_, at) => at % 25 === 0);
    const wins = positions.map((position) => duel({ ...position, turns }, askingOf('farsighted'), askingOf(from)));
    expect(wins).toHaveLength(8);
    expect(wins.reduce((sum, win) => sum + win, 0) / wins.length).toBeGreaterThan(least);
  });
});
