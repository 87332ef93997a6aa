// What everybody can count of reactions: how often somebody could have spoken, and did.

import { describe, expect, it } from 'vitest';
import { eventsOf, type Name, pass, runOut, say, seatOf, tableWith } from './tables.ts';

const HARVEST = { type: 'claim', as: 'farmer', do: 'harvest' };

describe('chances to react', () => {
  const position = {
    turn: 'Ada',
    identities: { Ada: 'farmer', Bruno: 'thief', Carla: 'monk', Dario: 'merchant', Elsa: 'judge' },
    wares: { Ada: { gold: 2 }, Bruno: { wine: 1 } },
  };

  function countsOf(match: ReturnType<typeof tableWith>, name: Name) {
    const { chances, reactions } = match.state.table.heirs[seatOf(name)];
    return { chances, reactions };
  }

  it('H11.1 count for everybody who may outlaw an action that stands, silence and word alike', () => {
    const match = tableWith({ seats: 5, position });
    say(match, 'Ada', HARVEST);
    expect(countsOf(match, 'Bruno').chances.outlaw).toBe(0);
    pass(match, 'Bruno', 'Carla', 'Dario', 'Elsa');
    for (const name of ['Bruno', 'Carla', 'Dario', 'Elsa'] as const)
      expect(countsOf(match, name).chances.outlaw).toBe(1);
    expect(countsOf(match, 'Ada').chances.outlaw).toBe(0);
    say(match, 'Dario', { type: 'outlaw' });
    expect(countsOf(match, 'Dario').reactions.outlaw).toBe(1);
    // The window of his claim, and then that in which the others could have joined him.
    runOut(match);
    runOut(match);
    expect(countsOf(match, 'Bruno')).toMatchObject({ chances: { outlaw: 1 }, reactions: { outlaw: 0 } });
    expect(countsOf(match, 'Bruno').chances.sentence).toBe(1);
  });

  it('H9.2 do not count where the claim was doubted away', () => {
    const match = tableWith({ seats: 5, position });
    say(match, 'Ada', { type: 'claim', as: 'monk', do: 'press' });
    say(match, 'Bruno', { type: 'doubt' });
    say(match, 'Carla', { type: 'support' });
    say(match, 'Dario', { type: 'support' });
    expect(eventsOf(match, 'exposed')).toHaveLength(1);
    for (const name of ['Bruno', 'Carla', 'Dario', 'Elsa'] as const)
      expect(countsOf(match, name).chances.outlaw).toBe(0);
  });

  it('H10.2 count as the Magician only for those who would lose something', () => {
    const match = tableWith({ seats: 5, position });
    say(match, 'Ada', { type: 'claim', as: 'magician', do: 'bewitch', target: seatOf('Bruno') });
    pass(match, 'Bruno', 'Carla', 'Dario', 'Elsa');
    expect(countsOf(match, 'Bruno').chances.immunise).toBe(1);
    expect(countsOf(match, 'Carla').chances.immunise).toBe(0);
    say(match, 'Bruno', { type: 'immunise' });
    expect(countsOf(match, 'Bruno').reactions.immunise).toBe(1);
  });
});
