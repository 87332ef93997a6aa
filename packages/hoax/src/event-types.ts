// What can happen.

import type { AskId, AskMode, ClockClass, Seat } from '@pretender/kernel';
import type { Move } from './move-types.ts';
import type { AskKind, Claim, CoverReason, Guess, Holder, OpenAsk, ScoreReason, Standing, Wares } from './types.ts';
import type { Identity } from './words.ts';

/** What calls for a drink. */
const OCCASIONS = [
  'start',
  'rightDoubt',
  'wrongDoubt',
  'rightAccusation',
  'wrongAccusation',
  'finale',
  'coronation',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

export type Event =
  | { type: 'roundBegan'; round: number; starter: Seat }
  | { type: 'dealt'; seat: Seat; identity: Identity }
  | { type: 'putAside'; identities: Identity[] }
  | {
      type: 'asked';
      id: AskId;
      kind: AskKind;
      seats: Seat[];
      clock: ClockClass;
      mode: AskMode;
      takes: OpenAsk['takes'];
    }
  | { type: 'excused'; ask: AskId; seats: Seat[] }
  | { type: 'closed'; ask: AskId }
  | { type: 'noted'; seat: Seat; ask: AskId; move: Move }
  | { type: 'covered'; seat: Seat; identities: Identity[]; why: CoverReason }
  | ({ type: 'moved'; from: Holder; to: Holder } & Wares)
  | { type: 'turnBegan'; number: number; seat: Seat }
  | { type: 'idled'; seat: Seat }
  | { type: 'claimed'; claim: Claim }
  | { type: 'doubted'; seat: Seat; need: number }
  | { type: 'supported'; seat: Seat }
  | { type: 'declined'; seat: Seat }
  | { type: 'stood'; seat: Seat }
  | { type: 'exposed'; seat: Seat }
  | { type: 'revealed'; seat: Seat; identity: Identity }
  | { type: 'left'; seat: Seat; standing: Standing }
  | { type: 'scored'; seat: Seat; points: number; why: ScoreReason }
  | { type: 'informed'; target: Seat; trios: number; extra: boolean }
  | { type: 'showed'; target: Seat; buyer: Seat; identities: Identity[] }
  | { type: 'learned'; target: Seat; buyer: Seat; trios: number }
  | ({ type: 'named' } & Guess)
  | { type: 'judged'; accuser: Seat; target: Seat; right: boolean; aside: boolean }
  | ({ type: 'accused'; aside: boolean } & Guess)
  | { type: 'lapsed'; seat: Seat; scope: 'own' | 'turn' }
  | { type: 'renewed'; seat: Seat; toCover: number }
  | { type: 'redealt'; seat: Seat; identity: Identity }
  | { type: 'prompted'; occasion: Occasion; seats: Seat[] }
  | { type: 'challenged'; identity: Identity }
  | { type: 'settled'; to: Seat; as: 'judge' | 'monk' }
  | { type: 'finaleBegan' }
  | { type: 'roundEnded'; victor: Seat | null; next: Seat; cards: Identity[] }
  | { type: 'won'; seat: Seat }
  | { type: 'crowned'; crowner: Seat };
