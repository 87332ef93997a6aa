// The keys to this device's seats, by table code. A reload, a second tab, a closed lid: the seat is still ours.

import type { ChairAnswer } from '@pretender/protocol';

const KEPT = 'seats';
const MOST = 20;

export interface KeptSeat extends ChairAnswer {
  /** When it was last used. */
  readonly at: number;
}

function all(): KeptSeat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? (kept as KeptSeat[]) : [];
  } catch {
    return [];
  }
}

function keep(seats: readonly KeptSeat[]): void {
  localStorage.setItem(KEPT, JSON.stringify(seats.toSorted((a, b) => b.at - a.at).slice(0, MOST)));
}

export function keptSeats(): readonly KeptSeat[] {
  return all();
}

export function seatAt(code: string): KeptSeat | null {
  return all().find((seat) => seat.code === code) ?? null;
}

export function keepSeat({ table, code, seat, token }: ChairAnswer): void {
  keep([{ table, code, seat, token, at: Date.now() }, ...all().filter((other) => other.code !== code)]);
}

/** Unless another page of this browser has got a newer key meanwhile. */
export function dropSeat(code: string, token: string | null): void {
  keep(all().filter((other) => other.code !== code || other.token !== token));
}
