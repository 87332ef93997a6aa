import type { Identity, Public } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Chronicle, type ClaimNote, EMPTY } from '../../src/games/hoax/chronicle.ts';
import { type Noticed, noticedOf, noticedText } from '../../src/games/hoax/panels/noticed.ts';
import { needWords } from '../../src/words/words.svelte.ts';

const ME = 0 as Seat;
const PETRA = 1 as Seat;
const NONE = { immunise: 0, outlaw: 0, sentence: 0, absolve: 0 };
type Counts = Partial<typeof NONE>;

function tableWith(chances: Counts, reactions: Counts): Public {
  const heir = { chances: { ...NONE, ...chances }, reactions: { ...NONE, ...reactions } };
  return { round: 2, heirs: [heir, heir, heir] } as unknown as Public;
}

function claim(seat: Seat, as: Identity, outcome: ClaimNote['outcome'], doubters: Seat[] = []): ClaimNote {
  return { round: 2, turn: 1, seat, as, deed: 'harvest', outcome, doubters, card: 0 };
}

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

/** I was the Baron, Petra the Monk. */
function noticed(claims: ClaimNote[], chances: Counts = {}, reactions: Counts = {}): Noticed | null {
  const cards = [
    { round: 2, seat: ME, card: 0, identity: 'baron' as const },
    { round: 2, seat: PETRA, card: 0, identity: 'monk' as const },
  ];
  const chronicle: Chronicle = { ...EMPTY, cards, claims };
  return noticedOf({ chronicle, table: tableWith(chances, reactions), me: ME });
}

describe('what was noticed of a reader in a round', () => {
  it('is that they always reacted as their own card', () => {
    expect(noticed([], { outlaw: 9 }, { outlaw: 9 })).toEqual({ kind: 'always', who: 'baron', did: 9, could: 9 });
  });

  it('is nothing where there were too few chances to call it a habit, or too few were taken', () => {
    expect(noticed([], { outlaw: 3 }, { outlaw: 3 })).toBeNull();
    expect(noticed([], { outlaw: 8 }, { outlaw: 4 })).toBeNull();
  });

  it('tells another’s reaction from one’s own, and silence from both', () => {
    expect(noticed([], { sentence: 4 }, { sentence: 4 })?.kind).toBe('meddled');
    expect(noticed([], { outlaw: 5 }, {})).toEqual({ kind: 'never', who: 'baron', did: 0, could: 5 });
  });

  it('counts claims of that round alone, by the cards that were turned', () => {
    expect(noticed(times(4, claim(ME, 'baron', 'stood')))).toEqual({ kind: 'allTrue', count: 4 });
    expect(noticed(times(5, claim(ME, 'thief', 'stood')))).toEqual({ kind: 'noneTrue', count: 5 });
    expect(noticed(times(4, { ...claim(ME, 'baron', 'stood'), round: 1 }))).toBeNull();
  });

  it('names whoever lied most while the reader’s hand stayed down', () => {
    const lies = times(4, claim(PETRA, 'thief', 'stood'));
    expect(noticed(lies)).toEqual({ kind: 'passed', count: 4, seat: PETRA, most: 4 });
    expect(noticed(times(4, claim(PETRA, 'thief', 'exposed', [2 as Seat])))).toBeNull();
  });

  it('praises no eye that was wrong, be it in a doubt that too few joined', () => {
    const right = times(2, claim(PETRA, 'thief', 'exposed', [ME]));
    expect(noticed(right)).toEqual({ kind: 'goodEye', count: 2 });
    expect(noticed([...right, claim(PETRA, 'monk', 'collapsed', [ME])])).toBeNull();
    expect(noticed(times(2, claim(PETRA, 'monk', 'collapsed', [ME])))).toEqual({ kind: 'badEye', count: 2 });
  });

  it('says what gives the card away before what was done well', () => {
    const well = times(2, claim(PETRA, 'thief', 'exposed', [ME]));
    expect(noticed(well, { outlaw: 4 }, { outlaw: 4 })?.kind).toBe('always');
    expect(noticed([...well, ...times(3, claim(PETRA, 'monk', 'proved', [ME]))])?.kind).toBe('badEye');
  });
});

describe('the sentence about it', () => {
  beforeAll(() => needWords('hoax', 'hoaxPanels'));
  const names = { of: () => 'Petra' } as never;
  const reacted = { who: 'baron', did: 9, could: 9 } as const;

  it.each<[Noticed, RegExp]>([
    [{ kind: 'always', ...reacted }, /Baron 9 of the 9/],
    [{ kind: 'meddled', ...reacted }, /without being it/],
    [{ kind: 'never', ...reacted, did: 0 }, /9 times and never/],
    [{ kind: 'allTrue', count: 4 }, /all 4/],
    [{ kind: 'noneTrue', count: 4 }, /none of your 4/],
    [{ kind: 'stood', count: 4 }, /4 of your bluffs/],
    [{ kind: 'goodEye', count: 2 }, /doubted 2 times/],
    [{ kind: 'badEye', count: 2 }, /2 times your hand/],
    [{ kind: 'passed', count: 5, seat: PETRA, most: 4 }, /5 lies .* 4 of them by Petra/],
  ])('%j', (noticed, text) => {
    expect(noticedText(noticed, names)).toMatch(text);
  });
});
