// Leaks put into the server on purpose, each with the check that must find it. They come from what other servers of this
// kind have leaked.

import { missing, type Seat } from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import { openAsk, PUBLIC, type TableState } from '../../src/tables/facts.ts';
import type { LineOf, TableLine } from '../../src/tables/lines.ts';
import type { Recent } from '../../src/tables/recent.ts';
import { pastOf } from '../../src/tables/records.ts';
import { reaches as reachesOf, type Telling, tellings as tellingsOf } from '../../src/tables/telling.ts';
import type { Check } from '../worlds/pair.ts';
import type { Tamper } from '../worlds/side.ts';
import type { Fault } from './fault.ts';

interface ServerLeak {
  readonly name: string;
  readonly caughtBy: Check;
  readonly fault?: Fault;
  readonly tamper?: Tamper;
}

/** The whole deal of each table, kept where it should not be. */
const DEALS = new WeakMap<Recent, readonly Told[]>();
const EVERYTHING = new WeakMap<Recent, readonly Telling[]>();

function cardOf({ match }: TableState, seat: number): string {
  return (match?.state.hands[seat] as { identity?: string } | undefined)?.identity ?? '';
}

/** Something that depends on two hidden cards, and is the other way round where they are exchanged. */
const isSecretlyHigh = (state: TableState): boolean => cardOf(state, 0) > cardOf(state, 1);

interface Claim {
  readonly seat: number;
  readonly as: string;
}

function isTrueClaim(state: TableState): boolean {
  const claim = (state.match?.state.table as { claim?: Claim | null } | undefined)?.claim;
  return claim !== null && claim !== undefined && cardOf(state, claim.seat) === claim.as;
}

/** Has the first seat, or the second, answered what is open? */
function isAnsweredBySome(state: TableState): boolean {
  const ask = openAsk(state);
  return (
    state.match !== null &&
    ask !== null &&
    [0, 1].some((seat) => !missing(state.match as never, ask).includes(seat as Seat))
  );
}

/** What is told of one kind of line, changed. */
function telling<K extends TableLine['kind']>(
  kind: K,
  change: (told: Telling[], line: LineOf<K>, state: TableState) => Telling[],
): Fault {
  return {
    tellings: (real) => (state, line) => {
      const told = real(state, line);
      return line.kind === kind ? change(told, line as LineOf<K>, state) : told;
    },
  };
}

const resumes: readonly ServerLeak[] = [
  {
    name: 'what was missed is not filtered',
    caughtBy: 'other answers',
    fault: {
      keepRecent: (real) => (recent, seats, told) => {
        real(recent, seats, told);
        EVERYTHING.set(recent, [...(EVERYTHING.get(recent) ?? []), ...told]);
      },
      recentFor: (real) => (recent, viewer, count) => {
        const all = EVERYTHING.get(recent) ?? [];
        let own = 0;
        let from = all.length;
        for (; from > 0 && own <= count; from--) own += Number(reachesOf(all[from - 1], viewer));
        // What the gallery says would be found by a check of its own.
        const foreign = all.slice(from).filter((each) => each.to !== 'gallery' && !reachesOf(each, viewer));
        const list = real(recent, viewer, count);
        return list && [...list, ...foreign.map(({ event }) => ({ ...event, type: `@${event.type}` }))];
      },
    },
  },
  {
    name: 'a resume brings the deal again, all of it',
    caughtBy: 'other cards',
    fault: {
      keepRecent: (real) => (recent, seats, told) => {
        real(recent, seats, told);
        const deal = told.map(({ event }) => event).filter(({ type }) => type === 'dealt');
        if (deal.length > 0) DEALS.set(recent, deal);
      },
      recentFor: (real) => (recent, viewer, count) => {
        const list = real(recent, viewer, count);
        const deal = (DEALS.get(recent) ?? []).map((event) => ({ ...event, type: '@dealt' }));
        return list && [...list, ...deal];
      },
    },
  },
  {
    name: 'who comes late is told the story of everybody',
    caughtBy: 'other cards',
    fault: {
      toldOfMatch: () => (story) => story.map(({ event }) => event),
    },
  },
  {
    name: 'a spectator sees with the eyes of a seat',
    caughtBy: 'other cards',
    fault: {
      snapshotFor: (real) => (state, viewer, absent) => real(state, viewer === 'public' ? (0 as Seat) : viewer, absent),
    },
  },
  {
    name: 'the picture after a reload holds the whole house',
    caughtBy: 'other cards',
    fault: {
      snapshotFor: (real) => (state, viewer, absent) => ({ ...real(state, viewer, absent), house: state.match?.state }),
    },
  },
  {
    name: 'the order of the fields depends on a card',
    caughtBy: 'other cards',
    fault: {
      snapshotFor: (real) => (state, viewer, absent) => {
        const { chat, ...rest } = real(state, viewer, absent);
        return isSecretlyHigh(state) ? { chat, ...rest } : { ...rest, chat };
      },
    },
  },
  {
    name: 'numbers count what others were told',
    caughtBy: 'other answers',
    fault: {
      apply: (real) => (state, line, at) => {
        const secrets = tellingsOf(state, line).filter(({ to }) => Array.isArray(to) && !to.includes(PUBLIC as Seat));
        const told = real(state, line, at);
        for (const { to } of secrets)
          for (let viewer = 0; viewer <= PUBLIC; viewer++)
            if (!(to as readonly number[]).includes(viewer)) state.told[viewer]++;
        return told;
      },
    },
  },
];

