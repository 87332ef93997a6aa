// One connection at an open table. A class, because there is one for everybody who plays, and closures take more room.

import type { Viewer } from '@pretender/kernel';
import type { Command } from '@pretender/protocol';
import type { TableState } from './facts.ts';
import type { Listener, Session } from './hall-types.ts';

/** Who says something, and where the answer goes. */
export interface Speaker {
  readonly viewer: Viewer;
  /** Who had the seat when this connection came in; 0 for a spectator. */
  readonly tenant: number;
  readonly listener: Listener;
}

interface Host {
  readonly state: TableState;
  countOf(viewer: Viewer): number;
  hear(speaker: Speaker, command: Command): Promise<void>;
  leave(viewer: Viewer, listener: Listener): void;
}

export class TableSession implements Session, Speaker {
  readonly viewer: Viewer;
  readonly tenant: number;
  readonly listener: Listener;
  readonly #table: Host;
  /** How much it has heard, counted as its viewer counts: it is also the ear that the table has for it. */
  n: number;

  constructor(table: Host, viewer: Viewer, listener: Listener) {
    this.#table = table;
    this.viewer = viewer;
    this.n = table.countOf(viewer);
    this.tenant = viewer === 'public' ? 0 : table.state.chairs[viewer].tenant;
    this.listener = listener;
  }

  command(command: Command): Promise<void> {
    return this.#table.hear(this, command);
  }

  leave(): void {
    this.#table.leave(this.viewer, this.listener);
  }
}

/** Has the seat gone to somebody else meanwhile? What was said before and nobody has heard yet does not count any more, be he here or gone. */
export function isReplaced({ chairs, settings }: TableState, { viewer, tenant }: Speaker): boolean {
  return viewer === 'public' ? !settings.mayWatch : chairs[viewer]?.tenant !== tenant;
}
