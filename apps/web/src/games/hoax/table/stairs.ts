// What was said in this turn, step by step: the action, then the law's answers to it.

import type { Claim, Identity, Public } from '@pretender/hoax';
import type { Deep, Seat } from '@pretender/kernel';

export interface Stair {
  readonly kind: Claim['kind'] | 'inform' | 'accuse' | 'challenge';
  readonly seat: Seat;
  readonly as: Identity | null;
  /** It can still be doubted. */
  readonly isOpen: boolean;
  /** The condemned has chosen this one. */
  readonly isChosen: boolean;
}

const LAW = { immunise: 'magician', outlaw: 'baron', sentence: 'judge', absolve: 'monk' } as const;

function first({ turn, claim }: Public): Stair | null {
  const { deed, seat } = turn;
  if (deed === null) return null;
  const rest = { seat, isOpen: claim?.kind === 'action', isChosen: false };
  if (deed.do === 'claim') return { ...rest, kind: 'action', as: deed.action.as };
  return { ...rest, kind: deed.do, as: deed.do === 'challenge' ? deed.identity : null };
}

function open(claim: Deep<Claim> | null): Stair[] {
  if (claim === null || claim.kind === 'action') return [];
  return [{ kind: claim.kind, seat: claim.seat, as: claim.as, isOpen: true, isChosen: false }];
}

export function stairsOf(table: Public): readonly Stair[] {
  const { turn, claim } = table;
  const start = first(table);
  if (start === null) return [];
  const said = (kind: keyof typeof LAW, seats: readonly Seat[]): Stair[] =>
    seats.map((seat) => ({
      kind,
      seat,
      as: LAW[kind],
      isOpen: false,
      isChosen: turn.settled?.to === seat && turn.settled.as === LAW[kind],
    }));
  return [
    start,
    ...said('immunise', turn.immune),
    ...said('outlaw', turn.barons),
    ...said(
      'sentence',
      turn.sentences.map(({ seat }) => seat),
    ),
    ...said(
      'absolve',
      turn.offers.map(({ seat }) => seat),
    ),
    ...open(claim),
  ];
}
