import type { View } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import { expect, it } from 'vitest';
import type { Control } from '../../src/games/hoax/board/controls.ts';
import { isStale, type Occasion } from '../../src/games/hoax/hints/occasions.ts';

interface About {
  readonly may?: readonly Control['type'][];
  readonly news?: readonly string[];
  readonly asked?: string;
  readonly king?: Seat | null;
}

function occasion({ may = [], news = [], asked = 'reaction', king = null }: About): Occasion {
  const table = { king, asks: [{ kind: asked }], round: 1, claim: null };
  return {
    news: news.map((type) => ({ type })) as unknown as readonly Told[],
    view: { table, hands: [] } as unknown as View,
    before: table as unknown as View['table'],
    me: 0 as Seat,
    controls: may.map((type) => ({ type }) as Control),
  };
}

it('asks whether one believes it only as long as one may doubt', () => {
  expect(isStale('believe', occasion({ may: ['doubt', 'pass'] }))).toBe(false);
  expect(isStale('believe', occasion({ may: ['support'] }))).toBe(true);
});

it('tells what has happened until somebody says something new', () => {
  expect(isStale('bluffStood', occasion({ news: ['turnBegan'] }))).toBe(false);
  expect(isStale('bluffStood', occasion({ news: ['claimed'] }))).toBe(true);
});

it('is silent at the end of a round and of a match', () => {
  expect(isStale('points', occasion({ asked: 'recess' }))).toBe(true);
  expect(isStale('points', occasion({ king: 1 as Seat }))).toBe(true);
});
