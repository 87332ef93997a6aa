// A finale in which nobody dares.

import { describe, expect, it } from 'vitest';
import { runOut, tableWith } from './tables.ts';

const POSITION = { turn: 'Ada', identities: { Ada: 'thief', Bruno: 'judge', Carla: 'monk' }, out: { Carla: 'hidden' } };

function idleTurns(options: Readonly<Record<string, unknown>>, most: number): number {
  const match = tableWith({ options, seats: 3, position: POSITION });
  let count = 0;
  while (count < most && match.state.table.asks[0].kind === 'declaration') {
    runOut(match);
    count++;
  }
  return count;
}

describe('the limit of a finale', () => {
  it.each(['normal', 'duel'])('H15.11 is 60 turns if the table does not say otherwise (%s)', (finaleMode) => {
    expect(idleTurns({ finaleMode }, 200)).toBe(60);
    expect(idleTurns({ finaleMode, finaleTurnLimit: 3 }, 200)).toBe(3);
  });

  it('H15.11 is none at all where it is 0', () => {
    expect(idleTurns({ finaleTurnLimit: 0 }, 300)).toBe(300);
  });

  it('H15.11 gives each finalist one point, and nobody else', () => {
    const match = tableWith({ options: { finaleTurnLimit: 1 }, seats: 3, position: POSITION });
    runOut(match);
    expect(match.state.table.asks.map(({ kind }) => kind)).toEqual(['recess']);
    expect(match.state.table.heirs.map(({ points }) => points)).toEqual([1, 1, 0]);
  });
});
