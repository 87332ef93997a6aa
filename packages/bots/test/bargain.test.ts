// Deals between officials: offers from which both sides gain, answers, and cards for what was asked.

import { type Decrees, decrees } from '@pretender/decrees';
import { besideFor } from '@pretender/decrees/live';
import { decreesScenarios } from '@pretender/decrees/scenario';
import {
  asSeat,
  fastDice,
  type Match,
  offersTo,
  type RawMove,
  resolveOptions,
  seededDraws,
  settle,
  submit,
} from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { permanentSecretary, secretary } from '../src/index.ts';

const NAMES = ['A', 'B', 'C', 'D', 'E'];

function tableWith(position: Readonly<Record<string, unknown>>): Match<Decrees> {
  const resolved = resolveOptions(decrees.options, {}, 5);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  const { config } = resolved;
  return decreesScenarios.start({ names: NAMES, config, position, play: [], twin: null, dice: fastDice(1) });
}

/** Everybody looks once at what stands beside the turn; what they said, in order. */
function bargain(match: Match<Decrees>, proposer: number, among = [0, 1, 2, 3, 4]): RawMove[] {
  const said: RawMove[] = [];
  const seen = new Set<string>();
  for (let round = 0; round < 8; round++)
    for (const ask of match.state.table.asks.filter(({ mode }) => mode === 'standing'))
      for (const seat of ask.seats.filter((each) => among.includes(each))) {
        const occasion = besideFor(match.views[seat], ask);
        if (occasion === null || seen.has(`${ask.id} ${seat} ${occasion}`)) continue;
        seen.add(`${ask.id} ${seat} ${occasion}`);
        const specs = offersTo(match, seat).filter((spec) => spec.ask === ask.id);
        const player = seat === proposer ? permanentSecretary : secretary;
        const move = player(match.views[seat], specs, seededDraws(round, 'mind')) as RawMove | null;
        if (move === null) continue;
        said.push(move);
        expect(submit(match, seat, ask.id, move)).toMatchObject({ ok: true });
        settle(match);
      }
  return said;
}

const JUNK = ['amended_procedure', 'not_our_department', 'reorganisation_memo'];

describe('an offer of the permanent secretary', () => {
  it('takes blame from the last for cards where it may remove it, and the other chooses the cards', () => {
    const match = tableWith({
      turn: 'C',
      personal: { A: 2, B: 9, C: 3, D: 4, E: 5 },
      hands: { B: ['rubber_stamp', 'job_swap', 'lost_in_the_files'] },
      decrees: { D2: { at: 'TRE', stamped: 3 } },
    });
    const stamp = offersTo(match, asSeat(2)).find(({ type }) => type === 'stamp');
    expect(submit(match, asSeat(2), stamp?.ask ?? -1, { type: 'stamp', decree: 'D2' })).toMatchObject({ ok: true });
    expect(match.state.table.asks.at(-1)).toMatchObject({ kind: 'removal', seats: [2] });
    const said = bargain(match, 2);
    expect(said.map(({ type }) => type)).toEqual(['offer', 'counter', 'accept']);
    expect(match.state.table.players.map(({ personal }) => personal)).toEqual([2, 6, 5, 4, 5]);
    expect(match.state.hands[1].cards).toEqual(['rubber_stamp']);
    expect(match.state.hands[2].cards.sort()).toEqual(['job_swap', 'lost_in_the_files']);
  });

  it('gives cards it cannot use for a blame, to somebody who is behind', () => {
    const match = tableWith({ turn: 'A', personal: { A: 4, B: 2, C: 3, D: 9, E: 1 }, hands: { A: JUNK } });
    expect(bargain(match, 0).map(({ type }) => type)).toEqual(['offer', 'accept']);
    expect(match.state.table.players.map(({ personal }) => personal)).toEqual([3, 2, 3, 10, 1]);
    expect(match.state.hands[3].cards.sort()).toEqual(JUNK);
  });

  it('is not made with cards that are good, or without blame', () => {
    const good = ['rubber_stamp', 'pass_the_buck', 'doctors_note'];
    const personal = { A: 4, B: 2, C: 3, D: 9, E: 1 };
    expect(bargain(tableWith({ turn: 'A', personal, hands: { A: good } }), 0)).toEqual([]);
    expect(bargain(tableWith({ turn: 'A', personal: { ...personal, A: 0 }, hands: { A: JUNK } }), 0)).toEqual([]);
  });
});

