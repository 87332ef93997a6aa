// The sounds of the table.

import { hiss, type Instrument, instrumentNow, tone } from '../../../sound/instrument.ts';

const CUES = ['coin', 'cask', 'straw', 'gavel', 'murmur', 'fanfare', 'bell'] as const;
export type Cue = (typeof CUES)[number];

const SOUNDS: { readonly [C in Cue]: (on: Instrument) => void } = {
  coin(on) {
    tone(on, { type: 'triangle', from: 2100, to: 2080, at: 0, lasts: 0.12, loud: 0.35 });
    tone(on, { type: 'triangle', from: 3150, to: 3120, at: 0.06, lasts: 0.3, loud: 0.3 });
  },
  cask(on) {
    tone(on, { type: 'sine', from: 190, to: 70, at: 0, lasts: 0.22, loud: 0.8 });
    hiss(on, { at: 0, lasts: 0.08, pitch: 500, sharp: 1, loud: 0.4 });
  },
  straw: (on) => hiss(on, { at: 0, lasts: 0.24, pitch: 4200, sharp: 0.8, loud: 0.45 }),
  gavel(on) {
    for (const at of [0, 0.19]) {
      tone(on, { type: 'square', from: 240, to: 90, at, lasts: 0.09, loud: 0.35 });
      hiss(on, { at, lasts: 0.05, pitch: 1600, sharp: 1, loud: 0.8 });
    }
  },
  murmur(on) {
    for (let i = 0; i < 7; i++) hiss(on, { at: i * 0.07, lasts: 0.22, pitch: 260 + 90 * (i % 3), sharp: 5, loud: 0.8 });
  },
  fanfare(on) {
    const notes = [392, 523, 659, 784];
    for (const [i, note] of notes.entries())
      tone(on, { type: 'sawtooth', from: note, to: note, at: i * 0.13, lasts: i === 3 ? 0.7 : 0.16, loud: 0.22 });
  },
  bell(on) {
    tone(on, { type: 'sine', from: 880, to: 876, at: 0, lasts: 0.6, loud: 0.4 });
    tone(on, { type: 'sine', from: 2217, to: 2210, at: 0, lasts: 0.3, loud: 0.15 });
  },
};

export function sound(cue: Cue): void {
  SOUNDS[cue](instrumentNow());
}
