// What a seat can say. The names are those of scenario files, records and the wire.

import type { Seat } from '@pretender/kernel';
import type { Action, Deal, Holder } from './types.ts';
import type { Identity, Ware } from './words.ts';

export type Reaction =
  | { type: 'immunise' }
  | { type: 'outlaw' }
  | { type: 'sentence'; ware: Ware; count: number; share?: Seat }
  | { type: 'absolve'; ware: Ware };

export interface ClaimMove {
  type: 'claim';
  as: Identity;
  do: Action['do'];
  ware?: Ware;
  target?: Seat;
  count?: number;
  with?: Holder;
  give?: Ware;
  take?: Ware;
  deals?: Deal[];
}

export type Move =
  | { type: 'cover'; identities: Identity[] }
  | { type: 'take'; wares: Ware[] }
  | ClaimMove
  | { type: 'inform'; target: Seat; trios: number }
  | { type: 'show'; identities: Identity[] }
  | { type: 'accuse'; target: Seat; identity: Identity }
  | { type: 'challenge'; identity: Identity }
  | { type: 'pass' }
  | { type: 'doubt' }
  | { type: 'support' }
  | { type: 'decline' }
  | { type: 'pay'; ware?: Ware }
  | Reaction
  | { type: 'settle'; to: Seat; as: 'judge' | 'monk' }
  | { type: 'crown'; crowner: Seat };

export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;
