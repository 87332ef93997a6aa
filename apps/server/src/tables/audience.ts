// Who listens at a table, and what goes out to them. One text for all where all are told the same.

import type { Viewer } from '@pretender/kernel';
import type { AskClock, ServerMessage, Told } from '@pretender/protocol';
import type { Listener } from './hall-types.ts';
import { type ClockNow, isAsReckoned, type Reckoning, reckonFrom, reckonOn } from './reckoning.ts';
import { reaches, type Telling } from './telling.ts';

interface Ear {
  readonly listener: Listener;
  readonly viewer: Viewer;
  /** How much this connection has heard, counted as its viewer counts. */
  n: number;
}

export interface Audience {
  /** Never changed, only replaced: somebody may be cut off while all are told something. A list, because it is gone through with every move. */
  ears: readonly Ear[];
  /** What everybody reckons from what was told last; null if nobody can know. */
  reckoned: Reckoning | null;
}

export function newAudience(): Audience {
  return { ears: [], reckoned: null };
}

export function letIn(audience: Audience, ear: Ear): void {
  audience.ears = [...audience.ears, ear];
}

/** Was there such a one? */
export function letOut(audience: Audience, listener: Listener): boolean {
  const { ears } = audience;
  audience.ears = ears.filter((ear) => ear.listener !== listener);
  return audience.ears.length < ears.length;
}

export function frame(message: ServerMessage): string {
  return JSON.stringify(message);
}

/** Every move is acknowledged, so this one is put together by hand; the schema lets no letter into an id that JSON would write otherwise. */
export function ackFrame(id: string, n: number, as: string | null): string {
  return as === null ? `{"t":"ack","id":"${id}","n":${n}}` : frame({ t: 'ack', id, n, as });
}

interface Bundle {
  readonly text: string;
  readonly count: number;
}

/** Events that are in JSON already, as a frame; nothing where there are none. */
function bundle(events: readonly string[], clock: readonly AskClock[] | null = null): Bundle | null {
  if (events.length === 0) return null;
  const time = clock === null ? '' : `,"clock":${JSON.stringify(clock)}`;
  const list = events.length === 1 ? events[0] : events.join();
  return { text: `{"t":"told","e":[${list}]${time}}`, count: events.length };
}

function hear(ear: Ear, said: Bundle | null): void {
  if (said === null) return;
  ear.listener.send(said.text);
  ear.n += said.count;
}

const isForAll = ({ to }: Telling): boolean => to === 'all';

/** Is this viewer told anything that not everybody is told? */
function hasOwn(told: readonly Telling[], viewer: Viewer): boolean {
  for (const telling of told) if (!isForAll(telling) && reaches(telling, viewer)) return true;
  return false;
}

/** Most often a single event, for one seat: an answer that nobody else may notice. */
function tellOne({ ears }: Audience, telling: Telling): void {
  const said = bundle([JSON.stringify(telling.event)]);
  for (const ear of ears) if (reaches(telling, ear.viewer)) hear(ear, said);
}

/** The clock is for all or for nobody: it comes only with something that all are told, and is asked for only then. */
export function tell(audience: Audience, told: readonly Telling[], now: () => ClockNow): void {
  if (told.length === 1 && !isForAll(told[0])) tellOne(audience, told[0]);
  else tellEach(audience, told, now);
}

function tellEach(audience: Audience, told: readonly Telling[], now: () => ClockNow): void {
  const events = told.map(({ event }) => JSON.stringify(event));
  const forAll = told.every(isForAll) ? events : events.filter((_, at) => isForAll(told[at]));
  const clock = forAll.length > 0 ? newsOfClock(audience, now()) : null;
  const shared = bundle(forAll, clock);
  const ownFor = (viewer: Viewer): Bundle | null =>
    bundle(
      events.filter((_, at) => reaches(told[at], viewer)),
      clock,
    );
  for (const ear of audience.ears)
    hear(ear, forAll !== events && hasOwn(told, ear.viewer) ? ownFor(ear.viewer) : shared);
}

function newsOfClock(audience: Audience, now: ClockNow): readonly AskClock[] | null {
  const reckoned = reckonOn(audience.reckoned, now);
  const isRight = reckoned !== null && isAsReckoned(reckoned, now);
  audience.reckoned = isRight ? reckoned : reckonFrom(now);
  return isRight ? null : now.asks;
}

/** Nothing has happened, but the clock stands otherwise than everybody reckons. */
export function tellClock(audience: Audience, now: ClockNow): void {
  const clock = newsOfClock(audience, now);
  if (clock !== null) sendAll(audience, { t: 'told', e: [], clock });
}

/** Brings everybody up to date from what each has heard; `missed` reads it from the log. */
export function catchUp(audience: Audience, missed: (viewer: Viewer, since: number) => readonly Told[]): void {
  audience.reckoned = null;
  for (const ear of audience.ears) {
    const events = missed(ear.viewer, ear.n).map((event) => JSON.stringify(event));
    hear(ear, bundle(events));
  }
}

export function sendAll({ ears }: Audience, message: ServerMessage): void {
  const text = frame(message);
  for (const { listener } of ears) listener.send(text);
}

type Farewell = Parameters<Listener['close']>[0];

/** They are no longer here when they are told so: nobody need hear that they went. */
export function sendAway(audience: Audience, isMeant: (viewer: Viewer) => boolean, code: Farewell): void {
  const { ears } = audience;
  audience.ears = ears.filter(({ viewer }) => !isMeant(viewer));
  for (const { listener, viewer } of ears) if (isMeant(viewer)) listener.close(code);
}

export function isListening({ ears }: Audience, viewer: Viewer): boolean {
  return ears.some((ear) => ear.viewer === viewer);
}
