import { AUTO_PASS } from '@pretender/protocol/constants';

/** What can be wished for, the standard first. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'off'],
  contrast: ['system', 'more'],
  textSize: ['normal', 'large', 'huge'],
  sound: ['off', 'on'],
  /** Where there is sound: which kinds of it. */
  soundTurn: ['on', 'off'],
  soundClaims: ['on', 'off'],
  soundThings: ['on', 'off'],
  soundEnd: ['on', 'off'],
  haptics: ['off', 'on'],
  /** Identities by the names of the reader's edition, or as the original calls them. */
  names: ['edition', 'original'],
  /** A doubt needs one tap, or a press that lasts. */
  doubt: ['tap', 'hold'],
  /** Keys written on the controls. */
  keys: ['on', 'off'],
  /** What passes by itself when a match begins at a seat of this reader. */
  autoPass: AUTO_PASS,
  /** In practice a claim that costs the reader nothing passes after a moment. */
  practicePass: ['on', 'off'],
  /** A notification of the device when something is asked and another window is in front. */
  notices: ['off', 'on'],
  /** Others see this screen: codes and everything private are covered. */
  streamer: ['off', 'on'],
} as const;

export type Preferences = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };

export const STANDARD = Object.fromEntries(
  Object.entries(CHOICES).map(([name, values]) => [name, values[0]]),
) as Preferences;

export function isWanted(name: string, value: unknown): boolean {
  return Object.hasOwn(CHOICES, name) && (CHOICES[name as keyof typeof CHOICES] as readonly unknown[]).includes(value);
}

export const SOUND_KINDS = [
  'soundTurn',
  'soundClaims',
  'soundThings',
  'soundEnd',
] as const satisfies readonly (keyof Preferences)[];
export type SoundKind = (typeof SOUND_KINDS)[number];

export function hears(wishes: Preferences, kind: SoundKind): boolean {
  return wishes.sound === 'on' && wishes[kind] === 'on';
}
