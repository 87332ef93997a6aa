export {
  BEGINNINGS,
  championOf,
  type Generation,
  type LeaguePlan,
  type LeagueState,
  nextGeneration,
} from './league.ts';
