export { type WrongDoubt, wrongDoubtOf } from '../hoax/shrewd/stakes.ts';
export { type DoubtOdds, doubtOdds, type Suspicion, suspicions } from './odds.ts';
