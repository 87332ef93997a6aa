// Players against each other: single matches, and tournaments with what they prove.

export { arenaCast } from './cast.ts';
export { courtFiguresOf, type Figure } from './court.ts';
export { type Share, shareOf } from './interval.ts';
export { type Rating, rated, UNKNOWN } from './rating.ts';
export { playMatch, type Sitters } from './sitting.ts';
export { type Rated, type Standing, type Standings, standingsOf } from './standings.ts';
export { matchesIn, type Plan, playNumber, type Result } from './tournament.ts';
