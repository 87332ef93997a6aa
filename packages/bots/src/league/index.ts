export { type LeaguePlan, leagueFrom, runLeague, type Trial } from './league.ts';
