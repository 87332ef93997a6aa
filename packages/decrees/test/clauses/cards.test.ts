import { SUBSTITUTE } from '@pretender/decrees';
import { countChoices } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { refuseChange } from '../../src/rules/graph.ts';
import { firstTurn, gameWith, NAMES, passAll, say, tableWith, trySay } from '../tables.ts';

/** Every card of our deck in a position in which it does something, and what it does to blame. */
const PLAYS: Readonly<Record<string, { with?: object; personal?: object; ministry?: object }>> = {
  plausible_deniability: { personal: { A: 3 } },
  creative_accounting: { personal: { A: 4 }, ministry: { EXE: 0 } },
  pass_the_buck: { with: { q: 3, k: 2 }, personal: { A: 3, D: 7 } },
  collective_responsibility: { with: { k: 4 }, personal: { A: 1 }, ministry: { EXE: 8 } },
  internal_audit: { with: { m: 'NAV', k: 4 }, personal: { A: 4, E: 9 }, ministry: { NAV: 0 } },
  anonymous_tip: { with: { q: 1 }, personal: { B: 7 } },
  tall_poppy: { personal: { A: 8, B: 8, C: 8, D: 8, E: 8 } },
  not_our_department: { with: { a: 'EXE', b: 'TRE', k: 3 }, ministry: { EXE: 1, TRE: 7 } },
  special_courier: { with: { d: 'D2', m: 'HR' }, personal: { A: 4 } },
  rubber_stamp: { with: { d: 'D1' }, personal: { A: 4 } },
  signed_in_absentia: { with: { d: 'D2' }, personal: { A: 4 } },
  lost_in_the_files: { with: { d: 'D3', m: 'SEC' }, personal: { A: 4 } },
  reorganisation_memo: { with: { r: { change: 'remove', arrow: ['REF', 'EXE'] } } },
  job_swap: { with: { a: 'EXE', b: 'TRE' } },
  promoted_sideways: { with: { q: 4, v: 'REF', k: 3 }, personal: { E: 8 }, ministry: { NAV: 1 } },
  delegated_authority: { with: { s: 'NAV' }, personal: { A: 3 }, ministry: { NAV: 0 } },
  overtime: { ministry: { EXE: 5 } },
  requisition_form: {},
  desk_search: { with: { q: 1 } },
  imperial_jubilee: { personal: { A: 2, B: 4, C: 4, D: 4, E: 4 } },
  amended_procedure: { with: { d: 'D2', mode: 'insert', m: 'EXE' } },
  doctors_note: { personal: { A: 4 } },
};

const POSITION = {
  turn: 'A',
  personal: { A: 5, B: 5, C: 5, D: 5, E: 5 },
  ministry: { EXE: 4, NAV: 4, TRE: 4 },
  decrees: { D1: { at: 'TRE' }, D3: { at: 'EXE', stamped: 1 } },
};

describe('every card', () => {
  it('D10.1 of our deck is tried here, or only ever an answer', () => {
    const actions = SUBSTITUTE.deck.cards.filter(({ isAction }) => isAction).map(({ id }) => id);
    expect(Object.keys(PLAYS).sort()).toEqual(actions.sort());
    expect(SUBSTITUTE.deck.cards).toHaveLength(23);
    expect(SUBSTITUTE.all).toHaveLength(59);
  });

  it.each(Object.keys(PLAYS))('D4.4 %s costs an action and does what it says', (card) => {
    const { with: slots = {}, personal = {}, ministry = {} } = PLAYS[card];
    const match = tableWith({ position: { ...POSITION, hands: { A: [card], B: ['overtime'] } } });
    say(match, 'A', { type: 'play', card, with: slots });
    const { table } = match.state;
    expect(table.turn.actions).toBe(2);
    expect(table.discard).toEqual([card]);
    passAll(match);
    const blame = { A: 5, B: 5, C: 5, D: 5, E: 5, ...personal };
    expect(Object.fromEntries(NAMES.map((name, seat) => [name, table.players[seat].personal]))).toEqual(blame);
    const desks = { EXE: 4, NAV: 4, TRE: 4, ...ministry };
    expect({ EXE: table.posts.EXE.blame, NAV: table.posts.NAV.blame, TRE: table.posts.TRE.blame }).toEqual(desks);
  });

  it('D4.2 a card that would change nothing is not offered', () => {
    const match = tableWith({
      position: { turn: 'A', hands: { A: ['doctors_note', 'creative_accounting', 'imperial_jubilee'] } },
    });
    for (const card of ['doctors_note', 'creative_accounting', 'imperial_jubilee'])
      expect(trySay(match, 'A', { type: 'play', card })).toMatchObject({ ok: false });
    expect(match.state.hands[0].cards).toHaveLength(3);
  });

  it('D9.4 an answer cannot be answered', () => {
    const match = tableWith({
      position: { turn: 'A', hands: { A: ['overtime'], B: ['point_of_order'], C: ['point_of_order'] } },
    });
    say(match, 'A', { type: 'play', card: 'overtime' });
    say(match, 'B', { type: 'react', card: 'point_of_order' });
    expect(trySay(match, 'C', { type: 'react', card: 'point_of_order' })).toMatchObject({ ok: false });
    expect(match.state.table.turn.actions).toBe(2);
  });

  it('D9.7 a search does not show in which order the cards came', () => {
    const looks = [
      ['overtime', 'job_swap'],
      ['job_swap', 'overtime'],
    ].map((hand) => {
      const match = tableWith({ position: { turn: 'A', hands: { A: ['desk_search'], B: hand } } });
      say(match, 'A', { type: 'play', card: 'desk_search', with: { q: 1 } });
      passAll(match);
      return match.state.hands[0].known[1];
    });
    expect(looks[0]).toEqual(looks[1]);
  });

  it('D10.2 a choice that is left out is left empty, even where there is only one', () => {
    const game = gameWith(({ cards }) => {
      const card = cards.find(({ id }) => id === 'lost_in_the_files') ?? {};
      Object.assign((card.targets as object[])[1], { where: ['vacant'] });
    });
    for (const chosen of [{}, { m: 'REF' }]) {
      const match = firstTurn(3, 5, game);
      const { seat } = match.state.table.turn;
      match.state.hands[seat].cards.push('lost_in_the_files');
      match.state.table.decrees.D1.stamped = 1;
      say(match, NAMES[seat], { type: 'play', card: 'lost_in_the_files', with: { d: 'D1', ...chosen } });
      passAll(match);
      expect(match.state.table.decrees.D1).toMatchObject({ stamped: 0, at: 'm' in chosen ? 'REF' : 'EXE' });
    }
  });

  it('D5.2 a change without an arrow is refused', () => {
    const { table } = tableWith({}).state;
    for (const change of [{}, { change: 'add' as const }])
      expect(refuseChange(table, change)).toMatchObject({ code: 'missing', clause: 'D5.2' });
  });

  it('D6.5 there are 719 ways to reassign five players, 119 for four', () => {
    const five = tableWith({ position: { turn: 'B' } });
    const others = countChoices({ game: five.game, view: five.views[1] });
    const four = tableWith({ seats: 4, position: { turn: 'B' } });
    // Besides: the end, drawing, and five (four) pawns for the one vacant ministry.
    expect(others).toBe(719 + 2 + 5);
    expect(countChoices({ game: four.game, view: four.views[1] })).toBe(119 + 2 + 4);
  });
});
