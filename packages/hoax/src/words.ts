// The words of the game, in board order. Scenario files, records and the wire use the same ones.

export const IDENTITIES = ['baron', 'monk', 'judge', 'merchant', 'magician', 'thief', 'farmer'] as const;
export type Identity = (typeof IDENTITIES)[number];

export const WARES = ['gold', 'wine', 'grain'] as const;
export type Ware = (typeof WARES)[number];

/** Points that make a king. */
export const CROWN = 10;
