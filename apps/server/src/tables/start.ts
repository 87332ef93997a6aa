// Starting a match: the sealed seed, the players' own numbers, and the deal that follows from both.

import { beginMatch, chachaDice, type Entry, type GameTypes, resolveOptions, type Seat } from '@pretender/kernel';
import { commitmentOf, dealKey, numberCommitment } from '@pretender/protocol';
import { committedNow, dealEnds, type Here, newDealing, numbersOf, unopened } from './dealing.ts';
import { type Decision, line, refuseWith } from './deciders/decision.ts';
import { isPlaying, isUnended, type TableState } from './facts.ts';
import type { LineOf, Sealed, TableLine } from './lines.ts';

const SEED_BYTES = 32;

export function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

/** A new secret, with what may be published of it. */
export async function seal(bytes: (count: number) => Uint8Array): Promise<Sealed> {
  const seed = bytes(SEED_BYTES);
  return { seed: toHex(seed), commitment: await commitmentOf(seed) };
}

function optionsOf({ settings, played }: TableState): ReturnType<typeof resolveOptions> {
  return resolveOptions(played.game.options, settings.options, settings.seats);
}

/** Where nobody is waited for and nobody has a number it is dealt at once. */
export async function decideStart(state: TableState, seat: Seat, here: Here, now: number): Promise<Decision> {
  if (seat !== state.host) return refuseWith('not-host');
  if (isPlaying(state) || isUnended(state) || state.dealing !== null) return refuseWith('not-now');
  if (state.chairs.some(({ person }) => person.kind === 'empty')) return refuseWith('not-enough-players');
  const resolved = optionsOf(state);
  if (!resolved.ok) return refuseWith('bad-options', resolved.problems.join('; '));
  const dealing = newDealing(state.chairs.length, seat, now);
  const isWaiting = dealEnds(state, dealing, here) > now || committedNow(state, dealing, here).length > 0;
  return line(isWaiting ? { kind: 'dealing', seat } : await deal(state));
}

/** The cards, from all numbers that were opened. */
export async function deal(state: TableState): Promise<LineOf<'started'>> {
  const { settings, played, next, dealing } = state;
  const resolved = optionsOf(state);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  const numbers = numbersOf(state, dealing);
  const seed = Uint8Array.from(Buffer.from(next.seed, 'hex'));
  const about = { table: state.id, match: state.matchNumber + 1, attempt: dealing?.attempt ?? 1 };
  const key = await dealKey(seed, numbers, about);
  const match = beginMatch(played.game, resolved.config, settings.seats, chachaDice(key));
  return { kind: 'started', key: toHex(key), numbers, entry: match.entries[0] as Entry<GameTypes> };
}

/** What somebody was bound to before any number was opened, and nothing else. */
export async function decideOpen({ dealing, next }: TableState, seat: Seat, nonce: string): Promise<Decision> {
  const own = dealing?.fixed?.find((fixed) => fixed.seat === seat);
  if (!dealing || !own) return refuseWith('not-now');
  if (dealing.nonces[seat] !== null) return refuseWith('stale');
  if ((await numberCommitment(next.commitment, seat, nonce)) !== own.commitment) return WRONG_NUMBER;
  return line({ kind: 'number', seat, nonce });
}

const WRONG_NUMBER = {
  ok: false,
  refusal: {
    ...refuseWith('bad-message', 'This is not the number that your seat has committed to.').refusal,
    field: 'nonce',
  },
} as const;

/** What time brings, when everything is heard that had arrived by then: whoever has not committed is left out, whoever has not opened voids the deal. */
export async function nextOfDeal(
  state: TableState,
  here: Here,
  { clock, bytes }: { clock: number; bytes: (count: number) => Uint8Array },
): Promise<TableLine | null> {
  const { dealing } = state;
  if (dealing === null || dealEnds(state, dealing, here) > clock) return null;
  if (dealing.fixed === null)
    return { kind: 'fixed', seats: committedNow(state, dealing, here).map(({ seat }) => seat) };
  const seats = unopened(dealing);
  return seats.length === 0 ? deal(state) : { kind: 'voided', seats, next: await seal(bytes) };
}
