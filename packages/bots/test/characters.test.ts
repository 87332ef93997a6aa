import { describe, expect, it } from 'vitest';
import { COURTIERS } from '../src/hoax/court/levels.ts';
import type { LevelOf } from '../src/index.ts';
import { type Heard, playMatch } from './table.ts';

type Level = LevelOf<'hoax'>;
type Courtier = (typeof COURTIERS)[number];

/** Is it what the habit would have it do? `null` where the habit has no say. */
type Look = (heard: Heard) => boolean | null;

const MATCHES = 8;

/** How often the character and the wily heirs around it do what is looked for, where they could. */
function shares(character: Courtier, look: Look): { character: number; others: number } {
  const levels: Level[] = [character, 'wily', 'wily', 'wily', 'wily', 'wily'];
  const yes = { character: 0, others: 0 };
  const all = { character: 0, others: 0 };
  for (let seed = 0; seed < MATCHES; seed++)
    playMatch({
      options: {},
      levels,
      seed,
      hear(heard) {
        const seen = look(heard);
        if (seen === null) return;
        const who = heard.level === 'wily' ? 'others' : 'character';
        all[who]++;
        yes[who] += Number(seen);
      },
    });
  return { character: yes.character / all.character, others: yes.others / all.others };
}

const isTruth: Look = ({ move, match, seat }) =>
  move?.type === 'claim' ? move.as === match.state.hands[seat].identity : null;

const isDoubt: Look = ({ move, ask }) => (ask.kind === 'reaction' ? move?.type === 'doubt' : null);

/** Before so many turns for each heir hardly anybody accuses whom nothing is proved of. */
const EARLY = 4;

const isEarlyAccusation: Look = ({ move, match: { state }, ask }) =>
  ask.kind === 'declaration' && state.table.turn.number < EARLY * state.table.heirs.length
    ? move?.type === 'accuse'
    : null;

/** What each does, and how many times as often as a wily heir, at least or at most. */
const TO_BE_READ: {
  readonly [C in Courtier]: { readonly what: string; readonly look: Look; least?: number; most?: number };
} = {
  almoner: { what: 'tells the truth', look: isTruth, least: 1.5 },
  mountebank: { what: 'tells the truth', look: isTruth, most: 0.5 },
  prosecutor: { what: 'accuses early', look: isEarlyAccusation, least: 2 },
  doubter: { what: 'doubts', look: isDoubt, least: 2 },
};

describe('the characters', () => {
  it.each(COURTIERS)('have habits that can be read: %s', (character) => {
    const { what, look, least = 0, most = Infinity } = TO_BE_READ[character];
    const found = shares(character, look);
    const times = found.character / found.others;
    expect(times, `${what} ${times} times as often as wily heirs`).toBeGreaterThanOrEqual(least);
    expect(times, `${what} ${times} times as often as wily heirs`).toBeLessThanOrEqual(most);
  });
});
