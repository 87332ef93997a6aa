// Who may say what: every command by a spectator, another seat, the host; in the waiting room and while a match is played.

import { PROTOCOL } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { court } from './court.ts';
import { COMMANDS } from './every-command.ts';
import type { FakeClient } from './fake-client.ts';
import { NONCES } from './settings.ts';

async function answerTo(client: FakeClient, name: keyof typeof COMMANDS): Promise<string> {
  const answer = await client.send({ ...COMMANDS[name] } as never);
  return answer.t === 'no' ? answer.code : answer.t;
}

/** spectator · guest · host in the waiting room, then while playing. A move may be refused by the rules: then it was heard. */
const RIGHTS: { readonly [N in keyof typeof COMMANDS]: readonly string[] } = {
  move: ['not-seated', 'not-now', 'not-now', 'not-seated', 'ack|rules', 'ack|rules'],
  lastCall: ['not-seated', 'stale', 'stale', 'not-seated', 'not-now', 'not-now'],
  hold: ['not-seated', 'stale', 'stale', 'not-seated', 'not-now', 'not-now'],
  seen: ['not-seated', 'stale', 'stale', 'not-seated', 'not-now', 'not-now'],
  autoPass: ['not-seated', 'ack', 'ack', 'not-seated', 'ack', 'ack'],
  order: ['not-seated', 'not-now', 'not-now', 'not-seated', 'ack', 'ack'],
  withdraw: ['not-seated', 'stale', 'stale', 'not-seated', 'stale', 'stale'],
  pause: ['not-seated', 'not-now', 'not-now', 'not-seated', 'ack', 'ack'],
  resume: ['not-seated', 'not-now', 'not-now', 'not-seated', 'not-now', 'not-now'],
  say: ['ack', 'ack', 'ack', 'ack', 'ack', 'ack'],
  phrase: ['not-seated', 'ack', 'ack', 'not-seated', 'ack', 'ack'],
  rename: ['not-seated', 'ack', 'ack', 'not-seated', 'not-now', 'not-now'],
  seatBot: ['not-seated', 'not-host', 'ack', 'not-seated', 'not-host', 'not-now'],
  clearSeat: ['not-seated', 'not-host', 'ack', 'not-seated', 'not-host', 'not-now'],
  uninvite: ['not-seated', 'not-host', 'stale', 'not-seated', 'not-host', 'not-now'],
  leave: ['not-seated', 'ack', 'ack', 'not-seated', 'not-now', 'not-now'],
  giveHost: ['not-seated', 'not-host', 'ack', 'not-seated', 'not-host', 'ack'],
  takeHost: ['not-seated', 'not-now', 'not-now', 'not-seated', 'not-now', 'not-now'],
  silence: ['not-seated', 'not-host', 'ack', 'not-seated', 'not-host', 'ack'],
  mute: ['not-seated', 'ack', 'ack', 'not-seated', 'ack', 'ack'],
  change: ['not-seated', 'not-host', 'ack', 'not-seated', 'not-host', 'not-now'],
  start: ['not-seated', 'not-host', 'not-enough-players', 'not-seated', 'not-host', 'not-now'],
  rematch: ['not-seated', 'not-host', 'not-enough-players', 'not-seated', 'not-host', 'not-now'],
  ready: ['not-seated', 'ack', 'ack', 'not-seated', 'not-now', 'not-now'],
  open: ['not-seated', 'not-now', 'not-now', 'not-seated', 'not-now', 'not-now'],
  vote: ['not-seated', 'not-now', 'not-now', 'not-seated', 'ack', 'ack'],
  approve: ['not-seated', 'stale', 'stale', 'not-seated', 'stale', 'stale'],
};

describe('who may say what', () => {
  it.each(Object.entries(RIGHTS))('%s', async (name, expected) => {
    const found: string[] = [];
    for (const isPlaying of [false, true]) {
      for (const who of ['watcher', 'guest', 'host'] as const) {
        const room = await court(isPlaying);
        found.push(await answerTo(room[who], name as keyof typeof COMMANDS));
      }
    }
    expect(found.map((code, at) => (expected[at].split('|').includes(code) ? expected[at] : code))).toEqual(expected);
  });
});

describe('keys', () => {
  it('are told once and good for one seat of one table', async () => {
    const { hall, table } = await court(false);
    const listener = { send() {}, close() {} };
    const wrong = await hall.enter({ t: 'hello', v: PROTOCOL, table, token: 'ff'.repeat(32) }, listener);
    expect(wrong).toMatchObject({ ok: false, refusal: { code: 'wrong-token' } });
  });

  it('a seat cleared by the host is closed to its old key', async () => {
    const { host, guest, hall, table, token } = await court(false);
    await host.send({ t: 'clearSeat', seat: 1 } as never);
    expect(guest.closed).toBe('replaced');
    const again = await hall.enter({ t: 'hello', v: PROTOCOL, table, token }, { send() {}, close() {} });
    expect(again).toMatchObject({ ok: false, refusal: { code: 'wrong-token' } });
  });

  it('a lost seat comes back when somebody else at the table agrees', async () => {
    const { host, guest, hall, code, table, world } = await court(false);
    guest.drop();
    await world.pass(180_000);
    const asked = await hall.askBack(code, 1, { name: 'Bruno again', nonce: NONCES[1] });
    if (!asked.ok) throw new Error(asked.refusal.code);
    const early = await hall.enter(
      { t: 'hello', v: PROTOCOL, table, token: asked.value.token },
      { send() {}, close() {} },
    );
    expect(early.ok).toBe(false);
    expect(host.told).toContainEqual({ type: '@asksBack', request: 1, seat: 1, name: 'Bruno again' });
    expect((await host.send({ t: 'approve', request: 1, yes: true } as never)).t).toBe('ack');
    // One voice: it passes with the cards of the next match.
    await world.pass(10);
    await host.send({ t: 'seatBot', seat: 2, level: 'random' } as never);
    expect((await host.send({ t: 'start' } as never)).t).toBe('ack');
    await world.pass(10);
    const late = await hall.enter(
      { t: 'hello', v: PROTOCOL, table, token: asked.value.token },
      { send() {}, close() {} },
    );
    expect(late).toMatchObject({ ok: true, value: { viewer: 1 } });
  });

  it('a record is refused while the match is played', async () => {
    const { hall, table } = await court(true);
    expect(await hall.record(table, 1)).toMatchObject({ ok: false, refusal: { code: 'not-now' } });
  });

  it('what the gallery says is not heard at the table while a match is played', async () => {
    const { watcher, host } = await court(true);
    await watcher.send({ t: 'say', text: 'Ada is the Thief' } as never);
    expect(watcher.told.map(({ type }) => type)).toContain('@said');
    expect(host.told.map(({ type }) => type)).not.toContain('@said');
  });
});
