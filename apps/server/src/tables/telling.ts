// Who is told what of a line. This is the one place where something kept becomes something sent: a line that is not
// named here is told to nobody.

import { type GameTypes, type Seat, type Viewer, whoIsTold, writerOf } from '@pretender/kernel';
import { brief, type Told } from '@pretender/protocol';
import { isPlaying, nextHost, type TableState, takesHouse } from './facts.ts';
import type { LineOf, TableLine } from './lines.ts';
import { isKept } from './tickets.ts';

export interface Telling {
  /** The gallery is whoever watches and does not play. */
  readonly to: 'all' | 'gallery' | readonly Seat[];
  readonly event: Told;
}

type Teller<K extends TableLine['kind']> = (state: TableState, line: LineOf<K>) => Telling[];

const toAll = (event: Told): Telling[] => [{ to: 'all', event }];
const silent = (): Telling[] => [];
const isFree = ({ chairs }: TableState, seat: Seat): boolean => chairs[seat].person.kind === 'empty';

/** Events of the game go to whom the game says. */
function ofGame({ played }: TableState, events: readonly GameTypes['Event'][]): Telling[] {
  const told: Telling[] = [];
  for (const event of events) {
    const whom = whoIsTold(writerOf(played.game, event), event);
    const to = typeof whom === 'number' ? [whom] : whom;
    if (to !== 'nobody' && to.length > 0) told.push({ to, event: brief(event as Told, played.usual) });
  }
  return told;
}

/** An order of one's own that was carried out. */
function ofOrder({ chairs }: TableState, seat: Seat, order: number | undefined): Telling[] {
  const standing = chairs[seat].orders.find(({ number }) => number === order);
  if (!standing) return [];
  return [{ to: [seat], event: { type: '@orderDone', number: standing.number, isOver: standing.isOnce } }];
}

function startOf({ matchNumber, next, dealing }: TableState, { numbers, nonces = [] }: LineOf<'started'>): Told {
  const start = { type: '@started', match: matchNumber + 1, commitment: next.commitment } as const;
  if (numbers === undefined) return { ...start, nonces };
  const opened = numbers.flatMap((number, seat) => (number === null ? [] : [{ seat: seat as Seat, ...number }]));
  return { ...start, attempt: dealing?.attempt ?? 1, numbers: opened, voided: dealing?.voided ?? [] };
}

const TELLERS: { readonly [K in TableLine['kind']]: Teller<K> } = {
  opened: silent,
  sat: (state, { seat, person }) => [
    ...toAll({ type: '@sat', seat, person }),
    ...(takesHouse(state, person) && state.host !== seat ? toAll({ type: '@host', seat }) : []),
  ],
  left: (state, { seat }) => [
    ...toAll({ type: '@left', seat }),
    ...(state.host === seat ? toAll({ type: '@host', seat: nextHost(state) }) : []),
  ],
  // Everybody sees for whom a seat is kept; that somebody has a second device is nobody's business.
  ticket: (state, { seat }) => (isFree(state, seat) && !isKept(state, seat) ? toAll({ type: '@invited', seat }) : []),
  ticketGone: (state, { seat }) => (isKept(state, seat) ? toAll({ type: '@uninvited', seat }) : []),
  rekeyed: silent,
  ready: (_state, { seat }) => toAll({ type: '@ready', seat }),
  committed: (_state, { seat, commitment }) => toAll({ type: '@ready', seat, commitment }),
  dealing: () => toAll({ type: '@dealing' }),
  fixed: ({ chairs, dealing }, { seats }) => {
    const numbers = seats.map((seat) => ({ seat, commitment: chairs[seat].commitment ?? '' }));
    return toAll({ type: '@opening', attempt: dealing?.attempt ?? 1, numbers });
  },
  // That it was opened, and not which number it is.
  number: (_state, { seat }) => toAll({ type: '@opened', seat }),
  voided: (_state, { seats, next }) => [
    ...toAll({ type: '@voided', seats }),
    ...toAll({ type: '@sealed', commitment: next.commitment }),
  ],
  host: (_state, { seat }) => toAll({ type: '@host', seat }),
  set: (_state, { settings }) => toAll({ type: '@set', settings }),
  started: (state, line) => [...toAll(startOf(state, line)), ...ofGame(state, line.entry.events)],
  played(state, { entry, order }) {
    const told = ofGame(state, entry.events);
    if (order !== undefined && entry.cause.by === 'move') told.push(...ofOrder(state, entry.cause.seat, order));
    return told;
  },
  ended: (state, { next }) => [
    ...toAll({ type: '@ended', match: state.matchNumber, seed: state.fairness?.sealed.seed ?? '' }),
    ...toAll({ type: '@sealed', commitment: next.commitment }),
  ],
  photo: (_state, { finish }) => toAll({ type: '@photo', finish }),
  // What the gallery says while a match is played could help somebody, so only the gallery hears it.
  said(state, { from, seat, text }) {
    const isApart = seat === null && isPlaying(state);
    return [{ to: isApart ? 'gallery' : 'all', event: { type: '@said', from, seat, text } }];
  },
  phrase: (_state, { seat, phrase }) => toAll({ type: '@phrase', seat, phrase }),
  muted: (_state, { seat, seats, gallery }) => [{ to: [seat], event: { type: '@muted', seats, gallery } }],
  silenced: (_state, { seat, isSilent }) => toAll({ type: '@silenced', seat, isSilent }),
  paused: (_state, { seat }) => toAll({ type: '@paused', seat }),
  resumed: () => toAll({ type: '@resumed' }),
  called: (_state, { ask }) => toAll({ type: '@called', ask }),
  // Anonymous: that somebody thinks, not who.
  held: (state, { ask, seat, order }) => [...toAll({ type: '@held', ask }), ...ofOrder(state, seat, order)],
  // Who has seen enough is nobody's business.
  seen: (_state, { ask, isOver }) => (isOver ? toAll({ type: '@seen', ask }) : []),
  autoPass: (_state, { seat, scope }) => [{ to: [seat], event: { type: '@autoPass', scope } }],
  ordered: (_state, { seat, number, order }) => [{ to: [seat], event: { type: '@ordered', number, order } }],
  orderGone: (_state, { seat, number, why }) => [{ to: [seat], event: { type: '@orderGone', number, why } }],
  asksBack: (_state, { request, seat, name }) => toAll({ type: '@asksBack', request, seat, name }),
  backed: (_state, { request, by }) => toAll({ type: '@backed', request, by }),
  granted: (_state, { request, seat }) => toAll({ type: '@granted', request, seat }),
  returned: (_state, { request, seat, yes, why }) =>
    toAll({ type: '@returned', request, seat, yes, ...(why !== undefined && { why }) }),
  voted: (_state, { seat, motion, yes, isCarried }) => toAll({ type: '@voted', seat, motion, yes, isCarried }),
  shifted: silent,
  // Everybody is told the clock (`audience.ts`).
  stalled: silent,
};

/** Before the line is applied. */
export function tellings(state: TableState, line: TableLine): Telling[] {
  return (TELLERS[line.kind] as Teller<TableLine['kind']>)(state, line as never);
}

export function reaches({ to }: Pick<Telling, 'to'>, viewer: Viewer): boolean {
  if (to === 'all') return true;
  return to === 'gallery' ? viewer === 'public' : viewer !== 'public' && to.includes(viewer);
}
