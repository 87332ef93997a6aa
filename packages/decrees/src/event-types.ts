// What can happen.

import type { AskId, AskMode, ClockClass, Seat } from '@pretender/kernel';
import type { Amounts, Move } from './move-types.ts';
import type { AskKind, DeckLabel, Ending, Gain, Lack, Resolving, Transfer } from './types.ts';
import type { CardId, Change, DecreeId, Mark, Ministry, Verdict } from './words.ts';

export type Event =
  | { type: 'opened'; deck: DeckLabel }
  | { type: 'bidsRevealed'; bids: (number | null)[]; paid: number[]; again: Seat[] }
  | { type: 'lotDrawn'; among: Seat[] }
  | { type: 'appointed'; seat: Seat }
  | { type: 'reassigned'; directors: { [M in Ministry]: Seat | null } }
  | { type: 'stacked'; cards: CardId[] }
  | { type: 'dealt'; seat: Seat; card: CardId }
  | { type: 'laid'; count: number; least: number; most: number }
  | { type: 'asked'; id: AskId; kind: AskKind; seats: Seat[]; clock: ClockClass; mode: AskMode }
  | { type: 'closed'; ask: AskId }
  | { type: 'noted'; seat: Seat; ask: AskId; move: Move }
  | { type: 'turnBegan'; number: number; seat: Seat }
  | { type: 'spent'; actions: number; mark: Mark | null }
  | { type: 'blamed'; seat: Seat; by: number }
  | { type: 'piled'; ministry: Ministry; by: number }
  | { type: 'distributed'; blame: Amounts }
  | { type: 'moved'; seat: Seat; to: Ministry }
  | ({ type: 'restructured' } & Change)
  | { type: 'forwarded'; decree: DecreeId; to: Ministry; rewarded: boolean }
  | { type: 'stamped'; decree: DecreeId; seat: Seat }
  | { type: 'unstamped'; decree: DecreeId }
  | { type: 'amended'; decree: DecreeId; steps: Ministry[] }
  | { type: 'promulgated'; decree: DecreeId; ministry: Ministry; budget: number }
  | { type: 'removed'; personal: { [seat: string]: number }; ministry: Amounts }
  | { type: 'drew'; seat: Seat; card: CardId }
  | { type: 'drawn'; seat: Seat }
  | {
      type: 'stagnated';
      card: CardId;
      discarded: CardId[];
      falls: { ministry: Ministry; blame: number }[];
      pile: { count: number; least: number; most: number };
    }
  | { type: 'buried'; card: CardId; above: number }
  | { type: 'salvaged'; seat: Seat; card: CardId }
  | { type: 'shed'; seat: Seat; card: CardId }
  | ({ type: 'played'; card: CardId } & Pick<Resolving, 'seat' | 'with' | 'memory'>)
  | { type: 'takenBack' }
  | { type: 'reacted'; seat: Seat; card: CardId }
  | { type: 'prevented'; blame: number }
  | { type: 'cancelled' }
  | { type: 'proceeded' }
  | { type: 'resolved' }
  | { type: 'due'; seat: Seat; gains: Gain[] }
  | { type: 'charged'; blame: number }
  | { type: 'drawing'; seat: Seat; seats: Seat[] }
  | { type: 'looked'; seat: Seat; at: Seat; cards: CardId[] }
  | { type: 'taken'; from: Seat; to: Seat; card: CardId }
  | { type: 'took'; from: Seat; to: Seat }
  | { type: 'offered'; offer: number; by: Seat; parties: Seat[] }
  | { type: 'countered'; offer: number; version: number }
  | { type: 'tabled'; seat: Seat; offer: number; version: number; transfers: Transfer[]; agreed: Seat[] }
  | { type: 'agreed'; told: Seat; offer: number; seat: Seat }
  | { type: 'filled'; seat: Seat; offer: number; transfers: Transfer[] }
  | { type: 'traded'; offer: number; transfers: { from: Seat; to: Seat; blame: number; cards: number }[] }
  | { type: 'handed'; from: Seat; to: Seat; cards: CardId[] }
  | { type: 'offerClosed'; offer: number }
  | { type: 'dropped'; told: Seat; offer: number; why: Ending; seat: Seat | null; lack: Lack | null }
  | { type: 'promised'; told: Seat; by: Seat; to: Seat; text: string }
  | { type: 'published'; by: Seat; to: Seat; text: string }
  | { type: 'marked'; seat: Seat; note: number; as: Verdict }
  | { type: 'ended'; reason: 'deck' | 'decrees'; ranks: number[] };
