export { type DoubtOdds, doubtOdds, type Suspicion, suspicions } from './odds.ts';
