export { askingOf, courtNames } from './court.ts';
export { duel, measure } from './level.ts';
export { type Position, readPosition, writePosition } from './position.ts';
export { USUAL_EFFORT, valuesOfSizes } from './sizes.ts';
export { type Solution, solve } from './solve.ts';
export { finaleSuite } from './suite.ts';
