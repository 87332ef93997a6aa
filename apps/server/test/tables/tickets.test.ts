// Tickets: one for a guest to a seat that is kept, one for another device of one's own. Each is good once, and then for nobody.

import { PROTOCOL, type TicketAnswer } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { BUDGETS } from '../../src/tables/budgets.ts';
import { openHall } from '../../src/tables/hall.ts';
import type { Hall, Result } from '../../src/tables/hall-types.ts';
import { hashOf } from '../../src/tables/keys.ts';
import { court } from './court.ts';
import { fakeClient } from './fake-client.ts';
import { openRound, say, setUp } from './round.ts';
import { NONCES, quiet, settingsWith } from './settings.ts';

type Court = Awaited<ReturnType<typeof court>>;

const COSIMA = { name: 'Cosima', nonce: NONCES[2] };
const DORA = { name: 'Dora', nonce: NONCES[3] };
const WRONG = { ok: false, refusal: { code: 'wrong-ticket', why: null, field: null, clause: null } };
const NOWHERE = { send() {}, close() {} };

function gainOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

const codeOf = (result: Result<unknown>) => (result.ok ? 'ok' : result.refusal.code);
const invite = async ({ hall, hostToken }: Court, seat = 2): Promise<TicketAnswer> =>
  gainOf(await hall.makeTicket(hostToken, seat));
const sayTo = async (client: Court['host'], command: object) => {
  const answer = await client.send(command as never);
  return answer.t === 'no' ? answer.code : answer.t;
};

/** The server is killed and comes back; what was on its way to the disk is lost. */
async function restarted({
  store,
  world,
}: Pick<Court, 'store' | 'world'>): Promise<{ hall: Hall; store: Court['store'] }> {
  world.forget();
  const kept = store.crash('lost');
  return { hall: await openHall({ store: kept, world, bots: localBots(), log: quiet }), store: kept };
}

/** Everything that the store holds of the table. */
async function allOf({ store, table }: Court): Promise<string> {
  return JSON.stringify(await store.read(table, -1));
}

