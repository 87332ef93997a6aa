// The people of the court: bots with a name and a manner of play of their own, so that whoever meets them again knows them.

import type { BotLevel } from './constants.ts';

export interface Courtier {
  readonly name: string;
  readonly level: BotLevel;
}

/** Who takes the seats of bots: all of one kind, or the court, where everybody plays in a way of their own. */
export const MIXED = 'court';
export type Company = BotLevel | typeof MIXED;

/** In the order in which they are asked to a table. */
const PEOPLE: Readonly<Record<string, readonly Courtier[]>> = {
  hoax: [
    { name: 'Gregor', level: 'prosecutor' },
    { name: 'Sylvia', level: 'mountebank' },
    { name: 'Petra', level: 'almoner' },
    { name: 'Tom', level: 'doubter' },
    { name: 'Amalia', level: 'shrewd' },
    { name: 'Balduin', level: 'squire' },
    { name: 'Cosima', level: 'wily' },
    { name: 'Dietrich', level: 'shrewd' },
    { name: 'Eleonora', level: 'almoner' },
    { name: 'Florian', level: 'mountebank' },
    { name: 'Gisela', level: 'doubter' },
    { name: 'Heribert', level: 'prosecutor' },
    { name: 'Irmgard', level: 'squire' },
    { name: 'Justus', level: 'wily' },
  ],
};
/** Where nobody has a manner of their own. */
const NAMES =
  'Gregor Sylvia Petra Tom Amalia Balduin Cosima Dietrich Eleonora Florian Gisela Heribert Irmgard Justus'.split(' ');

export const hasCourt = (game: string): boolean => Object.hasOwn(PEOPLE, game);

export function isCompany(game: string, levels: readonly string[], wanted: string): wanted is Company {
  return levels.includes(wanted) || (wanted === MIXED && hasCourt(game));
}

interface Invitation {
  readonly game: string;
  readonly company: Company;
  readonly count: number;
  /** Whether somebody at the table is called so. */
  isTaken(name: string): boolean;
}

/** Bots for so many seats, none with a name that is at the table already. */
export function courtFor({ game, company, count, isTaken }: Invitation): readonly Courtier[] {
  const all = company === MIXED ? PEOPLE[game] : NAMES.map((name) => ({ name, level: company }));
  return all.filter(({ name }) => !isTaken(name)).slice(0, count);
}

/** What a bot is called that plays so: as the courtier who does, unless somebody at the table has that name. */
export function nameFor(game: string, level: string, isTaken: (name: string) => boolean): string | null {
  const own = (hasCourt(game) ? PEOPLE[game] : []).filter((each) => each.level === level);
  return [...own.map(({ name }) => name), ...NAMES].find((name) => !isTaken(name)) ?? null;
}
