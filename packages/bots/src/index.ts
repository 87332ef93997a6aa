export { answer, LEVELS, type Level, type LevelOf, type Question } from './answer.ts';
export { clerk, permanentSecretary, secretary } from './decrees/officials.ts';
export { honestHeir } from './hoax/honest.ts';
export { patient } from './patient.ts';
export type { Player } from './player.ts';
export { remarksIn } from './talk/remark.ts';
