// Where a match stands, for whoever counts rounds and turns, and who comes next; what is said and what may be let pass.

import type { Ask, ClockClass, Seat } from '@pretender/kernel';
import type { Public } from '../types.ts';

/** Everybody's turn once. */
export const roundOf = ({ turn, players }: Public): number => Math.ceil(turn.number / players.length);
export const turnOf = ({ turn }: Public): number => turn.number;
export const nextSeat = ({ turn, players }: Public): Seat => ((turn.seat + 1) % players.length) as Seat;
/** Whose turn it is speaks last. */
export const lastSpeaker = ({ turn }: Public): Seat => turn.seat;

const PASSED_FOR_A_TURN: readonly string[] = ['objection', 'charge'];

/** "Not this turn" is said of every card (D9.6): who is meant by one is not asked either. */
export const isPassedForATurn = ({ kind }: Pick<Ask, 'kind'>): boolean => PASSED_FOR_A_TURN.includes(kind);

/** Free text for others. */
export const isTalk = (type: string): boolean => type === 'promise';

/** Three actions and talk: the one whose turn it is may ask for time to bargain. */
export const HOLDS: readonly ClockClass[] = ['beat', 'turn'];
