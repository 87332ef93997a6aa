// What the toy game is made of.

import type { AskId, Seat } from '../src/index.ts';

export const ANIMALS = ['fox', 'owl', 'hen', 'cat'] as const;
export type Animal = (typeof ANIMALS)[number];
type Tone = 'softly' | 'loudly';
export type AskKind = 'cheering' | 'bidding' | 'turn' | 'reaction' | 'vote';

export interface Fib {
  Config: { animals: number; turns: number; toasts: boolean };
  Table: {
    asks: { id: AskId; kind: AskKind; seats: Seat[] }[];
    nextAsk: AskId;
    animals: Animal[];
    toasts: boolean;
    turnsLeft: number;
    turn: Seat;
    points: number[];
    bids: { stake: number; likes: Animal[] }[];
    claim: { animal: Animal; wager: number; tone: Tone | null } | null;
    doubter: Seat | null;
    unheard: Seat[];
    faceUp: Animal[];
    deckLeft: number;
    cheers: Seat[];
  };
  Hand: { card: Animal | null; answers: { ask: AskId; move: Answer }[] };
  Vault: { deck: Animal[] };
  Move: Answer | Deed;
  Event:
    | { type: 'shuffled'; deck: Animal[] }
    | { type: 'dealt'; seat: Seat; card: Animal }
    | { type: 'began'; first: Seat }
    | { type: 'asked'; kind: AskKind; seats: Seat[] }
    | { type: 'answered'; seat: Seat; ask: AskId; move: Answer }
    | { type: 'bidsShown'; bids: { stake: number; likes: Animal[] }[] }
    | { type: 'claimed'; animal: Animal; wager: number; tone: Tone | null }
    | { type: 'doubted'; seat: Seat }
    | { type: 'unheard' }
    | { type: 'judged'; card: Animal; supporters: Seat[] }
    | { type: 'stood'; toasts: Seat[] }
    | { type: 'gave'; gifts: { to: Seat; count: number }[] }
    | { type: 'turnEnded'; next: Seat }
    | { type: 'cheered'; seat: Seat }
    | { type: 'hushed' };
}

/** Kept in the answerer's own hand until the ask closes. */
export type Answer =
  | { type: 'bid'; stake: number; likes: Animal[] }
  | { type: 'pass' }
  | { type: 'toast' }
  | { type: 'support' }
  | { type: 'decline' };
/** Seen by everybody at once. */
type Deed =
  | { type: 'claim'; animal: Animal; wager: number; tone?: Tone }
  | { type: 'give'; gifts: { to: Seat; count: number }[] }
  | { type: 'redraw' }
  | { type: 'doubt' }
  | { type: 'cheer' };
