// What the log says of each event, as data: which sentence, about whom. The words come when it is read.

import type { Event } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';
import type { Words } from '../../words/generated/decreesLog.ts';
import type { Remark } from '../face.ts';
import type { DecreesView } from './view.ts';

type Say = keyof Words;
type About = Partial<Pick<Remark, 'tone' | 'clause'>>;
type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
type Remarks<T extends Event['type']> = (
  event: EventOf<T>,
  before: DecreesView,
) => readonly (Remark | null)[] | Remark | null;

const nothing = () => null;

/** Parts that are seats are whom the line concerns. */
function line(say: Say, args: Remark['args'], about: About = {}): Remark {
  const seats = ['a', 'b'].map((part) => args[part]).filter((seat) => typeof seat === 'number') as Seat[];
  return { say, args, seats, ...about };
}

const SECRET = { tone: 'secret' } as const;

/** `0:3,2:5` */
function pairs(amounts: Readonly<Record<string, number | undefined>>): string {
  return Object.entries(amounts)
    .filter(([, amount]) => amount !== undefined && amount > 0)
    .map(([key, amount]) => `${key}:${amount}`)
    .join();
}

/** Whose doing it is: whoever plays the card, has the turn, or hands out the desks. */
function actorIn({ table: { resolving, turn, posts } }: DecreesView): Seat {
  return resolving?.seat ?? (turn.number === 0 ? posts.HR.director : null) ?? turn.seat;
}

const isParty = ({ viewer }: DecreesView, ...seats: readonly Seat[]) => seats.some((seat) => seat === viewer);

const bidsRevealed: Remarks<'bidsRevealed'> = ({ bids, paid, again }) => [
  line('bids', { shares: pairs(Object.fromEntries(bids.map((bid, seat) => [seat, bid ?? 0]))) }, { clause: 'D2.2' }),
  line('paid', { shares: pairs(Object.fromEntries(paid.entries())) }, { clause: 'D2.3' }),
  again.length > 0 ? line('tied', { seats: again.join() }, { clause: 'D2.4' }) : null,
];

const ENDING_CLAUSES = { declined: 'D11.5', withdrawn: 'D11.5', expired: 'D11.7', failed: 'D11.6' } as const;

/** A record from before reasons were told has none. */
const dropped: Remarks<'dropped'> = ({ offer, why, seat, lack }) =>
  line(
    `dropped_${lack?.of ?? why}`,
    { number: offer, ...(seat === null ? {} : { a: seat }), ...(lack ? { count: lack.count } : {}) },
    { ...SECRET, clause: ENDING_CLAUSES[why] },
  );

const reassigned: Remarks<'reassigned'> = ({ directors }, before) =>
  line('reassigned', {
    a: actorIn(before),
    posts: before.table.ministries.map((id) => `${id}:${directors[id] ?? ''}`).join(),
  });

const moved: Remarks<'moved'> = ({ seat, to }, before) => {
  const by = actorIn(before);
  const about = { ministry: to };
  return line(by === seat ? 'moved' : 'movedBy', by === seat ? { a: seat, ...about } : { a: by, b: seat, ...about }, {
    clause: 'D4.7',
  });
};

const blamed: Remarks<'blamed'> = ({ seat, by }, { table }) =>
  line(by > 0 ? 'blamed_more' : 'blamed_less', {
    a: seat,
    count: Math.abs(by),
    now: table.players[seat].personal + by,
  });

const piled: Remarks<'piled'> = ({ ministry, by }, { table }) =>
  line(by > 0 ? 'piled_more' : 'piled_less', { ministry, count: Math.abs(by), now: table.posts[ministry].blame + by });

const restructured: Remarks<'restructured'> = ({ change, arrow: [from, to], to: place }, before) =>
  line(
    `restructured_${change}`,
    { a: actorIn(before), from, to, ...(place ? { ministry: place[0], other: place[1] } : {}) },
    { clause: 'D5.2' },
  );

const stagnated: Remarks<'stagnated'> = ({ discarded, falls }, { table }) => {
  const shares = falls.flatMap(({ ministry, blame }) => {
    const { director } = table.posts[ministry];
    return director === null ? [] : [`${director}:${blame}`];
  });
  return [
    line('stagnated', { cards: discarded.join() }, { tone: 'bad', clause: 'D8.2' }),
    line(shares.length === 0 ? 'fellNowhere' : 'fell', { shares: shares.join() }, { tone: 'bad', clause: 'D8.3' }),
  ];
};

/** What a card was aimed at, slot by slot. */
const played: Remarks<'played'> = ({ seat, card, with: slots }) => {
  const aims = JSON.stringify(slots);
  const say = aims === '{}' ? 'played' : 'playedOn';
  return line(say, { a: seat, card, ...(aims === '{}' ? {} : { aims }) }, { tone: 'claim', clause: 'D9.1' });
};

const charged: Remarks<'charged'> = ({ blame }, { table: { resolving, players } }) => {
  const gain = resolving?.gains[0];
  if (!gain || blame === 0) return null;
  const { seat } = gain;
  const about = { count: blame, now: players[seat].personal + blame };
  return resolving.seat === seat
    ? line('charged', { a: seat, ...about })
    : line('chargedBy', { a: resolving.seat, b: seat, ...about });
};

const traded: Remarks<'traded'> = ({ transfers }) =>
  transfers.flatMap(({ from, to, blame, cards }) => [
    blame > 0 ? line('traded_blame', { a: from, b: to, count: blame }, { tone: 'good', clause: 'D11.6' }) : null,
    cards > 0 ? line('traded_cards', { a: from, b: to, count: cards }, { tone: 'good', clause: 'D11.6' }) : null,
  ]);

