import { instrumentNow, tone } from './instrument.ts';

/** Two notes upwards: it is your turn, whatever is played. */
export function callSound(): void {
  const on = instrumentNow();
  tone(on, { type: 'sine', from: 587, to: 587, at: 0, lasts: 0.18, loud: 0.4 });
  tone(on, { type: 'sine', from: 880, to: 880, at: 0.13, lasts: 0.4, loud: 0.4 });
}
