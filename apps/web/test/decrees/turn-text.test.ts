import type { Decrees } from '@pretender/decrees';
import type { Match, Seat } from '@pretender/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { remarks } from '../../src/games/decrees/remarks.ts';
import { lineText } from '../../src/games/decrees/speech.ts';
import { turnText } from '../../src/games/decrees/turn-text.ts';
import type { LogLine } from '../../src/sitting/log-line.ts';
import { linesOf } from '../../src/sitting/picture.ts';
import { needWords, speak } from '../../src/words/words.svelte.ts';
import { playedTables, tellings } from './played.ts';

const NAMES = { of: (seat: Seat) => ['Ada', 'Balduin', 'Cosima', 'Dietrich', 'Eleonora'][seat], isMe: () => false };

beforeAll(async () => {
  await needWords('decrees', 'decreesCards', 'decreesLog', 'decreesTable');
  await speak('en');
});

function turnsOf(match: Match<Decrees>): ReadonlyMap<number, readonly LogLine[]> {
  const turns = new Map<number, LogLine[]>();
  for (const { event, before } of tellings(match, 'public')) {
    const place = { round: 1, turn: before.table.turn.number };
    const after = event.type === 'turnBegan' ? { round: 1, turn: event.number } : place;
    for (const line of linesOf(remarks(event, before), place, after, 0))
      turns.set(line.turn, [...(turns.get(line.turn) ?? []), line]);
  }
  return turns;
}

const line = (say: string, args: LogLine['args'], seats: readonly Seat[] = []): LogLine => ({
  ...{ id: 0, round: 1, turn: 6, tone: 'plain', clause: null },
  ...{ say, args, seats },
});

const [balduin, eleonora] = [1, 4] as Seat[];
const BEGAN = [
  line('turnBegan', { a: eleonora, number: 6 }, [eleonora]),
  line('piled_more', { ministry: 'EXE', count: 1, now: 3 }),
  line('drawn', { a: eleonora }, [eleonora]),
];

describe('a turn in a line', () => {
  it('says who did what, not what happens by itself', () => {
    const deeds = [
      line('offered', { a: balduin, number: 1, parties: '4' }),
      line('stamped', { a: eleonora, decree: 'D1' }),
      line('blamed_less', { a: eleonora, count: 1, now: 2 }),
      line('forwarded', { a: eleonora, decree: 'D1', ministry: 'NAV' }),
      line('moved', { a: eleonora, ministry: 'NAV' }),
    ];
    const texts = [deeds[1], deeds[3]].map((each) => lineText(each, NAMES));
    expect(turnText([...BEGAN, ...deeds], NAMES)).toBe(texts.join(' '));
  });

  it('names whoever had the turn where nothing else does', () => {
    expect(turnText(BEGAN, NAMES)).toBe('Eleonora');
    const piled = line('piled_less', { ministry: 'TRE', count: 2, now: 0 });
    expect(turnText([...BEGAN, piled], NAMES)).toBe(`Eleonora: ${lineText(piled, NAMES)}`);
  });

  it('begins with the name in every turn of a played match', () => {
    const turns = playedTables(4).flatMap((match) => [...turnsOf(match)]);
    expect(turns.length).toBeGreaterThan(20);
    for (const [turn, lines] of turns) {
      const [owner] = lines.find(({ say }) => say === 'turnBegan')?.seats ?? [];
      if (turn > 0) expect(turnText(lines, NAMES)).toMatch(new RegExp(`^${NAMES.of(owner as Seat)}\\b`));
      else expect(turnText(lines, NAMES)).not.toBe('');
    }
  });
});
