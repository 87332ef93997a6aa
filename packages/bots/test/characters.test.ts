import { describe, expect, it } from 'vitest';
import { CHARACTERS, type Character } from '../src/hoax/shrewd/characters.ts';
import type { LevelOf } from '../src/index.ts';
import { type Heard, playMatch } from './table.ts';

type Level = LevelOf<'hoax'>;

/** Is it what the habit would have it do? `null` where the habit has no say. */
type Look = (heard: Heard) => boolean | null;

const MATCHES = 4;

/** How often the character and the shrewd heirs around it do what is looked for, where they could. */
function shares(character: Character, look: Look): { character: number; shrewd: number } {
  const levels: Level[] = [character, 'shrewd', 'shrewd', 'shrewd', 'shrewd', 'shrewd'];
  const yes = { character: 0, shrewd: 0 };
  const all = { character: 0, shrewd: 0 };
  for (let seed = 0; seed < MATCHES; seed++)
    playMatch({
      options: {},
      levels,
      seed,
      hear(heard) {
        const seen = look(heard);
        if (seen === null) return;
        const who = heard.level === 'shrewd' ? 'shrewd' : 'character';
        all[who]++;
        yes[who] += Number(seen);
      },
    });
  return { character: yes.character / all.character, shrewd: yes.shrewd / all.shrewd };
}

const isTruth: Look = ({ move, match, seat }) =>
  move?.type === 'claim' ? move.as === match.state.hands[seat].identity : null;

const isDoubt: Look = ({ move, ask }) => (ask.kind === 'reaction' ? move?.type === 'doubt' : null);

/** Before so many turns for each heir hardly anybody accuses whom nothing is proved of. */
const EARLY = 14;

const isEarlyAccusation: Look = ({ move, match: { state }, ask }) =>
  ask.kind === 'declaration' && state.table.turn.number < EARLY * state.table.heirs.length
    ? move?.type === 'accuse'
    : null;

const isPurchase: Look = ({ move, ask }) => (ask.kind === 'declaration' ? move?.type === 'inform' : null);

const hitsTheFirst: Look = ({ move, match, seat }) => {
  if (move?.type !== 'claim' || move.target === undefined) return null;
  const { heirs } = match.state.table;
  const most = Math.max(...heirs.map(({ points, standing }, at) => (at !== seat && standing === 'in' ? points : 0)));
  return most > 0 ? heirs[move.target].points === most : null;
};

const hitsBack: Look = ({ move, match, seat }) => {
  if (move?.type !== 'claim' || move.target === undefined) return null;
  const { heirs, purchases } = match.state.table;
  const curious = purchases.filter(({ buyer, target }) => target === seat && heirs[buyer].standing === 'in');
  return curious.length > 0 ? curious.some(({ buyer }) => buyer === move.target) : null;
};

/** What each does, and how many times as often as a shrewd heir, at least or at most. */
const TO_BE_READ: {
  readonly [C in Character]: { readonly what: string; readonly look: Look; least?: number; most?: number };
} = {
  almoner: { what: 'tells the truth', look: isTruth, least: 2 },
  mountebank: { what: 'tells the truth', look: isTruth, most: 0.5 },
  prosecutor: { what: 'accuses early', look: isEarlyAccusation, least: 2 },
  doubter: { what: 'doubts', look: isDoubt, least: 2 },
  treasurer: { what: 'buys information', look: isPurchase, least: 1.3 },
  cousin: { what: 'takes from whoever leads', look: hitsTheFirst, least: 2 },
  duchess: { what: 'takes from whoever has asked about her', look: hitsBack, least: 2 },
};

describe('the characters', () => {
  it.each(CHARACTERS)('have habits that can be read: %s', (character) => {
    const { what, look, least = 0, most = Infinity } = TO_BE_READ[character];
    const found = shares(character, look);
    const times = found.character / found.shrewd;
    expect(times, `${what} ${times} times as often as shrewd heirs`).toBeGreaterThanOrEqual(least);
    expect(times, `${what} ${times} times as often as shrewd heirs`).toBeLessThanOrEqual(most);
  });
});
