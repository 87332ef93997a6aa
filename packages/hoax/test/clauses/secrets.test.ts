// Who is told what: the same table after two different secret answers, seen by everybody who may not know.

import { type Event, hoax, type Identity } from '@pretender/hoax';
import { beginMatch, fastDice, isTold, seededDraws, type Viewer, viewersOf } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { configOf, eventsOf, pass, say, seatOf, sentTo, sentToAllBut, step, tableWith, viewersBut } from './tables.ts';

/** The viewers that may hear of an event; `null` where everybody may. */
function confidants(event: Event): readonly Viewer[] | null {
  if (event.type === 'dealt' || event.type === 'noted') return [event.seat];
  if (event.type === 'showed') return [event.buyer, event.target];
  if (event.type === 'named') return [event.accuser, event.target];
  return event.type === 'putAside' ? [] : null;
}

/** Viewers who hear of an event and may not, or may and do not. */
function misinformed(event: Event, seats: number): Viewer[] {
  const allowed = confidants(event);
  return viewersOf(seats).filter(
    (viewer) => isTold(hoax, event, viewer) !== (allowed === null || allowed.includes(viewer)),
  );
}

describe('who is told', () => {
  it.each(['de', 'it', 'fr', 'en'])(
    'H20.1 H20.2 H20.3 H20.5 everything is public but cards, secret answers, what was shown and named (%s)',
    (edition) => {
      const seen = new Set<string>();
      for (let seed = 0; seed < 4; seed++) {
        const match = beginMatch(hoax, configOf({ edition }, 5), 5, fastDice(seed));
        const draws = seededDraws(seed, 'secrets');
        for (let count = 0; count < 1500 && step(match, draws); count++);
        const events = match.entries.flatMap((entry) => entry.events);
        for (const { type } of events) seen.add(type);
        expect(events.filter((event) => misinformed(event, 5).length > 0)).toEqual([]);
      }
      for (const type of ['dealt', 'putAside', 'noted', 'showed', 'named', 'moved', 'covered', 'claimed', 'scored'])
        expect(seen).toContain(type);
    },
  );

  it('H20.1 a spectator sees wares, covers and their reasons, points, hands, and who asked whom how much', () => {
    const match = tableWith({
      seats: 4,
      position: {
        turn: 'Ada',
        identities: { Ada: 'farmer', Bruno: 'thief' },
        points: { Carla: 2 },
        wares: { Ada: { gold: 2, wine: 2, grain: 3 }, Dario: { wine: 1 } },
      },
    });
    const spectator = match.views[4];
    say(match, 'Ada', { type: 'inform', target: seatOf('Bruno'), trios: 2 });
    say(match, 'Bruno', { type: 'show', identities: ['monk', 'judge'] });
    pass(match, 'Bruno', 'Carla', 'Dario');
    say(match, 'Bruno', { type: 'claim', as: 'baron', do: 'tax', ware: 'wine' });
    say(match, 'Ada', { type: 'doubt' });
    expect(spectator.table.vote).toEqual({ need: 2, hands: [0], declined: [] });
    expect(spectator.table.claim).toEqual({
      kind: 'action',
      seat: 1,
      as: 'baron',
      action: { as: 'baron', do: 'tax', ware: 'wine' },
    });
    say(match, 'Carla', { type: 'support' });
    expect(spectator.hands).toEqual([null, null, null, null]);
    expect(spectator.table.purchases).toEqual([{ buyer: 0, target: 1, trios: 2, covered: [] }]);
    expect(spectator.table.heirs[1].covers).toMatchObject({ baron: 'doubt', monk: null, judge: null });
    expect(spectator.table.heirs.map(({ wares }) => wares.grain)).toEqual([1, 0, 0, 0]);
    expect(spectator.table.heirs.map(({ points }) => points)).toEqual([0, 0, 2, 0]);
    expect(spectator.table.bank).toEqual({ gold: 20, wine: 19, grain: 19 });
  });
});

