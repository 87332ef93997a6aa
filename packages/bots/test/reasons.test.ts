import { type Hoax, hoax, identitiesIn, type Move } from '@pretender/hoax';
import { fastDice, isEqual, type View, viewOf } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { LEVELS as ALL, type LevelOf } from '../src/index.ts';
import { hasReasons, type Reason, reasonFor, WHYS } from '../src/reasons/index.ts';
import { type Heard, playMatch } from './table.ts';

const WEIGHING: readonly LevelOf<'hoax'>[] = ['shrewd', 'shrewd', 'doubter', 'mountebank', 'wily'];
const OTHERS: readonly LevelOf<'hoax'>[] = ['honest', 'farsighted', 'random', 'farsighted', 'honest'];

/** A hand is raised now and then where it pays only nearly, or not by the own card, which is kept out of it. */
const NEARLY = 0.35;

interface Explained extends Heard {
  readonly reason: Reason;
  readonly move: Move;
}

/** Every answer of a match that has a reason. */
function explained(levels: readonly LevelOf<'hoax'>[], seed: number, look: (answer: Explained) => void): void {
  playMatch({
    options: {},
    levels,
    seed,
    most: 900,
    hear(heard) {
      const { level, match, seat, ask, move } = heard;
      if (move === null) return;
      const reason = reasonFor({ level, view: match.views[seat], ask: ask.id, move });
      if (reason !== null) look({ ...heard, move, reason });
    },
  });
}

describe('reasons', () => {
  it('agree with what was done', () => {
    const whys = new Set<string>();
    for (let seed = 0; seed < 3; seed++)
      explained(WEIGHING, seed, ({ match, seat, move, reason }) => {
        const { why, odds, options } = reason;
        whys.add(why);
        if (move.type === 'claim') expect(why === 'bluff').toBe(move.as !== match.state.hands[seat].identity);
        if (move.type === 'doubt' || move.type === 'support')
          expect(odds?.chance).toBeLessThan((odds?.paysBelow ?? Number.NaN) + NEARLY);
        if (why === 'believe') expect(odds?.chance).toBeGreaterThanOrEqual(odds?.paysBelow ?? Number.NaN);
        const accusations = options.filter((option) => option.move.type === 'accuse');
        if (why === 'accuseKnown' || why === 'accuseLikely') expect(accusations[0]?.move).toEqual(move);
        const values = options.map(({ value }) => value);
        expect(values).toEqual(values.toSorted((a, b) => b - a));
        expect(options.length).toBeLessThanOrEqual(5);
        const own = match.state.hands[seat].identity;
        const isTruthOffered = hoax
          .moves(match.views[seat])
          .some(
            ({ type, fields }) => type === 'claim' && fields.as.kind === 'one' && fields.as.of.includes(own as never),
          );
        if (why === 'bluff') expect(options.some(({ isTrue }) => isTrue)).toBe(isTruthOffered);
      });
    for (const why of ['truth', 'bluff', 'believe', 'doubtUnlikely', 'reactTruly', 'reactFalsely', 'inform'])
      expect([...whys]).toContain(why);
    for (const why of whys) expect(WHYS as readonly string[]).toContain(why);
  });

  it('are their own for those who try things out, reckon, tell the truth or draw lots', () => {
    const whys: Record<string, Set<string>> = { honest: new Set(), farsighted: new Set(), random: new Set() };
    for (let seed = 0; seed < 4; seed++)
      explained(OTHERS, seed, ({ level, match, seat, ask, move, reason }) => {
        const { why, options, measure, believed } = reason;
        whys[level].add(why);
        const values = options.map(({ value }) => value);
        expect(values).toEqual(values.toSorted((a, b) => b - a));
        const done = options.find((option) => isEqual(option.move, move));
        if (why === 'triedBest') expect(done?.value).toBeCloseTo(options[0].value, 2);
        if (why === 'triedBest' || why === 'triedNearly') {
          expect(measure).toBe('crown');
          expect(options.map((option) => option.move)).toContainEqual(move);
          for (const value of values) expect(value).toBeLessThanOrEqual(1);
        }
        if (why === 'reckoned') {
          expect(measure).toBe('often');
          expect(values.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(0.9);
          expect(new Set(options.map((option) => JSON.stringify(option.move))).size).toBe(options.length);
          const offered = hoax.moves(match.views[seat]).filter((spec) => spec.ask === ask.id);
          for (const option of options) expect(offered.map(({ type }) => type)).toContain(option.move.type);
        }
        if (level !== 'honest') return;
        for (const each of believed) expect(match.state.hands[each.seat].identity).toBe(each.identity);
        if (move.type === 'claim') expect(why).toBe('truthAlways');
      });
    for (const why of ['truthAlways', 'notDisproved', 'reactTruly', 'inform'])
      expect([...whys.honest], why).toContain(why);
    for (const why of ['triedBest', 'triedNearly', 'reckoned', 'believe'])
      expect([...whys.farsighted], why).toContain(why);
    expect([...whys.random]).toEqual(['byLot']);
  });

  it('call no round long that has just begun', () => {
    const whys = new Set<string>();
    explained(['shrewd', 'shrewd', 'shrewd', 'shrewd', 'shrewd'], 1, ({ match, seat, ask }) => {
      const view = match.views[seat];
      const { turn, heirs, config } = view.table;
      if (ask.kind !== 'declaration' || turn.number > heirs.length) return;
      const target = heirs.findIndex(({ standing }, at) => standing === 'in' && at !== seat) as typeof seat;
      for (const identity of identitiesIn(config)) {
        const move = { type: 'accuse', target, identity } as const;
        whys.add(reasonFor({ level: 'shrewd', view, ask: ask.id, move })?.why ?? '');
      }
    });
    expect([...whys]).toContain('accuseTooBold');
    expect([...whys]).not.toContain('accuseLate');
  });

  it('name no chance below which a doubt pays where doubts are reckoned', () => {
    let answered = 0;
    explained(['farsighted', 'farsighted', 'random'], 3, ({ ask, reason }) => {
      if (reason.why !== 'reckoned' || ask.kind !== 'reaction') return;
      answered++;
      expect(reason.odds).toBeNull();
    });
    expect(answered).toBeGreaterThan(0);
  });

  it('follow from the view alone', () => {
    let compared = 0;
    explained([...WEIGHING, ...OTHERS], 5, ({ level, match, seat, ask, move, reason }) => {
      if (match.state.table.round === 0) return;
      const world = hoax.imagine(match.views[seat], fastDice(++compared).draws('other world'));
      const view = viewOf(world, seat) as View<Hoax>;
      expect(reasonFor({ level, view, ask: ask.id, move })).toEqual(reason);
    });
    expect(compared).toBeGreaterThan(100);
  });

  it('are there for every level, and made up for nobody else', () => {
    for (const level of ALL.hoax) expect(hasReasons(level), level).toBe(true);
    expect(hasReasons('somebodyNew')).toBe(false);
  });
});
