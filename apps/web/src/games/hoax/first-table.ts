// The table that somebody who has never played sits down at: over in ten minutes, with enough heirs for doubts to carry (`pretender minutes`).

export const FIRST_TABLE = { seats: 7, options: { edition: 'quick' } } as const;
