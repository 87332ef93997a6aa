/** One seat at one of our tables: answers at random whatever it is asked. */
import { type Hoax, hoax } from '@pretender/hoax';
import { USUAL } from '@pretender/hoax/live';
import { type Policy, randomPolicy, seededDraws } from '@pretender/kernel';
import { type ChairAnswer, PROTOCOL, type ServerMessage, type Told, unabridged } from '@pretender/protocol';
import type { LoadOptions } from './load.ts';
import type { OurViews } from './our-views.ts';
import { openWire, type Wire } from './wire.ts';

export interface OurClient {
  readonly wire: Wire;
  start(): void;
  /** There is something new. */
  wake(): void;
}

const policy: Policy<Hoax> = randomPolicy(hoax);

/** In a row: some are nobody's fault, as many as this are a fault of ours. */
const MOST_REFUSALS = 50;

/** What the clients of one table have in common. */
export interface OurTable {
  readonly views: OurViews;
  /** All of them, as soon as they are in. */
  readonly clients: OurClient[];
  /** The last frame: what all are told comes to each of them, and is read once. */
  last: { readonly data: Buffer; readonly message: ServerMessage } | null;
}

function read(table: OurTable, data: Buffer): ServerMessage {
  if (!table.last?.data.equals(data))
    table.last = { data: Buffer.from(data), message: unabridged(JSON.parse(String(data)), USUAL) };
  return table.last.message;
}

export async function openClient(chair: ChairAnswer, options: LoadOptions, table: OurTable): Promise<OurClient> {
  const { url, seed, gate, meter } = options;
  const { views, clients } = table;
  const { seat, token } = chair;
  const wire = await openWire(`${url.replace('http', 'ws')}/ws`);
  const draws = seededDraws(seed, `seat ${seat}`);
  let commands = 0;
  let sentAt = 0;
  let answered = -1;
  let refusals = 0;

  const send = (command: object): void => {
    commands += 1;
    wire.send(JSON.stringify({ ...command, id: `c${commands}` }));
  };
  const start = (): void => send({ t: 'start' });

  /** The question may be gone by the time the seat has thought about it. An answer on its way may count for a newer question. */
  function reply(): void {
    const view = views.viewOf(seat);
    const ask = sentAt > 0 ? null : views.questionFor(seat);
    if (view === null || ask === null || ask.id === answered) return;
    answered = ask.id;
    sentAt = performance.now();
    send({ t: 'move', ask: ask.id, move: policy(view, draws) });
  }

  function wake(): void {
    if (views.viewOf(seat) === null) answered = -1;
    else if (views.questionFor(seat) !== null) gate.pass(reply);
  }

  function hear(events: readonly Told[]): void {
    const { ended } = views;
    if (!views.hear(seat, events)) return;
    for (const client of clients) client.wake();
    if (views.ended > ended) gate.pass(clients[0].start);
  }

  function answer(isDone: boolean): void {
    refusals = isDone ? 0 : refusals + 1;
    if (isDone && sentAt > 0) meter.acked(performance.now() - sentAt);
    if (!isDone) answered = -1;
    sentAt = 0;
    wake();
  }

  function follow(message: ServerMessage): void {
    if (message.t === 'told') hear(message.e);
    else if (message.t === 'ack') answer(true);
    else if (message.t === 'no') {
      // Somebody was faster and the question is closed, or held by a newer one.
      answer(false);
      if (refusals > MOST_REFUSALS) throw new Error(`seat ${seat} is always refused: ${JSON.stringify(message)}`);
    } else if (message.t === 'bye') throw new Error(`seat ${seat} was sent away: ${message.code}`);
  }

  const isIn = new Promise<void>((resolve) => {
    wire.onFrame((data) => {
      const message = read(table, data);
      if (message.t === 'welcome') resolve();
      else follow(message);
    });
  });
  wire.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table: chair.table, token }));
  await isIn;
  return { wire, start, wake };
}