describe('a ticket for a guest', () => {
  it('has 256 bits, of which only the hash is kept', async () => {
    const room = await court(false);
    const first = await invite(room);
    const second = await invite(room);
    expect(first).toMatchObject({ table: room.table, code: room.code, seat: 2, left: null });
    for (const { ticket } of [first, second]) expect(ticket).toMatch(/^[0-9a-f]{64}$/);
    expect(first.ticket).not.toBe(second.ticket);
    const kept = await allOf(room);
    for (const { ticket } of [first, second]) expect(kept).not.toContain(ticket);
    for (const { frames } of [room.host, room.guest, room.watcher])
      expect(frames.join()).not.toMatch(new RegExp(`${first.ticket}|${second.ticket}|hash`));
  });

  it('keeps the seat: strangers find the table full, and everybody sees why', async () => {
    const room = await court(false);
    const { hall, code, watcher } = room;
    await invite(room);
    expect(watcher.told).toContainEqual({ type: '@invited', seat: 2 });
    expect(gainOf(await hall.look(code)).invited).toEqual([2]);
    await watcher.connect();
    expect(watcher.snapshot?.invited).toEqual([2]);
    expect(codeOf(await hall.sit(code, DORA))).toBe('table-full');
  });

  it('lets the table’s own link go on for all other seats', async () => {
    const room = await court(false, { seats: 5 });
    const { ticket } = await invite(room, 2);
    expect(gainOf(await room.hall.sit(room.code, DORA)).seat).toBe(3);
    expect(gainOf(await room.hall.sit(room.code, { ...COSIMA, ticket })).seat).toBe(2);
  });

  it('says whose table it is, as often as it is looked at, and seats its bearer', async () => {
    const room = await court(false);
    const { hall, code, table, host } = room;
    const { ticket } = await invite(room);
    for (let time = 0; time < 3; time++) {
      const { seat, notice } = gainOf(await hall.lookAtTicket(code, ticket));
      expect([seat, notice.people[notice.host].name]).toEqual([2, 'Ada']);
    }
    const chair = gainOf(await hall.sit(code, { ...COSIMA, ticket }));
    expect(chair.seat).toBe(2);
    const guest = fakeClient(() => hall, table, chair.token);
    await guest.connect();
    expect(guest.viewer).toBe(2);
    expect(guest.snapshot?.invited).toEqual([]);
    expect(host.told.at(-1)).toMatchObject({ type: '@sat', seat: 2, person: { name: 'Cosima' } });
  });

  it('seats one of two who come with it at once', async () => {
    const room = await court(false, { seats: 5 });
    const { ticket } = await invite(room);
    const both = await Promise.all([COSIMA, DORA].map((who) => room.hall.sit(room.code, { ...who, ticket })));
    expect(both.map(codeOf).sort()).toEqual(['ok', 'wrong-ticket']);
    expect(gainOf(await room.hall.look(room.code)).people.filter(({ kind }) => kind === 'person')).toHaveLength(3);
  });

  it('does not say whether it was used, taken back, replaced or never there', async () => {
    const used = await court(false);
    const { ticket } = await invite(used);
    await used.hall.sit(used.code, { ...COSIMA, ticket });
    const replaced = await court(false);
    const first = (await invite(replaced)).ticket;
    await invite(replaced);
    const back = await court(false);
    const gone = (await invite(back)).ticket;
    expect(await sayTo(back.host, { t: 'uninvite', seat: 2 })).toBe('ack');
    expect(back.watcher.told).toContainEqual({ type: '@uninvited', seat: 2 });
    const never = await court(false);
    const tries: readonly (readonly [Court, string])[] = [
      [used, ticket],
      [replaced, first],
      [back, gone],
      [never, 'ab'.repeat(32)],
      [never, 'x'],
    ];
    for (const [{ hall, code }, tried] of tries) {
      expect(await hall.sit(code, { ...DORA, ticket: tried })).toEqual(WRONG);
      expect(await hall.lookAtTicket(code, tried)).toEqual(WRONG);
      expect(await hall.useTicket(code, tried)).toEqual(WRONG);
    }
  });

  it('outlives a restart, and stays used after one', async () => {
    const room = await court(false);
    const { ticket } = await invite(room);
    const later = await restarted(room);
    expect(gainOf(await later.hall.look(room.code)).invited).toEqual([2]);
    expect(codeOf(await later.hall.sit(room.code, DORA))).toBe('table-full');
    expect(gainOf(await later.hall.sit(room.code, { ...COSIMA, ticket })).seat).toBe(2);
    const last = await restarted({ ...room, store: later.store });
    expect(await last.hall.lookAtTicket(room.code, ticket)).toEqual(WRONG);
  });

  it('is not spent by a name that is taken', async () => {
    const room = await court(false);
    const { ticket } = await invite(room);
    expect(codeOf(await room.hall.sit(room.code, { ...COSIMA, name: 'Ada', ticket }))).toBe('name-taken');
    expect(codeOf(await room.hall.sit(room.code, { ...COSIMA, ticket }))).toBe('ok');
  });

  it('is worth nothing once a bot sits there or the seat is gone', async () => {
    const room = await court(false, { seats: 5 });
    const tickets = [(await invite(room, 2)).ticket, (await invite(room, 4)).ticket];
    await room.host.send({ t: 'seatBot', seat: 2, level: 'random' } as never);
    await room.host.send({ t: 'change', settings: settingsWith({ seats: 4 }) } as never);
    await room.host.send({ t: 'change', settings: settingsWith({ seats: 5 }) } as never);
    await room.host.send({ t: 'clearSeat', seat: 2 } as never);
    expect(gainOf(await room.hall.look(room.code)).invited).toEqual([]);
    for (const ticket of tickets) expect(await room.hall.sit(room.code, { ...COSIMA, ticket })).toEqual(WRONG);
  });

  it('is no key', async () => {
    const room = await court(false);
    const { ticket: token } = await invite(room);
    const hello = { t: 'hello', v: PROTOCOL, table: room.table, token } as const;
    expect(codeOf(await room.hall.enter(hello, NOWHERE))).toBe('wrong-token');
    for (const made of [await room.hall.copyKey(token), await room.hall.makeTicket(token, 2)])
      expect(codeOf(made)).toBe('wrong-token');
  });

  it('is the host’s to make, before a match or after it, to a seat where nobody sits', async () => {
    const room = await court(false);
    const { hall, token, hostToken } = room;
    expect(codeOf(await hall.makeTicket('ff'.repeat(32), 2))).toBe('wrong-token');
    expect(codeOf(await hall.makeTicket(token, 2))).toBe('not-host');
    expect(codeOf(await hall.makeTicket(hostToken, 1))).toBe('seat-taken');
    expect(codeOf(await hall.makeTicket(hostToken, 3))).toBe('no-such-seat');
    expect(codeOf(await hall.makeTicket(hostToken, 2))).toBe('ok');
    expect(await sayTo(room.guest, { t: 'uninvite', seat: 2 })).toBe('not-host');
    expect(await sayTo(room.host, { t: 'uninvite', seat: 3 })).toBe('no-such-seat');
    expect(await sayTo(room.host, { t: 'uninvite', seat: 2 })).toBe('ack');
    expect(await sayTo(room.host, { t: 'uninvite', seat: 2 })).toBe('stale');
    const playing = await court(true);
    expect(codeOf(await playing.hall.makeTicket(playing.hostToken, 2))).toBe('not-now');
  });

  it('goes anew to a seat that was cleared: whoever had the old one is sent away', async () => {
    const room = await court(false);
    const { hall, code } = room;
    await room.host.send({ t: 'clearSeat', seat: 1 } as never);
    expect(room.guest.closed).toBe('replaced');
    const { ticket } = await invite(room, 1);
    expect(codeOf(await hall.copyKey(room.token))).toBe('wrong-token');
    expect(gainOf(await hall.sit(code, { ...COSIMA, ticket })).seat).toBe(1);
  });
});

