// The sounds of the table, made here and now: no files. Nothing sounds before somebody has asked for it.

const CUES = ['coin', 'cask', 'straw', 'gavel', 'murmur', 'fanfare', 'bell'] as const;
export type Cue = (typeof CUES)[number];

interface Desk {
  readonly audio: AudioContext;
  readonly out: AudioNode;
}

let desk: Desk | null = null;

function open(): Desk {
  if (desk) return desk;
  const audio = new AudioContext();
  const out = audio.createGain();
  out.gain.value = 0.35;
  out.connect(audio.destination);
  desk = { audio, out };
  return desk;
}

interface Tone {
  readonly type: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

function tone({ audio, out }: Desk, { type, from, to, at, lasts, loud }: Tone): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  voice.connect(gain).connect(out);
  voice.start(start);
  voice.stop(start + lasts + 0.02);
}

interface Hiss {
  readonly at: number;
  readonly lasts: number;
  readonly pitch: number;
  readonly sharp: number;
  readonly loud: number;
}

function hiss({ audio, out }: Desk, { at, lasts, pitch, sharp, loud }: Hiss): void {
  const start = audio.currentTime + at;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(start);
}

const SOUNDS: { readonly [C in Cue]: (on: Desk) => void } = {
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
  const on = open();
  if (on.audio.state === 'suspended') void on.audio.resume();
  SOUNDS[cue](on);
}
