// What a frame leaves out of an event is put back exactly, whatever is played; and the documentation says what it is.

import { readFileSync } from 'node:fs';
import {
  beginMatch,
  type Draws,
  diceFor,
  type GameTypes,
  lapse,
  type OptionField,
  type Options,
  pick,
  randomPolicy,
  resolveOptions,
  seededDraws,
  settle,
  submit,
  viewFor,
} from '@pretender/kernel';
import { brief, type ServerMessage, type Told, type Usual, unabridged } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { playedGame } from '../../src/tables/games.ts';

const MATCHES = 25;
const MOST_ENTRIES = 400;

function randomValue(field: OptionField, draws: Draws): unknown {
  if (field.kind === 'flag') return draws.below(2) === 0;
  if (field.kind === 'choice') return pick(draws, field.of);
  if (field.kind === 'number') return field.from + draws.below(Math.min(field.to - field.from, 5) + 1);
  return field.of.filter(() => draws.below(2) === 0);
}

/** Any seats, any options that go together. */
function randomTable({ options, seats }: NonNullable<ReturnType<typeof playedGame>>['game'], draws: Draws) {
  for (;;) {
    const count = seats.min + draws.below(seats.max - seats.min + 1);
    const chosen = Object.entries(options.fields as Record<string, OptionField>).filter(() => draws.below(4) === 0);
    const values = Object.fromEntries(chosen.map(([key, field]) => [key, randomValue(field, draws)])) as Options;
    const resolved = resolveOptions(options, values, count);
    if (resolved.ok) return { config: resolved.config, seats: count };
  }
}

/** Everything that happens in a match of random moves, or in the beginning of it. */
function eventsOf(id: string, seed: number): readonly GameTypes['Event'][] {
  const game = playedGame(id)?.game;
  if (game === undefined) throw new Error(id);
  const draws = seededDraws(seed, 'brief');
  const { config, seats } = randomTable(game, draws);
  const match = beginMatch(game, config, seats, diceFor({ kind: 'fast', value: seed }));
  const policy = randomPolicy(game);
  for (let next = settle(match); next !== null && match.entries.length < MOST_ENTRIES; next = settle(match)) {
    const { seat, ask } = next;
    // Where several are asked at once, the answer may be one to another question: then time is up.
    if (!submit(match, seat, ask.id, policy(viewFor(match, seat), draws) as never).ok) lapse(match, ask.id);
  }
  return match.entries.flatMap(({ events }) => events);
}

const usualOf = (game: string): Usual => playedGame(game)?.usual ?? {};

/** Over the line and back. */
function heard(events: readonly Told[], usual: Usual): ServerMessage {
  const told = events.map((event) => brief(event, usual));
  return unabridged(JSON.parse(JSON.stringify({ t: 'told', e: told })), usual);
}

/** The fields of an event, those of its fields too: `claim.kind`. */
const fieldsOf = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([field, part]) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? [`${path}${field}`, ...fieldsOf(part, `${path}${field}.`)]
      : [`${path}${field}`],
  );

describe.each(['hoax', 'decrees'])('%s', (game) => {
  const usual = usualOf(game);

  it('is told briefly and understood in full, match after match', () => {
    const [left, kept] = [new Set<string>(), new Set<string>()];
    for (let seed = 0; seed < MATCHES; seed++) {
      const events = eventsOf(game, seed) as readonly Told[];
      expect(heard(events, usual)).toEqual({ t: 'told', e: events });
      for (const event of events) {
        const told = new Set(fieldsOf(brief(event, usual)));
        for (const field of fieldsOf(usual[event.type] ?? {}))
          (told.has(field) ? kept : left).add(`${event.type}.${field}`);
      }
    }
    // Each was left out at times, and at times it was not: otherwise nothing has been shown.
    const fields = Object.entries(usual).flatMap(([type, of]) => fieldsOf(of ?? {}).map((field) => `${type}.${field}`));
    expect([...kept].sort()).toEqual(fields.sort());
    expect([...left].sort()).toEqual(fields.filter((field) => field !== 'claimed.claim'));
  });

  it('has in the documentation what is left out', () => {
    const page = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
    const [, text] = new RegExp(`^// ${game}\\n(\\{.*?^\\})`, 'ms').exec(page) ?? [];
    expect(JSON.parse(text ?? 'null')).toEqual(usual);
  });
});

it('puts back lists that nobody else holds', () => {
  const usual = usualOf('hoax');
  const [one, other] = [0, 1].map(() => unabridged({ t: 'told', e: [{ type: 'asked' }] }, usual));
  if (one.t !== 'told' || other.t !== 'told') throw new Error('not told');
  expect(one.e[0]).toEqual({ type: 'asked', clock: 'beat', mode: 'window', takes: [] });
  expect((one.e[0] as { takes?: unknown }).takes).not.toBe((other.e[0] as { takes?: unknown }).takes);
});

it('puts back in a welcome what was missed, and the past', () => {
  const events = [{ type: 'spent' }, { type: '@resumed' }, { type: 'piled', ministry: 'HR', by: 3 }] as const;
  const whole = [{ type: 'spent', actions: 1, mark: null }, { type: '@resumed' }, events[2]];
  const welcome = { t: 'welcome', v: 2, viewer: 'public', n: 3, at: null, missed: events, clock: [] } as const;
  expect(unabridged(welcome, usualOf('decrees'))).toEqual({ ...welcome, missed: whole });
  expect(unabridged({ ...welcome, past: events }, usualOf('decrees'))).toMatchObject({ past: whole });
});
