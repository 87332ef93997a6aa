import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newMeters } from '../../src/net/metrics.ts';
import { type Desk, hearPong, sendFrame, type Wire } from '../../src/net/socket/connection.ts';
import { newConnections } from '../../src/net/socket/connections.ts';
import { hear } from '../../src/net/socket/conversation.ts';
import { delayOf, FIRST_PINGS } from '../../src/net/socket/trip.ts';
import { HELLO } from './client.ts';
import { fakeClock } from './fake-clock.ts';
import { fakeHall } from './fake-hall.ts';

interface FakeWire extends Wire {
  readonly sent: string[];
  readonly done: string[];
  bufferedAmount: number;
}

function fakeWire(): FakeWire {
  const sent: string[] = [];
  const done: string[] = [];
  return {
    sent,
    done,
    bufferedAmount: 0,
    send: (frame) => void sent.push(frame),
    ping: () => void done.push('ping'),
    pong: () => void done.push('pong'),
    stopReading: () => void done.push('deaf'),
    close: (code) => void done.push(`close ${code}`),
    terminate: () => void done.push('terminate'),
  };
}

async function seated() {
  const hall = fakeHall();
  const clock = fakeClock();
  const meters = newMeters({ hall, sockets: () => 1 });
  onTestFinished(() => meters.stop());
  const desk: Desk = { hall, clock, meters, pace: { burst: 20, perSecond: 8 }, log: pino({ level: 'silent' }) };
  const connections = newConnections(desk);
  const wire = fakeWire();
  const connection = connections.open(wire, '192.0.2.1');
  hear(connection, JSON.stringify(HELLO));
  await connection.work;
  for (let count = 0; count < FIRST_PINGS; count += 1) hearPong(connection);
  wire.done.length = 0;
  return { hall, clock, meters, connections, connection, wire };
}

describe('the heartbeat', () => {
  it('asks every twenty seconds and gives up after two misses', async () => {
    const { clock, wire, hall } = await seated();
    clock.advance(20_000);
    clock.advance(20_000);
    expect(wire.done).toEqual(['ping', 'ping']);
    clock.advance(20_000);
    expect(wire.done).toEqual(['ping', 'ping', 'terminate']);
    expect(hall.guests[0]?.hasLeft).toBe(true);
    clock.advance(60_000);
    expect(wire.done).toHaveLength(3);
  });

  it('goes on while anything is heard', async () => {
    const { clock, wire, connection } = await seated();
    for (let i = 0; i < 5; i += 1) {
      clock.advance(20_000);
      hear(connection, JSON.stringify({ t: 'ping', n: i }));
    }
    expect(wire.done).toEqual(['ping', 'ping', 'ping', 'ping', 'ping']);
  });
});

describe('the way to somebody', () => {
  it('is measured by our own pings, a few at first and then with every heartbeat', async () => {
    const { clock, wire, connection, hall } = await seated();
    const oneWay = () => hall.guests[0]?.listener.delay?.();
    expect(oneWay()).toBe(0);
    clock.advance(20_000);
    for (let count = 0; count < 29; count += 1) {
      clock.advance(200);
      hearPong(connection);
      clock.advance(19_800);
    }
    expect(wire.done).toHaveLength(30);
    expect(oneWay()).toBeGreaterThan(90);
    expect(oneWay()).toBeLessThanOrEqual(100);
  });

  it('is not made longer by answers to nothing, nor shorter by answers in advance', async () => {
    const { clock, connection } = await seated();
    clock.advance(5000);
    for (let count = 0; count < 10; count += 1) hearPong(connection);
    expect(delayOf(connection.trip)).toBe(0);
  });
});

describe('somebody who does not read', () => {
  it('is cut off when too much has piled up, and leaves the table', async () => {
    const { wire, connection, hall } = await seated();
    wire.bufferedAmount = 256 * 1024;
    sendFrame(connection, '{"t":"told","e":[]}');
    expect(wire.done).toEqual([]);
    wire.bufferedAmount += 1;
    sendFrame(connection, '{"t":"told","e":[]}');
    expect(wire.done).toEqual(['terminate']);
    expect(hall.guests[0]?.hasLeft).toBe(true);
    sendFrame(connection, '{"t":"told","e":[]}');
    expect(wire.sent).toHaveLength(3);
  });
});

describe('a long welcome', () => {
  it('may lie unread, with as much behind it as behind any other', async () => {
    const { wire, connection } = await seated();
    const send = (buffered: number, frame = '{"t":"told","e":[]}') => {
      wire.bufferedAmount = buffered;
      sendFrame(connection, frame);
    };
    send(900 * 1024, '{"t":"welcome","v":1}');
    send(1156 * 1024);
    expect(wire.done).toEqual([]);
    send(1156 * 1024 + 1);
    expect(wire.done).toEqual(['terminate']);
  });

  it('counts no more once it was read', async () => {
    const { wire, connection } = await seated();
    for (const [buffered, frame] of [
      [900 * 1024, '{"t":"welcome","v":1}'],
      [1000, '{"t":"told","e":[]}'],
      [256 * 1024 + 1, '{"t":"told","e":[]}'],
    ] as const) {
      expect(wire.done).toEqual([]);
      wire.bufferedAmount = buffered;
      sendFrame(connection, frame);
    }
    expect(wire.done).toEqual(['terminate']);
  });
});

