// What a live table wants to know of this game besides the contract, all of it from public facts or from one view.

export { besideFor } from './beside.ts';
export { isConcerned } from './concern.ts';
