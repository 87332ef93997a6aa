// Tables by words, read quickly.

/**
 * The entry of a table for a word that is another one with every call. An object finds it by its hash, which takes 100 to
 * 240 instructions; comparing it with one word after the other takes about ten each, so what comes often stands first.
 */
export function lookup<Table extends object>(table: Table): (word: keyof Table) => Table[keyof Table] {
  const words = Object.keys(table) as (keyof Table)[];
  const entries = words.map((word) => table[word]);
  return (word) => {
    let at = 0;
    while (at < words.length && words[at] !== word) at++;
    return entries[at];
  };
}
