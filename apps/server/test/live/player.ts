// Somebody who plays on whatever happens: sends again what was not acknowledged, and starts the next match.

import { createHash } from 'node:crypto';
import { hoax } from '@pretender/hoax';
import { type Draws, type Game, type GameTypes, pick, randomOf } from '@pretender/kernel';
import type { Command } from '@pretender/protocol';
import { type FakeClient, fakeClient } from '../tables/fake-client.ts';
import { sealOf } from '../tables/numbers.ts';
import { type RemoteDoor, remoteDoor } from '../worlds/remote-door.ts';

export interface Player {
  readonly client: FakeClient;
  readonly acknowledged: string[];
  readonly refused: string[];
  /** At the server that runs there now. */
  comeBack(url: string): Promise<RemoteDoor>;
  /** Until the server is gone. */
  play(url: string): Promise<void>;
}

interface Table {
  readonly asks: readonly { readonly id: number; readonly clock: string }[];
}

const game = hoax as unknown as Game<GameTypes>;

const NUMBER = '7'.repeat(32);

function commitment(client: FakeClient): string {
  const sealed = Buffer.from(sealOf(client), 'hex');
  const own = [Uint8Array.of(client.viewer as number), Buffer.from(NUMBER, 'hex')];
  return createHash('sha256').update('number/v1').update(sealed).update(own[0]).update(own[1]).digest('hex');
}

/** Up to the deal whatever belongs to it is said again and again, until it is right. */
function anyOfDeal(client: FakeClient, draws: Draws, number: number): Command {
  const id = `x${number}`;
  const t = client.view === null ? 'start' : 'rematch';
  return pick<Command>(draws, [
    { t: 'ready', id, commitment: commitment(client) },
    { t: 'open', id, nonce: NUMBER },
    { t, id },
  ]);
}

function randomCommand(client: FakeClient, draws: Draws, number: number): Command | null {
  const { view } = client;
  if (view === null || (view.table as Table).asks.length === 0) return anyOfDeal(client, draws, number);
  const { asks } = view.table as Table;
  const chance = draws.below(12);
  const ask = asks[asks.length - 1];
  if (chance === 0) return { t: 'say', id: `s${number}`, text: `word ${number}` };
  if (chance === 1) return { t: 'pause', id: `p${number}` };
  if (chance < 4 && ask.clock === 'beat') return { t: 'lastCall', id: `l${number}`, ask: ask.id };
  const specs = game.moves(view as never);
  if (specs.length === 0) return null;
  const spec = pick(draws, specs);
  return { t: 'move', id: `m${number}`, ask: spec.ask, move: randomOf(spec, draws) } as Command;
}

/** Something will happen by itself. */
function isAtPlay({ view }: FakeClient): boolean {
  return view !== null && (view.table as Table).asks.length > 0;
}

export function newPlayer(chair: { table: string; token: string }, draws: Draws): Player {
  let door: RemoteDoor;
  let number = 0;
  let pending: Command | null = null;
  const client = fakeClient(() => door, chair.table, chair.token);
  const acknowledged: string[] = [];
  const refused: string[] = [];

  async function deliver(command: Command): Promise<boolean> {
    pending = command;
    await client.session?.command(command);
    const answer = client.answers.get(command.id);
    if (answer === undefined) return false;
    pending = null;
    if (answer.t === 'ack') acknowledged.push(command.id);
    else if (answer.t === 'no') refused.push(`${command.t} ${answer.code}`);
    return true;
  }

  /** One thing after the other, until there is no answer any more. */
  async function talk(): Promise<void> {
    let isPaused = true;
    for (;;) {
      number++;
      const command: Command | null =
        pending ?? (isPaused ? { t: 'resume', id: `r${number}` } : randomCommand(client, draws, number));
      isPaused = command?.t === 'pause';
      const isHeard = command === null || (await deliver(command));
      const isIdle = command === null || (!isPaused && isAtPlay(client) && draws.below(3) > 0);
      if (!isHeard || (isIdle && !(await door.news()))) break;
    }
  }

  async function comeBack(url: string): Promise<RemoteDoor> {
    door = remoteDoor(url);
    await client.connect(client.snapshot === null ? undefined : client.n);
    return door;
  }

  return {
    client,
    acknowledged,
    refused,
    comeBack,
    async play(url) {
      // It may be gone before we are in.
      const isIn = await comeBack(url).then(
        () => true,
        () => false,
      );
      if (isIn) await talk();
      // Says so if it was our own fault.
      await door.news();
      door.closeAll();
    },
  };
}
