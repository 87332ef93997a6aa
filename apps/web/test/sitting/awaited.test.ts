// Who is awaited and does not hear it, from what all can see.

import { type Hoax, hoax } from '@pretender/hoax';
import {
  type Ask,
  beginMatch,
  fastDice,
  type Match,
  openAsks,
  resolveOptions,
  type Seat,
  submit,
} from '@pretender/kernel';
import { expect, it } from 'vitest';
import type { Face } from '../../src/games/face.ts';
import { awaitedIn } from '../../src/sitting/awaited.ts';
import type { Picture } from '../../src/sitting/picture.ts';

const ABSENT = 2 as Seat;
const face = { game: hoax } as unknown as Face;

function dealt(): Match<Hoax> {
  const resolved = resolveOptions(hoax.options, {}, 3);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  return beginMatch(hoax, resolved.config, 3, fastDice(1));
}

const picture = ({ views }: Match<Hoax>, change: Partial<Picture> = {}): Picture =>
  ({
    ...{ view: views[0], viewer: 0, absent: [ABSENT], standIns: [], isPaused: false, isWoundUp: false },
    ...{ settings: { speed: 'normal' }, ...change },
  }) as unknown as Picture;

function cover(match: Match<Hoax>, seat: Seat): void {
  const ask = openAsks(match).at(-1) as Ask;
  const own = match.state.hands[seat].identity;
  const identities = [own === 'thief' ? 'monk' : 'thief'];
  expect(submit(match, seat, ask.id, { type: 'cover', identities } as never).ok).toBe(true);
}

it('names who is away once the reader has answered, unless a bot plays, over days, or in a pause', () => {
  const match = dealt();
  expect(awaitedIn(face, picture(match))).toEqual([]);
  cover(match, 0 as Seat);
  expect(awaitedIn(face, picture(match))).toEqual([ABSENT]);
  expect(awaitedIn(face, picture(match, { absent: [] }))).toEqual([]);
  expect(awaitedIn(face, picture(match, { standIns: [ABSENT] }))).toEqual([]);
  expect(awaitedIn(face, picture(match, { isPaused: true }))).toEqual([]);
  expect(awaitedIn(face, picture(match, { settings: { speed: 'days' } as never }))).toEqual([]);
  // The gallery has nothing to answer.
  expect(awaitedIn(face, picture(match, { view: match.views[3] as never, viewer: 'public' }))).toEqual([ABSENT]);
});
