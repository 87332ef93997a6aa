import { type Hoax, type HoaxState, hoax, type Identity } from '@pretender/hoax';
import { type AskId, type Draws, type Seat, type View, viewOf } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { answer, LEVELS } from '../src/index.ts';
import { inOtherWorlds, type Level } from './other-worlds.ts';

/** `PRETENDER_DECISIONS=10000 PRETENDER_LEVEL=wily` for the whole promise of one of them, or of several with commas between. */
const DECISIONS = Number(process.env.PRETENDER_DECISIONS ?? 40);
const LEVEL = process.env.PRETENDER_LEVEL;
const NAMED: readonly string[] = LEVEL?.split(',') ?? LEVELS.hoax;

const ASKED: readonly Level[] = LEVELS.hoax.filter((level) => NAMED.includes(level));

describe('no cheating', () => {
  it(`${DECISIONS} decisions of ${LEVEL ?? 'every level'} are the same whatever the hidden cards are`, {
    timeout: 3_600_000,
  }, () => {
    expect(ASKED, `a level is one of ${LEVELS.hoax.join(', ')}`).toHaveLength(NAMED.length);
    const { compared, others, kinds, different } = inOtherWorlds({ levels: ASKED, decisions: DECISIONS });
    if (LEVEL !== undefined) process.stdout.write(`${LEVEL}: ${JSON.stringify(kinds)}\n`);
    expect(different).toEqual([]);
    // What there is to think about is asked often enough, and not passes alone.
    for (const kind of ['declaration', 'finale declaration'])
      expect(kinds[kind], kind).toBeGreaterThan((DECISIONS * ASKED.length) / 50);
    for (const level of ASKED) expect(compared[level], level).toBe(DECISIONS);
    expect(others).toBeGreaterThan((DECISIONS * ASKED.length) / 2);
  });
});

/** Everybody's hand, as if the keyhole were a window. */
function peek(state: HoaxState, seat: Seat): View<Hoax> {
  return { ...viewOf(state, seat), hands: state.hands } as View<Hoax>;
}

function cardsOfOthers({ viewer, hands }: View<Hoax>): (Identity | null)[] {
  return hands.flatMap((hand, seat) => (seat === viewer || hand === null ? [] : [hand.identity]));
}

const plain = (level: Level, view: View<Hoax>, ask: AskId, draws: Draws): unknown =>
  answer({ game: 'hoax', level, view: { ...viewOf(view as never, view.viewer) } as never, ask }, draws);

/** Knows whom to accuse. */
function accuser(level: Level, view: View<Hoax>, ask: AskId, draws: Draws): unknown {
  const offer = hoax.moves(view).find((spec) => spec.ask === ask && spec.type === 'accuse');
  const [target] = offer?.fields.target.kind === 'one' ? (offer.fields.target.of as readonly Seat[]) : [];
  const identity = target === undefined ? null : view.hands[target]?.identity;
  return identity ? { type: 'accuse', target, identity } : plain(level, view, ask, draws);
}

/** Only its luck turns with the cards of the others. */
function lucky(level: Level, view: View<Hoax>, ask: AskId, draws: Draws): unknown {
  if (cardsOfOthers(view)[0] === 'baron') draws.below(2 ** 30);
  return plain(level, view, ask, draws);
}

/** Knows whom to accuse, but waits for the finale. */
function patientAccuser(level: Level, view: View<Hoax>, ask: AskId, draws: Draws): unknown {
  return (view.table.finale ? accuser : plain)(level, view, ask, draws);
}

describe('whoever peeks', () => {
  const trial = { levels: ['shrewd'] as const, decisions: 200 };

  it.each([
    ['accuses whom it has seen', accuser],
    ['accuses whom it has seen in a finale', patientAccuser],
    ['has other luck for what it has seen', lucky],
  ])('and %s is found out', (_, ask) => {
    expect(inOtherWorlds({ ...trial, look: peek, ask }).different.length).toBeGreaterThan(0);
    // Through the keyhole there is nothing to be seen.
    expect(inOtherWorlds({ ...trial, ask }).different).toEqual([]);
  });
});