const tellingTooMuch: readonly ServerLeak[] = [
  {
    name: 'a spectator hears what the host hears',
    caughtBy: 'other cards',
    fault: { reaches: (real) => (told, viewer) => real(told, viewer === 'public' ? (0 as Seat) : viewer) },
  },
  {
    name: 'everybody gets an empty frame when somebody is told something',
    caughtBy: 'other answers',
    fault: {
      tell: (real) => (audience, told, now) => {
        real(audience, told, now);
        if (told.some(({ to }) => to !== 'all'))
          for (const listener of audience.listeners.keys()) listener.send('{"t":"told","e":[]}');
      },
    },
  },
  {
    name: 'who asks for more time is named',
    caughtBy: 'other answers',
    fault: telling('held', (told, { seat }) => told.map(({ to, event }) => ({ to, event: { ...event, seat } }))),
  },
  {
    name: 'an order to pass is told to all',
    caughtBy: 'other answers',
    fault: telling('autoPass', (told) => told.map(({ event }) => ({ to: 'all', event }))),
  },
  {
    name: 'a pass is told to all',
    caughtBy: 'other answers',
    fault: telling('played', (told) =>
      told.map(({ to, event }) => ({ to: event.type === 'noted' ? 'all' : to, event })),
    ),
  },
  {
    name: 'the start tells the seed',
    caughtBy: 'sealed',
    fault: telling('started', (told, _line, { next }) =>
      told.map(({ to, event }) => ({ to, event: event.type === '@started' ? { ...event, seed: next.seed } : event })),
    ),
  },
  {
    name: 'the table hears what the gallery says',
    caughtBy: 'gallery apart',
    fault: telling('said', (told) => told.map(({ event }) => ({ to: 'all', event }))),
  },
  {
    name: 'who comes back reads what the gallery has said',
    caughtBy: 'gallery apart',
    fault: {
      snapshotFor: (real) => (state, viewer, absent) => ({
        ...real(state, viewer, absent),
        chat: state.chat.map(({ event }) => event),
      }),
    },
  },
];

const refusalsAndTimes: readonly ServerLeak[] = [
  {
    name: 'a refusal knows the card',
    caughtBy: 'other cards',
    fault: {
      decide: (real) => (state, command, actor) => {
        const decision = real(state, command, actor);
        if (decision.ok || !isSecretlyHigh(state)) return decision;
        return { ok: false, refusal: { ...decision.refusal, why: 'There is no such card here.' } };
      },
    },
  },
  {
    name: 'a refusal knows whether others have answered',
    caughtBy: 'other answers',
    fault: {
      decide: (real) => (state, command, actor) => {
        const decision = real(state, command, actor);
        if (decision.ok || !isAnsweredBySome(state)) return decision;
        return { ok: false, refusal: { ...decision.refusal, code: 'stale' } };
      },
    },
  },
  {
    name: 'a window closes earlier on the truth',
    caughtBy: 'other cards',
    fault: {
      wakesAt: (real) => (state, extra) => {
        const time = real(state, extra);
        return time !== null && isTrueClaim(state) ? time - 300 : time;
      },
    },
  },
  {
    name: 'a window closes when all have passed, at an even table too',
    caughtBy: 'other answers',
    fault: {
      wakesAt: (real) => (state, extra) => real({ ...state, settings: { ...state.settings, isEven: false } }, extra),
    },
  },
  {
    name: 'an order to pass is not kept by who holds the better card',
    caughtBy: 'other cards',
    fault: { autoPasses: (real) => (state) => (isSecretlyHigh(state) ? [] : real(state)) },
  },
];

const elsewhere: readonly ServerLeak[] = [
  {
    name: 'a bot is given the whole house',
    caughtBy: 'other cards',
    fault: {
      botsToAsk: (real) => (state, absent) =>
        real(state, absent).map((call) => ({
          ...call,
          choice: (seed) => ({ ...call.choice(seed), view: state.match?.state }),
        })),
    },
  },
  {
    name: 'bots think twice where there is something to find out',
    caughtBy: 'other cards',
    fault: {
      botsToAsk: (real) => (state, absent) => (isTrueClaim(state) ? real(state, absent).slice(1) : real(state, absent)),
    },
  },
  {
    name: 'the notice outside shows the cards',
    caughtBy: 'other cards',
    fault: { noticeOf: (real) => (state) => ({ ...real(state), cards: [cardOf(state, 0), cardOf(state, 1)] }) },
  },
  {
    name: 'a record is handed out while the match is played',
    caughtBy: 'other cards',
    fault: {
      finishedMatch: (real) => (state, match) => real(state, match) ?? pastOf(state),
    },
  },
  {
    name: 'the log notes what was written',
    caughtBy: 'other cards',
    tamper: (services) => ({
      ...services,
      store: {
        ...services.store,
        append(line, ...others) {
          const { entry } = JSON.parse(line.body) as { entry?: unknown };
          if (entry !== undefined) services.log.info({ entry }, 'written');
          return services.store.append(line, ...others);
        },
      },
    }),
  },
  {
    name: 'the log notes whose key was looked for',
    caughtBy: 'sealed',
    tamper: (services) => ({
      ...services,
      store: {
        ...services.store,
        keyOwner(hash) {
          services.log.info({ hash }, 'somebody comes in');
          return services.store.keyOwner(hash);
        },
      },
    }),
  },
];

export const SERVER_LEAKS: readonly ServerLeak[] = [...resumes, ...tellingTooMuch, ...refusalsAndTimes, ...elsewhere];
