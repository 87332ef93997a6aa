// Effects that a player composes for a card the vocabulary has no words for.

import { type FieldSpec, type Fields, type Refusal, refuse } from '@pretender/kernel';
import { OPERATIONS, type OpName } from '../ops/index.ts';
import type { ParamKind, Stage } from '../ops/operation.ts';
import type { Public } from '../types.ts';
import { CHANGES } from '../words.ts';
import { openDecrees, seatsOf } from './board.ts';
import { EFFECT } from './card-ops.ts';

const MOST_OPS = 6;
const MOST_AMOUNT = 20;

/** What nobody can compose: other choices, other cards' answers, and what asks for more than one line. */
const LEFT_OUT: readonly OpName[] = ['choose', 'manual', 'special', 'preventPB', 'cancelCard'];
const COMPOSABLE = (Object.keys(OPERATIONS) as OpName[]).filter((name) => !LEFT_OUT.includes(name));

type Fits = (table: Public, value: unknown) => boolean;

const isSeat: Fits = (table, value) => typeof value === 'number' && value in table.players;
const isNumber: Fits = (_table, value) => typeof value === 'number';
const never: Fits = () => false;

const KINDS: { readonly [K in ParamKind]: Fits } = {
  players: isSeat,
  player: isSeat,
  ministry: (table, value) => table.ministries.some((ministry) => ministry === value),
  decree: (table, value) => openDecrees(table).includes(String(value)),
  amount: isNumber,
  number: isNumber,
  flag: (_table, value) => typeof value === 'boolean',
  change: (_table, value) => typeof value === 'object' && value !== null,
  name: never,
  bonus: never,
  args: never,
  choice: never,
};

function fitsParams(table: Public, { op, ...given }: Readonly<Record<string, unknown>>): boolean {
  const params: Readonly<Record<string, string>> = OPERATIONS[op as OpName].params;
  const isKnown = Object.keys(given).every((name) => Object.hasOwn(params, name));
  return (
    isKnown &&
    Object.entries(params).every(([name, param]) => {
      const kind = param.replace('?', '') as ParamKind;
      return given[name] === undefined ? param.endsWith('?') : KINDS[kind](table, given[name]);
    })
  );
}

export function refuseEffect({ table, with: slots }: Stage): Refusal | null {
  const ops = (slots[EFFECT] ?? []) as readonly Readonly<Record<string, unknown>>[];
  return ops.every((op) => fitsParams(table, op)) ? null : refuse('no-such-operation', 'with', 'D10.6');
}

export function effectField(table: Public): FieldSpec {
  const seat: FieldSpec = { kind: 'one', of: seatsOf(table) };
  const ministry: FieldSpec = { kind: 'one', of: table.ministries };
  const either: FieldSpec = { kind: 'one', of: [...seatsOf(table), ...table.ministries] };
  const arrow: FieldSpec = { kind: 'tuple', of: [ministry, ministry] };
  const number: FieldSpec = { kind: 'number', from: 1, to: MOST_AMOUNT };
  const change: Fields = { change: { kind: 'one', of: CHANGES }, arrow, to: arrow };
  const of: Fields = {
    op: { kind: 'one', of: COMPOSABLE },
    who: seat,
    player: seat,
    from: either,
    to: either,
    ministry,
    a: ministry,
    b: ministry,
    decree: { kind: 'one', of: openDecrees(table) },
    n: number,
    maxLen: number,
    minRemaining: number,
    reward: { kind: 'flag' },
    change: { kind: 'record', of: change, needs: ['change', 'arrow'] },
  };
  return { kind: 'list', of, needs: ['op'], min: 1, max: MOST_OPS };
}
