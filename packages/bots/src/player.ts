import type { Draws, GameTypes, MoveSpec, View } from '@pretender/kernel';

/** Answers one ask from what its seat may know; the specs are those of that ask. `null` says nothing: let time answer. */
export type Player<G extends GameTypes> = (view: View<G>, specs: readonly MoveSpec[], draws: Draws) => G['Move'] | null;
