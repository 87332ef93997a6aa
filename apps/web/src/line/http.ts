// What is said before there is a socket: open a table, look at one, take a seat.

import type {
  ChairAnswer,
  ListAnswer,
  NoticeAnswer,
  RefusalAnswer,
  SeatNotice,
  Settings,
  TicketAnswer,
  TicketNotice,
} from '@pretender/protocol';

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: RefusalAnswer };

/** No answer at all: the line is down. */
const SILENCE: RefusalAnswer = { code: 'busy', why: null, field: null, clause: null };

async function ask<T>(path: string, body?: object): Promise<Answer<T>> {
  const said = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await fetch(path, said);
    const value: unknown = await response.json();
    return response.ok ? { ok: true, value: value as T } : { ok: false, refusal: value as RefusalAnswer };
  } catch {
    return { ok: false, refusal: SILENCE };
  }
}

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

export const openTable = (settings: Partial<Settings>, name: string) =>
  ask<ChairAnswer>('/api/tables', { settings, name });

export const listTables = () => ask<ListAnswer>('/api/tables');

export const lookAt = (code: string) => ask<NoticeAnswer>(at(code));

/** What waits for whoever has this key. */
export const lookAtSeat = (token: string) => ask<SeatNotice>('/api/seats', { token });

export const takeSeat = (code: string, name: string, ticket: string | null) =>
  ask<ChairAnswer>(`${at(code)}/seats`, { name, ...(ticket !== null && { ticket }) });

export const askBack = (code: string, seat: number, name: string) =>
  ask<ChairAnswer>(`${at(code)}/returns`, { seat, name });

export const copyKey = (token: string) => ask<ChairAnswer>('/api/keys', { token });

/** No other one opens that seat from now on. */
export const keepOnlyKey = (token: string) => ask<ChairAnswer>('/api/keys', { token, isOnly: true });

export const makeTicket = (token: string, seat: number) => ask<TicketAnswer>('/api/tickets', { token, seat });

export const lookAtTicket = (code: string, ticket: string) => ask<TicketNotice>(`${at(code)}/tickets`, { ticket });

export const useTicket = (code: string, ticket: string) => ask<ChairAnswer>(`${at(code)}/keys`, { ticket });

export const recordOf = (code: string, match: number) => ask<unknown>(`${at(code)}/matches/${match}`);
