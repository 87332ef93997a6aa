// This project's own deck, which stands in for the original cards.

import type { Book } from './book.ts';
import { bookFrom } from './read.ts';
import data from './substitute.json' with { type: 'json' };

function own(): Book {
  const reading = bookFrom(data);
  if ('book' in reading) return reading.book;
  throw new Error(`the substitute deck is broken: ${JSON.stringify(reading.flaws)}`);
}

export const SUBSTITUTE: Book = own();
