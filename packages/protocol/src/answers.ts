// What the server says. Whatever happened comes as `told`, in the order it happened; the client counts.

import type { AskId, RawMove, Seat } from '@pretender/kernel';
import type { Motion } from './commands.ts';
import type { AutoPass, BotLevel } from './constants.ts';
import type { DealtNumber } from './fairness.ts';
import type { Settings } from './settings.ts';

/** Why something was refused. The game's own reasons (`rules`) come with its code, the field and the clause. */
export const REFUSALS = [
  'bad-message',
  'too-large',
  'too-fast',
  'not-here',
  'no-such-table',
  'table-full',
  'name-taken',
  'wrong-token',
  'wrong-ticket',
  'needs-invitation',
  'not-seated',
  'not-host',
  'not-now',
  'no-such-seat',
  'seat-taken',
  'bad-options',
  'bad-record',
  'not-enough-players',
  'stale',
  'too-late',
  'rules',
  'no-chat',
  'damaged',
  'busy',
  'server-full',
  'old-protocol',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface Person {
  readonly kind: 'person' | 'bot' | 'empty';
  readonly name: string;
  readonly level: BotLevel | null;
}

/** What happened at the table besides the game; the names begin with @, so that they never meet an event of a game. */
export type TableEvent =
  | { readonly type: '@sat'; readonly seat: Seat; readonly person: Person }
  | { readonly type: '@left'; readonly seat: Seat }
  /** The seat is kept for somebody who has a ticket to it; and is not any more, without anybody having come. */
  | { readonly type: '@invited'; readonly seat: Seat }
  | { readonly type: '@uninvited'; readonly seat: Seat }
  /** Of a match that was dealt before numbers were committed to it comes without a commitment. */
  | { readonly type: '@ready'; readonly seat: Seat; readonly commitment?: string }
  /** The host has said so: whoever has not committed to a number yet has a last moment. */
  | { readonly type: '@dealing' }
  /** Only these numbers count now, and each is to be opened. */
  | { readonly type: '@opening'; readonly attempt: number; readonly numbers: readonly Committed[] }
  | { readonly type: '@opened'; readonly seat: Seat }
  /** They have not opened theirs: everybody commits anew, but them. */
  | { readonly type: '@voided'; readonly seats: readonly Seat[] }
  | { readonly type: '@host'; readonly seat: Seat }
  | { readonly type: '@set'; readonly settings: Settings }
  | {
      readonly type: '@started';
      readonly match: number;
      readonly commitment: string;
      readonly attempt?: number;
      /** Whoever is not in it plays without a number. */
      readonly numbers?: readonly (Committed & DealtNumber)[];
      /** Who voided a deal for this match. */
      readonly voided?: readonly Seat[];
      /** In place of these three, of a match that was dealt before numbers were committed to. */
      readonly nonces?: readonly string[];
    }
  | { readonly type: '@ended'; readonly match: number; readonly seed: string }
  | { readonly type: '@photo'; readonly finish: readonly Finish[] }
  | { readonly type: '@said'; readonly from: string; readonly seat: Seat | null; readonly text: string }
  | { readonly type: '@phrase'; readonly seat: Seat; readonly phrase: number }
  | { readonly type: '@paused'; readonly seat: Seat | null }
  | { readonly type: '@resumed' }
  | { readonly type: '@called'; readonly ask: AskId }
  | { readonly type: '@held'; readonly ask: AskId }
  /** Everybody who is here has seen the moment that the table rests for: the question goes on at once. */
  | { readonly type: '@seen'; readonly ask: AskId }
  | { readonly type: '@asksBack'; readonly request: number; readonly seat: Seat; readonly name: string }
  /** Somebody knows the person who asks; others must as well. */
  | { readonly type: '@backed'; readonly request: number; readonly by: Seat }
  /** The table has agreed, and the seat passes with the next deal of cards; a bot plays until then. */
  | { readonly type: '@granted'; readonly request: number; readonly seat: Seat }
  | {
      readonly type: '@returned';
      readonly request: number;
      readonly seat: Seat;
      readonly yes: boolean;
      readonly why?: RequestEnd;
    }
  /** One person's word on a motion; carried, it holds from now on. */
  | {
      readonly type: '@voted';
      readonly seat: Seat;
      readonly motion: Motion;
      readonly yes: boolean;
      readonly isCarried: boolean;
    }
  | { readonly type: '@sealed'; readonly commitment: string }
  | { readonly type: '@silenced'; readonly seat: Seat | null; readonly isSilent: boolean }
  | PrivateEvent;

/** refused: somebody said no · back: the owner came back · newer: another request took its place */
export type RequestEnd = 'refused' | 'back' | 'newer';

/** What only the seat itself is told. */
type PrivateEvent =
  | { readonly type: '@autoPass'; readonly scope: AutoPass }
  | ({ readonly type: '@muted' } & Muted)
  | ({ readonly type: '@ordered' } & GivenOrder)
  | { readonly type: '@orderDone'; readonly number: number; readonly isOver: boolean }
  | { readonly type: '@orderGone'; readonly number: number; readonly why: OrderEnd };

/** A standing order, under the number that its owner takes it back by. */
export interface GivenOrder {
  readonly number: number;
  readonly order: RawMove;
}

/** withdrawn: by its owner · lapsed: it cannot be carried out any more · round: the round is over */
export type OrderEnd = 'withdrawn' | 'lapsed' | 'round';

/** Seats, and perhaps the gallery. */
export interface Muted {
  readonly seats: readonly Seat[];
  readonly gallery: boolean;
}

/** What a seat has set for itself. */
export interface OwnSettings {
  readonly autoPass: AutoPass;
  /** Whom it does not want to read. */
  readonly muted: Muted;
  /** What shall be done by itself in this round. */
  readonly orders: readonly GivenOrder[];
}

/** Milliseconds after the first. */
export interface Finish {
  readonly seat: Seat;
  readonly after: number;
}

export type Told = TableEvent | { readonly type: string; readonly [field: string]: unknown };

/** hush: buttons rest · open: anybody may · lastCall: the ring closes · decide: one decides */
export const PHASES = ['hush', 'open', 'lastCall', 'decide', 'stopped'] as const;
export type Phase = (typeof PHASES)[number];

export interface AskClock {
  readonly ask: AskId;
  readonly phase: Phase;
  /** Milliseconds from now until this phase ends; null without a clock. */
  readonly left: number | null;
  /** While the table rests for a moment of the game: where the question stands after it. Nothing of its time runs meanwhile. */
  readonly next?: { readonly phase: Phase; readonly left: number | null };
}

/** A motion, and who is for it. */
export interface OpenMotion {
  readonly motion: Motion;
  readonly ayes: readonly Seat[];
}

/** Somebody who has lost the key to a seat asks the table for a new one. */
export interface BackRequest {
  readonly request: number;
  readonly seat: Seat;
  readonly name: string;
  /** Who has said yes so far. */
  readonly ayes: readonly Seat[];
  /** The table has agreed; the seat passes with the next deal of cards. */
  readonly isGranted?: boolean;
}

/** Somebody who is away, in milliseconds from now. */
export interface Away {
  readonly seat: Seat;
  /** Until the seat can be given away, and in a match that is played live their voice does not count; null while nobody of the people is here: that time does not count. */
  readonly voice: number | null;
  /** Until a bot may play for them. */
  readonly bot: number;
}

/** What a seat is bound to. */
export interface Committed {
  readonly seat: Seat;
  readonly commitment: string;
}

/** A deal that is under way. */
export interface DealingNow {
  readonly attempt: number;
  /** Those whose numbers count; null as long as one can commit. */
  readonly numbers: readonly Committed[] | null;
  /** Who has opened theirs. */
  readonly opened: readonly Seat[];
  /** Who has voided a deal, and has no number any more. */
  readonly voided: readonly Seat[];
}

/** The whole picture for one viewer. */
export interface Snapshot {
  readonly table: string;
  readonly code: string;
  readonly settings: Settings;
  readonly host: Seat;
  readonly people: readonly Person[];
  /** Empty seats that are kept for somebody. */
  readonly invited: readonly Seat[];
  readonly absent: readonly Seat[];
  readonly match: number;
  readonly commitment: string | null;
  /** Who has committed to a number for the next deal. */
  readonly ready: readonly Committed[];
  /** null while nothing is dealt. */
  readonly dealing: DealingNow | null;
  /** The table has ended this match before its end. */
  readonly isWoundUp: boolean;
  readonly isPaused: boolean;
  /** The game as this viewer may see it; null in the waiting room. */
  readonly view: unknown;
  /** null for a spectator. */
  readonly own: OwnSettings | null;
  /** By the host. */
  readonly silenced: Muted;
  readonly chat: readonly Told[];
  readonly requests: readonly BackRequest[];
  readonly motions: readonly OpenMotion[];
  /** Seats for which a bot plays while their person is away. */
  readonly standIns: readonly Seat[];
  /** Seats that have passed to somebody since the last match began: no voice yet on other seats. Absent where there are none. */
  readonly newcomers?: readonly Seat[];
}

export type ServerMessage =
  | {
      readonly t: 'welcome';
      readonly v: number;
      readonly viewer: Seat | 'public';
      readonly n: number;
      readonly at: Snapshot | null;
      readonly missed: readonly Told[];
      readonly clock: readonly AskClock[];
      /** With a picture, if it was asked for: what this viewer was told of the match so far, for the log. */
      readonly past?: readonly Told[];
      /** The server knows less than it has told: what came last was lost, and `at` is how things stand. */
      readonly lost?: true;
      /** The rest of that comes in frames of its own. */
      readonly more?: true;
      /** How many times as fast the clocks of this server run, where it was started so for a test. */
      readonly hurry?: number;
    }
  /** What follows on `past` of the welcome, in order; the last has no `more`. It was all told before, and counts no more. */
  | { readonly t: 'past'; readonly e: readonly Told[]; readonly more?: true }
  /** The clock comes along where it says something new. */
  | { readonly t: 'told'; readonly e: readonly Told[]; readonly clock?: readonly AskClock[] }
  | { readonly t: 'absent'; readonly seats: readonly Seat[]; readonly away?: readonly Away[] }
  /** `as`: somebody was faster, and it counts as this. */
  | { readonly t: 'ack'; readonly id: string; readonly n: number; readonly as?: string }
  | {
      readonly t: 'no';
      readonly id: string | null;
      readonly code: RefusalCode;
      readonly why: string | null;
      readonly field: string | null;
      readonly clause: string | null;
    }
  | { readonly t: 'pong'; readonly n: number }
  | { readonly t: 'bye'; readonly code: RefusalCode | 'restart' | 'replaced' };
