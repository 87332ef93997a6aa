// The sounds of an office: stamp, stones, paper, typewriter, a bell, and the lights going out.

import { hiss, type Instrument, instrumentNow, tone } from '../../../sound/instrument.ts';

const CUES = ['stamp', 'stone', 'paper', 'keys', 'bell', 'gloom', 'applause'] as const;
export type Cue = (typeof CUES)[number];

const SOUNDS: { readonly [C in Cue]: (on: Instrument) => void } = {
  stamp(on) {
    tone(on, { type: 'sine', from: 150, to: 55, at: 0, lasts: 0.16, loud: 0.9 });
    hiss(on, { at: 0, lasts: 0.06, pitch: 900, sharp: 0.8, loud: 0.7 });
  },
  stone(on) {
    for (const at of [0, 0.07]) tone(on, { type: 'triangle', from: 520, to: 300, at, lasts: 0.07, loud: 0.35 });
  },
  paper: (on) => hiss(on, { at: 0, lasts: 0.2, pitch: 3600, sharp: 0.7, loud: 0.4 }),
  keys(on) {
    for (let i = 0; i < 5; i++)
      hiss(on, { at: i * 0.075, lasts: 0.03, pitch: 2300 + 200 * (i % 3), sharp: 3, loud: 0.6 });
  },
  bell(on) {
    tone(on, { type: 'sine', from: 1568, to: 1560, at: 0, lasts: 0.5, loud: 0.35 });
    tone(on, { type: 'sine', from: 3136, to: 3120, at: 0, lasts: 0.25, loud: 0.12 });
  },
  gloom(on) {
    tone(on, { type: 'sawtooth', from: 110, to: 41, at: 0, lasts: 1.4, loud: 0.3 });
    tone(on, { type: 'sine', from: 82, to: 38, at: 0.1, lasts: 1.6, loud: 0.6 });
  },
  applause(on) {
    for (let i = 0; i < 12; i++)
      hiss(on, { at: i * 0.06, lasts: 0.05, pitch: 1500 + 150 * (i % 4), sharp: 1, loud: 0.4 });
  },
};

export function sound(cue: Cue): void {
  SOUNDS[cue](instrumentNow());
}
