// The Heirs of Hoax for the scenario runner.

import { asData, type Data, type ScenarioKit } from '@pretender/kernel/scenario';
import { hoax } from '../index.ts';
import type { Move } from '../move-types.ts';
import type { Hoax } from '../types.ts';
import { expectations } from './expectations.ts';
import { POSITION_KEYS, start } from './position.ts';

const MOVE_FIELDS: { readonly [T in Move['type']]: readonly string[] } = {
  cover: ['identities'],
  take: ['wares'],
  claim: ['as', 'do', 'ware', 'target', 'count', 'with', 'give', 'take', 'deals'],
  inform: ['target', 'trios'],
  show: ['identities'],
  accuse: ['target', 'identity'],
  challenge: ['identity'],
  pass: [],
  doubt: [],
  support: [],
  decline: [],
  pay: ['ware'],
  immunise: [],
  outlaw: [],
  sentence: ['ware', 'count', 'share'],
  absolve: ['ware'],
  settle: ['to', 'as'],
  crown: ['crowner'],
};

/** That something was bought is public, so what the twin does not name was shown there too. */
function mergedShown(first: unknown, second: unknown): Data {
  const shown: Record<string, unknown> = { ...asData(first ?? {}, 'shown') };
  for (const [target, buyers] of Object.entries(asData(second, 'shown')))
    shown[target] = { ...asData(shown[target] ?? {}, 'shown'), ...asData(buyers, 'shown') };
  return shown;
}

const REST = ['declaration', 'recess', 'coronation'];

export const hoaxScenarios: ScenarioKit<Hoax> = {
  game: hoax,
  positionKeys: POSITION_KEYS,
  twinKeys: ['identities', 'shown'],
  moveFields: MOVE_FIELDS,
  seatFields: ['target', 'with', 'to', 'share', 'crowner'],
  seatWords: ['bank'],
  start,
  twinPosition(position, twin, { match, names }) {
    const identities = Object.fromEntries(match.state.hands.map((hand, seat) => [names[seat], hand.identity]));
    return {
      ...position,
      ...(twin.shown === undefined ? {} : { shown: mergedShown(position.shown, twin.shown) }),
      identities: { ...identities, ...(twin.identities as object | undefined) },
    };
  },
  expectations,
  isSetup: ({ kind }) => kind === 'cover' || kind === 'take',
  isAtRest: ({ state }) =>
    state.table.asks.length === 0 || REST.includes(state.table.asks[state.table.asks.length - 1].kind),
  turnSeat: ({ state }) => state.table.turn.seat,
};