describe('accusations and information', () => {
  const position = {
    turn: 'Ada',
    identities: { Ada: 'farmer', Bruno: 'thief', Carla: 'monk', Dario: 'merchant' },
    wares: { Ada: { gold: 1, wine: 1, grain: 1 } },
  };

  function accusing(identity: Identity) {
    const match = tableWith({ seats: 4, position });
    say(match, 'Ada', { type: 'accuse', target: seatOf('Bruno'), identity });
    return match;
  }

  it('H6.1 H20.3 the name in an accusation is heard by the accuser and the accused', () => {
    const [judge, baron] = [accusing('judge'), accusing('baron')];
    expect(sentToAllBut(judge, 'Ada', 'Bruno')).toEqual(sentToAllBut(baron, 'Ada', 'Bruno'));
    for (const name of ['Ada', 'Bruno'] as const)
      expect(sentTo(judge, seatOf(name))).not.toBe(sentTo(baron, seatOf(name)));
  });

  it('H6.1 H20.3 everybody hears whether it was right', () => {
    const [right, wrong] = [accusing('thief'), accusing('baron')];
    expect(eventsOf(right, 'judged')).toEqual([{ type: 'judged', accuser: 0, target: 1, right: true, aside: false }]);
    expect(eventsOf(wrong, 'judged')).toEqual([{ type: 'judged', accuser: 0, target: 1, right: false, aside: false }]);
    for (const viewer of viewersBut(right)) expect(sentTo(right, viewer)).not.toBe(sentTo(wrong, viewer));
  });

  function showing(identity: Identity) {
    const match = tableWith({ seats: 4, position });
    say(match, 'Ada', { type: 'inform', target: seatOf('Bruno'), trios: 1 });
    say(match, 'Bruno', { type: 'show', identities: [identity] });
    return match;
  }

  it('H5.1 H20.3 what is shown is seen by the buyer and the target', () => {
    const [judge, baron] = [showing('judge'), showing('baron')];
    expect(sentToAllBut(judge, 'Ada', 'Bruno')).toEqual(sentToAllBut(baron, 'Ada', 'Bruno'));
    expect(judge.state.hands[0].seen[1]).toEqual(['judge']);
    expect(judge.state.hands[1].shown[0]).toEqual(['judge']);
  });

  it('H5.4 H15.3 H20.3 it stays between them until a finale of these two', () => {
    const matches = [showing('judge'), showing('baron')];
    for (const match of matches) {
      pass(match, 'Bruno', 'Carla', 'Dario');
      say(match, 'Bruno', { type: 'accuse', target: seatOf('Carla'), identity: 'monk' });
      pass(match, 'Ada', 'Dario');
    }
    expect(sentToAllBut(matches[0], 'Ada', 'Bruno')).toEqual(sentToAllBut(matches[1], 'Ada', 'Bruno'));
    for (const match of matches) say(match, 'Dario', { type: 'accuse', target: seatOf('Ada'), identity: 'judge' });
    // Dario has lost, so Ada and Bruno play the finale: all see what Bruno had shown to Ada.
    expect(matches.map(({ state }) => state.table.heirs[1].covers.judge)).toEqual(['finale', null]);
  });

  it('H17.1 H20.3 the end of the round does not open it', () => {
    const matches = [accusing('judge'), accusing('baron')];
    for (const match of matches) {
      say(match, 'Bruno', { type: 'accuse', target: seatOf('Carla'), identity: 'monk' });
      pass(match, 'Dario');
      say(match, 'Dario', { type: 'accuse', target: seatOf('Bruno'), identity: 'thief' });
      expect(match.state.table.asks.map(({ kind }) => kind)).toEqual(['recess']);
      expect(match.state.table.heirs.map(({ card }) => card)).toEqual(['farmer', 'thief', 'monk', 'merchant']);
    }
    expect(sentToAllBut(matches[0], 'Ada', 'Bruno')).toEqual(sentToAllBut(matches[1], 'Ada', 'Bruno'));
  });

  it('H20.6 whoever is out, and whoever watches, hears of neither', () => {
    const out = { Dario: 'hidden', Elsa: 'shown' };
    const worlds = (['judge', 'baron'] as const).map((identity) => {
      const match = tableWith({ seats: 5, position: { ...position, out } });
      say(match, 'Ada', { type: 'inform', target: seatOf('Bruno'), trios: 1 });
      say(match, 'Bruno', { type: 'show', identities: [identity] });
      pass(match, 'Bruno', 'Carla');
      say(match, 'Bruno', { type: 'accuse', target: seatOf('Carla'), identity });
      return match;
    });
    for (const viewer of [seatOf('Dario'), seatOf('Elsa'), 'public'] as const) {
      expect(sentTo(worlds[0], viewer)).toBe(sentTo(worlds[1], viewer));
    }
    expect(sentTo(worlds[0], seatOf('Carla'))).not.toBe(sentTo(worlds[1], seatOf('Carla')));
    // What a seat knew before it was out, it still knows.
    expect(worlds[0].views[1].hands[1]).toMatchObject({ identity: 'thief', shown: [['judge'], [], [], [], []] });
  });
});
