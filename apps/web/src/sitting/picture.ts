// A table as one viewer knows it, out of what that viewer was told. Pure: each telling makes the next picture, so whoever looks
// sees that something has changed.

import { copy, evolveView, resolveOptions, type Seat, type Viewer, viewOf } from '@pretender/kernel';
import type {
  BackRequest,
  Motion,
  Muted,
  OpenMotion,
  OwnSettings,
  Person,
  RequestEnd,
  Settings,
  Snapshot,
  TableEvent,
  Told,
} from '@pretender/protocol';
import type { AnyEvent, AnyView, Face, Remark } from '../games/face.ts';
import { DEAL_TELLERS, dealIn, NO_DEAL, type PageDeal, withFirst, withoutNumber } from './dealing.ts';
import type { LogLine } from './log-line.ts';
import { isLive } from './playing.ts';
import { type PageAway, withoutVoice } from './voices.ts';

export interface Picture {
  readonly viewer: Viewer;
  readonly table: string;
  readonly code: string;
  readonly settings: Settings;
  readonly host: Seat;
  readonly people: readonly Person[];
  /** Empty seats that are kept for somebody. */
  readonly invited: readonly Seat[];
  readonly absent: readonly Seat[];
  /** The same people, and for how long they are still reckoned with. */
  readonly away: readonly PageAway[];
  readonly match: number;
  readonly commitment: string | null;
  /** The promise for the next deal; null while none was told. */
  readonly sealed: string | null;
  /** What everybody has added to it, and adds to the next. */
  readonly deal: PageDeal;
  /** Opened when the match is over. */
  readonly seed: string | null;
  readonly isPaused: boolean;
  /** What this seat has set for itself; null from the gallery. */
  readonly own: OwnSettings | null;
  /** Whom the host does not let speak. */
  readonly silenced: Muted;
  /** Who stopped the clocks; null if that was the host, or before we came. */
  readonly pausedBy: Seat | null;
  readonly view: AnyView | null;
  readonly chat: readonly Told[];
  readonly log: readonly LogLine[];
  /** The game's own fold of this match. */
  readonly chronicle?: unknown;
  /** Everything the last telling brought, for whatever moves. */
  readonly news: readonly Told[];
  readonly requests: readonly BackRequest[];
  /** The last that ended, and did not pass. */
  readonly endedRequest: EndedRequest | null;
  /** What is proposed to the table, and who is for it. */
  readonly motions: readonly OpenMotion[];
  /** Seats for which a bot plays while their person is away. */
  readonly standIns: readonly Seat[];
  /** Seats that have passed to somebody since the last match began: no say yet about other seats. */
  readonly newcomers: readonly Seat[];
  /** The table has ended this match before its end. */
  readonly isWoundUp: boolean;
}

export interface EndedRequest {
  readonly name: string;
  readonly seat: Seat;
  readonly why: Exclude<RequestEnd, 'newer'>;
}

export function fromSnapshot(viewer: Viewer, at: Snapshot): Picture {
  const { view, ready, dealing, ...rest } = at;
  const fresh = { viewer, seed: null, deal: dealIn({ ready, dealing }), pausedBy: null, log: [], news: [] };
  const besides = { away: [], endedRequest: null, newcomers: at.newcomers ?? [] };
  return { ...rest, ...fresh, ...besides, sealed: at.commitment, view: view as AnyView | null };
}

/** The view before anything has happened. */
function blankView(face: Face, { settings, viewer }: Picture): AnyView {
  const resolved = resolveOptions(face.game.options, settings.options, settings.seats);
  if (!resolved.ok) throw new Error('the table is set with options that this page does not know');
  return viewOf(face.game.init(resolved.config, settings.seats), viewer);
}

type Teller<T extends TableEvent['type']> = (
  picture: Picture,
  event: Extract<TableEvent, { type: T }>,
) => Partial<Picture>;

const seated = (people: readonly Person[], seat: Seat, person: Person) =>
  people.map((other, at) => (at === seat ? person : other));
const without = (seats: readonly Seat[], seat: Seat) => seats.filter((other) => other !== seat);
const NOBODY: Person = { kind: 'empty', name: '', level: null };

const withoutOrder = (own: Picture['own'], number: number): Picture['own'] =>
  own && { ...own, orders: own.orders.filter((order) => order.number !== number) };

