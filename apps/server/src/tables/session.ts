// One connection at an open table. A class, because there is one for everybody who plays, and closures take more room.

import type { Viewer } from '@pretender/kernel';
import type { Command } from '@pretender/protocol';
import type { Rounds } from '../jobs/rounds.ts';
import type { SteppedAnswers } from './answer-steps.ts';
import type { TableState } from './facts.ts';
import type { Listener, Session } from './hall-types.ts';
import { type Past, pieceOf } from './past.ts';

/** Who says something, and where the answer goes. */
export interface Speaker {
  readonly viewer: Viewer;
  /** Who had the seat when this connection came in; 0 for a spectator. */
  readonly tenant: number;
  readonly listener: Listener;
  /** How much it has heard. */
  readonly n: number;
  /** What it was answered of commands that wrote nothing; null until there was one. */
  unwritten: SteppedAnswers | null;
}

interface Host {
  readonly state: TableState;
  countOf(viewer: Viewer): number;
  hear(speaker: Speaker, command: Command): Promise<void>;
  arrive(viewer: Viewer, listener: Listener): void;
  leave(viewer: Viewer, listener: Listener): void;
}

/** Keeps what is said until the answer to a hello leaves. */
class HeldListener implements Listener {
  readonly behind: Listener;
  #held: string[] | null = [];

  constructor(behind: Listener) {
    this.behind = behind;
  }

  get from(): string | undefined {
    return this.behind.from;
  }

  send(frame: string): void {
    this.#held?.push(frame);
  }

  close(code: Parameters<Listener['close']>[0]): void {
    this.#held = null;
    this.behind.close(code);
  }

  release(): void {
    for (const frame of this.#held ?? []) this.behind.send(frame);
  }
}

/** What it is still to hear of the match so far, in turns with others. */
interface Rest {
  readonly past: Past;
  readonly rounds: Rounds;
}

export class TableSession implements Session, Speaker {
  readonly viewer: Viewer;
  readonly tenant: number;
  listener: Listener;
  unwritten: SteppedAnswers | null = null;
  readonly #table: Host;
  /** How much it has heard, counted as its viewer counts: it is also the ear that the table has for it. */
  n: number;
  #rest: Rest | null;

  constructor(table: Host, viewer: Viewer, listener: Listener, rest: Rest | null = null) {
    this.#table = table;
    this.viewer = viewer;
    this.n = table.countOf(viewer);
    this.tenant = viewer === 'public' ? 0 : table.state.chairs[viewer].tenant;
    this.listener = new HeldListener(listener);
    this.#rest = rest;
  }

  /** From now on what is said goes out, and the others know that somebody is here. */
  begin(): void {
    const { listener } = this;
    if (!(listener instanceof HeldListener)) return;
    this.listener = listener.behind;
    listener.release();
    this.#table.arrive(this.viewer, this.listener);
  }

  command(command: Command): Promise<void> {
    return this.#table.hear(this, command);
  }

  more(): void {
    const turn = this.#rest?.rounds.turn(this.listener.from ?? '') ?? null;
    if (turn === null) this.#tellPast();
    else void turn.then(() => this.#tellPast());
  }

  #tellPast(): void {
    const past = this.#rest?.past;
    if (past === undefined || isReplaced(this.#table.state, this)) return;
    this.listener.send(`{"t":"past","e":${pieceOf(past)}`);
    if (past.isOver) this.#rest = null;
  }

  leave(): void {
    this.#rest = null;
    this.#table.leave(this.viewer, this.listener);
  }
}

/** Has the seat gone to somebody else meanwhile? What was said before and nobody has heard yet does not count any more, be he here or gone. */
export function isReplaced({ chairs, settings }: TableState, { viewer, tenant }: Speaker): boolean {
  return viewer === 'public' ? !settings.mayWatch : chairs[viewer]?.tenant !== tenant;
}
