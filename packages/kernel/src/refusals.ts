/** Every code with which the kernel itself refuses a move; a game adds its own. Whoever finds the words needs all of them. */
export const KERNEL_REFUSALS = [
  'no-such-seat',
  'no-move',
  'stale',
  'held',
  'not-offered',
  'not-among',
  'missing',
  'unknown-field',
  'ambiguous',
] as const;
export type KernelRefusal = (typeof KERNEL_REFUSALS)[number];
