// What an honest heir does with its turn: accuses whom it knows, buys what it does not know, acts as what it is.

import type { Move } from '@pretender/hoax';
import { allOfType, anyOfType, best, type Mind } from './mind.ts';
import { worthOf } from './worth.ts';

/** Turns for each seat after which a round is too long, and turns of a finale: two honest heirs could go on for ever. */
const LONG_ROUND = 15;
const LONG_FINALE = 20;

export function isTooLong({ table }: Mind['view']): boolean {
  return table.turn.number > LONG_ROUND * table.heirs.length || table.finaleTurns > LONG_FINALE;
}

/** An accusation that cannot be wrong. */
export function accuseKnown(mind: Mind): Move | null {
  const { possible } = mind;
  const known = allOfType(mind, 'accuse').filter(
    ({ target, identity }) => possible[target].length === 1 && possible[target][0] === identity,
  );
  return best(mind, known, () => 0);
}

/** The accusation with the best chance; for when there is nothing else to do. */
function accuseLikely(mind: Mind): Move | null {
  const { possible } = mind;
  const thinkable = allOfType(mind, 'accuse').filter(({ target, identity }) => possible[target].includes(identity));
  return best(mind, thinkable, ({ target }) => -possible[target].length);
}

/** A guess, once the round would not end otherwise. */
export function dare(mind: Mind): Move | null {
  return isTooLong(mind.view) && mind.view.table.turn.seat === mind.seat ? accuseLikely(mind) : null;
}

/** Asks where the least is missing, for no more than is missing. */
export function inform(mind: Mind): Move | null {
  const { possible, view } = mind;
  const unknown = (target: number): number => possible[target].length - 1;
  const useful = allOfType(mind, 'inform').filter(
    ({ target, trios }) => unknown(target) > (trios - 1) * view.table.config.infoPerTrio,
  );
  const closest = best(mind, useful, ({ target }) => -unknown(target));
  return closest === null
    ? null
    : best(
        mind,
        useful.filter(({ target }) => target === closest.target),
        ({ trios }) => trios,
      );
}

function claimOwn(mind: Mind): Move | null {
  const { view, seat, own } = mind;
  const claims = allOfType(mind, 'claim').filter(({ as }) => as === own);
  return best(mind, claims, (claim) => worthOf(view.table, seat, claim));
}

/** In a duel whoever challenges what the other is has lost: first what it cannot be, else anything. */
function challenge(mind: Mind): Move | null {
  const { view, possible } = mind;
  const rival = view.table.heirs.findIndex(({ standing }, at) => standing === 'in' && at !== mind.seat);
  return best(mind, allOfType(mind, 'challenge'), ({ identity }) => (possible[rival].includes(identity) ? 0 : 1));
}

/** A Thief among heirs without wares has nothing of its own to do. */
export function declare(mind: Mind): Move | null {
  return (
    accuseKnown(mind) ??
    inform(mind) ??
    dare(mind) ??
    claimOwn(mind) ??
    challenge(mind) ??
    accuseLikely(mind) ??
    anyOfType(mind, 'pass')
  );
}
