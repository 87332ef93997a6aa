// What runs in the thread of the tables. Apart from the rest, so that the main thread need not load the games and the database.

export { openHouse } from '../house.ts';
export { realWorld } from '../tables/real-world.ts';
export type { World } from '../tables/world.ts';
export { runHouse } from './run-house.ts';
