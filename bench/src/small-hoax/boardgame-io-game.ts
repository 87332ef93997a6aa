/**
 * Small Hoax the way boardgame.io's own documentation would have it written: a phase per round, a turn per claim, stages for
 * those who answer (`setActivePlayers`, one move each), secrets under `players` and `secret` for `PlayerView.STRIP_SECRETS`,
 * dice from the `random` plugin, ends by `endIf`, refusals by `INVALID_MOVE`.
 */
import type { Ctx, FnContext, Game, PlayerID } from 'boardgame.io';
import { INVALID_MOVE, PlayerView } from 'boardgame.io/dist/cjs/core.js';
import {
  allOf,
  at,
  BANK_WARES,
  DECK,
  EFFECTS,
  handsNeeded,
  type Identity,
  moveWares,
  ROUNDS_PER_MATCH,
  SEATS_LEFT_AT_END,
  START_WARES,
  TRUE_CLAIM_POINTS,
  TURNS_PER_ROUND,
  trioPoints,
  type Wares,
  WINNING_POINTS,
} from './rules.ts';

export interface SeatG {
  isIn: boolean;
  points: number;
  wares: Wares;
  covered: Identity[];
}

export interface SmallHoaxG {
  players: Record<PlayerID, { identity: Identity }>;
  secret: { undealt: Identity[] };
  seats: Record<PlayerID, SeatG>;
  bank: Wares;
  claim: { identity: Identity; target: PlayerID | null } | null;
  doubter: PlayerID | null;
  hands: number;
  turns: number;
  rounds: number;
  isRoundOver: boolean;
}

type Context = FnContext<SmallHoaxG>;
type MoveContext = Context & { playerID: PlayerID };
export type Shuffle = (deck: readonly Identity[], random: Context['random'], round: number) => Identity[];

interface GameSettings {
  readonly seed: string;
  readonly disableUndo: boolean;
  /** The tests put a known deck here, to play the same match on both versions. */
  readonly shuffle?: Shuffle;
}

export const seatOf = (G: SmallHoaxG, id: PlayerID): SeatG => {
  const seat = G.seats[id];
  if (seat === undefined) throw new RangeError(`no seat ${id}`);
  return seat;
};

const seatsIn = (G: SmallHoaxG): PlayerID[] => Object.keys(G.seats).filter((id) => seatOf(G, id).isIn);

const finishRound = (G: SmallHoaxG): void => {
  for (const id of seatsIn(G)) seatOf(G, id).points += trioPoints(seatOf(G, id).wares);
  G.rounds += 1;
  G.isRoundOver = true;
};

const isWon = (G: SmallHoaxG): boolean => Object.values(G.seats).some((seat) => seat.points >= WINNING_POINTS);

const finishTurn = ({ G, events }: MoveContext): void => {
  G.claim = null;
  G.doubter = null;
  G.hands = 0;
  G.turns += 1;
  if (isWon(G)) return;
  if (G.turns >= TURNS_PER_ROUND || seatsIn(G).length <= SEATS_LEFT_AT_END) finishRound(G);
  events.endTurn();
};

const carryOutClaim = (G: SmallHoaxG, claimant: PlayerID): void => {
  if (G.claim === null) return;
  const { identity, target } = G.claim;
  const source = target === null ? G.bank : seatOf(G, target).wares;
  moveWares(source, seatOf(G, claimant).wares, EFFECTS[identity].take);
};

const judgeClaim = (G: SmallHoaxG, claimant: PlayerID): void => {
  if (G.claim === null) return;
  const seat = seatOf(G, claimant);
  if (G.players[claimant]?.identity !== G.claim.identity) {
    seat.covered.push(G.claim.identity);
    return;
  }
  seat.points += TRUE_CLAIM_POINTS;
  seat.isIn = false;
  moveWares(seat.wares, G.bank, seat.wares);
};

/** The framework takes a seat out of `activePlayers` only after its move has run. */
const isLastAnswer = (ctx: Ctx): boolean => Object.keys(ctx.activePlayers ?? {}).length === 1;

