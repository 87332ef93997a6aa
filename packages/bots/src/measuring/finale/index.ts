export { type Position, readPosition, writePosition } from '../../finale/position.ts';
export { askingOf, courtNames } from './court.ts';
export { duel, measure } from './level.ts';
export { type Solution, solve } from './solve.ts';
export { finaleSuite } from './suite.ts';
export { USUAL_EFFORT, valuesOfSizes } from './values.ts';