function changeSilence(silenced: Muted, seat: Seat | null, isSilent: boolean): Muted {
  if (seat === null) return { ...silenced, gallery: isSilent };
  const others = silenced.seats.filter((other) => other !== seat);
  return { ...silenced, seats: isSilent ? [...others, seat] : others };
}

const isSameMotion = (a: Motion, b: Motion) =>
  a.kind === b.kind && ('seat' in a ? a.seat : null) === ('seat' in b ? b.seat : null) && paceIn(a) === paceIn(b);
const paceIn = (motion: Motion) => (motion.kind === 'speed' ? motion.speed : null);

/** What a carried motion changes; one that is not carried only has another voice. */
const voted: Teller<'@voted'> = ({ motions, standIns, settings }, { seat, motion, yes, isCarried }) => {
  const others = motions.filter((other) => !isSameMotion(other.motion, motion));
  const before = motions.find((other) => isSameMotion(other.motion, motion))?.ayes ?? [];
  const ayes = [...before.filter((other) => other !== seat), ...(yes ? [seat] : [])];
  if (motion.kind === 'standIn' && motion.seat === seat)
    return { motions: others, standIns: standIns.filter((other) => other !== seat) };
  if (!isCarried) return { motions: ayes.length > 0 ? [...others, { motion, ayes }] : others };
  if (motion.kind === 'windUp') return { motions: others, isWoundUp: true };
  if (motion.kind === 'speed') return { motions: others, settings: { ...settings, speed: motion.speed } };
  return { motions: others, standIns: [...standIns, motion.seat as Seat] };
};

const TELLERS: { readonly [T in TableEvent['type']]: Teller<T> } = {
  '@sat': ({ people, invited }, { seat, person }) => ({
    people: seated(people, seat, person),
    invited: without(invited, seat),
  }),
  '@left': (picture, { seat }) => ({
    ...withoutVoice(picture, seat),
    ...withoutNumber(picture, seat),
    people: seated(picture.people, seat, NOBODY),
    newcomers: without(picture.newcomers, seat),
  }),
  '@invited': ({ invited }, { seat }) => ({ invited: [...without(invited, seat), seat] }),
  '@uninvited': ({ invited }, { seat }) => ({ invited: without(invited, seat) }),
  ...DEAL_TELLERS,
  '@host': (_picture, { seat }) => ({ host: seat }),
  // What was played before had other seats, or other rules.
  '@set': ({ people, invited }, { settings }) => ({
    settings,
    invited: invited.filter((seat) => seat < settings.seats),
    people: Array.from({ length: settings.seats }, (_, seat) => people[seat] ?? NOBODY),
    view: null,
    log: [],
    isWoundUp: false,
  }),
  '@ended': (_picture, { seed }) => ({ seed, motions: [], standIns: [] }),
  '@voted': voted,
  '@said': ({ chat }, event) => ({ chat: [...chat, event] }),
  '@phrase': ({ chat }, event) => ({ chat: [...chat, event] }),
  '@paused': (_picture, { seat }) => ({ isPaused: true, pausedBy: seat }),
  '@resumed': () => ({ isPaused: false, pausedBy: null }),
  '@called': () => ({}),
  '@held': () => ({}),
  '@seen': () => ({}),
  '@autoPass': ({ own }, { scope }) => ({ own: own && { ...own, autoPass: scope } }),
  '@muted': ({ own }, { seats, gallery }) => ({ own: own && { ...own, muted: { seats, gallery } } }),
  '@ordered': ({ own }, { number, order }) => ({ own: own && { ...own, orders: [...own.orders, { number, order }] } }),
  '@orderDone': ({ own }, { number, isOver }) => (isOver ? { own: withoutOrder(own, number) } : {}),
  '@orderGone': ({ own }, { number }) => ({ own: withoutOrder(own, number) }),
  '@photo': () => ({}),
  '@silenced': ({ silenced }, { seat, isSilent }) => ({ silenced: changeSilence(silenced, seat, isSilent) }),
  '@asksBack': ({ requests }, { request, seat, name }) => ({
    requests: [...requests, { request, seat, name, ayes: [] }],
  }),
  '@backed': ({ requests }, { request, by }) => ({
    requests: requests.map((asked) => (asked.request === request ? { ...asked, ayes: [...asked.ayes, by] } : asked)),
  }),
  '@granted': ({ requests }, { request }) => ({
    requests: requests.map((asked) => (asked.request === request ? { ...asked, isGranted: true } : asked)),
  }),
  '@returned': (picture, { request, seat, yes, why }) => {
    if (yes) {
      const newcomers = [...without(picture.newcomers, seat), seat];
      return { ...withoutVoice(picture, seat), ...withoutNumber(picture, seat), newcomers };
    }
    const name = picture.requests.find((other) => other.request === request)?.name;
    const requests = picture.requests.filter((other) => other.request !== request);
    const isTold = name !== undefined && why !== undefined && why !== 'newer';
    return isTold ? { requests, endedRequest: { name, seat, why } } : { requests };
  },
};

