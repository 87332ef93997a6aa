// Leaks to whoever comes in or comes back.

import type { Seat } from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import { PUBLIC } from '../../src/tables/facts.ts';
import type { Recent } from '../../src/tables/recent.ts';
import { reaches as reachesOf, type Telling, tellings as tellingsOf } from '../../src/tables/telling.ts';
import { isSecretlyHigh } from './hidden.ts';
import type { ServerLeak } from './leak.ts';

/** The whole deal of each table, kept where it should not be. */
const DEALS = new WeakMap<Recent, readonly Told[]>();
const EVERYTHING = new WeakMap<Recent, readonly Telling[]>();

export const resumes: readonly ServerLeak[] = [
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
      wasTold: () => () => true,
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
