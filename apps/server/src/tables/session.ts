// One connection at an open table. A class, because there is one for everybody who plays, and closures take more room.

import type { Viewer } from '@pretender/kernel';
import type { Command } from '@pretender/protocol';
import type { Listener, Session } from './hall-types.ts';

interface Host {
  hear(viewer: Viewer, command: Command, listener: Listener): Promise<void>;
  leave(viewer: Viewer, listener: Listener): void;
}

export class TableSession implements Session {
  readonly viewer: Viewer;
  readonly #table: Host;
  readonly #listener: Listener;

  constructor(table: Host, viewer: Viewer, listener: Listener) {
    this.#table = table;
    this.viewer = viewer;
    this.#listener = listener;
  }

  command(command: Command): Promise<void> {
    return this.#table.hear(this.viewer, command, this.#listener);
  }

  leave(): void {
    this.#table.leave(this.viewer, this.#listener);
  }
}
