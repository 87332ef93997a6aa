/**
 * Drives the boardgame.io version with random legal moves, in three settings, so that nobody can say we picked the slow one:
 *   - `client`: the headless `Client` as documented, one per match, moving as each seat in turn;
 *   - `clientWithoutUndo`: the same with `disableUndo`, which saves a copy of the undo stack per move;
 *   - `reducer`: no client at all, only `CreateGameReducer`: no Redux store, no log, no dispatchers.
 *
 * What the framework does by itself, and what we therefore leave in: the client copies its whole log with every move (two or
 * more entries each, with the automatic ends of stages), makes its dispatchers anew when the seat changes, runs moves and
 * hooks through Immer, and keeps a stack trace for every event (`setActivePlayers`, `endTurn`) that a move calls. Outside
 * NODE_ENV=production it also walks the state after each move to see that it is JSON; peers.ts therefore sets production.
 */
import type { Ctx, Game, PlayerID, State } from 'boardgame.io';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';
import { type Played, playMatches } from '../measure.ts';
import { createSmallHoaxGame, type Shuffle, type SmallHoaxG, seatOf } from './boardgame-io-game.ts';
import { type Below, createBelow, drawClaim, drawsDoubt, drawsSupport } from './choices.ts';
import { at, IDENTITIES, type PublicFacts, SEAT_COUNT } from './rules.ts';

export type HoaxState = Pick<State<SmallHoaxG>, 'G' | 'ctx'>;

/** The framework's side of a match: what the table knows, what one seat sees, and how a seat moves. */
interface Host {
  table(): HoaxState;
  view(seat: PlayerID): HoaxState;
  move(seat: PlayerID, name: string, args: unknown[]): void;
}

const hostClient = (game: Game<SmallHoaxG>): Host => {
  const client = Client<SmallHoaxG>({ game, numPlayers: SEAT_COUNT, debug: false });
  const moveAs = (seat: PlayerID): void => {
    if (client.playerID !== seat) client.updatePlayerID(seat);
  };
  return {
    table: () => client.store.getState(),
    view: (seat) => {
      moveAs(seat);
      const view = client.getState();
      if (view === null) throw new Error('a client without a server has a state from the beginning');
      return view;
    },
    move: (seat, name, args) => {
      moveAs(seat);
      client.moves[name]?.(...args);
    },
  };
};

const hostReducer = (unprocessed: Game<SmallHoaxG>): Host => {
  const game = ProcessGameConfig(unprocessed);
  const reduce = CreateGameReducer({ game });
  let state: State<SmallHoaxG> = InitializeGame({ game, numPlayers: SEAT_COUNT });
  return {
    table: () => state,
    view: (playerID) => ({ G: game.playerView?.({ G: state.G, ctx: state.ctx, playerID }), ctx: state.ctx }),
    move: (playerID, type, args) => {
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
    },
  };
};

const HOSTS = {
  client: (seed: string, shuffle?: Shuffle) =>
    hostClient(createSmallHoaxGame({ seed, disableUndo: false, ...(shuffle && { shuffle }) })),
  clientWithoutUndo: (seed: string, shuffle?: Shuffle) =>
    hostClient(createSmallHoaxGame({ seed, disableUndo: true, ...(shuffle && { shuffle }) })),
  reducer: (seed: string, shuffle?: Shuffle) =>
    hostReducer(createSmallHoaxGame({ seed, disableUndo: true, ...(shuffle && { shuffle }) })),
} as const;
export type BoardgameIoSetting = keyof typeof HOSTS;
export const BOARDGAME_IO_SETTINGS: readonly BoardgameIoSetting[] = ['client', 'clientWithoutUndo', 'reducer'];

const clockwise = (ctx: Ctx): PlayerID[] => [
  ...ctx.playOrder.slice(ctx.playOrderPos + 1),
  ...ctx.playOrder.slice(0, ctx.playOrderPos),
];

export const nextToAnswer = ({ activePlayers, currentPlayer, playOrder, playOrderPos, numPlayers }: Ctx): PlayerID => {
  if (activePlayers === null) return currentPlayer;
  for (let step = 1; step < numPlayers; step += 1) {
    const seat = at(playOrder, (playOrderPos + step) % numPlayers);
    if (seat in activePlayers) return seat;
  }
  throw new Error('a stage without seats');
};

export const drawMove = ({ G, ctx }: HoaxState, seat: PlayerID, below: Below): [name: string, args: unknown[]] => {
  const stage = ctx.activePlayers?.[seat];
  if (stage === 'answer') return [drawsDoubt(below) ? 'doubt' : 'pass', []];
  if (stage === 'vote') return [drawsSupport(below) ? 'support' : 'decline', []];
  const { covered } = seatOf(G, seat);
  const uncovered = IDENTITIES.filter((identity) => !covered.includes(identity));
  const targets = clockwise(ctx).filter((id) => seatOf(G, id).isIn);
  return ['claim', drawClaim(uncovered, targets, below)];
};

export interface BoardgameIoMatch {
  isOver(): boolean;
  /** One answer by one seat. */
  step(): void;
  facts(): PublicFacts;
  /** For the tests of refusals: any move, by any seat. */
  move: Host['move'];
}

export const createBoardgameIoMatch = (
  setting: BoardgameIoSetting,
  seed: string,
  below: Below,
  shuffle?: Shuffle,
): BoardgameIoMatch => {
  const host = HOSTS[setting](seed, shuffle);
  return {
    isOver: () => host.table().ctx.gameover !== undefined,
    step: () => {
      const seat = nextToAnswer(host.table().ctx);
      const [name, args] = drawMove(host.view(seat), seat, below);
      host.move(seat, name, args);
    },
    facts: () => publicFacts(host.table()),
    move: host.move,
  };
};

const askedSeats = (ctx: Ctx): PlayerID[] => {
  const { activePlayers } = ctx;
  if (ctx.gameover !== undefined) return [];
  return activePlayers === null ? [ctx.currentPlayer] : clockwise(ctx).filter((id) => id in activePlayers);
};

const seatNumber = (id: PlayerID | null): number | null => (id === null ? null : Number(id));

const publicFacts = ({ G, ctx }: HoaxState): PublicFacts => ({
  rounds: G.rounds,
  turns: G.turns,
  bank: G.bank,
  seats: ctx.playOrder.map((id) => {
    const { isIn, points, wares, covered } = seatOf(G, id);
    return { isIn, points, wares, covered: IDENTITIES.filter((identity) => covered.includes(identity)) };
  }),
  claim: G.claim && { identity: G.claim.identity, target: seatNumber(G.claim.target) },
  doubter: seatNumber(G.doubter),
  hands: G.hands,
  asked: askedSeats(ctx).map(Number),
});

/** Plays one match to its end and returns the number of moves. */
export const playBoardgameIoMatch = (seed: number, setting: BoardgameIoSetting): number => {
  const match = createBoardgameIoMatch(setting, String(seed), createBelow(seed));
  let moves = 0;
  for (; !match.isOver(); moves += 1) match.step();
  return moves;
};

export const playBoardgameIo = (matches: number, seed: number, setting: BoardgameIoSetting = 'client'): Played =>
  playMatches(matches, (match) => playBoardgameIoMatch(seed + match, setting));
