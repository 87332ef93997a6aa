export { BEGINNINGS, type LeaguePlan, runLeague, type Trial } from './league.ts';
