// How many hands a doubt needs, and who hears of a hand.

import type { Config } from '@pretender/hoax';
import { describe, expect, it } from 'vitest';
import { eventsOf, type Name, runOut, say, sentToAllBut, tableWith } from './tables.ts';

const OTHERS = ['Carla', 'Dario', 'Elsa', 'Finn', 'Greta', 'Hugo'] as const;

/** The hands needed at a table of eight where only so many are in. */
function needOf(heirsIn: number, hoaxThreshold: Config['hoaxThreshold']): number {
  const out = Object.fromEntries(OTHERS.slice(heirsIn - 2).map((name) => [name, 'hidden']));
  const match = tableWith({
    options: { hoaxThreshold },
    seats: 8,
    position: { turn: 'Ada', identities: { Ada: 'thief' }, out },
  });
  say(match, 'Ada', { type: 'claim', as: 'farmer', do: 'harvest' });
  say(match, 'Bruno', { type: 'doubt' });
  const [{ need }] = eventsOf(match, 'doubted');
  // It must pass with that many hands, and not with one less.
  for (const name of OTHERS.slice(0, need - 1)) {
    expect(match.state.table.heirs[0].covers.farmer).toBeNull();
    say(match, name, { type: 'support' });
  }
  expect(match.state.table.heirs[0].covers.farmer).toBe('doubt');
  return need;
}

const IN = [2, 3, 4, 5, 6, 7, 8];

describe('hands', () => {
  it('H8.3 half of those who are in, the claimant counted, carry a doubt; with two in, one hand', () => {
    expect(IN.map((heirsIn) => needOf(heirsIn, 'half'))).toEqual([1, 2, 2, 3, 3, 4, 4]);
  });

  it('H8.4 all others, or half but never more than four', () => {
    expect(IN.map((heirsIn) => needOf(heirsIn, 'allOthers'))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(IN.map((heirsIn) => needOf(heirsIn, 'halfMax4'))).toEqual([1, 2, 2, 3, 3, 4, 4]);
  });
});

function voteOf(hoaxVote: Config['hoaxVote']) {
  const match = tableWith({ options: { hoaxVote }, seats: 6, position: { turn: 'Ada', identities: { Ada: 'thief' } } });
  say(match, 'Ada', { type: 'claim', as: 'baron', do: 'treasury' });
  say(match, 'Finn', { type: 'doubt' });
  return match;
}

/** Does anybody else notice this answer? */
function isNoticed(hoaxVote: Config['hoaxVote'], name: Name, type: 'support' | 'decline'): boolean {
  const match = voteOf(hoaxVote);
  const before = sentToAllBut(match, name);
  say(match, name, { type });
  return sentToAllBut(match, name).some((sent, at) => sent !== before[at]);
}

describe('what is heard of a vote', () => {
  it('H8.5 H20.4 a raised hand is seen at once, a declined one by nobody', () => {
    expect(isNoticed('hands', 'Carla', 'support')).toBe(true);
    expect(isNoticed('hands', 'Carla', 'decline')).toBe(false);
  });

  it('H8.7 H20.4 sealed, neither is seen before all are opened', () => {
    expect(isNoticed('sealed', 'Carla', 'support')).toBe(false);
    expect(isNoticed('sealed', 'Carla', 'decline')).toBe(false);
  });

  it('H8.7 H20.4 sealed, the hands that were raised are opened and the declines are not', () => {
    const match = voteOf('sealed');
    say(match, 'Dario', { type: 'decline' });
    say(match, 'Carla', { type: 'support' });
    expect(match.state.table.vote?.hands).toEqual([5]);
    runOut(match);
    expect(eventsOf(match, 'supported')).toEqual([{ type: 'supported', seat: 2 }]);
    expect(eventsOf(match, 'declined')).toEqual([]);
    expect(match.state.table.claim?.kind ?? null).toBeNull();
  });

  it('H8.6 H20.4 in turn, both are seen', () => {
    expect(isNoticed('inTurn', 'Bruno', 'support')).toBe(true);
    expect(isNoticed('inTurn', 'Bruno', 'decline')).toBe(true);
  });

  it('H8.5 H20.4 a vote that has become hopeless looks no different', () => {
    const fresh = voteOf('hands');
    const hopeless = voteOf('hands');
    for (const name of ['Bruno', 'Carla', 'Dario'] as const) say(hopeless, name, { type: 'decline' });
    expect(hopeless.state.table.vote).toEqual({ need: 3, hands: [5], declined: [] });
    expect(sentToAllBut(hopeless, 'Bruno', 'Carla', 'Dario')).toEqual(sentToAllBut(fresh, 'Bruno', 'Carla', 'Dario'));
  });
});
