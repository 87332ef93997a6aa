import type { Decrees } from '@pretender/decrees';
import type { Match } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { eventsOf, say, tableWith } from '../tables.ts';

const A = 0;
const B = 1;

/** What the parties of the last deal that came to nothing were told, each once. */
function toldOfEnd(match: Match<Decrees>): unknown[] {
  return eventsOf(match, 'dropped').map(({ type: _, ...told }) => told);
}

describe('a deal that can no longer be kept', () => {
  it('D11.6 the parties are told whose blame is no longer there', () => {
    const match = tableWith({ position: { turn: 'A', personal: { A: 3 }, hands: { B: ['overtime'] } } });
    const transfers = [
      { from: A, to: B, blame: 3 },
      { from: B, to: A, ask: { card: 'overtime' } },
    ];
    say(match, 'A', { type: 'offer', transfers });
    say(match, 'A', { type: 'forward', decree: 'D1', to: 'TRE' });
    say(match, 'B', { type: 'accept', offer: 1, version: 1 });
    const failed = { offer: 1, why: 'failed', seat: A, lack: { of: 'blame', count: 3 } };
    expect(toldOfEnd(match)).toEqual([
      { told: A, ...failed },
      { told: B, ...failed },
    ]);
    expect(match.state.hands[B].news).toEqual([failed]);
  });

  it('D11.6 or whose cards are gone, if all that can be seen is there', () => {
    const match = tableWith({ position: { turn: 'A', personal: { B: 1 }, hands: { A: ['overtime', 'job_swap'] } } });
    const transfers = [{ from: A, to: B, cards: ['overtime', 'job_swap'] }];
    say(match, 'A', { type: 'offer', transfers });
    say(match, 'A', { type: 'play', card: 'overtime', with: {} });
    for (const name of ['B', 'C', 'D', 'E'] as const) say(match, name, { type: 'pass' });
    say(match, 'B', { type: 'accept', offer: 1, version: 1 });
    expect(match.state.hands[B].news).toEqual([{ offer: 1, why: 'failed', seat: A, lack: { of: 'cards', count: 2 } }]);
  });

  it('D11.6 or who would take over too much', () => {
    const position = { turn: 'A', personal: { A: 6 } };
    const match = tableWith({ options: { tradeBlameCap: 5 }, position });
    for (const blame of [3, 3]) say(match, 'A', { type: 'offer', transfers: [{ from: A, to: B, blame }] });
    for (const offer of [1, 2]) say(match, 'B', { type: 'accept', offer, version: 1 });
    expect(match.state.hands[A].news).toEqual([{ offer: 2, why: 'failed', seat: B, lack: { of: 'room', count: 5 } }]);
  });

  it('D11.6 what all can see is told before anything about a hand', () => {
    const hands = { A: ['overtime'], B: [] };
    const match = tableWith({ position: { turn: 'B', personal: { B: 1 }, hands, ministry: { EXE: 1 } } });
    const transfers = [
      { from: A, to: B, cards: ['overtime'] },
      { from: B, to: A, blame: 1 },
    ];
    say(match, 'A', { type: 'offer', transfers });
    say(match, 'A', { type: 'offer', transfers: [{ from: A, to: B, cards: ['overtime'] }] });
    say(match, 'B', { type: 'offer', transfers: [{ from: B, to: A, blame: 1 }] });
    say(match, 'B', { type: 'accept', offer: 2, version: 1 });
    say(match, 'A', { type: 'accept', offer: 3, version: 1 });
    say(match, 'B', { type: 'accept', offer: 1, version: 1 });
    expect(match.state.hands[B].news).toEqual([{ offer: 1, why: 'failed', seat: B, lack: { of: 'blame', count: 1 } }]);
  });
});
