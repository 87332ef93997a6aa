// What a live table wants to know of this game besides the contract, all of it from public facts or from one view.

export { besideFor } from './beside.ts';
export { isConcerned } from './concern.ts';
export { isHeard } from './heard.ts';
export { MOMENT_LASTS, MOMENTS, type MomentKind, momentIn, restAfter } from './moments.ts';
export { isOnceOnly, isOrderPossible, type Order, offeredOrders, orderedNow } from './orders.ts';
export { isRace, lastSpeaker } from './races.ts';
export { HOLDS, nextSeat, roundOf, turnOf } from './turns.ts';
export { USUAL } from './usual.ts';
