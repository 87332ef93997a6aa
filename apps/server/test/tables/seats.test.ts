// Seats that change hands: what was good for one person is not good for the next.

import { PROTOCOL } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { court } from './court.ts';
import { fakeClient } from './fake-client.ts';
import { NONCES } from './settings.ts';

const codeOf = (answer: { t: string; code?: string }) => answer.code ?? answer.t;
const newcomer = { name: 'Cosima', nonce: NONCES[2] };

describe('whoever gets up', () => {
  it('takes no key along that was copied at that moment', async () => {
    const { hall, guest, token, table } = await court(false);
    const leaving = guest.send({ t: 'leave' } as never);
    const copied = await hall.copyKey(token);
    await leaving;
    expect(copied).toMatchObject({ ok: false, refusal: { code: 'wrong-token' } });
    const late = await hall.enter({ t: 'hello', v: PROTOCOL, table, token }, { send() {}, close() {} });
    expect(late).toMatchObject({ ok: false, refusal: { code: 'wrong-token' } });
  });

  it('does not come in at that moment either', async () => {
    const { hall, guest, token, table } = await court(false);
    const leaving = guest.send({ t: 'leave' } as never);
    const second = await hall.enter({ t: 'hello', v: PROTOCOL, table, token }, { send() {}, close() {} });
    await leaving;
    expect(second).toMatchObject({ ok: false, refusal: { code: 'wrong-token' } });
  });

  it('is not heard any more, whatever was on its way', async () => {
    const { host, guest } = await court(false);
    const cleared = host.send({ t: 'clearSeat', seat: 1 } as never);
    void guest.send({ t: 'rename', name: 'Ghost' } as never);
    await cleared;
    await host.send({ t: 'say', text: 'gone?' } as never);
    expect(host.told.filter(({ type }) => type === '@sat')).toEqual([]);
  });

  it('is not heard any more if he was gone already when his seat was given away', async () => {
    const { host, guest, world } = await court(false);
    // While this is written, the others wait for their turn.
    void host.send({ t: 'mute', seats: [], gallery: false } as never);
    const given = host.send({ t: 'clearSeat', seat: 1 } as never);
    void guest.send({ t: 'say', text: 'still me' } as never);
    guest.drop();
    expect(codeOf(await given)).toBe('ack');
    await world.pass(1000);
    expect(host.told.filter(({ type }) => type === '@said')).toEqual([]);
  });

  it('leaves nothing of his own to the next one', async () => {
    const { hall, guest, table, code } = await court(false);
    await guest.send({ t: 'mute', seats: [0], gallery: true } as never);
    await guest.send({ t: 'leave' } as never);
    const sat = await hall.sit(code, newcomer);
    if (!sat.ok) throw new Error('not seated');
    const next = fakeClient(() => hall, table, sat.value.token);
    await next.connect(0);
    expect(JSON.stringify(next.frames)).not.toContain('@muted');
  });
});

describe('a command under an id that was used before', () => {
  it('is done for the next person in the seat', async () => {
    const { hall, guest, table, code, host } = await court(false);
    await guest.send({ t: 'say', id: '1', text: 'mine' } as never);
    await guest.send({ t: 'leave', id: '2' } as never);
    const sat = await hall.sit(code, newcomer);
    if (!sat.ok) throw new Error('not seated');
    const next = fakeClient(() => hall, table, sat.value.token);
    await next.connect();
    expect(codeOf(await next.send({ t: 'say', id: '1', text: 'mine too' } as never))).toBe('ack');
    expect(host.told).toContainEqual(expect.objectContaining({ type: '@said', text: 'mine too' }));
  });

  it('is done for another spectator', async () => {
    const { hall, host, watcher, table } = await court(false);
    const other = fakeClient(() => hall, table, null);
    await other.connect();
    await watcher.send({ t: 'say', id: '1', text: 'well' } as never);
    expect(codeOf(await other.send({ t: 'say', id: '1', text: 'no' } as never))).toBe('ack');
    expect(host.told.filter(({ type }) => type === '@said')).toHaveLength(2);
  });

  it('is refused if it is another command, and acknowledged again if it is the same', async () => {
    const { guest, host } = await court(false);
    await guest.send({ t: 'say', id: '1', text: 'once' } as never);
    expect(codeOf(await guest.send({ t: 'say', id: '1', text: 'once' } as never))).toBe('ack');
    expect(codeOf(await guest.send({ t: 'rename', id: '1', name: 'Benno' } as never))).toBe('bad-message');
    expect(host.told.filter(({ type }) => type === '@said')).toHaveLength(1);
  });
});

describe('a lost seat', () => {
  it('is given to nobody while its owner is here', async () => {
    const { hall, code, guest } = await court(true);
    const asked = await hall.askBack(code, 1, { name: 'Bruno again', nonce: NONCES[1] });
    expect(asked).toMatchObject({ ok: false, refusal: { code: 'not-now', why: 'Somebody is in that seat.' } });
    expect(guest.closed).toBeNull();
  });

  it('needs two voices where two are here', async () => {
    const { hall, code, table, host, guest, watcher, world } = await court(false);
    const sat = await hall.sit(code, newcomer);
    if (!sat.ok) throw new Error('not seated');
    const third = fakeClient(() => hall, table, sat.value.token);
    await third.connect();
    guest.drop();
    await world.pass(180_000);
    const asked = await hall.askBack(code, 1, { name: 'Bruno again', nonce: NONCES[1] });
    await hall.askBack(code, 1, { name: 'A stranger', nonce: NONCES[1] });
    if (!asked.ok) throw new Error('not asked');
    expect(codeOf(await host.send({ t: 'approve', request: 1, yes: true } as never))).toBe('ack');
    expect(watcher.told).toContainEqual({ type: '@backed', request: 1, by: 0 });
    expect(codeOf(await host.send({ t: 'approve', request: 1, yes: true } as never))).toBe('stale');
    const entered = () =>
      hall.enter({ t: 'hello', v: PROTOCOL, table, token: asked.value.token }, { send() {}, close() {} });
    expect(await entered()).toMatchObject({ ok: false });
    await third.send({ t: 'approve', request: 1, yes: true } as never);
    expect(await entered()).toMatchObject({ ok: true, value: { viewer: 1 } });
    // Whoever else had asked for it has to ask anew.
    expect(codeOf(await host.send({ t: 'approve', request: 2, yes: true } as never))).toBe('stale');
  });
});

describe('a house that everybody has left', () => {
  it('goes to the next person who comes', async () => {
    const { hall, code, table, host, guest } = await court(false);
    await host.send({ t: 'giveHost', seat: 1 } as never);
    await host.send({ t: 'leave' } as never);
    await guest.send({ t: 'leave' } as never);
    const sat = await hall.sit(code, newcomer);
    if (!sat.ok) throw new Error('not seated');
    const next = fakeClient(() => hall, table, sat.value.token);
    await next.connect();
    expect(next.snapshot?.host).toBe(sat.value.seat);
    expect(codeOf(await next.send({ t: 'seatBot', seat: 2, level: 'random' } as never))).toBe('ack');
  });
});
