export { askingOf, courtNames } from './court.ts';
export { duel, measure } from './level.ts';
export { type Position, readPosition, writePosition } from './position.ts';
export { type Solution, solve } from './solve.ts';
export { finaleSuite } from './suite.ts';
