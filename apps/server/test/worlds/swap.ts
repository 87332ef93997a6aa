// The other world: the same seed, the same draws, and two seats that hold each other's cards.

import type { Game, GameTypes, Seat, Turn } from '@pretender/kernel';
import type { Played } from '../../src/tables/games.ts';

const SWAPPED: readonly number[] = [1, 0];

let isSwapped = false;

/** Says which of the two worlds is played on. They take turns, and each rests while the other is played. */
export function dealFor(swapped: boolean): void {
  isSwapped = swapped;
}

type HoaxTurn = Turn<GameTypes>;

function swapping(turn: HoaxTurn): HoaxTurn {
  return {
    ...turn,
    emit(event) {
      const { type, seat } = event as { type: string; seat?: number };
      const isDeal = isSwapped && type === 'dealt' && seat !== undefined && seat < SWAPPED.length;
      turn.emit(isDeal ? ({ ...event, seat: SWAPPED[seat] as Seat } as typeof event) : event);
    },
  };
}

/** A game that deals as `dealFor` has said. */
function swappable(game: Game<GameTypes>): Game<GameTypes> {
  return {
    ...game,
    begin: (turn) => game.begin(swapping(turn)),
    play: (turn, ask, seat, move) => game.play(swapping(turn), ask, seat, move),
    lapse: (turn, ask) => game.lapse(swapping(turn), ask),
  };
}

interface Games {
  playedGame(id: string): Played | null;
}

/** For `vi.mock`: the games of the server, each of them swappable. */
export function swappableGames<M extends Games>(real: M): M {
  const games = new Map<string, Played>();
  const playedGame = (id: string): Played | null => {
    const played = real.playedGame(id);
    if (played === null) return null;
    const known = games.get(id) ?? { ...played, game: swappable(played.game) };
    games.set(id, known);
    return known;
  };
  return { ...real, playedGame };
}
