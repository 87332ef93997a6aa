// Leaks in what everybody is told as it happens.

import type { Seat } from '@pretender/kernel';
import type { TableState } from '../../src/tables/facts.ts';
import type { LineOf, TableLine } from '../../src/tables/lines.ts';
import type { Telling } from '../../src/tables/telling.ts';
import type { Fault } from './fault.ts';
import type { ServerLeak } from './leak.ts';

/** What is told of one kind of line, changed. */
function telling<K extends TableLine['kind']>(
  kind: K,
  change: (told: Telling[], line: LineOf<K>, state: TableState) => Telling[],
): Fault {
  return {
    tellings: (real) => (state, line) => {
      const told = real(state, line);
      return line.kind === kind ? change(told, line as LineOf<K>, state) : told;
    },
  };
}

export const tellingTooMuch: readonly ServerLeak[] = [
  {
    name: 'a spectator hears what the host hears',
    caughtBy: 'other cards',
    fault: { reaches: (real) => (told, viewer) => real(told, viewer === 'public' ? (0 as Seat) : viewer) },
  },
  {
    name: 'everybody gets an empty frame when somebody is told something',
    caughtBy: 'other answers',
    fault: {
      tell: (real) => (audience, told, now) => {
        real(audience, told, now);
        if (told.some(({ to }) => to !== 'all'))
          for (const { listener } of audience.ears) listener.send('{"t":"told","e":[]}');
      },
    },
  },
  {
    name: 'who asks for more time is named',
    caughtBy: 'other answers',
    fault: telling('held', (told, { seat }) => told.map(({ to, event }) => ({ to, event: { ...event, seat } }))),
  },
  {
    name: 'an order to pass is told to all',
    caughtBy: 'other answers',
    fault: telling('autoPass', (told) => told.map(({ event }) => ({ to: 'all', event }))),
  },
  {
    name: 'a pass is told to all',
    caughtBy: 'other answers',
    fault: telling('played', (told) =>
      told.map(({ to, event }) => ({ to: event.type === 'noted' ? 'all' : to, event })),
    ),
  },
  {
    name: 'the start tells the seed',
    caughtBy: 'sealed',
    fault: telling('started', (told, _line, { next }) =>
      told.map(({ to, event }) => ({ to, event: event.type === '@started' ? { ...event, seed: next.seed } : event })),
    ),
  },
  {
    name: 'the table hears what the gallery says',
    caughtBy: 'gallery apart',
    fault: telling('said', (told) => told.map(({ event }) => ({ to: 'all', event }))),
  },
  {
    name: 'who comes back reads what the gallery has said',
    caughtBy: 'gallery apart',
    fault: {
      snapshotFor: (real) => (state, viewer, absent) => ({
        ...real(state, viewer, absent),
        chat: state.chat.map(({ event }) => event),
      }),
    },
  },
];
