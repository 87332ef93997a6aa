// Random tables as a driver plays them that asks nobody twice. Whoever a closed window would have asked must have been offered
// the same, in every form of it, from the first moment of the Beat before.

import { type Hoax, hoax } from '@pretender/hoax';
import { isHeard } from '@pretender/hoax/live';
import {
  beginMatch,
  type Draws,
  diceFor,
  expand,
  isTold,
  lapse,
  type Match,
  type MoveSpec,
  missing,
  offersTo,
  openAsks,
  pick,
  randomOf,
  resolveOptions,
  type Seat,
  seededDraws,
  submit,
} from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { randomOptions } from '../variants/option-sets.ts';

const STEPS = 400;
const REACTION = { illegality: 'outlaw', sentencing: 'sentence', indulgence: 'absolve' } as const;
type Window = keyof typeof REACTION;

interface Evening {
  readonly match: Match<Hoax>;
  readonly draws: Draws;
  /** What each seat was offered when the last claim was made. */
  beat: readonly (readonly MoveSpec[])[];
  /** How many windows of each kind were closed at once, and how many were open for a while. */
  readonly closed: Record<Window, number>;
  stayed: number;
}

const topOf = ({ match }: Evening) => openAsks(match).findLast(({ mode }) => mode !== 'standing');
const formsOf = (specs: readonly MoveSpec[], type: string) =>
  specs.filter((spec) => spec.type === type).flatMap((spec) => [...expand(spec)].map((move) => JSON.stringify(move)));

function act(evening: Evening): void {
  const { match, draws } = evening;
  const ask = pick(draws, openAsks(match));
  const waiting = missing(match, ask);
  if (ask.mode !== 'standing' && (waiting.length === 0 || draws.below(8) === 0)) {
    lapse(match, ask.id);
    return;
  }
  // Whoever may accuse at any time seldom does.
  if (waiting.length === 0 || (ask.mode === 'standing' && draws.below(20) > 0)) return;
  const seat = pick(draws, waiting);
  const specs = offersTo(match, seat);
  const neutral = specs.filter((spec) => spec.neutral);
  const some = neutral.length > 0 && draws.below(3) === 0 ? neutral : specs.filter(({ type }) => type !== 'doubt');
  const spec = pick(draws, draws.below(12) === 0 || some.length === 0 ? specs : some);
  submit(match, seat, spec.ask, randomOf(spec, draws));
}

/** Whoever has answered it, or was exposed in it and may not, has nothing to say in it. */
function expectOffered({ match, beat }: Evening, kind: Window, seats: readonly Seat[]): void {
  for (const seat of seats) {
    const [now, before] = [offersTo(match, seat), beat[seat]].map((specs) => formsOf(specs, REACTION[kind]));
    for (const form of now) expect(before, `seat ${seat} could not say ${form} before`).toContain(form);
  }
}

function follow(evening: Evening): void {
  const { match } = evening;
  const { table } = match.state;
  const heard = () => match.entries.filter(({ events }) => events.some((event) => isTold(hoax, event, 'public')));
  for (let top = topOf(evening); top !== undefined && isHeard(table, match.entries); top = topOf(evening)) {
    const kind = top.kind as Window;
    expect(isHeard(table, heard()), 'it depends on what nobody has heard').toBe(true);
    expect(table.config.tempo).toBe('courtly');
    expectOffered(evening, kind, top.seats);
    evening.closed[kind]++;
    lapse(match, top.id);
  }
}

function play(number: number): Evening | null {
  const { seats, options } = randomOptions(number);
  const resolved = resolveOptions(hoax.options, { tempo: 'courtly', ...options }, seats);
  if (!resolved.ok) return null;
  const match = beginMatch(hoax, resolved.config, seats, diceFor({ kind: 'fast', value: number }));
  const closed = { illegality: 0, sentencing: 0, indulgence: 0 };
  const evening: Evening = { match, draws: seededDraws(number, 'heard'), beat: [], closed, stayed: 0 };
  for (let step = 0, last = -1; step < STEPS && openAsks(match).length > 0; step++) {
    act(evening);
    follow(evening);
    const top = topOf(evening);
    if (top === undefined || top.id === last) continue;
    last = top.id;
    if (top.kind === 'reaction') evening.beat = match.state.hands.map((_, seat) => offersTo(match, seat as Seat));
    else if (top.kind in REACTION) evening.stayed++;
  }
  return evening;
}

describe('a window that is closed as it opens', () => {
  it('would have asked nobody for anything that could not have been said before it', () => {
    const total = { illegality: 0, sentencing: 0, indulgence: 0, stayed: 0 };
    for (let number = 0; number < 100; number++) {
      const evening = play(number);
      if (evening === null) continue;
      for (const kind of Object.keys(REACTION) as Window[]) total[kind] += evening.closed[kind];
      total.stayed += evening.stayed;
    }
    for (const [kind, count] of Object.entries(total)) expect(count, kind).toBeGreaterThan(20);
  });
});
