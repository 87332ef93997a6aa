// What the toy game decides: it reads every room and only emits.

import { type Ask, type AskId, asSeat, type Deep, type Seat, shuffled, type Turn } from '../src/index.ts';
import { ANIMALS, type Answer, type AskKind, type Fib } from './toy-types.ts';

export function seatsBut(table: Deep<Fib['Table']>, ...out: (Seat | null)[]): Seat[] {
  return table.points.map((_, seat) => asSeat(seat)).filter((seat) => !out.includes(seat));
}

export function isOver(table: Deep<Fib['Table']>): boolean {
  return table.turnsLeft === 0 || table.deckLeft === 0;
}

function answersTo(turn: Turn<Fib>, ask: AskId, type: Answer['type']): Seat[] {
  const said = (seat: Seat) =>
    turn.state.hands[seat].answers.some((given) => given.ask === ask && given.move.type === type);
  return seatsBut(turn.state.table).filter(said);
}

function endTurn(turn: Turn<Fib>): void {
  const { table } = turn.state;
  turn.emit({ type: 'turnEnded', next: asSeat((table.turn + 1) % table.points.length) });
  if (!isOver(table)) turn.emit({ type: 'asked', kind: 'turn', seats: [table.turn] });
}

/** The card is turned up, the claimant gets a new one from the vault. */
function judge(turn: Turn<Fib>, supporters: Seat[]): void {
  const { table, hands, vault } = turn.state;
  const card = hands[table.turn].card ?? ANIMALS[0];
  turn.emit({ type: 'judged', card, supporters });
  turn.emit({ type: 'dealt', seat: table.turn, card: vault.deck[0] });
  endTurn(turn);
}

function keep(turn: Turn<Fib>, ask: Ask, seat: Seat, move: Answer): void {
  turn.emit({ type: 'answered', seat, ask: ask.id, move });
}

export const PLAY: {
  readonly [T in Fib['Move']['type']]: (
    turn: Turn<Fib>,
    ask: Ask,
    seat: Seat,
    move: Extract<Fib['Move'], { type: T }>,
  ) => void;
} = {
  bid: keep,
  pass: keep,
  toast: keep,
  support: keep,
  decline: keep,
  claim(turn, _ask, _seat, { animal, wager, tone }) {
    turn.emit({ type: 'claimed', animal, wager, tone: tone ?? null });
    turn.emit({ type: 'asked', kind: 'reaction', seats: seatsBut(turn.state.table, turn.state.table.turn) });
  },
  give(turn, _ask, _seat, { gifts }) {
    turn.emit({ type: 'gave', gifts });
    endTurn(turn);
  },
  redraw(turn, _ask, seat) {
    const { table, hands, vault } = turn.state;
    const old = hands[seat].card ?? ANIMALS[0];
    turn.emit({ type: 'dealt', seat, card: vault.deck[0] });
    const deck = [...vault.deck, old];
    turn.emit({ type: 'shuffled', deck: shuffled(turn.draws('redraw', table.turnsLeft), deck) });
    endTurn(turn);
  },
  doubt(turn, _ask, seat) {
    turn.emit({ type: 'doubted', seat });
    const seats = seatsBut(turn.state.table, turn.state.table.turn, seat);
    if (seats.length === 0) judge(turn, []);
    else turn.emit({ type: 'asked', kind: 'vote', seats });
  },
  cheer: (turn, _ask, seat) => turn.emit({ type: 'cheered', seat }),
};

export const LAPSE: { readonly [K in AskKind]: (turn: Turn<Fib>, ask: Ask) => void } = {
  cheering: (turn) => turn.emit({ type: 'hushed' }),
  bidding(turn, ask) {
    const bids = turn.state.hands.map(({ answers }) => {
      const move = answers.find((given) => given.ask === ask.id)?.move;
      return move?.type === 'bid' ? { stake: move.stake, likes: [...move.likes] } : { stake: 1, likes: [] };
    });
    turn.emit({ type: 'bidsShown', bids });
    turn.emit({ type: 'asked', kind: 'turn', seats: [turn.state.table.turn] });
  },
  turn: endTurn,
  reaction(turn, ask) {
    turn.emit({ type: 'stood', toasts: answersTo(turn, ask.id, 'toast') });
    endTurn(turn);
  },
  vote(turn, ask) {
    const supporters = answersTo(turn, ask.id, 'support');
    if (supporters.length === 0) turn.emit({ type: 'unheard' });
    else judge(turn, supporters);
  },
};
