// One flood, in a process of its own: KIND URL ADDRESSES SECONDS, and what it is about as JSON. At the end it prints what it has sent.
// It goes to loopback only, for a minute at most, from as many of its addresses as it is told.

import type { Socket } from 'node:net';
import process from 'node:process';
import { Attackers, nonce, request } from './attackers.ts';

const [, , kind = '', url = '', addresses = '1', seconds = '1', about = '{}'] = process.argv;
const needs = JSON.parse(about) as { readonly table: string; readonly file: string; readonly record: string };
const attackers = new Attackers(url, Number(addresses), Number(seconds));

const MEGA = 1024 * 1024;
const bytesEach = (all: number) => Math.ceil(all / attackers.addresses.length);

/** 34 bytes each. */
const REQUESTS = Buffer.from('GET / HTTP/1.1\r\nhost: 127.0.0\r\n\r\n'.repeat(1900));
/** Masked and empty: pongs, pings, and first pieces of messages that have no last. */
const FRAMES = ['8a8000000000', '898000000000', '018000000000', '008000000000'];
const LARGE = JSON.stringify({ game: 'hoax', junk: 'x'.repeat(1_900_000) });

/** Answers that nobody reads. */
function unread(path: string) {
  return attackers.everywhere(64, (address) =>
    attackers.connect(address, (socket) => void socket.pause().write(request(path).repeat(2))),
  );
}

function pongs() {
  const packets = FRAMES.map((frame) => Buffer.from(frame.repeat(10_000), 'hex'));
  let next = 0;
  return attackers.everywhere(8, (address) =>
    attackers.sit(address, { table: needs.table }, ({ stream }) => {
      // A piece without a beginning would be refused at once.
      if (next % packets.length === 3) stream.write(Buffer.from('018000000000', 'hex'));
      attackers.pour(stream, packets[next++ % packets.length], bytesEach(32 * MEGA));
    }),
  );
}

/** Whole files, and half ones that nobody ever ends. */
function records() {
  let next = 0;
  const half = request('/api/records', LARGE).slice(0, -9);
  return attackers.everywhere(32, async (address) => {
    if (next++ % 2 === 0) await attackers.ask(address, '/api/records', LARGE);
    else await attackers.connect(address, (socket) => void socket.write(half));
  });
}

const LEVELS = Array.from({ length: 7 }, (_, at) => ({
  t: 'seatBot',
  id: `b${at}`,
  seat: at + 1,
  level: 'farsighted',
}));

/** Tables of strong bots. */
async function bots(address: string): Promise<void> {
  const body = JSON.stringify({ settings: { game: 'hoax', seats: 8, speed: 'brisk' }, name: 'Eve', nonce: nonce() });
  const answer = await attackers.ask(address, '/api/tables', body);
  const [chair] = /\{"table.*\}/.exec(answer) ?? [];
  if (chair === undefined) return attackers.wait(1000);
  const { table, token } = JSON.parse(chair) as { readonly table: string; readonly token: string };
  await attackers.sit(address, { table, token }, ({ say }) => {
    for (const level of LEVELS) say(level);
    say({ t: 'start', id: 'go' });
  });
}

const newcomer = () => JSON.stringify({ name: `n${nonce().slice(0, 9)}`, nonce: nonce() });

const KINDS: Readonly<Record<string, () => Promise<unknown>>> = {
  pipelined: () =>
    attackers.everywhere(8, (address) =>
      attackers.connect(address, (socket: Socket) => attackers.pour(socket, REQUESTS, bytesEach(30 * MEGA))),
    ),
  slow: () => unread(needs.file),
  pongs,
  history: () =>
    attackers.everywhere(40, (address) =>
      attackers.sit(address, { table: needs.table, history: true }, ({ stream }) => void stream.pause()),
    ),
  joins: () =>
    attackers.everywhere(8, (address) => attackers.ask(address, `/api/tables/${needs.table}/seats`, newcomer())),
  records,
  exports: () => unread(`/api/records/${needs.record}`),
  bots: () => attackers.everywhere(10, bots),
};

await Promise.race([KINDS[kind]?.(), attackers.wait(attackers.left + 500)]);
console.log(JSON.stringify(attackers.counts));
process.exit();
