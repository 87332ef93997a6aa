// The games that can be played here, and the little that a table must know about each besides the contract.

import { hoax } from '@pretender/hoax';
import type { Ask, Game, GameTypes, Seat, View } from '@pretender/kernel';

export interface Played {
  readonly game: Game<GameTypes>;
  /** Does what is asked now touch this seat more than the others? Auto-pass then wakes its owner. */
  concerns(view: View<GameTypes>, ask: Ask, seat: Seat): boolean;
  roundOf(table: unknown): number;
  turnOf(table: unknown): number;
  /** Whose turn comes next: that seat may call the last call. */
  nextSeat(table: unknown): Seat | null;
  isShouting(config: unknown): boolean;
}

type HoaxTable = Parameters<typeof hoax.asks>[0];

function nextIn({ heirs, turn }: HoaxTable): Seat {
  for (let step = 1; step < heirs.length; step++) {
    const seat = (turn.seat + step) % heirs.length;
    if (heirs[seat].standing === 'in') return seat as Seat;
  }
  return turn.seat;
}

const hoaxPlayed: Played = {
  game: hoax as unknown as Game<GameTypes>,
  concerns(view, _ask, seat) {
    const { claim, turn } = view.table as HoaxTable;
    if (claim === null) return false;
    if (claim.seat === seat || turn.seat === seat) return true;
    return claim.kind === 'action' && 'target' in claim.action && claim.action.target === seat;
  },
  roundOf: (table) => (table as HoaxTable).round,
  turnOf: (table) => (table as HoaxTable).turn.number,
  nextSeat: (table) => nextIn(table as HoaxTable),
  isShouting: (config) => (config as HoaxTable['config']).tempo === 'shouting',
};

const GAMES: Readonly<Record<string, Played>> = { hoax: hoaxPlayed };

export function playedGame(id: string): Played | null {
  return Object.hasOwn(GAMES, id) ? GAMES[id] : null;
}
