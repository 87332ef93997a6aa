// Which key does what. The table knows its keys by their usual names; somebody else's fingers may want others.

/** As the table calls them, with what each does. */
export const KEYS = {
  SPACE: 'left',
  D: 'right',
  H: 'hold',
  L: 'lastCall',
  R: 'repeat',
  W: 'who',
  O: 'deals',
  1: 'digit',
  2: 'digit',
  3: 'digit',
  4: 'digit',
  5: 'digit',
  6: 'digit',
  7: 'digit',
} as const;
export type KeyName = `${keyof typeof KEYS}`;
export const KEY_NAMES = Object.keys(KEYS) as KeyName[];

/** The key of something that has its place in a row, counted from nothing. */
export const digit = (at: number): KeyName => String(at + 1) as KeyName;

/** Only what differs from the usual. */
export type Keymap = Readonly<Partial<Record<KeyName, string>>>;

/** As a key event says it, or null for one that nobody may take: those that move, confirm, go back or write nothing. */
export function nameOfKey(key: string): string | null {
  if (key === ' ') return 'SPACE';
  if ([...key].length !== 1 || key.trim() === '') return null;
  const large = key.toUpperCase();
  return [...large].length === 1 ? large : key;
}

export const keyFor = (map: Keymap, name: KeyName): string => map[name] ?? name;

/** What the table calls the key that was pressed; null where its usual meaning has moved elsewhere. */
export function meaningOf(map: Keymap, key: string): string | null {
  const wanted = nameOfKey(key) ?? key.toUpperCase();
  const name = KEY_NAMES.find((each) => keyFor(map, each) === wanted);
  if (name !== undefined) return name;
  return KEY_NAMES.some((each) => each === wanted) ? null : wanted;
}

/** A key that was taken goes to whoever had the new one: nothing is ever without a key. */
export function withKey(map: Keymap, name: KeyName, key: string): Keymap {
  const taken = KEY_NAMES.find((each) => keyFor(map, each) === key);
  const next: Record<string, string> = { ...map, ...(taken ? { [taken]: keyFor(map, name) } : {}), [name]: key };
  return Object.fromEntries(Object.entries(next).filter(([each, value]) => each !== value));
}

/** What was kept, as far as it makes sense: every key once. */
export function readKeymap(kept: unknown): Keymap {
  if (typeof kept !== 'object' || kept === null) return {};
  let map: Keymap = {};
  for (const name of KEY_NAMES) {
    const key = (kept as Record<string, unknown>)[name];
    if (typeof key === 'string' && (key === 'SPACE' || nameOfKey(key) === key)) map = { ...map, [name]: key };
  }
  const used = new Set(KEY_NAMES.map((name) => keyFor(map, name)));
  return used.size === KEY_NAMES.length ? map : {};
}