const askOthers = ({ G, ctx, events, playerID }: MoveContext, stage: 'answer' | 'vote'): void => {
  const asked = seatsIn(G).filter((id) => id !== ctx.currentPlayer && id !== playerID);
  events.setActivePlayers({ value: Object.fromEntries(asked.map((id) => [id, stage])), maxMoves: 1 });
};

const isLegalClaim = (G: SmallHoaxG, claimant: PlayerID, identity: Identity, target: PlayerID | null): boolean => {
  if (EFFECTS[identity] === undefined || seatOf(G, claimant).covered.includes(identity)) return false;
  if (EFFECTS[identity].from === 'bank') return target === null;
  return target !== null && target !== claimant && G.seats[target]?.isIn === true;
};

const claim = (context: MoveContext, identity: Identity, target: PlayerID | null) => {
  const { G, playerID } = context;
  if (!isLegalClaim(G, playerID, identity, target)) return INVALID_MOVE;
  G.claim = { identity, target };
  askOthers(context, 'answer');
  return undefined;
};

const pass = (context: MoveContext): void => {
  const { G, ctx } = context;
  if (!isLastAnswer(ctx)) return;
  carryOutClaim(G, ctx.currentPlayer);
  finishTurn(context);
};

const doubt = (context: MoveContext): void => {
  const { G, playerID } = context;
  G.doubter = playerID;
  G.hands = 1;
  askOthers(context, 'vote');
};

const maybeCloseVote = (context: MoveContext): void => {
  const { G, ctx } = context;
  if (!isLastAnswer(ctx)) return;
  if (G.hands >= handsNeeded(seatsIn(G).length)) judgeClaim(G, ctx.currentPlayer);
  else carryOutClaim(G, ctx.currentPlayer);
  finishTurn(context);
};

const support = (context: MoveContext): void => {
  context.G.hands += 1;
  maybeCloseVote(context);
};

const shuffleWithPlugin: Shuffle = (deck, random) => random.Shuffle([...deck]);

const dealWith =
  (shuffle: Shuffle) =>
  ({ G, ctx, random }: Context): void => {
    const deck = shuffle(DECK, random, G.rounds);
    ctx.playOrder.forEach((id, index) => {
      const points = G.seats[id]?.points ?? 0;
      G.players[id] = { identity: at(deck, index) };
      G.seats[id] = { isIn: true, points, wares: allOf(START_WARES), covered: [] };
    });
    G.secret.undealt = deck.slice(ctx.numPlayers);
    G.bank = allOf(BANK_WARES);
    G.turns = 0;
  };

const nextSeatIn = ({ G, ctx }: Context): number => {
  let position = ctx.playOrderPos;
  do position = (position + 1) % ctx.numPlayers;
  while (!seatOf(G, at(ctx.playOrder, position)).isIn);
  return position;
};

export const createSmallHoaxGame = (settings: GameSettings): Game<SmallHoaxG> => ({
  name: 'small-hoax',
  seed: settings.seed,
  disableUndo: settings.disableUndo,
  setup: () => ({
    players: {},
    secret: { undealt: [] },
    seats: {},
    bank: allOf(0),
    claim: null,
    doubter: null,
    hands: 0,
    turns: 0,
    rounds: 0,
    isRoundOver: false,
  }),
  moves: { claim },
  phases: {
    round: {
      start: true,
      next: 'round',
      onBegin: dealWith(settings.shuffle ?? shuffleWithPlugin),
      endIf: ({ G }) => G.isRoundOver,
      // The framework asks `endIf` again before the next `onBegin`: left set, the next round would end before its deal.
      onEnd: ({ G }) => {
        G.isRoundOver = false;
      },
    },
  },
  turn: {
    order: { first: (context) => (context.ctx.turn === 0 ? 0 : nextSeatIn(context)), next: nextSeatIn },
    stages: { answer: { moves: { pass, doubt } }, vote: { moves: { support, decline: maybeCloseVote } } },
  },
  endIf: ({ G }) => isWon(G) || G.rounds >= ROUNDS_PER_MATCH || undefined,
  playerView: (context) => PlayerView.STRIP_SECRETS?.(context),
});
