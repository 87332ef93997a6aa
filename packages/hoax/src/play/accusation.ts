// An accusation: named in secret, judged aloud. The loser is out with his card face down, his wares go to the winner.

import type { Seat } from '@pretender/kernel';
import { closeTop } from '../asks.ts';
import { isFinale } from '../rules/heirs.ts';
import type { MoveOf, Turn } from '../types.ts';
import { openChain } from './chain.ts';
import { endFinale, maybeBeginFinale } from './finale.ts';
import { award } from './points.ts';
import { estate } from './transfer.ts';
import { endTurn } from './turns.ts';

export function accuse(turn: Turn, accuser: Seat, { target, identity }: MoveOf<'accuse'>): void {
  const { table, hands } = turn.state;
  const right = hands[target].identity === identity;
  const decidesFinale = isFinale(table);
  const winner = right ? accuser : target;
  const loser = right ? target : accuser;
  closeTop(turn);
  turn.emit({ type: 'named', accuser, target, identity, right });
  turn.emit({ type: 'judged', accuser, target, right });
  estate(turn, loser, winner);
  turn.emit({ type: 'left', seat: loser, standing: 'hidden' });
  if (decidesFinale) {
    endFinale(turn, winner, loser, right ? 'accusation' : 'repelled');
    return;
  }
  const isDecided = right
    ? award(turn, winner, 1, 'accusation')
    : award(turn, winner, table.config.wrongAccusationPoint, 'repelled');
  if (isDecided) return;
  maybeBeginFinale(turn, 'elimination');
  if (right) openChain(turn);
  else endTurn(turn);
}
