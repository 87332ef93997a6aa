// Final Decrees for the scenario runner.

import type { ScenarioKit } from '@pretender/kernel/scenario';
import { topAsk } from '../asks.ts';
import { decrees } from '../index.ts';
import type { Decrees } from '../types.ts';
import { twinPosition } from './cards.ts';
import { expectations } from './expectations.ts';
import { POSITION_KEYS, start } from './position.ts';
import { MOVE_FIELDS, readFields } from './read-moves.ts';

export const decreesScenarios: ScenarioKit<Decrees> = {
  game: decrees,
  positionKeys: POSITION_KEYS,
  twinKeys: ['hands', 'deck'],
  moveFields: MOVE_FIELDS,
  seatFields: [],
  seatWords: [],
  readFields,
  start,
  twinPosition: (position, twin, { before, names, match }) =>
    twinPosition(twin, { state: before, names, position, twin, dice: match.dice }),
  expectations,
  isSetup: () => false,
  isAtRest: ({ state }) => {
    const top = topAsk(state.table as never);
    return top === null || top.kind === 'action';
  },
  turnSeat: ({ state }) => state.table.turn.seat,
};
