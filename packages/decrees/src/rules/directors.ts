// Who sits where, as a map of ministries.

import { type Refusal, refuse, type Seat } from '@pretender/kernel';
import type { Directors } from '../move-types.ts';
import type { Public } from '../types.ts';
import { MINISTRIES, type Ministry } from '../words.ts';

export type FullDirectors = { [M in Ministry]: Seat | null };

export function directorsOf({ posts }: Public): FullDirectors {
  return Object.fromEntries(MINISTRIES.map((ministry) => [ministry, posts[ministry].director])) as FullDirectors;
}

/** Whoever is not named in the map sits nowhere; a full map names everybody. */
export function completed(directors: Readonly<Directors>): FullDirectors {
  return Object.fromEntries(MINISTRIES.map((ministry) => [ministry, directors[ministry] ?? null])) as FullDirectors;
}

/** A reassignment names every seat once, on ministries in play, and changes something. */
export function refuseReassignment(table: Public, directors: Readonly<Directors>): Refusal | null {
  const named = Object.entries(directors) as [Ministry, Seat][];
  if (named.some(([ministry]) => !table.ministries.includes(ministry)))
    return refuse('not-in-play', 'directors', 'D6.5');
  if (new Set(named.map(([, seat]) => seat)).size !== named.length) return refuse('two-posts', 'directors', 'D6.5');
  if (named.length !== table.players.length) return refuse('everybody-once', 'directors', 'D6.5');
  const isSame = named.every(([ministry, seat]) => table.posts[ministry].director === seat);
  return isSame ? refuse('changes-nothing', 'directors', 'D4.2') : null;
}

/** Where the director of Human Resources may put the others at the beginning, one list for each way to leave one empty. */
export function firstPosts({ players, config }: Public): Ministry[][] {
  const places: Ministry[] = ['EXE', 'TRE', 'SEC', 'NAV'];
  if (players.length === 5) return [places];
  const mayBeEmpty = places.filter((place) => place !== 'EXE' || config.execMayStartVacant);
  return mayBeEmpty.map((empty) => places.filter((place) => place !== empty));
}
