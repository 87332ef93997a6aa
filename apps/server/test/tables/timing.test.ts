// Nobody sees by the time that an answer takes whether somebody else has just acted in secret: two worlds with a slow disk, the same
// questions at the same moments, and in one of them somebody sets something for himself now and then.

import { type Draws, seededDraws } from '@pretender/kernel';
import { type Command, PROTOCOL } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { NUMBER_TIME } from '../../src/tables/dealing.ts';
import { openHall } from '../../src/tables/hall.ts';
import type { Chair, Hall, Listener, Result, Session } from '../../src/tables/hall-types.ts';
import { auc } from '../live/auc.ts';
import { type FakeWorld, fakeWorld } from './fake-world.ts';
import { NONCES, quiet, settingsWith } from './settings.ts';
import { slowStore } from './slow-disk.ts';

const SYNC = 8;
const STEP = 100;
const MOST_AUC = 0.55;
/** So many times each is asked. */
const TIMES = 1000;
/** Between two of them: what a seat sets for itself has a pace, of one in two seconds. Not whole steps, so that ticks of a clock would show. */
const APART = 2507;
/** How long before or after a question somebody acts in secret, at most. */
const AROUND = 130;

/** Says something, and waits for the answer. */
type Onlooker = (command: Command) => Promise<void>;

interface Room {
  readonly world: FakeWorld;
  readonly hall: Hall;
  readonly chairs: readonly Chair[];
  /** Who acts in secret. */
  readonly actor: Session;
  /** Who looks on from another seat, and from none. */
  readonly other: Onlooker;
  readonly spectator: Onlooker;
  /** Everything that the other seat and the spectator heard, and when. */
  readonly heard: string[];
}

function granted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

function listener(send: (frame: string) => void): Listener {
  return { send, close: (code) => send(`close ${code}`) };
}

const hello = (table: string, token?: string) => ({ t: 'hello', v: PROTOCOL, table, ...(token && { token }) }) as never;

async function openRoom(): Promise<Room> {
  // Seeds are hashed in a thread of their own, so until the match has begun nothing takes time.
  const [world, disk] = [{ ...fakeWorld(5), answerStep: 0 }, { syncMs: 0 }];
  const hall = await openHall({ store: slowStore(world, disk), world, bots: localBots(), log: quiet });
  const settings = settingsWith({ seats: 3, speed: 'days', isPublic: true });
  const chairs = [granted(await hall.open(settings, { name: 'Ada', nonce: NONCES[0] }))];
  const [{ table, token }] = chairs;
  for (const name of ['Bruno', 'Carla']) chairs.push(granted(await hall.sit(table, { name, nonce: NONCES[0] })));
  const heard: string[] = [];
  const enter = async (who: string, key?: string): Promise<Onlooker> => {
    const waiting = new Map<string, () => void>();
    const hear = (frame: string) => {
      heard.push(`${world.now()} ${who} ${frame}`);
      waiting.get((JSON.parse(frame) as { id?: string }).id ?? '')?.();
    };
    const session = granted(await hall.enter(hello(table, key), listener(hear)));
    let last = Promise.resolve();
    return (command) => {
      const answered = new Promise<void>((resolve) => waiting.set(command.id, resolve));
      // As the doors do it: each when the one before is done.
      last = last.then(() => session.command(command));
      return answered;
    };
  };
  const sides = { other: await enter('other', chairs[1].token), spectator: await enter('spectator') };
  const actor = granted(await hall.enter(hello(table, token), listener(quiet.info)));
  await world.pass(NUMBER_TIME);
  await actor.command({ t: 'start', id: 'start' } as Command);
  [world.answerStep, disk.syncMs] = [STEP, SYNC];
  return { world, hall, chairs, actor, ...sides, heard };
}

/** What is asked, and what comes of it. */
type Probe = (room: Room, id: string) => Promise<unknown>;

const stranger = { name: 'Dora', nonce: NONCES[1] };
const WRONG = 'f'.repeat(64);
const wrongMove = (id: string) => ({ t: 'move', id, ask: 999, move: { type: 'pass' } }) as Command;

async function comeAndGo({ world, hall, chairs, heard }: Room, key?: string): Promise<void> {
  const note = (frame: string) => void heard.push(`${world.now()} newcomer ${frame}`);
  const session = granted(await hall.enter(hello(chairs[0].table, key), listener(note)));
  world.at(world.now() + 1000, () => session.leave());
}

