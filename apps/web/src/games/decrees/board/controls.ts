// What can be pressed: the offers of the engine, put together so that one control stands for one thing a person may want to
// do. Every card in the hand is a thing of its own.

import type { Move } from '@pretender/decrees';
import type { AskId, MoveSpec } from '@pretender/kernel';

export type MoveType = Move['type'];

export interface Control {
  readonly key: string;
  readonly ask: AskId;
  readonly type: MoveType;
  /** The card it plays or answers with. */
  readonly card: string | null;
  /** The forms it may take. */
  readonly specs: readonly MoveSpec[];
}

/** turn: one's own actions · answer: the two large buttons · sheet: a decision that must be made · deals: beside the turn */
export type Zone = 'turn' | 'answer' | 'sheet' | 'deals';

export const ZONES: { readonly [T in MoveType]: Zone } = {
  draw: 'turn',
  treasury: 'turn',
  manoeuvres: 'turn',
  end: 'turn',
  play: 'turn',
  distribute: 'turn',
  forward: 'turn',
  move: 'turn',
  stamp: 'turn',
  investigate: 'turn',
  reassign: 'turn',
  restructure: 'turn',
  react: 'answer',
  pass: 'answer',
  agree: 'answer',
  object: 'answer',
  bid: 'sheet',
  assign: 'sheet',
  pick: 'sheet',
  top: 'sheet',
  remove: 'sheet',
  offer: 'deals',
  counter: 'deals',
  accept: 'deals',
  decline: 'deals',
  withdraw: 'deals',
  promise: 'deals',
  publish: 'deals',
  mark: 'deals',
};

function cardOf({ type, fields }: MoveSpec): string | null {
  const { card } = fields;
  return (type === 'play' || type === 'react') && card?.kind === 'one' ? String(card.of[0]) : null;
}

export function controlsOf(offers: readonly MoveSpec[]): readonly Control[] {
  const groups = new Map<string, MoveSpec[]>();
  for (const spec of offers) {
    const key = [spec.ask, spec.type, cardOf(spec) ?? ''].join(':');
    groups.set(key, [...(groups.get(key) ?? []), spec]);
  }
  return [...groups].map(([key, specs]) => {
    const [spec] = specs;
    return { key, ask: spec.ask, type: spec.type as MoveType, card: cardOf(spec), specs };
  });
}
