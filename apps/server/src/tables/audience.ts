// Who listens at a table, and what goes out to them. One text for all where all are told the same.

import type { Viewer } from '@pretender/kernel';
import type { ServerMessage, Told } from '@pretender/protocol';
import type { Listener } from './hall-types.ts';
import { reaches, type Telling } from './telling.ts';

interface Ear {
  readonly viewer: Viewer;
  /** How much this connection has heard, counted as its viewer counts. */
  n: number;
}

export interface Audience {
  readonly listeners: Map<Listener, Ear>;
}

export function frame(message: ServerMessage): string {
  return JSON.stringify(message);
}

interface Bundle {
  readonly text: string;
  readonly count: number;
}

function bundle(events: readonly Told[]): Bundle | null {
  return events.length === 0 ? null : { text: frame({ t: 'told', e: events }), count: events.length };
}

function hear(listener: Listener, ear: Ear, said: Bundle | null): void {
  if (said === null) return;
  listener.send(said.text);
  ear.n += said.count;
}

export function tell({ listeners }: Audience, told: readonly Telling[]): void {
  if (told.length === 0) return;
  const isShared = told.every(({ to }) => to === 'all');
  const shared = isShared ? bundle(told.map(({ event }) => event)) : null;
  const own = new Map<Viewer, Bundle | null>();
  for (const [listener, ear] of listeners) {
    if (!isShared && !own.has(ear.viewer)) {
      const events = told.filter((telling) => reaches(telling, ear.viewer)).map(({ event }) => event);
      own.set(ear.viewer, bundle(events));
    }
    hear(listener, ear, shared ?? own.get(ear.viewer) ?? null);
  }
}

/** Brings everybody up to date from what each has heard; `missed` reads it from the log. */
export function catchUp({ listeners }: Audience, missed: (viewer: Viewer, since: number) => readonly Told[]): void {
  for (const [listener, ear] of listeners) hear(listener, ear, bundle(missed(ear.viewer, ear.n)));
}

export function sendAll({ listeners }: Audience, message: ServerMessage): void {
  const text = frame(message);
  for (const listener of listeners.keys()) listener.send(text);
}

export function isListening({ listeners }: Audience, viewer: Viewer): boolean {
  for (const ear of listeners.values()) if (ear.viewer === viewer) return true;
  return false;
}
