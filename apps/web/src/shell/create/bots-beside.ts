// Who sits at a table besides people.

import { type Company, type Courtier, courtFor } from '@pretender/protocol/court';

interface Wanted {
  readonly game: string;
  readonly company: Company;
  readonly count: number;
}

/** Bots for so many seats beside these names. */
export function botsBeside(names: readonly string[], wanted: Wanted): readonly Courtier[] {
  const taken = names.map((name) => name.toLowerCase());
  return courtFor({ ...wanted, isTaken: (name) => taken.includes(name.toLowerCase()) });
}
