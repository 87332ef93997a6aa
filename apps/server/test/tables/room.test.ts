// How much room a table takes that waits; `bench server` measures it whole, with its sockets.

import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { newState } from '../../src/tables/new-state.ts';
import { settingsWith } from './settings.ts';

setFlagsFromString('--allow-natives-syntax');
const haveSameShape = runInThisContext('(a, b) => %HaveSameMap(a, b)') as (a: object, b: object) => boolean;

it('all tables have one shape, which the engine keeps once', () => {
  const opened = { kind: 'opened', settings: settingsWith(), next: { seed: '', commitment: '' } } as const;
  // As many as it takes to be sure that the engine has seen enough of them.
  const states = Array.from({ length: 50 }, (_, at) => newState({ id: `t${at}`, code: `C${at}` }, opened));
  const [first] = states;
  for (const state of states) expect(haveSameShape(first, state)).toBe(true);
});

it('chairs where nobody has ordered anything share one empty list', () => {
  const opened = { kind: 'opened', settings: settingsWith(), next: { seed: '', commitment: '' } } as const;
  const { chairs } = newState({ id: 't', code: 'C' }, opened);
  expect(new Set(chairs.map(({ orders }) => orders)).size).toBe(1);
});
