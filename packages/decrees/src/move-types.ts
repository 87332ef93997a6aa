// What a seat can say. The names are those of scenario files, records and the wire.

import type { Seat } from '@pretender/kernel';
import type { Slots } from './types.ts';
import type { CardId, Change, DecreeId, Ministry, Verdict } from './words.ts';

export type Directors = { [M in Ministry]?: Seat };
export type Amounts = { [M in Ministry]?: number };

export interface OfferedTransfer {
  from: Seat;
  to: Seat;
  blame?: number;
  cards?: CardId[];
  shown?: boolean;
  ask?: { cards?: number; card?: CardId };
}

export type Move =
  | { type: 'bid'; blame: number }
  | { type: 'assign'; directors: Directors }
  | { type: 'draw' }
  | { type: 'treasury' }
  | { type: 'manoeuvres' }
  | { type: 'end' }
  | { type: 'play'; card: CardId; with: Slots }
  | { type: 'distribute'; blame: Amounts }
  | { type: 'forward'; decree: DecreeId; to: Ministry }
  | { type: 'move'; player: Seat; to: Ministry }
  | { type: 'stamp'; decree: DecreeId }
  | { type: 'investigate'; ministry: Ministry }
  | { type: 'reassign'; directors: Directors }
  | ({ type: 'restructure' } & Change)
  | { type: 'react'; card: CardId; amount?: number }
  | { type: 'pass' }
  | { type: 'pick'; card: CardId }
  | { type: 'top'; ministry: Ministry }
  | { type: 'remove'; personal: { [seat: string]: number }; ministry: Amounts }
  | { type: 'agree' }
  | { type: 'object' }
  | { type: 'offer'; transfers: OfferedTransfer[] }
  | { type: 'counter'; offer: number; version: number; transfers: OfferedTransfer[] }
  | { type: 'accept'; offer: number; version: number }
  | { type: 'decline'; offer: number; version: number }
  | { type: 'withdraw'; offer: number; version: number }
  | { type: 'promise'; to: Seat; text: string }
  | { type: 'publish'; from: Seat; to: Seat; text: string }
  | { type: 'mark'; note: number; as: Verdict };

export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;
