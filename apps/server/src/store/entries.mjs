// Entries as they come to the thread and lie in the journal: a line of JSON with all that is short, and behind it the bodies as they are,
// one after the other (`packing.ts` writes it so). In JSON each of them would be written, and read, letter by letter once more. Plain
// JavaScript, because a worker thread loads it as it is.

/** @import { Entry, SqlValue } from './thread-types.ts' */

/** Table and time to wake come first, then the lines: number, command, time, body. */
export const [FIRST_LINE, FIELDS] = [2, 4];
const FIRST_BODY = FIRST_LINE + FIELDS - 1;

/**
 * @param {string} text
 * @returns {Entry[]}
 */
export function entriesIn(text) {
  const end = text.indexOf('\n');
  // All of it is JSON, which has no such letter: what the thread itself has sorted out, and journals from before bodies stood apart.
  if (end < 0) return JSON.parse(text);
  /** @type {SqlValue[][]} */
  const entries = JSON.parse(text.slice(0, end));
  let begin = end + 1;
  for (const entry of entries)
    for (let at = FIRST_BODY; at < entry.length; at += FIELDS) {
      const after = begin + Number(entry[at]);
      entry[at] = text.slice(begin, after);
      begin = after;
    }
  return entries;
}
