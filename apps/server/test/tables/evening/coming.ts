// People who come in, send, and go: with one tab or two, with an old key or a new one.

import { shuffle } from '@pretender/kernel';
import type { Command, ServerMessage } from '@pretender/protocol';
import { fakeClient } from '../fake-client.ts';
import { NONCES } from '../settings.ts';
import { type Evening, isVoting, note, outboxOf, type Person, type Tab } from './evening.ts';

export const newTab = (evening: () => Evening, table: string, token: string): Tab => ({
  client: fakeClient(() => evening().hall, table, token),
  token,
  isHere: false,
  isComing: false,
});

export function openTab(evening: Evening, person: Person, token: string): void {
  person.tabs.push(newTab(() => evening, evening.table, token));
}

export function leave(tab: Tab): void {
  tab.client.drop();
  tab.isHere = false;
}

export async function come(evening: Evening, person: Person, tab: Tab): Promise<void> {
  const { client } = tab;
  const isResume = client.snapshot !== null && evening.draws.below(3) > 0;
  if (client.snapshot !== null) note(evening, isResume ? 'a resume' : 'a reload');
  if (client.snapshot !== null && !isResume && isVoting(evening)) note(evening, 'a reload in a vote');
  tab.isComing = true;
  const isIn = await client.connect(isResume ? client.n : undefined).then(
    () => true,
    () => false,
  );
  tab.isComing = false;
  tab.isHere = isIn && client.session !== null;
  // A key that is good no longer: perhaps a newer one is.
  if (!isIn) person.tabs = person.tabs.filter((other) => other !== tab);
  for (const command of shuffle(evening.draws, [...outboxOf(person, tab).values()]))
    void deliver(evening, person, tab, command);
}

export async function deliver(evening: Evening, person: Person, tab: Tab, command: Command): Promise<void> {
  const pending = outboxOf(person, tab);
  pending.set(command.id, command);
  await tab.client.session?.command(command).catch(() => {});
  const answer: ServerMessage | undefined = tab.client.answers.get(command.id);
  if (answer === undefined) return;
  const cmd = `${person.seat}:${command.id}`;
  if (answer.t === 'ack' && pending.has(command.id) && evening.kept.has(cmd))
    note(evening, 'a command again after a crash, and it was there');
  pending.delete(command.id);
  if (answer.t === 'ack') evening.acknowledged.add(cmd);
}

/** It got lost on its way. */
export function loseAnswer(person: Person, tab: Tab, command: Command): void {
  tab.client.answers.delete(command.id);
  outboxOf(person, tab).set(command.id, command);
}

/** With a ticket, by two devices at once: one of them gets a key. A disk may refuse any of it. */
export async function fetchKey(evening: Evening, person: Person, { token }: Tab): Promise<void> {
  const { hall, table } = evening;
  const made = await hall.makeTicket(token, person.seat).catch(() => null);
  if (!made?.ok) return;
  const { ticket } = made.value;
  const both = await Promise.all([1, 2].map(() => hall.useTicket(table, ticket).catch(() => null)));
  const keys = both.flatMap((result) => (result?.ok ? [result.value.token] : []));
  if (keys.length > 1) throw new Error('one ticket was good for two');
  if (keys.length === 0) return;
  note(evening, 'a seat on another device');
  evening.used.add(ticket);
  person.fetched.push(...keys);
}

/** Lets go of all other devices. A page that does so forgets what it had sent: everybody begins anew. */
export async function keepOnly(evening: Evening, person: Person, { token }: Tab): Promise<void> {
  for (const tab of person.tabs) leave(tab);
  person.outboxes.clear();
  const kept = await evening.hall.keepOnlyKey(token).catch(() => null);
  if (kept?.ok) note(evening, 'a key made the only one');
}

/** Nobody loses a seat sooner, and then only with the next deal where two voices cannot be had. */
const STAYS_AWAY = 400_000;

/** Whoever has lost the key asks for the seat and waits, and the other one at the table agrees. */
export async function changeKey(evening: Evening, person: Person, number: number): Promise<void> {
  const other = evening.people[1 - person.seat];
  for (const tab of person.tabs) leave(tab);
  const asked = await evening.hall.askBack(evening.table, person.seat, { name: `Anew ${number}`, nonce: NONCES[3] });
  if (!asked.ok) return;
  person.tokens.push(asked.value.token);
  const [tab] = other.tabs.filter(({ isHere }) => isHere);
  const request = [...evening.watcher.told].reverse().find(({ type }) => type === '@asksBack') as { request?: number };
  if (tab && request?.request !== undefined) {
    note(evening, 'a lost seat asked for, and one agrees');
    person.awayUntil = evening.world.now() + STAYS_AWAY;
    await deliver(evening, other, tab, { t: 'approve', id: `k${number}`, request: request.request, yes: true });
  }
}
