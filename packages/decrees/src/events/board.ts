// Blame, posts, arrows and decrees: what lies on the table.

import { changed } from '../rules/graph.ts';
import type { Decree } from '../types.ts';
import { MINISTRIES, type Ministry } from '../words.ts';
import { refill } from './lists.ts';
import type { Writers } from './writers.ts';

/** The next step was put in (by 1) or struck out (by -1): what the others have paid goes with them. */
function movePaid({ paid, stamped }: Decree, by: number): void {
  const left = by < 0 ? paid.filter((step) => step !== stamped) : paid;
  refill(
    paid,
    left.map((step) => (step < stamped ? step : step + by)),
  );
}

export const boardEvents: Writers<
  | 'blamed'
  | 'piled'
  | 'distributed'
  | 'moved'
  | 'reassigned'
  | 'restructured'
  | 'forwarded'
  | 'stamped'
  | 'unstamped'
  | 'amended'
  | 'promulgated'
  | 'removed'
> = {
  blamed: {
    to: 'all',
    table({ players }, { seat, by }) {
      players[seat].personal += by;
    },
  },
  piled: {
    to: 'all',
    table({ posts }, { ministry, by }) {
      posts[ministry].blame += by;
    },
  },
  distributed: {
    to: 'all',
    table({ posts }, { blame }) {
      for (const ministry of MINISTRIES) posts[ministry].blame = blame[ministry] ?? posts[ministry].blame;
    },
  },
  moved: {
    to: 'all',
    table({ posts }, { seat, to }) {
      for (const ministry of MINISTRIES) if (posts[ministry].director === seat) posts[ministry].director = null;
      posts[to].director = seat;
    },
  },
  reassigned: {
    to: 'all',
    table({ posts }, { directors }) {
      for (const ministry of MINISTRIES) posts[ministry].director = directors[ministry];
    },
  },
  restructured: {
    to: 'all',
    table: ({ arrows }, change) => refill(arrows, changed(arrows, change)),
  },
  forwarded: {
    to: 'all',
    table({ decrees }, { decree: id, to, rewarded }) {
      const decree = decrees[id];
      decree.at = to;
      if (rewarded && !decree.paid.includes(decree.stamped)) decree.paid.push(decree.stamped);
    },
  },
  stamped: {
    to: 'all',
    table({ decrees, players }, { decree, seat }) {
      decrees[decree].stamped++;
      players[seat].stamps++;
    },
  },
  unstamped: {
    to: 'all',
    table({ decrees }, { decree }) {
      decrees[decree].stamped--;
    },
  },
  amended: {
    to: 'all',
    table({ decrees }, { decree: id, steps }) {
      const decree = decrees[id];
      movePaid(decree, steps.length - decree.steps.length);
      refill(decree.steps, steps);
    },
  },
  promulgated: {
    to: 'all',
    table(table, { decree, ministry, budget }) {
      table.decrees[decree].at = null;
      table.promulgated++;
      table.promulgation = { ministry, budget };
    },
  },
  removed: {
    to: 'all',
    table(table, { personal, ministry }) {
      for (const seat in personal) table.players[Number(seat)].personal -= personal[seat];
      for (const [id, blame] of Object.entries(ministry)) table.posts[id as Ministry].blame -= blame;
      table.promulgation = null;
    },
  },
};
