import type { Game } from '@pretender/kernel';
import type { Event } from '../event-types.ts';
import type { Decrees } from '../types.ts';

/** The writers of some kinds of events. */
export type Writers<K extends Event['type']> = Pick<Game<Decrees>['events'], K>;
