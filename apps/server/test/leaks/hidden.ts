// What only the table knows: something for a leak to tell.

import { missing, type Seat } from '@pretender/kernel';
import { openAsk, type TableState } from '../../src/tables/facts.ts';

export function cardOf({ match }: TableState, seat: number): string {
  return (match?.state.hands[seat] as { identity?: string } | undefined)?.identity ?? '';
}

/** Something that depends on two hidden cards, and is the other way round where they are exchanged. */
export const isSecretlyHigh = (state: TableState): boolean => cardOf(state, 0) > cardOf(state, 1);

interface Claim {
  readonly seat: number;
  readonly as: string;
}

export function isTrueClaim(state: TableState): boolean {
  const claim = (state.match?.state.table as { claim?: Claim | null } | undefined)?.claim;
  return claim !== null && claim !== undefined && cardOf(state, claim.seat) === claim.as;
}

/** Has the first seat, or the second, answered what is open? */
export function isAnsweredBySome(state: TableState): boolean {
  const ask = openAsk(state);
  return (
    state.match !== null &&
    ask !== null &&
    [0, 1].some((seat) => !missing(state.match as never, ask).includes(seat as Seat))
  );
}
