// Entries as they go to the thread and into the journal: a line of JSON with all that is short, and behind it the bodies as they are, one
// after the other. In JSON each of them would be written, and read, letter by letter once more. Plain JavaScript, because a worker
// thread loads it as it is.

/** @import { Entry, SqlValue } from './thread-types.ts' */

/** Table and time to wake come first, then the lines: number, command, time, body. */
export const [FIRST_LINE, FIELDS] = [2, 4];
const FIRST_BODY = FIRST_LINE + FIELDS - 1;

/** @param {readonly Entry[]} entries */
export function textOf(entries) {
  const heads = [];
  let bodies = '';
  for (const entry of entries) {
    // In the place of each body its length.
    const head = entry.slice();
    for (let at = FIRST_BODY; at < head.length; at += FIELDS) {
      const body = String(entry[at]);
      head[at] = body.length;
      bodies += body;
    }
    heads.push(head);
  }
  return `${JSON.stringify(heads)}\n${bodies}`;
}

/**
 * @param {string} text
 * @returns {Entry[]}
 */
export function entriesIn(text) {
  const end = text.indexOf('\n');
  // Before bodies stood apart, all of it was JSON, which has no such letter. A journal may have been left like that.
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
