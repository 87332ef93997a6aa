// Every move and every lapse, each to the file that decides it.

import type { Ask, Seat } from '@pretender/kernel';
import type { ClaimMove, Move, MoveOf } from '../move-types.ts';
import { actionRule } from '../roles/index.ts';
import { after } from '../rules/heirs.ts';
import type { AskKind, Turn } from '../types.ts';
import { accuse } from './accusation.ts';
import { closeWindow } from './chain.ts';
import { closeDefence, pay } from './defence.ts';
import { closeVote, declineInTurn, doubt, support } from './doubts.ts';
import { challenge } from './duel.ts';
import { inform, show, showAny } from './information.ts';
import { settle, settleCheapest } from './penalty.ts';
import { crown, note, react } from './reactions.ts';
import { letStand } from './resolve.ts';
import { endRecess } from './rounds.ts';
import { openNewCovers } from './second.ts';
import { openCovers, openStartWares } from './setup.ts';
import { declineExtra, idle } from './turns.ts';

function claim(turn: Turn, seat: Seat, move: ClaimMove): void {
  const action = actionRule(move).announce(move);
  turn.emit({ type: 'claimed', claim: { kind: 'action', seat, as: move.as, action } });
}

type Player<T extends Move['type']> = (turn: Turn, ask: Ask, seat: Seat, move: MoveOf<T>) => void;

const MOVES: { readonly [T in Move['type']]: Player<T> } = {
  claim: (turn, _ask, seat, move) => claim(turn, seat, move),
  support(turn, ask, seat, move) {
    if (turn.state.table.config.hoaxVote === 'sealed') note(turn, ask, seat, move);
    else support(turn, seat);
  },
  decline(turn, ask, seat, move) {
    if (turn.state.table.config.hoaxVote === 'inTurn') declineInTurn(turn, seat);
    else note(turn, ask, seat, move);
  },
  doubt: (turn, _ask, seat) => doubt(turn, seat),
  outlaw: react,
  cover: note,
  take: note,
  immunise: react,
  pay,
  pass: note,
  sentence: react,
  absolve: react,
  inform: (turn, _ask, _seat, move) => inform(turn, move),
  show: (turn, _ask, seat, { identities }) => show(turn, seat, identities),
  accuse: (turn, _ask, seat, move) => accuse(turn, seat, move),
  challenge: (turn, _ask, seat, move) => challenge(turn, seat, move),
  settle: (turn, _ask, _seat, move) => settle(turn, move),
  crown: (turn, _ask, _seat, { crowner }) => crown(turn, crowner),
};

export function play(turn: Turn, ask: Ask, seat: Seat, move: Move): void {
  const playMove = MOVES[move.type] as (turn: Turn, ask: Ask, seat: Seat, move: never) => void;
  playMove(turn, ask, seat, move as never);
}

const LAPSES: { readonly [K in AskKind]: (turn: Turn, ask: Ask) => void } = {
  reaction: letStand,
  illegality: closeWindow,
  sentencing: closeWindow,
  indulgence: closeWindow,
  defence: closeDefence,
  vote: closeVote,
  cover: openCovers,
  take: openStartWares,
  declaration: idle,
  penalty: settleCheapest,
  showing: (turn, ask) => showAny(turn, ask.seats[0]),
  extra: declineExtra,
  recover: openNewCovers,
  accusing: () => {},
  recess: endRecess,
  coronation: (turn, ask) => crown(turn, after(turn.state.table, ask.seats[0])[0]),
};

export function lapse(turn: Turn, ask: Ask): void {
  LAPSES[ask.kind as AskKind](turn, ask);
}