describe('a ticket for another device', () => {
  const own = async ({ hall, token }: Court) => gainOf(await hall.makeTicket(token, 1));

  it('brings its person to the same seat, also in a match, and nobody hears of it', async () => {
    const room = await court(true);
    const { hall, code, table } = room;
    const heard = [room.host, room.watcher, room.guest].map(({ frames }) => frames.length);
    const { ticket, left } = await own(room);
    expect(left).toBe(600_000);
    expect(gainOf(await hall.lookAtTicket(code, ticket)).seat).toBe(1);
    const chair = gainOf(await hall.useTicket(code, ticket));
    expect([room.host, room.watcher, room.guest].map(({ frames }) => frames.length)).toEqual(heard);
    const phone = fakeClient(() => hall, table, chair.token);
    await phone.connect();
    expect(phone.viewer).toBe(1);
    expect(room.guest.closed).toBeNull();
    expect(await hall.useTicket(code, ticket)).toEqual(WRONG);
  });

  it('lets one of two in who come with it at once', async () => {
    const room = await court(true);
    const { ticket } = await own(room);
    const both = await Promise.all([1, 2].map(() => room.hall.useTicket(room.code, ticket)));
    expect(both.map(codeOf).sort()).toEqual(['ok', 'wrong-ticket']);
  });

  it('is good for ten minutes, also over a restart', async () => {
    const room = await court(false);
    const { ticket } = await own(room);
    await room.world.pass(599_000);
    const { hall } = await restarted(room);
    expect(codeOf(await hall.lookAtTicket(room.code, ticket))).toBe('ok');
    await room.world.pass(1000);
    expect(await hall.lookAtTicket(room.code, ticket)).toEqual(WRONG);
    expect(await hall.useTicket(room.code, ticket)).toEqual(WRONG);
  });

  it('is worth nothing after the next one, nor after its person has got up or lost the seat', async () => {
    const room = await court(false);
    const { hall, code } = room;
    const first = await own(room);
    const second = await own(room);
    expect(await hall.useTicket(code, first.ticket)).toEqual(WRONG);
    room.guest.drop();
    await room.world.pass(180_000);
    gainOf(await hall.askBack(code, 1, { name: 'Bruno again', nonce: NONCES[1] }));
    expect(await sayTo(room.host, { t: 'approve', request: 1, yes: true })).toBe('ack');
    await room.world.pass(10);
    await sayTo(room.host, { t: 'seatBot', seat: 2, level: 'random' });
    expect(await sayTo(room.host, { t: 'start' })).toBe('ack');
    await room.world.pass(10);
    expect(await hall.useTicket(code, second.ticket)).toEqual(WRONG);
    const other = await court(false);
    const { ticket } = await own(other);
    await other.guest.send({ t: 'leave' } as never);
    expect(await other.hall.useTicket(other.code, ticket)).toEqual(WRONG);
    expect(await other.hall.sit(other.code, { ...COSIMA, ticket })).toEqual(WRONG);
  });

  it('seats nobody else, and a guest’s ticket opens no seat that is taken', async () => {
    const room = await court(false);
    const { ticket } = await own(room);
    expect(await room.hall.sit(room.code, { ...COSIMA, ticket })).toEqual(WRONG);
    const guests = await invite(room);
    expect(await room.hall.useTicket(room.code, guests.ticket)).toEqual(WRONG);
  });
});

describe('at a table whose log is full', () => {
  it('no ticket is made and no key is made the only one: nobody swells it from here', async () => {
    const room = await court(false);
    const { append } = room.store;
    const long = [...(await room.store.read(room.table, -1))];
    const said = { kind: 'silenced', seat: 0, isSilent: false };
    const line = (seq: number) => ({ table: room.table, seq, cmd: null, at: 1_000_000, body: JSON.stringify(said) });
    const rest = Array.from({ length: BUDGETS.house }, (_, at) => line(long.length + at));
    await append(rest[0], null, rest.slice(1));
    const { hall } = await restarted(room);
    const tries = [await hall.makeTicket(room.hostToken, 2), await hall.makeTicket(room.token, 1)];
    expect([...tries, await hall.keepOnlyKey(room.token)].map(codeOf)).toEqual(['not-now', 'not-now', 'not-now']);
  });
});

