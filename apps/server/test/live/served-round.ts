// A table of three people at a real server, on real sockets: dealt and past its set-up, with the host about to speak.

import type { ChairAnswer, ServerMessage, Settings } from '@pretender/protocol';
import { type FakeClient, fakeClient } from '../tables/fake-client.ts';
import { identityOf, say, specsOf } from '../tables/round.ts';
import { NONCES, settingsWith } from '../tables/settings.ts';
import { type RemoteDoor, remoteDoor } from '../worlds/remote-door.ts';

export interface ServedRound {
  readonly table: string;
  readonly doors: readonly RemoteDoor[];
  readonly clients: readonly FakeClient[];
}

async function post(url: string, path: string, body: object): Promise<ChairAnswer> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as ChairAnswer;
}

const NAMES = ['Ada', 'Bruno', 'Carla'] as const;

async function sitDown(url: string, settings: Partial<Settings>): Promise<readonly ChairAnswer[]> {
  const own = settingsWith({ seats: NAMES.length, ...settings, options: { firstPlayer: 'host' } });
  const host = await post(url, '/api/tables', { settings: own, name: NAMES[0], nonce: NONCES[0] });
  const sit = (name: string) => post(url, `/api/tables/${host.code}/seats`, { name, nonce: NONCES[1] });
  return [host, await sit(NAMES[1]), await sit(NAMES[2])];
}

/** When everybody has been told what happened, and this holds for them. */
async function until({ doors, clients }: ServedRound, holds: (client: FakeClient) => boolean): Promise<void> {
  for (const [seat, client] of clients.entries()) while (!holds(client)) if (!(await doors[seat].news())) return;
}

export async function openServedRound(url: string, settings: Partial<Settings> = {}): Promise<ServedRound> {
  const chairs = await sitDown(url, settings);
  const doors = chairs.map(() => remoteDoor(url));
  const clients = chairs.map(({ table, token }, seat) => fakeClient(() => doors[seat], table, token));
  for (const client of clients) await client.connect();
  const round = { table: chairs[0].table, doors, clients };
  await clients[0].send({ t: 'start' } as never);
  await until(round, (client) => specsOf(client).length > 0);
  for (const [seat, client] of clients.entries()) {
    const identity = identityOf({ clients }, seat) === 'thief' ? 'merchant' : 'thief';
    await say(client, { type: 'cover', identities: [identity] });
  }
  await until(round, (client) => specsOf(client).some(({ type }) => type === 'take'));
  for (const client of clients) {
    const wares = specsOf(client).find(({ type }) => type === 'take')?.fields.wares as { min: number } | undefined;
    await say(client, { type: 'take', wares: Array.from({ length: wares?.min ?? 0 }, () => 'wine') });
  }
  await until(round, (client) => heard(client, 'turnBegan') > 0);
  return round;
}

export const heard = ({ told }: FakeClient, type: string): number => told.filter((event) => event.type === type).length;

/** The host claims to be the farmer; everybody is asked whether they believe it. */
export async function claim(round: ServedRound): Promise<ServerMessage> {
  const answer = await say(round.clients[0], { type: 'claim', as: 'farmer', do: 'harvest' });
  await until(round, (client) => heard(client, 'claimed') > 0);
  return answer;
}

export const doubt = (client: FakeClient): Promise<ServerMessage> => say(client, { type: 'doubt' });
