// A record from before the oldest was named.

import { readFileSync } from 'node:fs';
import { type Hoax, hoax } from '@pretender/hoax';
import { beginMatch, fastDice, fold, type MatchRecord, recordOf, replay } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { configOf } from '../clauses/tables.ts';

const KEPT = JSON.parse(
  readFileSync(new URL('italian-host-begins.record', import.meta.url), 'utf8'),
) as MatchRecord<Hoax>;

describe('a record of the Italian edition that names nobody as the oldest', () => {
  it('H2.5 is played again with the first seat as the oldest', () => {
    expect(KEPT.options).toEqual({ edition: 'it' });
    expect(replay(hoax, KEPT)).toMatchObject({ ok: true });
    expect(fold(hoax, KEPT).state.table).toMatchObject({ starter: 0, config: { oldest: 1 } });
  });

  it('H2.5 is told from a new one, which says that the lot decides', () => {
    const options = { edition: 'it' };
    const names = [...'ABCDE'];
    const starters = Array.from({ length: 20 }, (_, value) => {
      const match = beginMatch(hoax, configOf(options, 5), 5, fastDice(value));
      const record = recordOf(match, { options, names, seed: { kind: 'fast', value } });
      expect(record.options).toEqual({ edition: 'it', oldest: 0 });
      expect(replay(hoax, record)).toMatchObject({ ok: true });
      return match.state.table.starter;
    });
    expect(new Set(starters).size).toBe(5);
  });

  it('no other edition is asked', () => {
    const options = { edition: 'fr' };
    const match = beginMatch(hoax, configOf(options, 5), 5, fastDice(1));
    const about = { options, names: [...'ABCDE'], seed: { kind: 'fast', value: 1 } } as const;
    expect(recordOf(match, about).options).toEqual(options);
  });
});
