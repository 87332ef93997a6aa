export * from './contract.ts';
export { chachaDice, seedFromHex } from './draws/chacha.ts';
export { fastDice, seededDraws } from './draws/fast.ts';
export { pick, shuffle, shuffled } from './draws/use.ts';
export * from './match.ts';
export {
  type Conflict,
  describe as describeOption,
  type OptionField,
  type Options,
  type OptionsSpec,
  optionsKept,
  optionsToKeep,
  type Resolution,
  resolveOptions,
} from './options.ts';
export * from './record.ts';
export * from './refusals.ts';
export { evolve, evolveView, isTold, viewersOf, viewOf, whoIsTold, writerOf } from './rooms.ts';
export { type Aside, type Chance, type Policy, randomPolicy, simulate } from './simulate.ts';
export { countChoices, expand, fit, type RawMove, randomMove, randomOf, type Seen } from './specs.ts';
export { copy, firstDifference, freezeDeep, isEqual } from './tree.ts';
