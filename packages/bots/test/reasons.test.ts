import { type Hoax, hoax, type Move } from '@pretender/hoax';
import { fastDice, type View, viewOf } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { isWeighing, type Reason, reasonFor, WHYS } from '../src/hints/index.ts';
import { LEVELS as ALL, type LevelOf } from '../src/index.ts';
import { type Heard, playMatch } from './table.ts';

const LEVELS: readonly LevelOf<'hoax'>[] = ['shrewd', 'shrewd', 'doubter', 'mountebank', 'random'];

interface Explained extends Heard {
  readonly reason: Reason;
  readonly move: Move;
}

/** Every answer of a match that has a reason. */
function explained(seed: number, look: (answer: Explained) => void): void {
  playMatch({
    options: {},
    levels: LEVELS,
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
      explained(seed, ({ match, seat, move, reason }) => {
        const { why, odds, options } = reason;
        whys.add(why);
        if (move.type === 'claim') expect(why === 'bluff').toBe(move.as !== match.state.hands[seat].identity);
        if (move.type === 'doubt' || move.type === 'support')
          expect(odds?.chance).toBeLessThan(odds?.paysBelow ?? Number.NaN);
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

  it('follow from the view alone', () => {
    let compared = 0;
    explained(5, ({ level, match, seat, ask, move, reason }) => {
      if (match.state.table.round === 0) return;
      const world = hoax.imagine(match.views[seat], fastDice(++compared).draws('other world'));
      const view = viewOf(world, seat) as View<Hoax>;
      expect(reasonFor({ level, view, ask: ask.id, move })).toEqual(reason);
    });
    expect(compared).toBeGreaterThan(100);
  });

  it('are not made up for those who do not weigh', () => {
    explained(1, ({ level }) => expect(level).not.toBe('random'));
    const others = ['random', 'honest', 'farsighted'];
    for (const level of ALL.hoax) expect(isWeighing(level), level).toBe(!others.includes(level));
    expect(isWeighing('somebodyNew')).toBe(false);
  });
});
