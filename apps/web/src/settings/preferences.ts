/** What can be wished for, the standard first. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'off'],
  contrast: ['system', 'more'],
  textSize: ['normal', 'large', 'huge'],
  sound: ['off', 'on'],
  /** Identities by the names of the reader's edition, or as the original calls them. */
  names: ['edition', 'original'],
  /** A doubt needs one tap, or a press that lasts. */
  doubt: ['tap', 'hold'],
  /** Keys written on the controls. */
  keys: ['on', 'off'],
} as const;

export type Preferences = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };

export const STANDARD = Object.fromEntries(
  Object.entries(CHOICES).map(([name, values]) => [name, values[0]]),
) as Preferences;

export function isWanted(name: string, value: unknown): boolean {
  return Object.hasOwn(CHOICES, name) && (CHOICES[name as keyof typeof CHOICES] as readonly unknown[]).includes(value);
}
