// Heirs of the court: what their reactions and hands say of their cards, what they do with a doubt, and what their matches look like.

import { type Hoax, hoax, type Identity, type View } from '@pretender/hoax';
import { type Match, resolveOptions, type Seat, seededDraws } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { courtFigures, courtMatch } from '../src/arena/index.ts';
import { playMatch } from '../src/arena/sitting.ts';
import { weighReactions } from '../src/hoax/belief/reacting.ts';
import { courtHeir } from '../src/hoax/court/court.ts';
import { COURT } from '../src/hoax/court/habits.ts';
import { atLeast, paysBelow, readiness } from '../src/hoax/court/hands.ts';
import { SPEAKS_AS } from '../src/hoax/mind.ts';

const SEATS = 5;
const heir = courtHeir(COURT);

function configFor(seats: number): Hoax['Config'] {
  const resolved = resolveOptions(hoax.options, {}, seats);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  return resolved.config;
}

interface Asked {
  readonly view: View;
  readonly seat: Seat;
  readonly specs: Parameters<typeof heir>[1];
}

/** Questions of some matches before their finales; in each the own card is made another one below. */
function questions(matches: number, isWanted: (match: Match<Hoax>) => boolean): Asked[] {
  const found: Asked[] = [];
  for (let seed = 0; seed < matches; seed++) {
    const watching: typeof heir = (view, specs, draws) => {
      const isApart = view.table.finale || view.table.heirs.filter(({ standing }) => standing === 'in').length === 2;
      if (!isApart && isWanted({ state: view } as never))
        found.push({ view: structuredClone(view), seat: view.viewer as Seat, specs });
      return heir(view, specs, draws);
    };
    playMatch({ game: hoax, config: configFor(SEATS), players: Array.from({ length: SEATS }, () => watching), seed });
  }
  return found;
}

/** The same view with another card in the own hand, where nothing on the table speaks against it. */
function withCard({ view, seat }: Asked, identity: Identity): View {
  const hands = view.hands.map((hand, at) => (at === seat && hand !== null ? { ...hand, identity } : hand));
  return { ...view, hands } as View;
}

function kindOf(match: Match<Hoax>): string | undefined {
  return match.state.table.asks.at(-1)?.kind;
}

describe('what is done at court says nothing of the own card', () => {
  it('neither a reaction nor a silence, whoever could be meant by it', () => {
    const asked = questions(2, (match) =>
      ['defence', 'illegality', 'sentencing', 'indulgence'].includes(`${kindOf(match)}`),
    );
    expect(asked.length).toBeGreaterThan(100);
    for (const [number, each] of asked.entries()) {
      const { covers } = each.view.table.heirs[each.seat];
      const open = Object.values(SPEAKS_AS).filter((identity) => covers[identity] === null);
      const moves = open.map((identity) => heir(withCard(each, identity), each.specs, seededDraws(number, 'same')));
      for (const move of moves) expect(move).toEqual(moves[0]);
    }
  });

  it('nor a hand that is raised, or kept down', () => {
    const asked = questions(2, (match) => kindOf(match) === 'vote');
    expect(asked.length).toBeGreaterThan(30);
    for (const [number, each] of asked.entries()) {
      const { covers } = each.view.table.heirs[each.seat];
      const open = (Object.keys(covers) as Identity[]).filter((identity) => covers[identity] === null);
      const moves = open.map((identity) => heir(withCard(each, identity), each.specs, seededDraws(number, 'same')));
      for (const move of moves) expect(move).toEqual(moves[0]);
    }
  });
});

