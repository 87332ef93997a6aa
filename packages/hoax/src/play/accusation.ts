// An accusation: named in secret, judged aloud. The loser is out, his wares go to the winner.

import type { Seat } from '@pretender/kernel';
import { closeTop, hasStandingAsk } from '../asks.ts';
import type { MoveOf } from '../move-types.ts';
import { isFinale } from '../rules/heirs.ts';
import type { Turn } from '../types.ts';
import type { Identity } from '../words.ts';
import { openChain } from './chain.ts';
import { exhaust } from './exhaust.ts';
import { endFinale, maybeBeginFinale } from './finale.ts';
import { goOnWithout } from './interruption.ts';
import { award } from './points.ts';
import { prompt } from './prompts.ts';
import { estate } from './transfer.ts';
import { endTurn } from './turns.ts';

interface Verdict {
  readonly accuser: Seat;
  readonly target: Seat;
  readonly identity: Identity;
  readonly right: boolean;
  /** Beside the turn: it is nobody's action and cannot be declared illegal (decision 11). */
  readonly aside: boolean;
}

export function accuse(turn: Turn, accuser: Seat, { target, identity }: MoveOf<'accuse'>): void {
  const { table, hands } = turn.state;
  const right = hands[target].identity === identity;
  const verdict = { accuser, target, identity, right, aside: hasStandingAsk(table) };
  const decidesFinale = isFinale(table);
  const winner = right ? accuser : target;
  const loser = right ? target : accuser;
  if (!verdict.aside) closeTop(turn);
  const standing = pronounce(turn, verdict);
  prompt(turn, right ? 'rightAccusation' : 'wrongAccusation', [loser]);
  estate(turn, loser, winner);
  turn.emit({ type: 'left', seat: loser, standing });
  if (decidesFinale) endFinale(turn, { winner, loser, how: right ? 'accusation' : 'repelled' });
  else if (!award(turn, winner, right ? 1 : table.config.wrongAccusationPoint, right ? 'accusation' : 'repelled'))
    goOn(turn, verdict, loser);
}

function goOn(turn: Turn, { right, aside }: Verdict, loser: Seat): void {
  if (turn.state.table.heirs[loser].card !== null) exhaust(turn);
  maybeBeginFinale(turn, 'elimination');
  if (aside) goOnWithout(turn, loser);
  else if (right) openChain(turn);
  else endTurn(turn);
}

/** Says who was right, and how the loser lies there: among children everything is said and shown openly. */
function pronounce(turn: Turn, verdict: Verdict): 'hidden' | 'shown' {
  const { accuser, target, identity, right, aside } = verdict;
  if (!turn.state.table.config.children) {
    turn.emit({ type: 'named', accuser, target, identity, right });
    turn.emit({ type: 'judged', accuser, target, right, aside });
    return 'hidden';
  }
  turn.emit({ type: 'accused', accuser, target, identity, right, aside });
  if (right) turn.emit({ type: 'revealed', seat: target, identity });
  else turn.emit({ type: 'covered', seat: target, identities: [identity], why: 'accusation' });
  return right ? 'shown' : 'hidden';
}
