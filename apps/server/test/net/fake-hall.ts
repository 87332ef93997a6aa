// A hall that notes what it was asked and says what the test wants.

import type { Seat } from '@pretender/kernel';
import type { Command, Hello, RefusalCode, Settings } from '@pretender/protocol';
import { sharedFile } from '../../src/replays/replays.ts';
import type { Chair, Hall, Listener, Newcomer, Notice, Refused, Result } from '../../src/tables/hall-types.ts';

export const TOKEN = 'key-that-nobody-may-see';
export const TICKET = 'ticket-that-nobody-may-see';
export const CODE = 'SECRETCODE';
export const RECORD = '{"game":"hoax"}';
const FILE = Buffer.from(sharedFile(RECORD));

const refusal = (code: RefusalCode): Refused => ({ code, why: null, field: null, clause: null });

interface Guest {
  readonly hello: Hello;
  readonly listener: Listener;
  hasLeft: boolean;
}

export interface FakeHall extends Hall {
  readonly asked: unknown[][];
  readonly guests: Guest[];
  readonly commands: Command[];
  /** Refuses the next thing, and everything after it, until it is null. */
  refuses: RefusalCode | null;
  tables: number;
  isStopped: boolean;
  /** What a command does; without it, it is acknowledged at once. */
  onCommand: (command: Command, listener: Listener) => Promise<void>;
  onEnter: () => Promise<void>;
  onLeave: () => void;
}

const seat = (n: number) => n as Seat;
const chair: Chair = { table: 'table-1', code: CODE, seat: seat(0), token: TOKEN };

function notice(settings: Settings): Notice {
  const people = [{ kind: 'person', name: 'Ann', level: null }] as const;
  return { table: 'table-1', code: CODE, settings, people, invited: [], host: 0 as Seat, match: 0, isPlaying: false };
}

export const SETTINGS: Settings = {
  game: 'hoax',
  options: {},
  seats: 4,
  speed: 'normal',
  hours: 24,
  isPublic: true,
  mayWatch: true,
  hasChat: true,
  isEven: false,
};

const acknowledge = async (command: Command, listener: Listener) =>
  listener.send(JSON.stringify({ t: 'ack', id: command.id, n: 0 }));

export function fakeHall(): FakeHall {
  const answer = async <T>(value: T, ...asked: unknown[]): Promise<Result<T>> => {
    hall.asked.push(asked);
    return hall.refuses === null ? { ok: true, value } : { ok: false, refusal: refusal(hall.refuses) };
  };
  const hall: FakeHall = {
    asked: [],
    guests: [],
    commands: [],
    refuses: null,
    tables: 0,
    isStopped: false,
    onCommand: acknowledge,
    onEnter: async () => undefined,
    onLeave: () => undefined,
    open: (settings: Settings, host: Newcomer) => answer(chair, 'open', settings, host),
    sit: (table, newcomer) => answer(chair, 'sit', table, newcomer),
    askBack: (table, back, newcomer) => answer({ ...chair, seat: seat(back) }, 'askBack', table, back, newcomer),
    copyKey: (token) => answer(chair, 'copyKey', token),
    keepOnlyKey: (token) => answer(chair, 'keepOnlyKey', token),
    makeTicket: (token, to) =>
      answer({ table: 'table-1', code: CODE, seat: seat(to), ticket: TICKET, left: null }, 'makeTicket', token, to),
    lookAtSeat: (token) => answer({ seat: seat(1), isAsked: true, notice: notice(SETTINGS) }, 'lookAtSeat', token),
    lookAtTicket: (table, ticket) => answer({ seat: seat(1), notice: notice(SETTINGS) }, 'lookAtTicket', table, ticket),
    useTicket: (table, ticket) => answer(chair, 'useTicket', table, ticket),
    look: (table) => answer(notice(SETTINGS), 'look', table),
    list: async () => [notice(SETTINGS)],
    record: (table, match) => answer(FILE, 'record', table, match),
    importRecord: (text, from) => answer('a'.repeat(32), 'importRecord', text, from),
    importedRecord: (id) => answer(FILE, 'importedRecord', id),
    stats: async () => ({
      tables: hall.tables,
      listeners: hall.guests.filter(({ hasLeft }) => !hasLeft).length,
      lines: 7,
      dropped: { waiting: 0, finished: 0 },
      damaged: 0,
      cut: 0,
    }),
    stop: async () => {
      hall.isStopped = true;
    },
    enter: async (hello, listener) => {
      await hall.onEnter();
      if (hall.refuses !== null) return { ok: false, refusal: refusal(hall.refuses) };
      const guest: Guest = { hello, listener, hasLeft: false };
      hall.guests.push(guest);
      listener.send('{"t":"welcome"}');
      const command = (given: Command) => {
        hall.commands.push(given);
        return hall.onCommand(given, listener);
      };
      const leave = () => {
        guest.hasLeft = true;
        hall.onLeave();
      };
      return { ok: true, value: { viewer: 'public', command, leave } };
    },
  };
  return hall;
}
