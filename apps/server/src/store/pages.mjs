// Whole files: that the pages of one are sound, and one file made of a copy. Plain JavaScript, because a worker thread loads it as it is.

import { Damage } from './checked.mjs';
import { DatabaseSync } from './driver.mjs';

/** @import { Talk } from './thread-types.ts' */
/** @typedef {InstanceType<typeof DatabaseSync>} Database */

/**
 * @param {Database} of
 * @param {string} name
 */
export function pragma(of, name) {
  return Object.values(of.prepare(`pragma ${name}`).get() ?? {})[0];
}

/** @param {Database} of */
export function checkPages(of) {
  const verdict = pragma(of, 'quick_check');
  if (verdict !== 'ok') throw new Damage(`the file is damaged: ${verdict}`);
}

/** @param {Talk['seal']['ask']} ask */
export function seal({ path }) {
  const copied = new DatabaseSync(path);
  try {
    pragma(copied, 'journal_mode = delete');
    checkPages(copied);
    const torn = copied.prepare(
      'select count(*) as n from tables where head is not (select max(seq) from lines where table_id = tables.id)',
    );
    if (torn.get()?.n !== 0) throw new Damage('the file is damaged: a table ends at another line than it says');
  } finally {
    copied.close();
  }
  return null;
}
