// Records from before an option or the moment of deals changed.

import { readFileSync } from 'node:fs';
import { type Decrees, decrees } from '@pretender/decrees';
import { fold, type MatchRecord, recordOf, replay } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { firstTurn, NAMES } from '../tables.ts';

const KEPT = JSON.parse(readFileSync(new URL('middle-third.record', import.meta.url), 'utf8')) as MatchRecord<Decrees>;

describe('a record that does not name where Stagnation and Decline goes back', () => {
  it('D8.5 D11.1 is played again event for event, with the middle third', () => {
    expect(KEPT.options).toEqual({});
    const again = replay(decrees, KEPT);
    expect(again).toMatchObject({ ok: true });
    const { table } = fold(decrees, KEPT).state;
    expect(table.config.sdInsert).toBe('deck');
    expect(table.strikes).toBe(1);
    expect(table.pile.least).toBeGreaterThan(0);
  });

  it('D8.4 is told from a new one, which names it', () => {
    const match = firstTurn(1);
    expect(match.state.table.config.sdInsert).toBe('uniform');
    const about = { options: {}, names: NAMES, seed: { kind: 'fast', value: 1 } } as const;
    const record = recordOf(match, about);
    expect(record.options).toEqual({ sdInsert: 'uniform' });
    expect(replay(decrees, record)).toMatchObject({ ok: true });
  });
});
