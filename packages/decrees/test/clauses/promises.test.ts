import { asSeat, submit } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { tableWith } from '../tables.ts';

describe('promises', () => {
  it('D11.10 there are twenty from one to another in a match, those on the table among them', () => {
    const match = tableWith({});
    const dealing = match.state.table.asks.find(({ kind }) => kind === 'dealing')?.id ?? -1;
    const say = (by: number, move: { type: string }) => submit(match, asSeat(by), dealing, move);
    const promise = (by: number, to: number, text: string) => say(by, { type: 'promise', to, text } as never);
    for (let at = 0; at < 20; at++) expect(promise(0, 1, `word ${at}`)).toMatchObject({ ok: true });
    const over = { ok: false, refusal: { code: 'too-many-promises', clause: 'D11.10' } };
    expect(promise(0, 1, 'one more')).toMatchObject(over);
    expect(say(0, { type: 'publish', from: 0, to: 1, text: 'word 3' } as never)).toMatchObject({ ok: true });
    expect(promise(0, 1, 'one more')).toMatchObject(over);
    expect(promise(1, 0, 'back')).toMatchObject({ ok: true });
    expect(promise(0, 2, 'to another')).toMatchObject({ ok: true });
  });
});
