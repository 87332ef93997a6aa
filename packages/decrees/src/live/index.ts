// What a live table wants to know of this game besides the contract, from public facts or from one view; and what it keeps
// out of the file of a match.

export { besideFor, isBeside } from './beside.ts';
export { isConcerned } from './concern.ts';
export { withoutConfidences } from './confidence.ts';
export { HOLDS, isPassedForATurn, isTalk, lastSpeaker, nextSeat, roundOf, turnOf } from './turns.ts';
export { USUAL } from './usual.ts';