describe('an answer', () => {
  const offered = (transfers: object[]) => {
    const match = tableWith({ turn: 'A', personal: { A: 4, B: 1, C: 6, D: 8, E: 9 }, hands: { A: JUNK } });
    const dealing = match.state.table.asks.find(({ kind }) => kind === 'dealing');
    expect(submit(match, asSeat(0), dealing?.id ?? -1, { type: 'offer', transfers })).toMatchObject({ ok: true });
    return bargain(match, 9).map(({ type }) => type);
  };

  it('takes a gift and no burden', () => {
    expect(offered([{ from: 0, to: 1, cards: JUNK.slice(0, 1) }])).toEqual(['accept']);
    expect(offered([{ from: 0, to: 1, blame: 1 }])).toEqual(['decline']);
    expect(offered([{ from: 0, to: 1, blame: 1, cards: JUNK }])).toEqual(['decline']);
  });
});

describe('a card asked for by name', () => {
  const [WANTED, OTHER, THIRD] = ['job_swap', 'internal_audit', 'lost_in_the_files'];
  const personal = { A: 1, B: 2, C: 3, D: 6, E: 9 };
  const wanted = { from: 3, to: 0, blame: 4, ask: { card: WANTED } };

  /** What D answers to offers of A, one after the other, who withdraws what is still open. */
  const answers = (hand: readonly string[], offers: readonly object[][]) => {
    const match = tableWith({ turn: 'A', personal, hands: { A: JUNK, D: hand } });
    const dealing = match.state.table.asks.find(({ kind }) => kind === 'dealing');
    return offers.map((transfers) => {
      expect(submit(match, asSeat(0), dealing?.id ?? -1, { type: 'offer', transfers })).toMatchObject({ ok: true });
      const said = bargain(match, 9, [3]).map(({ type }) => type);
      const [open] = match.state.table.offers;
      if (open) submit(match, asSeat(0), open.ask, { type: 'withdraw', offer: open.id, version: open.version });
      return said.join();
    });
  };
  const both = (...offers: object[][]) => [
    answers([WANTED, OTHER, THIRD], offers),
    answers([OTHER, OTHER, THIRD], offers),
  ];

  it('is given where the answer carries out the deal', () => {
    expect(both([wanted])).toEqual([['accept'], ['decline']]);
  });

  it('is never put in as a version of its own: that would tell for nothing that it is there', () => {
    const more = [wanted, { from: 3, to: 0, ask: { cards: 1 } }];
    expect(both(more)).toEqual([['decline'], ['decline']]);
  });

  it('is not promised while somebody else has still to agree', () => {
    const three = [wanted, { from: 0, to: 1, cards: JUNK.slice(0, 1) }];
    expect(both(three)).toEqual([['decline'], ['decline']]);
  });

  it('is not looked for where all can see that the deal comes to nothing', () => {
    const match = tableWith({ turn: 'A', personal, hands: { A: JUNK, D: [WANTED] } });
    const dealing = match.state.table.asks.find(({ kind }) => kind === 'dealing');
    submit(match, asSeat(0), dealing?.id ?? -1, { type: 'offer', transfers: [wanted] });
    match.state.table.players[3].personal = 1;
    expect(bargain(match, 9, [3]).map(({ type }) => type)).toEqual(['decline']);
  });

  it('is not looked for where cards are put in for it: they may have gone by the time of the answer', () => {
    expect(both([wanted, { from: 0, to: 3, cards: JUNK.slice(0, 1) }])).toEqual([['decline'], ['decline']]);
  });

  it('is looked for once in a turn', () => {
    const another = [{ ...wanted, ask: { card: 'rubber_stamp' } }];
    expect(both(another, [wanted])).toEqual([
      ['decline', 'decline'],
      ['decline', 'decline'],
    ]);
  });
});

it('does not tell by its answer that all cards of a hand are the same', () => {
  const said = [
    ['job_swap', 'job_swap'],
    ['job_swap', 'internal_audit'],
  ].map((hand) => {
    const match = tableWith({ turn: 'A', personal: { A: 1, B: 2, C: 3, D: 6, E: 9 }, hands: { A: JUNK, D: hand } });
    const dealing = match.state.table.asks.find(({ kind }) => kind === 'dealing');
    const transfers = [
      { from: 3, to: 0, blame: 4, ask: { cards: 1 } },
      { from: 0, to: 1, cards: JUNK.slice(0, 1) },
    ];
    expect(submit(match, asSeat(0), dealing?.id ?? -1, { type: 'offer', transfers })).toMatchObject({ ok: true });
    return bargain(match, 9, [3]).map(({ type }) => type);
  });
  expect(said).toEqual([['counter'], ['counter']]);
});
