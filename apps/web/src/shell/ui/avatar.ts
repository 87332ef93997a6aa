// A seat's badge is told apart by its shape and its letter; colour only helps.

/** In a box from -10 to 10. Fourteen seats, fourteen outlines. */
export const OUTLINES = [
  'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z',
  'M-8-8H8V8H-8Z',
  'M0-9.5 9.5 8H-9.5Z',
  'M0-9.5 9.5 0 0 9.5-9.5 0Z',
  'M-8-8.5H8V1C8 6 3 8.5 0 9.5-3 8.5-8 6-8 1Z',
  'M-4.8-9H4.8L9.5 0 4.8 9H-4.8L-9.5 0Z',
  'M0 9.5-9.5-8H9.5Z',
  'M0-9.5 9.3-3 5.8 8.5H-5.8L-9.3-3Z',
  'M-3-9.5H3V-3H9.5V3H3V9.5H-3V3H-9.5V-3H-3Z',
  'M0-10 2.7-3.6 9.6-3.1 4.3 1.4 6 8.2 0 4.6-6 8.2-4.3 1.4-9.6-3.1-2.7-3.6Z',
  'M-9.5-5H9.5L6 6H-6Z',
  'M-9-6.5-4.5-2 0-8.5 4.5-2 9-6.5 7.5 7.5H-7.5Z',
  'M0 9C-14-1-7-9.5 0-4.5 7-9.5 14-1 0 9Z',
  'M-9 0A9 9 0 0 1 9 0V8.5H-9Z',
] as const;

/** The tokens behind them, light and dark. */
export const INKS = [
  '--crimson',
  '--grain-ink',
  '--wine',
  '--gold-ink',
  '--good',
  '--ink-soft',
  '--table-edge',
] as const;

export function letterOf(name: string): string {
  return (Array.from(name.trim())[0] ?? '?').toLocaleUpperCase();
}
