// Players against each other: single matches, and tournaments with what they prove.

export { PANEL } from './beginners.ts';
export { arenaCast, namesOf, sitterOf } from './cast.ts';
export { type Classifier, type Confusion, type Example, examine, learn } from './classifier.ts';
export { type CourtFigure, courtFigures } from './court-figures.ts';
export { type CourtMatch, type CourtPlan, courtMatch, courtOf, STAGES, type Stage } from './court-match.ts';
export { type Gap, gapOf, type Rate, type Share, shareOf } from './interval.ts';
export { type Rating, rated, UNKNOWN } from './rating.ts';
export { playMatch, type Sitters } from './sitting.ts';
export { type Rated, type Standing, type Standings, standingsOf } from './standings.ts';
export { matchesIn, type Plan, playNumber, type Result } from './tournament.ts';
export { examplesIn } from './traits.ts';
