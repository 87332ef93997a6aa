// The line to one table: it opens sockets as long as it is wanted, says hello, resends what was not answered and hands on
// what it hears. It knows nothing about games.

import type { ServerMessage } from '@pretender/protocol';
import { PROTOCOL } from '@pretender/protocol/constants';
import { DONE, Outbox, type Reply, type Wish } from './outbox.ts';

export type LineState = 'connecting' | 'open' | 'waiting' | 'closed';
export type Farewell = Extract<ServerMessage, { t: 'bye' }>['code'];

export interface Hearer {
  hear(message: ServerMessage): void;
  /** How much was told so far; null asks for a whole picture. */
  since(): number | null;
  moved(state: LineState): void;
  /** The table does not want us back. */
  ended(code: Farewell): void;
}

/** After these another try would end the same way. */
const FINAL: readonly Farewell[] = [
  'no-such-table',
  'wrong-token',
  'not-seated',
  'not-now',
  'damaged',
  'replaced',
  'old-protocol',
];
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 15_000;
const SILENT_FOR = 35_000;

export class Line {
  readonly #outbox = new Outbox();
  readonly #about: { readonly table: string; readonly token: string | null };
  readonly #hearer: Hearer;
  #socket: WebSocket | null = null;
  #isWelcome = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #isWanted = true;

  constructor(about: { table: string; token: string | null }, hearer: Hearer) {
    this.#about = about;
    this.#hearer = hearer;
    addEventListener('online', this.#soon);
    document.addEventListener('visibilitychange', this.#soon);
    this.#connect();
  }

  send(wish: Wish): Promise<Reply> {
    const { command, reply } = this.#outbox.add(wish);
    if (this.#isWelcome) this.#socket?.send(JSON.stringify(command));
    return reply;
  }

  close(): void {
    this.#isWanted = false;
    removeEventListener('online', this.#soon);
    document.removeEventListener('visibilitychange', this.#soon);
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    this.#socket?.close(1000);
    this.#hearer.moved('closed');
  }

  /** Comes in anew at once, for a whole picture if `since` says so. */
  comeInAgain(): void {
    const socket = this.#socket;
    if (!this.#isWanted || socket === null) return;
    this.#socket = null;
    this.#isWelcome = false;
    socket.close(1000);
    this.#connect();
  }

  /** The network is back, or the reader: no need to wait any longer. */
  readonly #soon = () => {
    if (document.visibilityState !== 'visible' || !this.#isWanted) return;
    if (this.#socket === null) this.#connect();
    else this.#checkPulse();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    this.#hearer.moved('connecting');
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
    this.#socket = socket;
    this.#heardAt = performance.now();
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => this.#lost(socket);
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => this.#checkPulse(), PING_EVERY);
  }

  #hello(): object {
    const { table, token } = this.#about;
    const since = this.#hearer.since();
    const resume = since === null ? { history: true } : { since };
    return { t: 'hello', v: PROTOCOL, table, ...(token === null ? {} : { token }), ...resume };
  }

  /** A line that is dead without saying so is cut here. */
  #checkPulse(): void {
    const socket = this.#socket;
    if (socket === null) return;
    if (performance.now() - this.#heardAt > SILENT_FOR) {
      socket.close();
      this.#lost(socket);
    } else if (this.#isWelcome) socket.send(JSON.stringify({ t: 'ping', n: 0 }));
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = performance.now();
    if (message.t === 'bye') this.#sentAway(message.code);
    if (message.t === 'ack') this.#outbox.settle(message.id, { ...DONE, as: message.as ?? null });
    if (message.t === 'no' && message.id !== null) this.#outbox.settle(message.id, { ...message, ok: false, as: null });
    this.#hearer.hear(message);
    if (message.t !== 'welcome') return;
    this.#isWelcome = true;
    this.#tries = 0;
    this.#hearer.moved('open');
    for (const command of this.#outbox.unanswered) this.#socket?.send(JSON.stringify(command));
  }

  #sentAway(code: Farewell): void {
    if (!FINAL.includes(code)) return;
    this.close();
    this.#hearer.ended(code);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#isWelcome = false;
    clearInterval(this.#pinger);
    if (!this.#isWanted) return;
    this.#hearer.moved('waiting');
    // Random, so that a whole table does not come back in the same moment.
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#timer = setTimeout(() => this.#connect(), most * (0.5 + Math.random() / 2));
  }
}