describe('letting go of all other devices', () => {
  it('is done so often and no more: a guest does not fill the log of the house with it', async () => {
    const room = await court(false);
    const before = room.store.read(room.table, -1).then(({ length }) => length);
    const answers: string[] = [];
    for (let at = 0; at < 60; at++) answers.push(codeOf(await room.hall.keepOnlyKey(room.token)));
    expect(answers.filter((code) => code === 'too-fast')).toHaveLength(40);
    expect((await room.store.read(room.table, -1)).length - (await before)).toBeLessThanOrEqual(40);
    await room.world.pass(60_000);
    expect(gainOf(await room.hall.keepOnlyKey(room.token)).token).toBe(room.token);
  });

  it('closes their sockets and leaves one key the only one, also after a restart', async () => {
    const room = await court(true);
    const { hall, table, guest, token } = room;
    const [other, only] = [gainOf(await hall.copyKey(token)).token, gainOf(await hall.copyKey(token)).token];
    const phone = fakeClient(() => hall, table, other);
    await phone.connect();
    const pending = gainOf(await hall.makeTicket(token, 1));
    expect(gainOf(await hall.keepOnlyKey(only))).toMatchObject({ seat: 1, token: only });
    expect([guest.closed, phone.closed]).toEqual(['replaced', 'replaced']);
    expect(await hall.useTicket(room.code, pending.ticket)).toEqual(WRONG);
    // The answer got lost, and it is asked again.
    expect(gainOf(await hall.keepOnlyKey(only)).token).toBe(only);
    const later = await restarted(room);
    for (const old of [token, other]) {
      const hello = { t: 'hello', v: PROTOCOL, table, token: old } as const;
      expect(codeOf(await later.hall.enter(hello, NOWHERE))).toBe('wrong-token');
      expect(codeOf(await later.hall.keepOnlyKey(old))).toBe('wrong-token');
    }
    const here = fakeClient(() => later.hall, table, only);
    await here.connect();
    expect(here.viewer).toBe(1);
    expect([room.host.closed, room.watcher.closed]).toEqual([null, null]);
  });

  it('is finished at the next start, if the power goes after the line and before the keys', async () => {
    const room = await court(false);
    const only = gainOf(await room.hall.copyKey(room.token)).token;
    room.store.dropKeys = () => new Promise<never>(() => {});
    void room.hall.keepOnlyKey(only);
    await room.world.rest();
    const { hall, store } = await restarted(room);
    expect(await store.keyOwner(hashOf(room.token))).not.toBeNull();
    expect(codeOf(await hall.copyKey(room.token))).toBe('wrong-token');
    expect(await store.keyOwner(hashOf(room.token))).toBeNull();
    expect(codeOf(await hall.copyKey(only))).toBe('ok');
  });

  it('is finished then also if a timer is late, and a window could have closed behind the line', async () => {
    const round = await openRound();
    await setUp(round);
    await say(round.clients[0], { type: 'claim', as: 'farmer', do: 'harvest' });
    const only = gainOf(await round.hall.copyKey(round.tokens[1])).token;
    const { now } = round.world;
    round.world.now = () => now() + 20_000;
    round.store.dropKeys = () => new Promise<never>(() => {});
    void round.hall.keepOnlyKey(only);
    await round.world.rest();
    const { hall } = await restarted(round);
    expect(codeOf(await hall.copyKey(round.tokens[1]))).toBe('wrong-token');
    expect(codeOf(await hall.copyKey(only))).toBe('ok');
  });

  it('does not take keys that were made after it for old ones, when the table is read again', async () => {
    const room = await court(false);
    await room.hall.keepOnlyKey(room.token);
    const later = gainOf(await room.hall.copyKey(room.token)).token;
    const { hall } = await restarted(room);
    for (const key of [room.token, later]) expect(codeOf(await hall.copyKey(key))).toBe('ok');
  });

  it('is not overtaken by what another device says meanwhile', async () => {
    const room = await court(false);
    const { append } = room.store;
    room.store.append = (...given) => {
      room.store.append = append;
      void room.guest.send({ t: 'say', text: 'still me' } as never);
      return append(...given);
    };
    await room.hall.keepOnlyKey(room.token);
    await room.world.rest();
    expect(room.host.told.filter(({ type }) => type === '@said')).toEqual([]);
  });
});
