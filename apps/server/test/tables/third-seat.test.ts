// At a listed table a third seat from one address needs the host's word, and at no other table does it.

import type { Settings } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { openHall } from '../../src/tables/hall.ts';
import type { Chair, Result } from '../../src/tables/hall-types.ts';
import { hallThroughLetters } from '../far/through-letters.ts';
import { fakeWorld } from './fake-world.ts';
import { NONCES, quiet, settingsWith } from './settings.ts';

const HOME = '192.0.2.1';
const REFUSED = { ok: false, refusal: { code: 'needs-invitation', why: expect.stringContaining('ask the host') } };
const SEATED = { ok: true };

/** A table that somebody at home has opened. */
async function tableAt(own: Partial<Settings>, isAddressKnown = true) {
  const [world, store] = [fakeWorld(1), openMemoryStore()];
  const hall = hallThroughLetters(await openHall({ store, world, bots: localBots(), log: quiet }));
  const at = (from: string) => (isAddressKnown ? { from } : {});
  const opened = await hall.open(settingsWith({ seats: 6, ...own }), { name: 'Host', nonce: NONCES[0], ...at(HOME) });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { code, table, token } = opened.value;
  let people = 0;
  const sit = (from: string, ticket?: string): Promise<Result<Chair>> =>
    hall.sit(code, { name: `Guest ${++people}`, nonce: NONCES[1], ...at(from), ticket });
  const enter = (key: string, from: string) =>
    hall.enter({ t: 'hello', v: 2, table, token: key }, { send() {}, close() {}, from });
  const invite = async (seat: number): Promise<string> => {
    const made = await hall.makeTicket(token, seat);
    return made.ok ? made.value.ticket : '';
  };
  return { hall, store, table, sit, enter, invite };
}

describe('a third seat from one address', () => {
  it('is not taken at a listed table, be the host at that address or not', async () => {
    const { sit } = await tableAt({ isPublic: true });
    expect(await sit(HOME)).toMatchObject(SEATED);
    expect(await sit(HOME)).toMatchObject(REFUSED);
    for (const answer of [SEATED, SEATED, REFUSED]) expect(await sit('198.51.100.1')).toMatchObject(answer);
    expect(await sit('198.51.100.2')).toMatchObject(SEATED);
  });

  it('is taken with an invitation of the host', async () => {
    const { sit, invite } = await tableAt({ isPublic: true });
    await sit(HOME);
    expect(await sit(HOME)).toMatchObject(REFUSED);
    expect(await sit(HOME, await invite(2))).toMatchObject({ ok: true, value: { seat: 2 } });
    expect(await sit(HOME)).toMatchObject(REFUSED);
  });

  it('is taken at a table that is not listed, and where nobody knows the address', async () => {
    const hidden = await tableAt({});
    for (let at = 0; at < 3; at++) expect(await hidden.sit(HOME)).toMatchObject(SEATED);
    const unknown = await tableAt({ isPublic: true }, false);
    for (let at = 0; at < 3; at++) expect(await unknown.sit(HOME)).toMatchObject(SEATED);
  });

  it('is taken once somebody from there has left', async () => {
    const { hall, table, sit } = await tableAt({ isPublic: true });
    const guest = await sit(HOME);
    if (!guest.ok) throw new Error(guest.refusal.code);
    const hello = { t: 'hello', v: 2, table, token: guest.value.token } as const;
    const entered = await hall.enter(hello, { send() {}, close() {}, from: HOME });
    if (!entered.ok) throw new Error(entered.refusal.code);
    await entered.value.command({ t: 'leave', id: 'bye' } as never);
    expect(await sit('198.51.100.1')).toMatchObject({ ok: true, value: { seat: 1 } });
    expect(await sit(HOME)).toMatchObject(SEATED);
    expect(await sit(HOME)).toMatchObject(REFUSED);
  });

  it('is not made room for by saying hello from elsewhere', async () => {
    const { sit, enter } = await tableAt({ isPublic: true });
    const [there, elsewhere] = ['198.51.100.1', '198.51.100.2'];
    for (let seat = 0; seat < 2; seat++) {
      const sat = await sit(there);
      if (sat.ok) await enter(sat.value.token, elsewhere);
    }
    expect(await sit(there)).toMatchObject(REFUSED);
    expect(await sit(elsewhere)).toMatchObject(REFUSED);
  });

  it('is counted by where people come from now, over their sockets too', async () => {
    const { sit, enter } = await tableAt({ isPublic: true });
    const guest = await sit('198.51.100.1');
    if (!guest.ok) throw new Error(guest.refusal.code);
    await enter(guest.value.token, HOME);
    expect(await sit(HOME)).toMatchObject(REFUSED);
    await enter(guest.value.token, '198.51.100.1');
    expect(await sit(HOME)).toMatchObject(SEATED);
  });
});

describe('the address of somebody who sits down', () => {
  it('is in no line of the log', async () => {
    const { store, table, sit, enter } = await tableAt({ isPublic: true });
    const guest = await sit('198.51.100.1');
    if (guest.ok) await enter(guest.value.token, '198.51.100.1');
    const log = JSON.stringify(await store.read(table, -1));
    expect(log).toContain('Guest 1');
    expect(log).not.toMatch(/192\.0\.2\.1|198\.51\.100\.1/);
  });
});
