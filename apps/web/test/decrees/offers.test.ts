import { type Decrees, decrees, type View } from '@pretender/decrees';
import {
  beginMatch,
  fastDice,
  lapse,
  type Match,
  openAsks,
  type RawMove,
  resolveOptions,
  type Seat,
  submit,
} from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../src/games/decrees/board/compose.ts';
import { controlsOf } from '../../src/games/decrees/board/controls.ts';
import {
  blankLine,
  lacksCards,
  linesFrom,
  linesWith,
  transfersOf,
  turned,
  withCard,
} from '../../src/games/decrees/deals/draft-offer.ts';

const [ann, bob, cleo] = [0, 1, 2] as Seat[];

/** In the first turn, with some blame and a card each. */
function table(): Match<Decrees> {
  const resolved = resolveOptions(decrees.options, {}, 5);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  const match = beginMatch(decrees, resolved.config, 5, fastDice(7));
  for (let step = 0; match.state.table.turn.number === 0 && step < 40; step++) {
    const ask = openAsks(match).at(-1);
    if (ask) lapse(match, ask.id);
  }
  return match;
}

function controlFor(view: View, type: string) {
  const control = controlsOf(decrees.moves(view)).find((each) => each.type === type);
  if (!control) throw new Error(`nobody may ${type}`);
  return control;
}

function say(match: Match<Decrees>, seat: Seat, move: RawMove): void {
  const { ask } = controlFor(match.views[seat], move.type);
  const receipt = submit(match, seat, ask, move);
  expect(receipt.ok ? null : receipt.refusal).toBeNull();
}

const dealOf = (match: Match<Decrees>, seat: Seat) => {
  const [deal] = match.views[seat].hands[seat]?.deals ?? [];
  if (!deal) throw new Error('no deal lies here');
  return deal;
};

describe('an offer', () => {
  it('says nothing of lines in which nothing changes hands', () => {
    expect(transfersOf(linesWith(ann, bob))).toEqual([]);
    const [give, get] = linesWith(ann, bob);
    expect(transfersOf([{ ...give, blame: 2 }, get])).toEqual([{ from: ann, to: bob, blame: 2 }]);
  });

  it('keeps its two parties when the other one is changed, unless the way back already says something', () => {
    const [give, get] = turned(linesWith(ann, bob), 0, 'to', cleo);
    expect([give.to, get.from, get.to]).toEqual([cleo, cleo, ann]);
    const [first, second] = linesWith(ann, bob);
    const [, kept] = turned([first, { ...second, blame: 1 }], 0, 'to', cleo);
    expect([kept.from, kept.to]).toEqual([bob, ann]);
    const [swapped] = turned(linesWith(ann, bob), 0, 'to', ann);
    expect([swapped.from, swapped.to]).toEqual([bob, ann]);
  });

  it('is taken by the engine with blame, cards and what is asked for, among three', () => {
    const match = table();
    const [card = ''] = match.views[ann].hands[ann]?.cards ?? [];
    const lines = [
      { ...withCard(blankLine(ann, bob), card, [card]), isShown: true },
      { ...blankLine(bob, cleo), ask: 'any', count: 1 },
      { ...blankLine(cleo, ann), blame: 1 },
    ] as const;
    const move = { type: 'offer', transfers: transfersOf(lines) };
    expect(refusalOf(match.views[ann], controlFor(match.views[ann], 'offer'), move)).toBeNull();
    say(match, ann, move);
    expect(match.state.table.offers[0].parties).toEqual([ann, bob, cleo]);
  });

  it('can be changed by another party, and what was put in stays', () => {
    const match = table();
    const [card = ''] = match.views[ann].hands[ann]?.cards ?? [];
    const give = withCard(blankLine(ann, bob), card, [card]);
    say(match, ann, { type: 'offer', transfers: transfersOf([give, { ...blankLine(bob, ann), blame: 1 }]) });
    const deal = dealOf(match, bob);
    const lines = linesFrom(deal, bob).map((line) => (line.from === ann ? { ...line, blame: 1 } : line));
    const named = { offer: deal.offer, version: deal.version };
    say(match, bob, { type: 'counter', ...named, transfers: transfersOf(lines) });
    const after = dealOf(match, ann);
    expect(after.version).toBe(2);
    expect(after.transfers[0]).toMatchObject({ from: ann, to: bob, blame: 1, cards: [card] });
    say(match, ann, { type: 'accept', offer: after.offer, version: after.version });
    expect(match.state.hands[bob].cards).toContain(card);
  });

  it('is not sent back without the cards that were asked for, unless on purpose', () => {
    const match = table();
    const asked = { ...blankLine(bob, ann), ask: 'any', count: 1 } as const;
    say(match, ann, { type: 'offer', transfers: transfersOf([{ ...blankLine(ann, bob), blame: 2 }, asked]) });
    const lines = linesFrom(dealOf(match, bob), bob);
    expect(lacksCards(lines)).toBe(true);
    const [card = ''] = match.views[bob].hands[bob]?.cards ?? [];
    expect(lacksCards(lines.map((line) => (line.from === bob ? withCard(line, card, [card]) : line)))).toBe(false);
    expect(lacksCards(lines.map((line) => (line.from === bob ? { ...line, isLess: true } : line)))).toBe(false);
    expect(lacksCards(linesFrom(dealOf(match, ann), ann))).toBe(false);
  });

  it('takes a card as often as the hand has it, and then lets go of it', () => {
    const hand = ['overtime', 'overtime', 'job_swap'];
    const one = withCard(blankLine(ann, bob), 'overtime', hand);
    const two = withCard(one, 'overtime', hand);
    expect(two.cards).toEqual(['overtime', 'overtime']);
    expect(withCard(two, 'overtime', hand).cards).toEqual([]);
  });
});
