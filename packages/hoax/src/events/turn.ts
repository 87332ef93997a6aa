import type { Seat } from '@pretender/kernel';
import type { TurnState } from '../types.ts';

export function freshTurn(number: number, seat: Seat): TurnState {
  return {
    number,
    seat,
    deed: null,
    hasActed: false,
    hasExtra: false,
    isIdle: false,
    isSecondTry: false,
    speaker: seat,
    debtors: null,
    immune: [],
    barons: [],
    sentences: [],
    offers: [],
    settled: null,
  };
}
