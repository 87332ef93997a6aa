// Starting a match: the sealed seed, the players' own numbers, and the deal that follows from both.

import { beginMatch, chachaDice, type Entry, type GameTypes, resolveOptions, type Seat } from '@pretender/kernel';
import { commitmentOf, dealKey } from '@pretender/protocol';
import { type Decision, refuseWith } from './deciders/decision.ts';
import { isPlaying, isUnended, type TableState } from './facts.ts';
import type { Sealed } from './lines.ts';

const SEED_BYTES = 32;

export function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

/** A new secret, with what may be published of it. */
export async function seal(bytes: (count: number) => Uint8Array): Promise<Sealed> {
  const seed = bytes(SEED_BYTES);
  return { seed: toHex(seed), commitment: await commitmentOf(seed) };
}

export async function decideStart(state: TableState, seat: Seat, nonce: string | null): Promise<Decision> {
  if (seat !== state.host) return refuseWith('not-host');
  if (isPlaying(state) || isUnended(state)) return refuseWith('not-now');
  if (state.chairs.some(({ person }) => person.kind === 'empty')) return refuseWith('not-enough-players');
  const { settings, played, next } = state;
  const resolved = resolveOptions(played.game.options, settings.options, settings.seats);
  if (!resolved.ok) return refuseWith('bad-options', resolved.problems.join('; '));
  const nonces = state.chairs
    .map((chair, at) => (at === seat && nonce ? nonce : chair.nonce))
    .filter((own) => own !== '');
  const seed = Uint8Array.from(Buffer.from(next.seed, 'hex'));
  const key = await dealKey(seed, nonces, { table: state.id, match: state.matchNumber + 1 });
  const match = beginMatch(played.game, resolved.config, settings.seats, chachaDice(key));
  return { ok: true, line: { kind: 'started', key: toHex(key), nonces, entry: match.entries[0] as Entry<GameTypes> } };
}
