import type { Seat } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import type { Picture } from '../../src/sitting/picture.ts';
import { awayFrom, botIn, seatIn, voicesFor, voicesForSeat } from '../../src/sitting/voices.ts';

const NOW = 5000;
const seat = (at: number) => at as Seat;
const at = (now: number) => ({ now, isLive: true });

/** So many people and a bot, some of them away. */
function pictureOf(people: number, away: Parameters<typeof awayFrom>[0]): Picture {
  const kinds = [...Array.from({ length: people }, () => 'person'), 'bot'];
  return { people: kinds.map((kind) => ({ kind })), away: awayFrom(away, NOW), newcomers: [] } as never;
}

describe('the voices that are needed', () => {
  const away = [{ seat: seat(1), voice: 60_000, bot: 10_000 }];

  it('are more than half of the people, without whoever has been away for too long', () => {
    const picture = pictureOf(3, away);
    expect(voicesFor(picture, [seat(1)], at(NOW))).toEqual({ have: 1, need: 2 });
    expect(voicesFor(picture, [seat(1)], at(NOW + 60_000))).toEqual({ have: 0, need: 2 });
    expect(voicesFor(pictureOf(2, away), [seat(0)], at(NOW + 60_000))).toEqual({ have: 1, need: 1 });
  });

  it('are two for a seat where two can be had, and without its owner', () => {
    const asked = { seat: seat(1), ayes: [seat(0)] };
    expect(voicesForSeat(pictureOf(3, away), asked, at(NOW))).toEqual({ have: 1, need: 2 });
    expect(voicesForSeat(pictureOf(6, away), asked, at(NOW))).toEqual({ have: 1, need: 3 });
    expect(voicesForSeat(pictureOf(2, away), asked, at(NOW))).toEqual({ have: 1, need: 1 });
  });

  it('are those of all where no match is played live, whoever is here', () => {
    const when = { now: NOW + 60_000, isLive: false };
    expect(voicesFor(pictureOf(3, away), [seat(1)], when)).toEqual({ have: 1, need: 2 });
    expect(voicesForSeat(pictureOf(3, away), { seat: seat(0), ayes: [seat(2)] }, when)).toEqual({ have: 1, need: 2 });
  });

  it('are not those of whoever has got a seat since the last match began, where it is about another', () => {
    const picture = { ...pictureOf(3, []), newcomers: [seat(2)] };
    expect(voicesForSeat(picture, { seat: seat(1), ayes: [seat(2)] }, at(NOW))).toEqual({ have: 0, need: 1 });
    expect(voicesFor(picture, [seat(2)], at(NOW))).toEqual({ have: 1, need: 2 });
  });

  it('stand still for somebody whose absence is not counted', () => {
    const still = pictureOf(2, [{ seat: seat(1), voice: null, bot: 0 }]);
    expect(voicesFor(still, [], at(NOW + 1e9))).toEqual({ have: 0, need: 2 });
  });

  it('come with the seconds until a seat may pass, and until a bot may play', () => {
    const picture = pictureOf(2, away);
    expect([seatIn(picture, seat(1), NOW), botIn(picture, seat(1), NOW)]).toEqual([60, 10]);
    expect([seatIn(picture, seat(0), NOW), botIn(picture, seat(1), NOW + 10_000)]).toEqual([0, 0]);
  });
});
