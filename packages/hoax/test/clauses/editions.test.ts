// The four editions as bundles of options, in the engine and on the page.

import { readFileSync } from 'node:fs';
import type { Config } from '@pretender/hoax';
import { hoax } from '@pretender/hoax';
import { describe, expect, it } from 'vitest';
import { configOf } from './tables.ts';

const EDITIONS = ['de', 'it', 'fr', 'en'] as const;

const DE: Config = {
  tempo: 'courtly',
  firstPlayer: 'random',
  merchantTrade: 'oneKind',
  judgeAmount: 'mustTwo',
  reactionBudget: 'oneOfChain',
  hoaxVote: 'hands',
  hoaxThreshold: 'half',
  wrongHoaxPoints: 3,
  finaleStart: 'immediate',
  finaleMode: 'normal',
  finaleWrongHoaxPoints: 3,
  finaleRepelPoint: 1,
  wrongAccusationPoint: 1,
  finaleTurnLimit: 60,
  tenBy: ['acc', 'wrongHoax', 'finale'],
  illegalScope: 'all',
  chainWhen: 'always',
  afterHoaxedAction: 'turnEnds',
  bankSupply: 'limited',
  trioPaysIndulgence: false,
  coverExhausted: true,
  magicianReactsAlone: false,
  exposedStaysSilent: false,
  skipFutile: false,
  identityCopies: 2,
  startWares: 1,
  infoPerTrio: 1,
  startPoints: 0,
  stakes: 0,
  drinking: 'off',
  noMerchant: false,
  suddenDeath: false,
  accuseAnytime: false,
  infoExtra: false,
  memoryHoax: false,
  secondIdentity: false,
  ghosts: false,
  children: false,
  oldest: 1,
};

const FR: Config = {
  ...DE,
  merchantTrade: 'mixed',
  judgeAmount: 'free',
  reactionBudget: 'oneReaction',
  hoaxVote: 'inTurn',
  finaleStart: 'endOfTurn',
  finaleMode: 'duel',
  trioPaysIndulgence: true,
};

describe('the editions in the engine', () => {
  it('H6.5 H8.3 H9.2 H9.4 H11.2 H11.3 H12.9 H12.10 H13.3 H15.12 H16.2 H16.4 de is the default', () => {
    expect(configOf({}, 4)).toEqual(DE);
    expect(configOf({ edition: 'de' }, 4)).toEqual(DE);
  });

  it('H2.1 H2.5 H12.7 H16.3 it begins with the oldest, shouts, and gives no point for beating off an accusation', () => {
    expect(configOf({ edition: 'it' }, 4)).toEqual({
      ...DE,
      firstPlayer: 'oldest',
      oldest: 0,
      tempo: 'shouting',
      finaleRepelPoint: 0,
    });
  });

  it('H4.6 H8.6 H11.7 H11.10 H12.2 H15.2 H15.9 fr has its own Merchant, vote, fines, indulgences and finale', () => {
    expect(configOf({ edition: 'fr' }, 4)).toEqual(FR);
  });

  it('H14.1 en is fr without exhausted identities', () => {
    expect(configOf({ edition: 'en' }, 4)).toEqual({ ...FR, coverExhausted: false });
  });

  it('every option can be set alone, in every edition', () => {
    for (const edition of EDITIONS) {
      const config = configOf({ edition, judgeAmount: 'free', coverExhausted: true, finaleTurnLimit: 7 }, 4);
      expect(config).toEqual({
        ...configOf({ edition }, 4),
        judgeAmount: 'free',
        coverExhausted: true,
        finaleTurnLimit: 7,
      });
    }
  });
});

const BOOK = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');

/** A value as the tables of the book write it; what stands in brackets behind it is a remark. */
function inWords(value: unknown): string {
  return Array.isArray(value) ? 'all three' : String(value);
}

function wordsOf(cell: string): string {
  return cell
    .replace(/\(.*\)/, '')
    .replaceAll('`', '')
    .trim();
}

const ROWS = [...BOOK.matchAll(/^\|[^|]*\| `(\w+)` \|([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|/gm)].map(
  ([, option, ...cells]) => ({ option, cells: cells.map(wordsOf) }),
);

const ALIKE = [
  ...(/^Options of the base game that have the same value.*$/m.exec(BOOK)?.[0] ?? '').matchAll(
    /`(\w+)` `?(\w+)`? \(H/g,
  ),
].map(([, option, value]) => ({ option, value }));

describe('the editions on the page', () => {
  it('name every option once', () => {
    const named = [...ROWS, ...ALIKE].map(({ option }) => option);
    expect(named.toSorted()).toEqual(Object.keys(hoax.options.fields).toSorted());
  });

  it('say what the engine plays', () => {
    const configs = EDITIONS.map((edition): Readonly<Record<string, unknown>> => ({ ...configOf({ edition }, 4) }));
    for (const { option, cells } of ROWS) {
      expect([option, cells]).toEqual([option, configs.map((config) => inWords(config[option]))]);
    }
    for (const { option, value } of ALIKE) {
      expect([option, configs.map((config) => inWords(config[option]))]).toEqual([option, Array(4).fill(value)]);
    }
  });
});
