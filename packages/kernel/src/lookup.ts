// Tables by words, read quickly.

/**
 * The entry of a table for a word that is another one with every call. An object or a map finds it by its hash, which takes
 * 70 to 240 instructions. Comparing it with one word takes three where the compiler knows the word, so the first eight are
 * variables and not a list: what comes often stands first.
 */
export function lookup<Table extends object>(table: Table): (word: keyof Table) => Table[keyof Table] {
  const entries = new Map(Object.entries(table)) as Map<keyof Table, Table[keyof Table]>;
  const [a, b, c, d, e, f, g, h] = entries.keys();
  const [atA, atB, atC, atD, atE, atF, atG, atH] = entries.values();
  return (word) => {
    if (word === a) return atA;
    if (word === b) return atB;
    if (word === c) return atC;
    if (word === d) return atD;
    if (word === e) return atE;
    if (word === f) return atF;
    if (word === g) return atG;
    if (word === h) return atH;
    return entries.get(word) as Table[keyof Table];
  };
}
