// Sounds made here and now: no files. Nothing sounds before somebody has asked for it.

export interface Instrument {
  readonly audio: AudioContext;
  readonly out: AudioNode;
}

let instrument: Instrument | null = null;

/** Browsers let a page sound only after somebody has touched it. */
export function instrumentNow(): Instrument {
  if (instrument === null) {
    const audio = new AudioContext();
    const out = audio.createGain();
    out.gain.value = 0.35;
    out.connect(audio.destination);
    instrument = { audio, out };
  }
  if (instrument.audio.state === 'suspended') void instrument.audio.resume();
  return instrument;
}

interface Tone {
  readonly type: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

export function tone({ audio, out }: Instrument, { type, from, to, at, lasts, loud }: Tone): void {
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

export function hiss({ audio, out }: Instrument, { at, lasts, pitch, sharp, loud }: Hiss): void {
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