const removed: Remarks<'removed'> = ({ personal, ministry }) => {
  const [shares, heaps] = [pairs(personal), pairs(ministry)];
  if (shares === '' && heaps === '') return line('removedNothing', {}, { clause: 'D7.5' });
  return line('removed', { shares, heaps }, { tone: 'good', clause: 'D7.6' });
};

const ended: Remarks<'ended'> = ({ reason, ranks }) => [
  line(`ended_${reason}`, {}, { tone: 'turn', clause: 'D12.1' }),
  line(
    'won',
    { seats: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])).join() },
    { tone: 'good', clause: 'D12.2' },
  ),
];

const REMARKS: { readonly [T in Event['type']]: Remarks<T> } = {
  opened: nothing,
  bidsRevealed,
  lotDrawn: ({ among }) => line('lot', { seats: among.join() }, { clause: 'D2.6' }),
  // A match that began before lots were told has none on its table.
  appointed: ({ seat }, { table: { lot = [] } }) =>
    line('appointed', { a: seat }, { tone: 'good', clause: lot.length > 0 ? 'D2.6' : 'D2.4' }),
  reassigned,
  stacked: nothing,
  dealt: ({ seat, card }) => line('drew', { a: seat, card }, SECRET),
  laid: nothing,
  asked: nothing,
  closed: nothing,
  noted: nothing,
  turnBegan: ({ seat, number }) => line('turnBegan', { a: seat, number }, { tone: 'turn' }),
  spent: ({ actions }, before) => (actions < 0 ? line('moreActions', { a: actorIn(before), count: -actions }) : null),
  blamed,
  piled,
  distributed: ({ blame }, { table }) =>
    line(
      'distributed',
      {
        a: table.turn.seat,
        heaps: Object.entries(blame)
          .map((each) => each.join(':'))
          .join(),
      },
      { clause: 'D4.5' },
    ),
  moved,
  restructured,
  forwarded: ({ decree, to }, before) =>
    line('forwarded', { a: actorIn(before), decree, ministry: to }, { clause: 'D4.8' }),
  stamped: ({ decree, seat }) => line('stamped', { a: seat, decree }, { clause: 'D7.1' }),
  unstamped: ({ decree }) => line('unstamped', { decree }),
  amended: ({ decree, steps }) => line('amended', { decree, steps: steps.join() }, { clause: 'D9.8' }),
  promulgated: ({ decree, budget }) => line('promulgated', { decree, count: budget }, { tone: 'good', clause: 'D7.2' }),
  removed,
  drew: ({ seat, card }) => line('drew', { a: seat, card }, SECRET),
  drawn: ({ seat }, before) => (isParty(before, seat) ? null : line('drawn', { a: seat })),
  stagnated,
  buried: nothing,
  salvaged: ({ seat, card }) => line('salvaged', { a: seat, card }, { clause: 'D8.7' }),
  shed: ({ seat, card }) => line('shed', { a: seat, card }, { clause: 'D3.6' }),
  played,
  takenBack: (_event, { table }) => line('takenBack', { card: table.resolving?.card ?? '' }, { clause: 'D10.5' }),
  reacted: ({ seat, card }) => line('reacted', { a: seat, card }, { tone: 'doubt', clause: 'D9.4' }),
  prevented: ({ blame }) => line('prevented', { count: blame }, { clause: 'D9.5' }),
  cancelled: (_event, { table }) => line('cancelled', { card: table.resolving?.card ?? '' }, { clause: 'D9.4' }),
  proceeded: nothing,
  drawing: nothing,
  resolved: nothing,
  due: nothing,
  charged,
  looked: ({ seat, at, cards }) =>
    line('looked', { a: seat, b: at, cards: cards.join() }, { ...SECRET, clause: 'D9.7' }),
  taken: ({ from, to, card }) => line('taken', { a: to, b: from, card }, { ...SECRET, clause: 'D9.7' }),
  took: ({ from, to }, before) =>
    isParty(before, from, to) ? null : line('took', { a: to, b: from }, { clause: 'D9.7' }),
  offered: ({ offer, by, parties }) =>
    line(
      'offered',
      { a: by, number: offer, parties: parties.filter((seat) => seat !== by).join() },
      { clause: 'D11.2' },
    ),
  // Whoever has a part in it hears with the new version whose it is.
  countered: ({ offer, version }, before) =>
    isParty(before, ...(before.table.offers.find(({ id }) => id === offer)?.parties ?? []))
      ? null
      : line('countered', { number: offer, version }, { clause: 'D11.4' }),
  tabled: ({ seat, offer, version, agreed: [by] }, before) =>
    version === 1 || by === undefined || !isParty(before, seat)
      ? null
      : line('counteredBy', { a: by, number: offer, version }, { ...SECRET, clause: 'D11.4' }),
  agreed: ({ offer, seat }) => line('agreed', { a: seat, number: offer }, SECRET),
  filled: nothing,
  traded,
  handed: ({ from, to, cards }) => line('handed', { a: from, b: to, cards: cards.join() }, SECRET),
  offerClosed: nothing,
  dropped,
  published: ({ by, to, text }) => line('published', { a: by, b: to, text }, { clause: 'D11.11' }),
  marked: ({ seat, note, as }, { table }) =>
    line(`marked_${as}`, { a: seat, text: table.notes[note]?.text ?? '' }, { clause: 'D11.12' }),
  promised: ({ by, to, text }) => line('promised', { a: by, b: to, text }, { ...SECRET, clause: 'D11.10' }),
  ended,
};

export function remarks(event: Event, before: DecreesView): readonly Remark[] {
  const said = (REMARKS[event.type] as Remarks<Event['type']>)(event as never, before);
  return (Array.isArray(said) ? said : [said as Remark | null]).filter((each): each is Remark => each !== null);
}
