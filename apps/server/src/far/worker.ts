// Where the tables' thread begins.

import { realWorld } from '../tables/real-world.ts';
import { runHouse } from './run-house.ts';

await runHouse(realWorld);
