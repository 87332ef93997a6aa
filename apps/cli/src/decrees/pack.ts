// Final Decrees with one deck: ours, or one from a file.

import { type Book, type Decrees, decreesWith, readDeck, SUBSTITUTE } from '@pretender/decrees';
import { besideFor } from '@pretender/decrees/live';
import { decreesScenarios } from '@pretender/decrees/scenario';
import type { GamePack, Loaded } from '../pack.ts';
import { fillOffer } from './bargain.ts';
import { decreesBook } from './book.ts';
import { decreesTally } from './tally.ts';
import { decreesText } from './text.ts';

function packWith(book: Book): GamePack<Decrees> {
  const game = decreesWith(book);
  return {
    game,
    usualSeats: 5,
    kit: decreesScenarios,
    book: decreesBook,
    text: decreesText,
    tally: () => decreesTally(game),
    bargaining: { occasion: besideFor, invites: ['offer'] },
    fillers: { offer: fillOffer, counter: fillOffer },
    // Bots know our own cards only.
    ...(book === SUBSTITUTE ? { opponent: 'secretary' } : {}),
    material: {
      option: 'deck',
      hint: 'my-deck.json',
      description: 'A deck file to play with instead of our own cards and decrees',
      load,
    },
    /** The first entry of a record names its deck. */
    misfit({ entries }) {
      const opened = entries[0]?.events.find(({ type }) => type === 'opened') as
        | { readonly deck?: { readonly title?: unknown; readonly hash?: unknown } }
        | undefined;
      if (opened?.deck?.hash === book.label.hash) return null;
      return `it was played with another deck (${String(opened?.deck?.title)}), which can be given with --deck`;
    },
  };
}

/** A file that is no deck at all would fill the screen. */
const MOST_PROBLEMS = 5;

function load(words: string): Loaded {
  const reading = readDeck(words);
  if (reading.ok) return { ok: true, pack: packWith(reading.book) as unknown as GamePack };
  const problems = reading.problems.map(({ line, reason }) => `line ${line}: ${reason}`);
  const more = problems.length - MOST_PROBLEMS;
  return { ok: false, problems: [...problems.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`and ${more} more`] : [])] };
}

export const decreesPack: GamePack<Decrees> = packWith(SUBSTITUTE);
