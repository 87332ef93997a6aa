// The moments of this game as they are played: what everybody knows beforehand, and how it ends, kept apart.

import type { Claim, Event, Identity, Public } from '@pretender/hoax';
import { MOMENT_LASTS, type MomentKind, momentIn } from '@pretender/hoax/live';
import type { Deep, Seat, Viewer } from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import { paceOf } from '@pretender/protocol/paces';
import type { Act } from '../../../sitting/act.ts';
import type { Picture } from '../../../sitting/picture.ts';
import type { HoaxView } from '../view.ts';

/** What lies on the stage. */
export interface Card {
  readonly kind: MomentKind;
  /** What it is said to be; null where only two know the name. */
  readonly who: Identity | null;
  /** Covered before: as the back of the card shows it. */
  readonly covered: readonly Identity[];
}

export interface Facts extends Card {
  /** Whose card lies there. */
  readonly seat: Seat;
  /** What was claimed; null where nothing was. */
  readonly claim: Deep<Claim> | null;
  /** Who has raised a hand, or who accuses. */
  readonly hands: readonly Seat[];
  /** Who has not, for whatever reason. */
  readonly kept: readonly Seat[];
}

export interface Verdict {
  /** The card is what it was said to be. Of a doubt that falls nobody learns it. */
  readonly isTrue: boolean;
  readonly points: number;
  /** Nobody covers anything: it is to be remembered. */
  readonly isRemembered: boolean;
}

/** What can come before it is decided, and is the same however that ends. */
const LEAD: readonly string[] = ['doubted', 'supported', 'declined'];
/** With these something else begins. */
const NEXT: ReadonlySet<string> = new Set<Event['type'] | '@ended'>([
  'asked',
  'closed',
  'claimed',
  'turnBegan',
  'idled',
  'lapsed',
  'finaleBegan',
  'renewed',
  'redealt',
  'roundEnded',
  'roundBegan',
  'won',
  'crowned',
  '@ended',
]);

const coveredIn = ({ heirs }: Public, seat: Seat): readonly Identity[] =>
  (Object.entries(heirs[seat].covers) as [Identity, unknown][]).flatMap(([who, why]) => (why === null ? [] : [who]));

/** The card that a doubt would be about. */
export function cardAhead(table: Public): Card {
  const { claim } = table;
  return { kind: 'doubt', who: claim?.as ?? null, covered: claim === null ? [] : coveredIn(table, claim.seat) };
}

const isIn = ({ heirs }: Public, seat: number) => heirs[seat].standing === 'in';

function aboutDoubt(table: Public, lead: readonly Event[]): Omit<Facts, 'kind' | 'covered'> | null {
  const { claim, vote, heirs } = table;
  if (claim === null) return null;
  const up = lead.flatMap((event) => (event.type === 'doubted' || event.type === 'supported' ? [event.seat] : []));
  const hands = [...(vote?.hands ?? []), ...up];
  const others = heirs.map((_, seat) => seat as Seat).filter((seat) => seat !== claim.seat && isIn(table, seat));
  const kept = others.filter((seat) => !hands.includes(seat));
  return { seat: claim.seat, who: claim.as, claim: claim as Deep<Claim>, hands, kept };
}

/** In the duel of the last two: the other is not this, says whoever is asked. */
function aboutChallenge(table: Public, identity: Identity): Omit<Facts, 'kind' | 'covered'> | null {
  const { seat: by } = table.turn;
  const seat = table.heirs.findIndex((_, other) => other !== by && isIn(table, other));
  return seat < 0 ? null : { seat: seat as Seat, who: identity, claim: null, hands: [by], kept: [] };
}

function factsOf(kind: MomentKind, events: readonly Event[], at: number, table: Public): Facts | null {
  const event = events[at];
  const before = events[at - 1];
  if (event.type === 'judged' || event.type === 'accused') {
    const named = event.type === 'accused' ? event : before?.type === 'named' ? before : null;
    const { accuser, target: seat } = event;
    const about = { seat, who: named?.identity ?? null, claim: null, hands: [accuser], kept: [] };
    return { kind, ...about, covered: coveredIn(table, seat) };
  }
  const lead = events.slice(0, at);
  const about = before?.type === 'challenged' ? aboutChallenge(table, before.identity) : aboutDoubt(table, lead);
  return about && { kind, ...about, covered: coveredIn(table, about.seat) };
}

function verdictOf(events: readonly Event[], at: number, facts: Facts, table: Public): Verdict {
  const event = events[at];
  const isTrue = event.type === 'judged' || event.type === 'accused' ? event.right : event.type === 'revealed';
  const winner = facts.kind === 'accusation' && isTrue ? facts.hands[0] : facts.seat;
  const points = events.reduce(
    (sum, each) => (each.type === 'scored' && each.seat === winner ? sum + each.points : sum),
    0,
  );
  return { isTrue, points, isRemembered: table.config.memoryHoax };
}

/** Among children an accusation also turns the card up, or covers the head. */
const openly = (events: readonly Event[], at: number): number =>
  events[at].type === 'accused' && ['revealed', 'covered'].includes(events[at + 1]?.type ?? '') ? 1 : 0;

/** The next moment in what was told, against the table before it. */
export function actIn(told: readonly Told[], { view, settings }: Pick<Picture, 'view' | 'settings'>): Act | null {
  const events = told as readonly Event[];
  const found = view === null ? null : momentIn(events);
  if (view === null || found === null) return null;
  const { kind, at } = found;
  const { table } = view as unknown as HoaxView;
  const facts = factsOf(kind, events, at, table);
  // A claim that stands without a vote is no moment.
  if (facts === null || (kind === 'collapse' && table.vote === null)) return null;
  const lead = told.findIndex(({ type }) => !LEAD.includes(type));
  const next = told.findIndex(({ type }, place) => place > at && NEXT.has(type));
  const settled = next < 0 ? told.length : next;
  // Points of what comes later are none of this.
  const verdict = verdictOf(events.slice(0, settled), at, facts, table);
  const lasts = MOMENT_LASTS[kind] * (paceOf(settings).moment || 1);
  return { facts, verdict, lead: Math.min(lead, at), decided: at + 1 + openly(events, at), settled, lasts };
}

/** Did somebody's own false claim stand, and nobody doubted? Only they know. */
export function hasBluffed(told: readonly Told[], before: HoaxView, viewer: Viewer): boolean {
  const { claim, vote } = before.table;
  const own = viewer === 'public' ? null : before.hands[viewer];
  if (!own || claim === null || vote !== null || claim.seat !== viewer || own.identity === claim.as) return false;
  return (told as readonly Event[]).some((event) => event.type === 'stood' && event.seat === viewer);
}
