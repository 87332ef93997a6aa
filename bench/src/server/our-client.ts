/** One seat at one of our tables: keeps its view from what it is told and answers at random whatever it is asked. */
import { type Event, type Hoax, hoax } from '@pretender/hoax';
import {
  type Ask,
  evolveView,
  type Policy,
  randomPolicy,
  resolveOptions,
  type Seat,
  seededDraws,
  type View,
  viewOf,
} from '@pretender/kernel';
import { type ChairAnswer, PROTOCOL, type ServerMessage, type Told } from '@pretender/protocol';
import { CLIENTS, type LoadOptions } from './load.ts';
import type { Turns } from './turns.ts';
import { openWire, type Wire } from './wire.ts';

export interface OurClient {
  readonly wire: Wire;
  start(): void;
}

const policy: Policy<Hoax> = randomPolicy(hoax);

/** In a row: some are nobody's fault, as many as this are a fault of ours. */
const MOST_REFUSALS = 50;

const resolved = resolveOptions(hoax.options, { edition: 'de' }, CLIENTS);

/** What a seat sees before the first event. */
function emptyView(seat: Seat): View<Hoax> {
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  return viewOf(hoax.init(resolved.config, CLIENTS), seat);
}

function questionFor(view: View<Hoax>, seat: Seat): Ask | null {
  const ask = hoax.asks(view.table).findLast(({ held, mode }) => !held && mode !== 'standing');
  return ask?.seats.includes(seat) && !hoax.answered(view, ask) ? ask : null;
}

export async function openClient(chair: ChairAnswer, options: LoadOptions, turns: Turns): Promise<OurClient> {
  const { url, seed, gate, meter } = options;
  const { seat, table, token } = chair;
  const wire = await openWire(`${url.replace('http', 'ws')}/ws`);
  const draws = seededDraws(seed, `seat ${seat}`);
  let view: View<Hoax> | null = null;
  let commands = 0;
  let sentAt = 0;
  let answered = -1;
  let refusals = 0;

  const send = (command: object): void => {
    commands += 1;
    wire.send(JSON.stringify({ ...command, id: `c${commands}` }));
  };
  const start = (): void => send({ t: 'start' });

  /** The question may be gone by the time it is this seat's turn. An answer on its way may count for a newer question. */
  function reply(): boolean {
    const ask = view === null || sentAt > 0 ? null : questionFor(view, seat);
    if (view === null || ask === null || ask.id === answered) return false;
    answered = ask.id;
    sentAt = performance.now();
    send({ t: 'move', ask: ask.id, move: policy(view, draws) });
    return true;
  }

  function hear(event: Told): void {
    if (event.type === '@started') {
      view = emptyView(seat);
      answered = -1;
    } else if (event.type === '@ended') {
      view = null;
      if (seat === 0) gate.pass(start);
    } else if (!event.type.startsWith('@') && view !== null) evolveView(hoax, view, event as Event);
  }

  function follow(message: ServerMessage): void {
    if (message.t === 'told') {
      for (const event of message.e) hear(event);
      turns.want(reply);
    } else if (message.t === 'ack') {
      if (sentAt > 0) meter.acked(performance.now() - sentAt);
      sentAt = 0;
      refusals = 0;
      turns.over();
      turns.want(reply);
    } else if (message.t === 'no') {
      // Somebody was faster and the question is closed, or held by a newer one.
      refusals += 1;
      if (refusals > MOST_REFUSALS) throw new Error(`seat ${seat} is always refused: ${JSON.stringify(message)}`);
      sentAt = 0;
      answered = -1;
      turns.over();
      turns.want(reply);
    } else if (message.t === 'bye') throw new Error(`seat ${seat} was sent away: ${message.code}`);
  }

  const isIn = new Promise<void>((resolve) => {
    wire.onFrame((data) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.t === 'welcome') resolve();
      else follow(message);
    });
  });
  wire.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table, token }));
  await isIn;
  return { wire, start };
}
