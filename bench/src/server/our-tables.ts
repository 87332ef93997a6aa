/** The thread of our tables in a measurement: in the world that is asked for, and with an eye on its memory. */
import process from 'node:process';
import { runHouse } from '@pretender/server/house';
import { hurriedWorld, unsteppedWorld } from './hurried-world.ts';
import { tellLiveHeap } from './live-heap.ts';

tellLiveHeap();
await runHouse(process.argv.includes('hurried') ? hurriedWorld() : unsteppedWorld);