describe('what reactions are taken for', () => {
  const table = playMatch({ game: hoax, config: configFor(4), players: Array.from({ length: 4 }, () => heir), seed: 1 })
    .state.table;
  const even = [1, 1, 1, 1, 1, 1, 1];

  function weightsAfter(chances: number, reactions: number): readonly number[] {
    const none = { immunise: 0, outlaw: 0, sentence: 0, absolve: 0 };
    const heirs = table.heirs.map((each) => ({
      ...each,
      candour: { truths: 0, bluffs: 0, trueClaims: 0, claims: 0 },
      chances: { ...none, outlaw: chances },
      reactions: { ...none, outlaw: reactions },
    }));
    return weighReactions(even, { ...table, heirs } as never, 0, COURT.reacting ?? ({} as never));
  }

  it('speaks for the card when there was a word, against it when there was silence, and a single one never 3 to 1', () => {
    const [word] = weightsAfter(1, 1);
    const [silence] = weightsAfter(1, 0);
    expect(word).toBeGreaterThan(1);
    expect(word).toBeLessThan(3);
    expect(silence).toBeLessThan(1);
    expect(silence).toBeGreaterThan(1 / 3);
    expect(weightsAfter(1, 1).slice(1)).toEqual(even.slice(1));
  });

  it('is the mean of those who speak as they are and those who speak whoever they are', () => {
    const { earnest, truly, falsely, meddling } = COURT.reacting ?? ({} as never);
    const holder = (1 - earnest) * meddling + earnest * truly;
    const other = (1 - earnest) * meddling + earnest * falsely;
    expect(weightsAfter(1, 1)[0]).toBeCloseTo(holder / other, 12);
  });
});

describe('a raised hand', () => {
  it('is likelier the less the claim is believed', () => {
    expect(readiness(0.2, 0.1, 0.03)).toBeGreaterThan(0.9);
    expect(readiness(0.2, 0.3, 0.03)).toBeLessThan(0.1);
  });

  it('counts on the others as often as they come: against all ways by hand', () => {
    expect(atLeast(2, [0.5, 0.5, 0.5])).toBeCloseTo(0.5, 12);
    expect(atLeast(1, [0.2, 0.3])).toBeCloseTo(1 - 0.8 * 0.7, 12);
    expect(atLeast(0, [])).toBe(1);
  });

  it('is dearer where a wrong doubt would crown', () => {
    const { table } = playMatch({
      game: hoax,
      config: configFor(4),
      players: Array.from({ length: 4 }, () => heir),
      seed: 2,
    }).state;
    const heirs = table.heirs.map((each) => ({ ...each, standing: 'in' as const, points: 0 }));
    const near = heirs.map((each, seat) => ({ ...each, points: seat === 0 ? 8 : 0 }));
    const limit = paysBelow({ ...table, finale: false, heirs } as never, 0, null, COURT);
    expect(paysBelow({ ...table, finale: false, heirs: near } as never, 0, null, COURT)).toBeLessThan(limit);
  });
});

describe('a match at court', () => {
  it('has doubts that carry, lies and truths, and rounds that end', { timeout: 60_000 }, () => {
    const plan = { options: {}, levels: ['wily'], seats: SEATS, seed: 5 };
    const matches = Array.from({ length: 12 }, (_, number) => courtMatch(plan, number));
    const found = courtFigures(matches, ['round']);
    const figure = (wanted: string) => found.find(({ name }) => name === wanted)?.rate?.rate;
    expect(figure('carried doubts in a turn')).toBeGreaterThan(0.05);
    expect(figure('of actions true')).toBeGreaterThan(0.25);
    expect(figure('of actions true')).toBeLessThan(0.6);
    expect(figure('of carried doubts wrong')).toBeGreaterThan(0.05);
    expect(figure('of carried doubts wrong')).toBeLessThan(0.4);
    expect(figure('turns of each heir in a round')).toBeLessThan(9);
  });

  it('has rounds of some turns also where anybody may accuse beside the turn', { timeout: 60_000 }, () => {
    const plan = { options: { accuseAnytime: true }, levels: ['squire'], seats: SEATS, seed: 5 };
    const laps = Array.from({ length: 4 }, (_, number) => courtMatch(plan, number)).flatMap((match) => match.laps);
    expect(laps.reduce((sum, each) => sum + each, 0) / laps.length).toBeGreaterThan(1.5);
  });
});
