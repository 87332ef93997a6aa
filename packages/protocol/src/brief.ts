// Events of a game as they go over a socket: without the fields that hold what they usually hold. What that is belongs to the
// game (`USUAL` in its `live/`), and what is left out follows from the event alone, so nobody learns more from it. A door of
// its own, so that no schema library comes with it.

import type { ServerMessage, Told } from './answers.ts';

type Plain = string | number | boolean | null | readonly [];

/** Fields that need not be told, and what they hold then; or of a field that is told, the same of its own fields. */
interface UsualFields {
  readonly [field: string]: Plain | UsualFields;
}

/** For each type of event. */
export interface Usual {
  readonly [type: string]: UsualFields | undefined;
}

type Fields = Record<string, unknown>;

const isNested = (usual: Plain | UsualFields | undefined): usual is UsualFields =>
  typeof usual === 'object' && usual !== null && !Array.isArray(usual);

const isUsual = (value: unknown, usual: Plain | undefined): boolean =>
  Array.isArray(usual) ? Array.isArray(value) && value.length === 0 : value === usual;

function shortened(whole: Fields, usual: UsualFields): Fields {
  const told: Fields = {};
  for (const field in whole) {
    const value = whole[field];
    const common = Object.hasOwn(usual, field) ? usual[field] : undefined;
    if (isNested(common)) told[field] = shortened(value as Fields, common);
    else if (common === undefined || !isUsual(value, common)) told[field] = value;
  }
  return told;
}

/** What came keeps its place: views are written in place, so lists are made anew each time. */
function completed(told: Fields, usual: UsualFields): Fields {
  const whole = { ...told };
  for (const field in usual) {
    const common = usual[field];
    if (isNested(common)) whole[field] = completed(told[field] as Fields, common);
    else if (!Object.hasOwn(told, field)) whole[field] = Array.isArray(common) ? [] : common;
  }
  return whole;
}

function changed(event: Told, usual: Usual, change: typeof shortened): Told {
  const fields = Object.hasOwn(usual, event.type) ? usual[event.type] : undefined;
  return fields === undefined ? event : (change(event as Fields, fields) as Told);
}

/** As it is told. */
export const brief = (event: Told, usual: Usual): Told => changed(event, usual, shortened);

/** A message with all that was left out of its events. */
export function unabridged(message: ServerMessage, usual: Usual): ServerMessage {
  const whole = (events: readonly Told[]) => events.map((event) => changed(event, usual, completed));
  if (message.t === 'told' || message.t === 'past') return { ...message, e: whole(message.e) };
  if (message.t !== 'welcome') return message;
  return { ...message, missed: whole(message.missed), ...(message.past && { past: whole(message.past) }) };
}