const PLAIN = { seats: [], tone: 'plain', clause: null } as const;

interface Place {
  readonly round: number;
  readonly turn: number;
}

export const placeOf = (face: Face, view: AnyView): Place => ({ round: face.roundOf(view), turn: face.turnOf(view) });

/** What begins a turn belongs to it already; everything else belongs where it happened. */
export function linesOf(remarks: readonly Remark[], before: Place, after: Place, firstId: number): readonly LogLine[] {
  return remarks.map((remark, at) => ({
    ...PLAIN,
    ...remark,
    ...(remark.tone === 'turn' ? after : before),
    id: firstId + at,
  }));
}

function withLines(face: Face, picture: Picture, remarks: readonly Remark[], before: Place): Picture {
  const { view, log } = picture;
  if (view === null || remarks.length === 0) return picture;
  return { ...picture, log: [...log, ...linesOf(remarks, before, placeOf(face, view), log.length)] };
}

/** A table event that this page is too old to know changes nothing. */
function tellTable(face: Face, picture: Picture, event: TableEvent): Picture {
  if (!Object.hasOwn(TELLERS, event.type)) return picture;
  const told = { ...picture, ...(TELLERS[event.type] as Teller<TableEvent['type']>)(picture, event) };
  // Until the seat passes with the next deal a bot plays there, if anybody would be waited for.
  const isBot = event.type === '@granted' && isLive(face, picture);
  const next = isBot ? { ...told, standIns: [...without(told.standIns, event.seat), event.seat] } : told;
  if (event.type === '@started')
    return { ...next, newcomers: [], view: blankView(face, next), chronicle: face.chronicle.initial() };
  if (next.view === null) return next;
  return withLines(face, next, face.tableRemarks(event, picture), placeOf(face, next.view));
}

/** Views are written in place, so this one must be ours alone. */
function tellGame(face: Face, picture: Picture, event: AnyEvent): Picture {
  const { view } = picture;
  if (view === null) return picture;
  const remarks = face.remarks(event, view);
  const place = placeOf(face, view);
  const before = picture.chronicle ?? face.chronicle.initial();
  const chronicle = face.chronicle.next(before, event, view);
  evolveView(face.game, view, event as never);
  return withLines(face, chronicle === picture.chronicle ? picture : { ...picture, chronicle }, remarks, place);
}

export function tell(face: Face, before: Picture, told: readonly Told[]): Picture {
  let picture: Picture = { ...before, view: before.view === null ? null : copy(before.view), news: told };
  for (const event of told)
    picture = event.type.startsWith('@')
      ? tellTable(face, picture, event as TableEvent)
      : tellGame(face, picture, event as AnyEvent);
  return withFirst(picture, told);
}

/** What a picture alone does not hold of a match that began before we came: its tellings once more. */
export function withHistory(face: Face, picture: Picture, past: readonly Told[]): Picture {
  if (picture.view === null || past.length === 0) return picture;
  // What is promised now is not what was promised then.
  const told = tell(face, { ...picture, view: null, log: [], sealed: null, deal: NO_DEAL }, past);
  const { log, chronicle, commitment, seed, pausedBy } = told;
  // What comes next is in the picture, and how this match was dealt in its past.
  const deal = { ...told.deal, ready: picture.deal.ready, dealing: picture.deal.dealing };
  return { ...picture, log, chronicle, commitment, seed, deal, pausedBy };
}

export function isSeat(viewer: Viewer): viewer is Seat {
  return viewer !== 'public';
}
