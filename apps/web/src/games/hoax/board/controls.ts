// What can be pressed: the offers of the engine, put together so that one control stands for one thing a person may want to
// say. Whatever is offered has a control; where it lies follows from the kind of move alone.

import type { Move } from '@pretender/hoax';
import type { AskId, MoveSpec } from '@pretender/kernel';

export type MoveType = Move['type'];

export interface Control {
  readonly key: string;
  readonly ask: AskId;
  readonly type: MoveType;
  /** Kept until its step opens. */
  readonly early: boolean;
  /** What the control already says: the identity and its action, or whom a condemned pays. */
  readonly said: Readonly<Record<string, string | number>>;
  /** The forms it may take. */
  readonly specs: readonly MoveSpec[];
}

/** beat: the bar and the heads that react · board: one's own turn · sheet: a decision that must be made */
export type Zone = 'beat' | 'board' | 'sheet';

export const ZONES: { readonly [T in MoveType]: Zone } = {
  pass: 'beat',
  doubt: 'beat',
  support: 'beat',
  decline: 'beat',
  immunise: 'beat',
  outlaw: 'beat',
  sentence: 'beat',
  absolve: 'beat',
  claim: 'board',
  inform: 'board',
  accuse: 'board',
  challenge: 'board',
  cover: 'sheet',
  take: 'sheet',
  show: 'sheet',
  pay: 'sheet',
  settle: 'sheet',
  crown: 'sheet',
};

/** Fields that make one kind of move several things to press. */
const SAID: { readonly [T in MoveType]?: readonly string[] } = { claim: ['as', 'do'], settle: ['to', 'as'] };

function said({ type, fields }: MoveSpec): Record<string, string | number> {
  const record: Record<string, string | number> = {};
  for (const name of SAID[type as MoveType] ?? []) {
    const field = fields[name];
    if (field?.kind === 'one') record[name] = field.of[0];
  }
  return record;
}

const isListed = ({ fields }: MoveSpec) => Object.values(fields).some(({ kind }) => kind === 'list');

/** A list of one says the same as the plain form, so who may list is asked for a list. */
function forms(specs: readonly MoveSpec[]): readonly MoveSpec[] {
  const listed = specs.filter(isListed);
  return listed.length > 0 ? listed : specs;
}

export function controlsOf(offers: readonly MoveSpec[]): readonly Control[] {
  const groups = new Map<string, MoveSpec[]>();
  for (const spec of offers) {
    const key = [spec.ask, spec.type, ...Object.values(said(spec))].join(':');
    groups.set(key, [...(groups.get(key) ?? []), spec]);
  }
  return [...groups].map(([key, specs]) => {
    const [{ ask, type, early }] = specs;
    return { key, ask, type: type as MoveType, early, said: said(specs[0]), specs: forms(specs) };
  });
}
