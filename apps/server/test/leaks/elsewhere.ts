// Leaks to bots, to the outside, and into the log.

import { pastOf } from '../../src/tables/records.ts';
import { cardOf, isTrueClaim } from './hidden.ts';
import type { ServerLeak } from './leak.ts';

export const elsewhere: readonly ServerLeak[] = [
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
