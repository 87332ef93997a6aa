// Answers that nobody hears of: passes, payments, covers, reactions sent early, refused moves.

import { asSeat, type RawMove, submit, type Viewer } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Name,
  pass,
  runOut,
  say,
  sayOnly,
  seatOf,
  sentTo,
  sentToAllBut,
  tableWith,
  viewersBut,
} from './tables.ts';

describe('answers that nobody hears of', () => {
  const position = {
    turn: 'Ada',
    identities: { Ada: 'farmer', Bruno: 'thief', Carla: 'monk', Dario: 'merchant', Elsa: 'judge' },
    wares: { Bruno: { gold: 1, wine: 1 }, Carla: { gold: 1 } },
  };

  function claimed(action: RawMove) {
    const match = tableWith({ seats: 5, position });
    say(match, 'Ada', action);
    return match;
  }

  const COLLECT = { type: 'claim', as: 'monk', do: 'collect' };

  it('H20.4 passes are told to nobody, not even as a number', () => {
    const match = claimed(COLLECT);
    const before = sentToAllBut(match, 'Bruno', 'Elsa');
    pass(match, 'Bruno', 'Elsa');
    expect(sentToAllBut(match, 'Bruno', 'Elsa')).toEqual(before);
    expect(match.state.table.asks[0].seats).toEqual([1, 2, 3, 4]);
  });

  it('H20.4 a pass in a step of the chain is told to nobody', () => {
    const match = claimed({ type: 'claim', as: 'farmer', do: 'harvest' });
    pass(match, 'Bruno', 'Carla', 'Dario', 'Elsa');
    const before = sentToAllBut(match, 'Dario');
    pass(match, 'Dario');
    expect(sentToAllBut(match, 'Dario')).toEqual(before);
  });

  it('H20.4 the last pass closes the window without a word about who had waited', () => {
    const orders: Name[][] = [
      ['Bruno', 'Carla', 'Dario', 'Elsa'],
      ['Elsa', 'Dario', 'Carla', 'Bruno'],
    ];
    const matches = orders.map((names) => {
      const match = claimed(COLLECT);
      pass(match, ...names);
      return match;
    });
    expect(sentTo(matches[0], 'public')).toBe(sentTo(matches[1], 'public'));
    const silent = claimed(COLLECT);
    runOut(silent);
    expect(sentTo(silent, 'public')).toBe(sentTo(matches[0], 'public'));
  });

  it('H10.4 who will pay, and what, is told to nobody before the window closes', () => {
    const match = claimed(COLLECT);
    pass(match, 'Bruno', 'Carla', 'Dario', 'Elsa');
    const before = sentToAllBut(match, 'Bruno');
    say(match, 'Bruno', { type: 'pay', ware: 'wine' });
    expect(sentToAllBut(match, 'Bruno')).toEqual(before);
    expect(match.state.table.heirs[1].wares).toEqual({ gold: 1, wine: 1, grain: 0 });
    say(match, 'Carla', { type: 'pay' });
    expect(match.state.table.heirs[0].wares).toEqual({ gold: 1, wine: 1, grain: 0 });
  });

  it('H2.3 H2.4 covers and start wares are told to nobody before all have chosen', () => {
    const match = tableWith({ seats: 3, position: { identities: { Ada: 'farmer', Bruno: 'thief', Carla: 'monk' } } });
    const before = sentToAllBut(match, 'Ada');
    say(match, 'Ada', { type: 'cover', identities: ['baron'] });
    say(match, 'Ada', { type: 'cover', identities: ['judge'] });
    expect(sentToAllBut(match, 'Ada')).toEqual(before);
    say(match, 'Bruno', { type: 'cover', identities: ['baron'] });
    say(match, 'Carla', { type: 'cover', identities: ['baron'] });
    expect(match.state.table.heirs[0].covers).toMatchObject({ baron: null, judge: 'start' });
    const after = sentToAllBut(match, 'Ada');
    say(match, 'Ada', { type: 'take', wares: ['wine'] });
    expect(sentToAllBut(match, 'Ada')).toEqual(after);
  });

  it('H12.5 H20.5 a reaction sent early looks like silence until it is played', () => {
    const match = claimed(COLLECT);
    const before = sentToAllBut(match, 'Bruno', 'Dario');
    say(match, 'Bruno', { type: 'immunise' });
    say(match, 'Dario', { type: 'outlaw' });
    expect(sentToAllBut(match, 'Bruno', 'Dario')).toEqual(before);
    pass(match, 'Carla', 'Elsa');
    expect(match.state.table.claim).toMatchObject({ kind: 'immunise', seat: 1 });
  });

  it('H12.6 H20.5 one that comes to nothing is never heard of', () => {
    const matches = [['immunise', 'outlaw'] as const, ['pass', 'pass'] as const].map(([bruno, dario]) => {
      const match = claimed(COLLECT);
      sayOnly(match, 'Bruno', { type: bruno });
      sayOnly(match, 'Dario', { type: dario });
      say(match, 'Carla', { type: 'doubt' });
      say(match, 'Elsa', { type: 'support' });
      say(match, 'Dario', { type: 'support' });
      expect(match.state.table.heirs[0].covers.monk).toBe('doubt');
      return match;
    });
    expect(sentToAllBut(matches[0], 'Bruno', 'Dario')).toEqual(sentToAllBut(matches[1], 'Bruno', 'Dario'));
  });

  it('H5.3 H20.5 a refused move leaves no trace', () => {
    const match = tableWith({
      seats: 4,
      position: {
        turn: 'Ada',
        identities: { Carla: 'magician' },
        covers: { Carla: ['baron', 'judge', 'thief'] },
        shown: { Carla: { Ada: ['monk', 'merchant', 'farmer'] } },
        wares: { Ada: { gold: 1, wine: 1, grain: 1 } },
      },
    });
    const everybody: Viewer[] = viewersBut(match);
    const before = everybody.map((viewer) => sentTo(match, viewer));
    const [ask] = match.state.table.asks;
    const receipt = submit(match, seatOf('Ada'), ask.id, { type: 'inform', target: asSeat(2), trios: 1 });
    expect(receipt.ok).toBe(false);
    expect(everybody.map((viewer) => sentTo(match, viewer))).toEqual(before);
    expect(match.entries).toHaveLength(1);
  });
});
