// What the reader knows for certain about who is who, from the own view alone. What a table plays by memory (`memoryHoax`) is
// left to the reader's memory.

import { type Identity, identitiesIn } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import type { HoaxView } from './view.ts';

export type Certainty = 'yes' | 'no' | null;

/** The card that the reader knows this seat to hold. */
function knownCard({ table, hands, viewer }: HoaxView, seat: Seat): Identity | null {
  const own = viewer === 'public' ? null : hands[viewer];
  if (hands[seat]?.identity) return hands[seat].identity;
  const named = own?.guesses.find(({ target, right }) => target === seat && right);
  return table.heirs[seat].card ?? named?.identity ?? null;
}

function isRuledOut({ table, hands, viewer }: HoaxView, seat: Seat, who: Identity): boolean {
  if (table.heirs[seat].covers[who] !== null) return true;
  const own = viewer === 'public' ? null : hands[viewer];
  if (!own) return false;
  const isGuessedWrong = own.guesses.some(
    ({ target, identity, right }) => target === seat && identity === who && !right,
  );
  return isGuessedWrong || own.seen[seat].includes(who);
}

/** Every card of it is accounted for elsewhere. */
function isUsedUp(view: HoaxView, seat: Seat, who: Identity): boolean {
  const { heirs, config } = view.table;
  const elsewhere = heirs.filter((_, other) => other !== seat && knownCard(view, other as Seat) === who).length;
  const former = heirs.filter((heir) => heir.former === who).length;
  return elsewhere + former >= config.identityCopies;
}

export function certainty(view: HoaxView, seat: Seat, who: Identity): Certainty {
  const card = knownCard(view, seat);
  if (card !== null) return card === who ? 'yes' : 'no';
  const isOut = (identity: Identity) => isRuledOut(view, seat, identity) || isUsedUp(view, seat, identity);
  if (isOut(who)) return 'no';
  const left = identitiesIn(view.table.config).filter((identity) => !isOut(identity));
  return left.length === 1 ? 'yes' : null;
}
