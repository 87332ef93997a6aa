// The conformance suite and the leak tests. Each is one function that any game passes.

export { conformance } from './conformance.ts';
export { otherHiddenFacts } from './hidden-facts.ts';
export { otherSecretAnswers } from './secret-answers.ts';
export type { Extent, Parting, Report, Subject } from './subject.ts';
export { LEAK_TESTS, type LeakTest, type SeededLeak, secretCommands, tamperingWith } from './tampering.ts';