const PROBES: Readonly<Record<string, Probe>> = {
  'a look': ({ hall, chairs }) => hall.look(chairs[0].code),
  'a look by its id': ({ hall, chairs }) => hall.look(chairs[0].table),
  'the list': ({ hall }) => hall.list(),
  'a wrong code': ({ hall }) => hall.look('ZZZZ'),
  'a wrong ticket': ({ hall, chairs }) => hall.lookAtTicket(chairs[0].code, WRONG),
  'a wrong ticket to sit down with': ({ hall, chairs }) => hall.sit(chairs[0].code, { ...stranger, ticket: WRONG }),
  'a wrong ticket for a key': ({ hall, chairs }) => hall.useTicket(chairs[0].code, WRONG),
  'a full table': ({ hall, chairs }) => hall.sit(chairs[0].code, stranger),
  'a name that is taken': ({ hall, chairs }) => hall.sit(chairs[0].code, { ...stranger, name: 'Ada' }),
  'a seat that nobody has lost': ({ hall, chairs }) => hall.askBack(chairs[0].code, 9, stranger),
  'a wrong key': ({ hall }) => hall.copyKey(WRONG),
  'another key': async ({ hall, chairs }) => (await hall.copyKey(chairs[1].token)).ok,
  'a ticket for another seat': ({ hall, chairs }) => hall.makeTicket(chairs[1].token, 2),
  'a match that is still played': ({ hall, chairs }) => hall.record(chairs[0].code, 1),
  'a record that is not there': ({ hall }) => hall.importedRecord('f'.repeat(32)),
  "a spectator's hello": (room) => comeAndGo(room),
  "a seat's second device": (room) => comeAndGo(room, room.chairs[1].token),
  "a seat's hello": (room) => comeAndGo(room, room.chairs[2].token),
  'a hello with a wrong key': ({ hall, chairs }) =>
    hall.enter(
      hello(chairs[0].table, WRONG),
      listener(() => {}),
    ),
  'a refused command': ({ other }, id) => other(wrongMove(id)),
  "a spectator's refused command": ({ spectator }, id) => spectator(wrongMove(id)),
  'refused commands one behind the other': ({ other }, id) =>
    Promise.all(['a', 'b', 'c'].map((part) => other(wrongMove(id + part)))),
  'a command that was done before': ({ spectator }) => spectator({ t: 'say', id: 'once', text: 'Hello' } as Command),
};

/** When somebody acts, counted from the question: everywhere around it, and then by chance. */
const offsetAt = (index: number, draws: Draws) =>
  index <= 2 * AROUND ? index - AROUND : draws.below(2 * AROUND) - AROUND;

interface Answers {
  /** How long each question took that somebody acted just before. */
  readonly times: readonly number[];
  /** Everything that was heard and answered, and when. */
  readonly heard: readonly string[];
}

async function answersTo(probe: Probe, isActing: boolean): Promise<Answers> {
  const room = await openRoom();
  const { world, actor, heard } = room;
  const draws = seededDraws(1, 'offsets');
  const times: number[] = [];
  for (let index = 0; index < TIMES; index++) {
    const time = world.now() + AROUND;
    const offset = offsetAt(index, draws);
    const command = { t: 'mute', id: `m${index}`, seats: [1], gallery: index % 2 === 0 } as unknown as Command;
    if (isActing) world.at(time + offset, () => void actor.command(command));
    world.at(time, () => {
      void probe(room, `c${index}`).then((answer) => {
        heard.push(`${world.now()} answered ${JSON.stringify(answer)}`);
        if (-2 * SYNC < offset && offset <= 0) times.push(world.now() - time);
      });
    });
    await world.pass(APART);
  }
  return { times, heard };
}

describe('the time that an answer takes says nothing of what others do in secret', () => {
  for (const [name, probe] of Object.entries(PROBES))
    it(name, async () => {
      const [quietly, acting] = [await answersTo(probe, false), await answersTo(probe, true)];
      expect(auc(quietly.times, acting.times), 'AUC').toBeLessThanOrEqual(MOST_AUC);
      expect(quietly.heard.length).toBeGreaterThanOrEqual(TIMES);
      const parting = acting.heard.findIndex((line, at) => line !== quietly.heard[at]);
      expect(acting.heard[parting]).toBe(quietly.heard[parting]);
    });
});

describe('a look at an open table', () => {
  it('does not wait, whatever is being written', async () => {
    const { times } = await answersTo(PROBES['a look'], true);
    expect(new Set(times)).toEqual(new Set([0]));
  });

  it('tells nothing before it is on disk', async () => {
    const { world, hall, chairs, actor } = await openRoom();
    const host = async (): Promise<number> => granted(await hall.look(chairs[0].code)).host;
    void actor.command({ t: 'giveHost', id: 'host', seat: 1 } as Command);
    await world.pass(SYNC - 1);
    expect(await host()).toBe(0);
    await world.pass(1);
    expect(await host()).toBe(1);
  });
});
