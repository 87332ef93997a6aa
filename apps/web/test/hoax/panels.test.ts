import type { Seat } from '@pretender/kernel';
import { expect, it } from 'vitest';
import { awardsOf } from '../../src/games/hoax/awards.ts';
import { type Chronicle, type ClaimNote, EMPTY } from '../../src/games/hoax/chronicle.ts';
import { groupsOf, lastTurn, turnsOf } from '../../src/games/hoax/panels/log-groups.ts';
import { labelsFor, scoreLines } from '../../src/games/hoax/panels/score-lines.ts';
import type { LogLine } from '../../src/sitting/log-line.ts';

const seat = (at: number) => at as Seat;

function line(id: number, say: string, turn: number): LogLine {
  return { id, round: 1, turn, say, args: {}, seats: [], tone: 'plain', clause: null };
}

const LOG = [
  line(0, 'roundBegan', 0),
  line(1, 'covered_start', 0),
  line(2, 'covered_start', 0),
  line(3, 'turnBegan', 1),
  line(4, 'claimed_harvest', 1),
  line(5, 'claimed_harvest', 1),
  line(6, 'turnBegan', 2),
  line(7, 'claimed_tax', 2),
  line(8, 'moved_tax', 2),
  line(9, 'moved_tax', 2),
];

it('groups the log by turns and reads what everybody does in a row as one paragraph', () => {
  const [start, first, second] = groupsOf(LOG);
  expect(start.head?.say).toBe('roundBegan');
  expect(start.paragraphs.map((lines) => lines.length)).toEqual([2]);
  expect(first.paragraphs.map((lines) => lines.length)).toEqual([1, 1]);
  expect(second.paragraphs.map((lines) => lines.length)).toEqual([1, 2]);
});

it('looks back on the turn before the one that is played, across the end of a round', () => {
  expect(lastTurn(LOG, { round: 1, turn: 2 })?.turn).toBe(1);
  expect(lastTurn(LOG, { round: 2, turn: 0 })?.turn).toBe(2);
  expect(lastTurn(LOG.slice(0, 3), { round: 1, turn: 0 })).toBeNull();
});

function claim(by: number, outcome: ClaimNote['outcome'], doubters: number[] = []): ClaimNote {
  return {
    round: 1,
    turn: 1,
    seat: seat(by),
    as: 'baron',
    deed: 'tax',
    outcome,
    doubters: doubters.map(seat),
    card: 0,
  };
}

const STORY: Chronicle = {
  ...EMPTY,
  cards: [
    { round: 1, seat: seat(0), card: 0, identity: 'thief' },
    { round: 1, seat: seat(1), card: 0, identity: 'baron' },
    { round: 1, seat: seat(2), card: 0, identity: 'monk' },
  ],
  claims: [
    claim(0, 'stood'),
    claim(0, 'collapsed', [2]),
    claim(0, 'exposed', [2, 1]),
    claim(0, 'stood'),
    claim(1, 'stood'),
    claim(1, 'stood'),
    claim(1, 'proved', [2, 0]),
  ],
};

it('honours who lied longest, who was wronged, who was wrong and who saw through it', () => {
  const awards = new Map(awardsOf(STORY, 3).map(({ kind, seats, count }) => [kind, [seats, count]]));
  expect(awards.get('longestBluff')).toEqual([[0], 2]);
  expect(awards.get('martyr')).toEqual([[1], 1]);
  expect(awards.get('worstDoubt')).toEqual([[2], 1]);
  expect(awards.get('keenEye')).toEqual([[1, 2], 1]);
  expect(awards.get('honestSoul')).toEqual([[1], 3]);
});

it('honours nobody for nothing', () => {
  expect(awardsOf(EMPTY, 4)).toEqual([]);
});

it('draws points round by round, and keeps their labels apart', () => {
  const scores = [
    { round: 1, turn: 3, seat: seat(0), points: 3 },
    { round: 1, turn: 9, seat: seat(1), points: 1 },
    { round: 3, turn: 2, seat: seat(1), points: 2 },
  ];
  const lines = scoreLines({ ...EMPTY, scores }, 2, 3);
  expect(lines.map(({ points }) => points)).toEqual([
    [2, 5, 5, 5],
    [2, 3, 3, 5],
    [2, 2, 2, 2],
  ]);
  const labels = labelsFor(lines, (points) => 100 - points, 14);
  expect(labels.map(({ y }) => y)).toEqual([95, 109, 123]);
});

it('tells one round again, without the turns in which nothing was said', () => {
  const log = [...LOG, line(10, 'turnBegan', 3), { ...line(11, 'claimed_tax', 1), round: 2 }];
  expect(turnsOf(log, 1).map(({ turn }) => turn)).toEqual([0, 1, 2]);
  expect(turnsOf(log, 2).map(({ paragraphs }) => paragraphs.length)).toEqual([1]);
});
