// The end of a round opens the cards of the players, the end of the match everything.

import { type Hoax, hoax } from '@pretender/hoax';
import {
  beginMatch,
  fastDice,
  fold,
  type Match,
  type MatchRecord,
  recordOf,
  replay,
  seededDraws,
} from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { configOf, eventsOf, step } from './tables.ts';

const SEED = 11;
const NAMES = ['Ada', 'Bruno', 'Carla', 'Dario'];

function playedMatch(): Match<Hoax> {
  const match = beginMatch(hoax, configOf({}, NAMES.length), NAMES.length, fastDice(SEED));
  const draws = seededDraws(SEED, 'after the match');
  while (step(match, draws));
  return match;
}

describe('after the end', () => {
  const match = playedMatch();
  const seed = { kind: 'fast', value: SEED } as const;
  const record: MatchRecord<Hoax> = JSON.parse(JSON.stringify(recordOf(match, { options: {}, names: NAMES, seed })));

  it('H17.1 a round ends with the cards of the players and nothing else', () => {
    const ends = eventsOf(match, 'roundEnded');
    expect(ends.length).toBeGreaterThan(1);
    const deals = eventsOf(match, 'dealt').map(({ identity }) => identity);
    for (const [round, end] of ends.entries()) {
      const { type, victor, next, cards, ...rest } = end;
      expect(cards).toEqual(deals.slice(round * NAMES.length, (round + 1) * NAMES.length));
      expect(rest).toEqual({});
    }
    for (const view of match.views) expect(view.vault).toBeNull();
  });

  it('H20.7 the record of a match holds what was hidden in it', () => {
    const opened = fold(hoax, record);
    expect(opened.state).toEqual(match.state);
    expect(opened.state.vault.spare).toHaveLength(14 - NAMES.length);
    const rounds = eventsOf(match, 'roundBegan').length;
    expect(eventsOf(opened, 'putAside')).toHaveLength(rounds);
    expect(eventsOf(opened, 'dealt')).toHaveLength(rounds * NAMES.length);
    expect(eventsOf(opened, 'showed')).toEqual(eventsOf(match, 'showed'));
    expect(eventsOf(opened, 'named').length).toBe(eventsOf(match, 'judged').length);
    expect(eventsOf(opened, 'named').length).toBeGreaterThan(0);
    expect(eventsOf(opened, 'showed').length).toBe(eventsOf(match, 'learned').length);
    expect(eventsOf(opened, 'showed').length).toBeGreaterThan(0);
  });

  it('H20.7 the seed in it proves that no draw was changed', () => {
    expect(record.seed).toEqual(seed);
    expect(replay(hoax, record).ok).toBe(true);
    const other = { ...record, seed: { kind: 'fast', value: SEED + 1 } as const };
    expect(replay(hoax, other).ok).toBe(false);
  });
});
