// Tables by words, read quickly.

/**
 * The entry of a table for a word that is another one with every call. An object or a map finds it by its hash, which takes
 * 70 to 240 instructions. Comparing it with one word takes three where the compiler knows the word, so the first twelve are
 * variables and not a list: what comes often stands first.
 */
export function lookup<Table extends object>(table: Table): (word: keyof Table) => Table[keyof Table] {
  const entries = new Map(Object.entries(table)) as Map<keyof Table, Table[keyof Table]>;
  const [a, b, c, d, e, f, g, h, i, j, k, l] = entries.keys();
  const [atA, atB, atC, atD, atE, atF, atG, atH, atI, atJ, atK, atL] = entries.values();
  return (word) => {
    if (word === a) return atA;
    if (word === b) return atB;
    if (word === c) return atC;
    if (word === d) return atD;
    if (word === e) return atE;
    if (word === f) return atF;
    if (word === g) return atG;
    if (word === h) return atH;
    if (word === i) return atI;
    if (word === j) return atJ;
    if (word === k) return atK;
    if (word === l) return atL;
    return entries.get(word) as Table[keyof Table];
  };
}

/** At most four arguments, each by itself: a list of them would have to be made with every call. */
type Act = (p: unknown, q: unknown, r: unknown, s: unknown) => unknown;

/**
 * The functions of a table as one, which finds by its arguments which of them it is. Where they stand as variables the
 * compiler knows them: it calls them directly, or puts them in. A function that was looked up first is called as one of
 * many, which takes 25 instructions more.
 */
export function dispatch<Args extends readonly unknown[], Result, Word extends string>(
  table: { readonly [W in Word]: (...args: Args) => Result },
  wordOf: (...args: Args) => Word,
): (...args: Args) => Result {
  const acts = new Map(Object.entries(table)) as Map<unknown, unknown> as Map<unknown, Act>;
  const [a, b, c, d, e, f, g, h, i, j, k, l] = acts.keys();
  const [actA, actB, actC, actD, actE, actF, actG, actH, actI, actJ, actK, actL] = acts.values();
  const read = wordOf as unknown as Act;
  const act: Act = (p, q, r, s) => {
    const word = read(p, q, r, s);
    if (word === a) return actA(p, q, r, s);
    if (word === b) return actB(p, q, r, s);
    if (word === c) return actC(p, q, r, s);
    if (word === d) return actD(p, q, r, s);
    if (word === e) return actE(p, q, r, s);
    if (word === f) return actF(p, q, r, s);
    if (word === g) return actG(p, q, r, s);
    if (word === h) return actH(p, q, r, s);
    if (word === i) return actI(p, q, r, s);
    if (word === j) return actJ(p, q, r, s);
    if (word === k) return actK(p, q, r, s);
    if (word === l) return actL(p, q, r, s);
    return (acts.get(word) as Act)(p, q, r, s);
  };
  return act as unknown as (...args: Args) => Result;
}
