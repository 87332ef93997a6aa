// What is worth a word at the table, from what lies open alone.

import type { Public } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';

const OCCASIONS = [
  'crowned',
  'repelled',
  'convicted',
  'exposed',
  'doubting',
  'sentenced',
  'pried',
  'finale',
  'greeting',
] as const;
export type OccasionKind = (typeof OCCASIONS)[number];

export interface Happening {
  /** Whom it happens to, and who did it, where somebody did. */
  readonly to: Seat;
  readonly by: Seat | null;
  /** The same as long as it is the same: nobody speaks about it twice. */
  readonly name: string;
}

type Look = (table: Public) => Happening | null;

const atTurn = ({ round, turn }: Public): string => `${round}.${turn.number}`;

function lastAccusation(table: Public, isRight: boolean): Happening | null {
  const { accusations, round } = table;
  const last = accusations.at(-1);
  if (last === undefined || last.right !== isRight) return null;
  return { to: last.target, by: last.accuser, name: `${round}.${accusations.length}` };
}

const LOOKS: { readonly [K in OccasionKind]: Look } = {
  crowned: ({ king }) => (king === null ? null : { to: king, by: null, name: 'once' }),
  repelled: (table) => lastAccusation(table, false),
  convicted: (table) => lastAccusation(table, true),
  exposed(table) {
    const seat = table.heirs.findIndex(({ isExposed }) => isExposed);
    return seat < 0 ? null : { to: seat as Seat, by: null, name: atTurn(table) };
  },
  doubting(table) {
    const { vote, claim } = table;
    const first = vote?.hands[0];
    return first === undefined || claim === null
      ? null
      : { to: claim.seat, by: first, name: `${atTurn(table)}.${claim.kind}.${claim.seat}` };
  },
  sentenced(table) {
    const [sentence] = table.turn.sentences;
    return sentence === undefined ? null : { to: table.turn.seat, by: sentence.seat, name: atTurn(table) };
  },
  pried({ purchases, round }) {
    const last = purchases.at(-1);
    return last === undefined ? null : { to: last.target, by: last.buyer, name: `${round}.${purchases.length}` };
  },
  // Of the two it is the first in the row, whosever turn it is, and as long as they play.
  finale({ finale, heirs, round, asks }) {
    const first = heirs.findIndex(({ standing }) => standing === 'in');
    return finale && asks.at(-1)?.kind !== 'recess' ? { to: first as Seat, by: null, name: `${round}` } : null;
  },
  greeting: ({ round, turn }) => (round === 1 && turn.number === 1 ? { to: turn.seat, by: null, name: 'once' } : null),
};

/** All that could be spoken of now, the weightiest first. */
export function happenings(table: Public): (Happening & { readonly kind: OccasionKind })[] {
  return OCCASIONS.flatMap((kind) => {
    const found = LOOKS[kind](table);
    return found === null ? [] : [{ ...found, kind }];
  });
}
