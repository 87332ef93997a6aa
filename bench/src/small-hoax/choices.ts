/**
 * The random player of both versions. Draws happen in a fixed order, so that the same numbers give the same match:
 * a claim draws an identity among the uncovered ones, then (only if it needs one) a target clockwise from the claimant;
 * an answer draws doubt or pass; a vote draws support or decline. Who answers next is never drawn: clockwise from the active seat.
 */
import { at, EFFECTS, type Identity } from './rules.ts';

/** A whole number from 0 to limit − 1. */
export type Below = (limit: number) => number;

/** One doubt in eight answers: about half of all claims pass all five seats undisturbed, as in the full game. */
const ANSWERS_PER_DOUBT = 8;

export const drawsDoubt = (below: Below): boolean => below(ANSWERS_PER_DOUBT) === 0;
export const drawsSupport = (below: Below): boolean => below(2) === 0;

export const drawClaim = (
  uncovered: readonly Identity[],
  targets: readonly string[],
  below: Below,
): [identity: Identity, target: string | null] => {
  const identity = at(uncovered, below(uncovered.length));
  return [identity, EFFECTS[identity].from === 'seat' ? at(targets, below(targets.length)) : null];
};

/** Mulberry32: good enough for choices, and cheap enough not to be what is measured. */
export const createBelow = (seed: number): Below => {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) * limit) / 2 ** 32);
  };
};