describe('the meters', () => {
  it('count frames, refusals of the table too, and how long commands take', async () => {
    const { hall, clock, meters, connection } = await seated();
    hall.onCommand = async ({ id }, listener) => {
      clock.advance(30);
      listener.send(JSON.stringify({ t: 'no', id, code: 'rules', why: 'x', field: null, clause: null }));
    };
    hear(connection, '{"t":"pause","id":"a"}');
    hear(connection, 'nonsense');
    await connection.work;
    const text = await meters.text();
    expect(text).toContain('pretender_refusals_total{code="rules"} 1');
    expect(text).toContain('pretender_refusals_total{code="bad-message"} 1');
    expect(text).toContain('pretender_frames_in_total 3');
    expect(text).toContain('pretender_frames_out_total 3');
    expect(text).toContain('pretender_command_seconds_sum 0.03');
    expect(text).toContain('pretender_listeners 1');
    expect(text).toContain('pretender_lines 7');
    expect(text).toMatch(/pretender_event_loop_lag_seconds\{thread="doors",quantile="0.99"\}/);
  });
});

describe('the end', () => {
  it('comes after what is under way, and before what waits', async () => {
    const { hall, wire, connection, connections } = await seated();
    let finish: () => void = () => undefined;
    hall.onCommand = ({ id }, listener) =>
      new Promise((resolve) => {
        finish = () => {
          listener.send(JSON.stringify({ t: 'ack', id, n: 1 }));
          resolve();
        };
      });
    hear(connection, '{"t":"pause","id":"a"}');
    hear(connection, '{"t":"pause","id":"b"}');
    await Promise.resolve();
    const stopped = connections.stop();
    hear(connection, '{"t":"pause","id":"c"}');
    finish();
    await stopped;
    expect(wire.sent.slice(1)).toEqual(['{"t":"ack","id":"a","n":1}', '{"t":"bye","code":"restart"}']);
    expect(wire.done).toEqual(['close 1012']);
    expect(hall.commands.map(({ id }) => id)).toEqual(['a']);
  });

  it('does not wait for what hangs', async () => {
    const { hall, clock, wire, connection, connections } = await seated();
    hall.onCommand = () => new Promise(() => undefined);
    hear(connection, '{"t":"pause","id":"a"}');
    const stopped = connections.stop();
    clock.advance(2000);
    await stopped;
    expect(wire.done).toEqual(['close 1012']);
  });

  it('meets who comes in afterwards', async () => {
    const { connections } = await seated();
    await connections.stop();
    const late = fakeWire();
    connections.open(late, '192.0.2.1');
    expect(late.sent).toEqual(['{"t":"bye","code":"restart"}']);
  });
});

describe('the past in pieces', () => {
  const PIECE = '{"t":"past","e":[],"more":true}';

  async function reading() {
    const parts = await seated();
    const { connection } = parts;
    connection.session = { ...connection.session, more: () => sendFrame(connection, PIECE) } as never;
    const pieces = () => parts.wire.sent.filter((frame) => frame === PIECE).length;
    return { ...parts, pieces };
  }

  it('goes on when a ping behind the last one was answered, and not before', async () => {
    const { connection, wire, pieces, clock } = await reading();
    sendFrame(connection, PIECE);
    clock.advance(1000);
    expect(wire.done).toEqual(['ping']);
    expect(pieces()).toBe(1);
    hearPong(connection);
    expect(pieces()).toBe(2);
    expect(wire.done).toEqual(['ping', 'ping']);
  });

  it('comes as fast as it is read, and those answers do not count as frames', async () => {
    const { connection, pieces } = await reading();
    sendFrame(connection, PIECE);
    for (let count = 0; count < 300; count++) hearPong(connection);
    expect(pieces()).toBe(301);
    expect(connection.stage).toBe('in');
  });

  it('ends with the last piece', async () => {
    const { connection, wire } = await reading();
    sendFrame(connection, '{"t":"past","e":[]}');
    sendFrame(connection, '{"t":"told","e":[{"type":"@said","text":"\\"more\\":true}"}]}');
    expect(wire.done).toEqual([]);
  });
});

describe('answers to pings that nobody has sent', () => {
  it('count like frames', async () => {
    const { connection, wire } = await seated();
    for (let count = 0; count < 200; count++) hearPong(connection);
    expect(wire.sent.at(-1)).toContain('too-fast');
    expect(wire.done).toEqual(['close 1008', 'deaf']);
  });
});
