// How long things take: the Beat and its neighbours, at each speed. The server's clock runs by this, and a page shows by it what
// comes next: a phase that begins by itself is not told.

import type { Ask, ClockClass } from '@pretender/kernel';
import type { AskClock } from './answers.ts';
import type { Speed } from './constants.ts';
import type { Settings } from './settings.ts';

interface Beat {
  /** Buttons rest, so that no click meant for the screen before is taken. */
  readonly hush: number;
  /** However fast everybody is, it lasts this long: speed must not tell anything. */
  readonly floor: number;
  /** null: until somebody calls the last call. */
  readonly open: number | null;
  readonly lastCall: number;
}

export interface Pace {
  readonly beat: Beat;
  /** For everything that is not a beat; null where nobody is hurried. */
  readonly limits: { readonly [C in Exclude<ClockClass, 'beat' | 'none'>]: number | null };
  /** What a hold adds to a beat, and what it adds to a turn, so that people can talk. */
  readonly hold: number;
  readonly talk: number;
  /** By how much the rest for a moment of the game is longer than usual; 0 where there is none. */
  readonly moment: number;
}

const SECOND = 1000;
const HOUR = 3_600_000;
/** An offer does not lie about longer than this, at whatever pace people play. */
const OFFER = 120 * SECOND;

const normal: Pace = {
  beat: { hush: 500, floor: 2 * SECOND, open: 8 * SECOND, lastCall: 4 * SECOND },
  limits: {
    setup: 45 * SECOND,
    turn: 60 * SECOND,
    vote: 8 * SECOND,
    decision: 15 * SECOND,
    pause: 30 * SECOND,
    offer: OFFER,
  },
  hold: 8 * SECOND,
  talk: 20 * SECOND,
  moment: 1,
};

/** A moment is looked at, not thought about: it becomes no dance of ten seconds where people take their time. */
const CALM = 1.2;

function times(pace: Pace, factor: number): Pace {
  const { beat, limits } = pace;
  const scaled = Object.entries(limits).map(([key, value]) => [key, value === null ? null : value * factor]);
  return {
    beat: {
      hush: beat.hush,
      floor: beat.floor * factor,
      open: beat.open === null ? null : beat.open * factor,
      lastCall: beat.lastCall * factor,
    },
    limits: { ...(Object.fromEntries(scaled) as Pace['limits']), offer: limits.offer },
    hold: pace.hold * factor,
    talk: pace.talk * factor,
    moment: pace.moment * CALM,
  };
}

const off: Pace = {
  beat: { hush: 500, floor: 0, open: null, lastCall: 4 * SECOND },
  limits: { setup: null, turn: null, vote: null, decision: null, pause: null, offer: OFFER },
  hold: 8 * SECOND,
  talk: 20 * SECOND,
  moment: 1,
};

function paces(usual: Pace): { readonly [S in Exclude<Speed, 'days'>]: Pace } {
  const { turn } = usual.limits;
  return {
    brisk: {
      ...usual,
      beat: { hush: 500, floor: 1.5 * SECOND, open: 4 * SECOND, lastCall: 3 * SECOND },
      limits: {
        ...usual.limits,
        turn: turn === null ? null : (turn * 2) / 3,
        decision: 10 * SECOND,
        vote: 6 * SECOND,
      },
      moment: 0.8,
    },
    normal: usual,
    relaxed: times(usual, 2),
    off,
  };
}

const PACES = paces(normal);

/** A turn of Final Decrees is a card, three actions and some talk. */
const LONGER: Readonly<Record<string, typeof PACES>> = {
  decrees: paces({ ...normal, limits: { ...normal.limits, turn: 90 * SECOND } }),
};

/** Over days there is one sheet for each question: it closes when all have answered, or when the hours are over. */
function newDaily(hours: number): Pace {
  const limit = hours * HOUR;
  return {
    beat: { hush: 0, floor: 0, open: limit, lastCall: 0 },
    limits: { setup: limit, turn: limit, vote: limit, decision: limit, pause: limit, offer: 24 * HOUR },
    hold: 0,
    talk: 0,
    moment: 0,
  };
}

/** There are few, and the clock asks several times for each move. */
const DAILY = new Map<number, Pace>();

function daily(hours: number): Pace {
  const known = DAILY.get(hours) ?? newDaily(hours);
  DAILY.set(hours, known);
  return known;
}

type Paced = Pick<Settings, 'speed' | 'hours'> & Partial<Pick<Settings, 'game'>>;

export function paceOf({ speed, hours, game = '' }: Paced): Pace {
  if (speed === 'days') return daily(hours);
  return (Object.hasOwn(LONGER, game) ? LONGER[game] : PACES)[speed];
}

/** Where a question stands when it comes up: whoever knows the speed need not be told. */
export function freshClock({ id: ask, clock }: Pick<Ask, 'id' | 'clock'>, { beat, limits }: Pace): AskClock {
  if (clock !== 'beat') return { ask, phase: 'decide', left: clock === 'none' ? null : limits[clock] };
  return beat.hush > 0 ? { ask, phase: 'hush', left: beat.hush } : { ask, phase: 'open', left: beat.open };
}

/** The same while the table rests: it begins when that is over. */
export function afterRest({ ask, phase, left }: AskClock, rest: number): AskClock {
  return rest <= 0 ? { ask, phase, left } : { ask, phase: 'hush', left: rest, next: { phase, left } };
}

/** Milliseconds from now until the question closes, if nobody says anything; null if it never does. */
export function leftInAll({ phase, left, next }: AskClock, pace: Pace): number | null {
  if (next !== undefined) {
    const rest = leftInAll({ ask: 0, ...next }, pace);
    return left === null || rest === null ? null : left + rest;
  }
  const { beat } = pace;
  const open = phase === 'hush' ? beat.open : 0;
  const lastCall = phase === 'hush' || phase === 'open' ? beat.lastCall : 0;
  return left === null || open === null ? null : left + open + lastCall;
}
