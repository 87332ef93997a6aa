// What is written about a table, line by line. A table is the fold of its lines; some of them hold secrets, so a line is
// never sent to anybody as it is (`telling.ts`).

import type { AskId, Entry, GameTypes, RawMove, Seat } from '@pretender/kernel';
import type {
  AutoPass,
  Command,
  DealtNumber,
  Finish,
  Motion,
  OrderEnd,
  Person,
  RequestEnd,
  Settings,
} from '@pretender/protocol';
import type { GivenBack } from '../stalls.ts';

/** The seed of the next match, and what was published of it. */
export interface Sealed {
  readonly seed: string;
  readonly commitment: string;
}

export type TableLine =
  | { readonly kind: 'opened'; readonly settings: Settings; readonly next: Sealed }
  /** Older lines have a number of whoever sat down, which came too early to bind anybody. */
  | { readonly kind: 'sat'; readonly seat: Seat; readonly person: Person; readonly nonce?: string }
  | { readonly kind: 'left'; readonly seat: Seat }
  /** Whoever brings what has this hash may have the seat, once: the one before is worth nothing now. */
  | { readonly kind: 'ticket'; readonly seat: Seat; readonly hash: string; readonly until: number | null }
  /** Taken back; or used, where somebody sits already. */
  | { readonly kind: 'ticketGone'; readonly seat: Seat }
  /** The seat's own person has let go of all other devices: this key is the only one now. */
  | { readonly kind: 'rekeyed'; readonly seat: Seat; readonly hash: string }
  /** Before numbers were committed to: one's own for the next deal. */
  | { readonly kind: 'ready'; readonly seat: Seat; readonly nonce: string }
  /** To a number of one's own for the next deal, after the seal of its seed was told. */
  | { readonly kind: 'committed'; readonly seat: Seat; readonly commitment: string }
  /** The host has said so. */
  | { readonly kind: 'dealing'; readonly seat: Seat }
  /** Whose numbers count; it depends on who is here, which the log does not know. */
  | { readonly kind: 'fixed'; readonly seats: readonly Seat[] }
  /** Opened, and secret until the match begins. */
  | { readonly kind: 'number'; readonly seat: Seat; readonly nonce: string }
  /** These have not opened theirs. */
  | { readonly kind: 'voided'; readonly seats: readonly Seat[]; readonly next: Sealed }
  | { readonly kind: 'host'; readonly seat: Seat }
  | { readonly kind: 'set'; readonly settings: Settings }
  | {
      readonly kind: 'started';
      readonly key: string;
      /** By seat; null for a seat without a number. */
      readonly numbers?: readonly (DealtNumber | null)[];
      /** In its place before numbers were committed to. */
      readonly nonces?: readonly string[];
      readonly entry: Entry<GameTypes>;
    }
  /** With the number of the standing order that was carried out, if it was one. */
  | {
      readonly kind: 'played';
      readonly entry: Entry<GameTypes>;
      readonly order?: number;
      /** How long the table rests after it; not at all where nothing is said. */
      readonly rest?: number;
    }
  /** Who was before whom in a race; only what everybody has heard. */
  | { readonly kind: 'photo'; readonly finish: readonly Finish[] }
  | { readonly kind: 'ended'; readonly next: Sealed }
  | { readonly kind: 'said'; readonly from: string; readonly seat: Seat | null; readonly text: string }
  | { readonly kind: 'phrase'; readonly seat: Seat; readonly phrase: number }
  /** Only for the devices of that seat. */
  | { readonly kind: 'muted'; readonly seat: Seat; readonly seats: readonly Seat[]; readonly gallery: boolean }
  /** By the host; null is the gallery. */
  | { readonly kind: 'silenced'; readonly seat: Seat | null; readonly isSilent: boolean }
  | { readonly kind: 'paused'; readonly seat: Seat | null }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'called'; readonly ask: AskId }
  | { readonly kind: 'held'; readonly ask: AskId; readonly seat: Seat; readonly order?: number }
  /** The moment that the table rests for; `isOver`: so had everybody who was here, and the rest is over. */
  | { readonly kind: 'seen'; readonly ask: AskId; readonly seat: Seat; readonly isOver: boolean }
  | { readonly kind: 'autoPass'; readonly seat: Seat; readonly scope: AutoPass }
  | {
      readonly kind: 'ordered';
      readonly seat: Seat;
      readonly number: number;
      readonly order: RawMove;
      readonly isOnce: boolean;
    }
  | { readonly kind: 'orderGone'; readonly seat: Seat; readonly number: number; readonly why: OrderEnd }
  | {
      readonly kind: 'asksBack';
      readonly request: number;
      readonly seat: Seat;
      readonly name: string;
      readonly hash: string;
    }
  /** Somebody knows the person who asks, and others must as well. */
  | { readonly kind: 'backed'; readonly request: number; readonly by: Seat }
  /** The table has agreed, and the seat passes with the next deal of cards; a bot plays until then. */
  | { readonly kind: 'granted'; readonly request: number; readonly seat: Seat }
  /** The seat has passed, or the request has ended; older lines do not say why. */
  | {
      readonly kind: 'returned';
      readonly request: number;
      readonly seat: Seat;
      readonly yes: boolean;
      readonly why?: RequestEnd;
    }
  /** Whether it is carried depends on who is here, which the log does not know, so it says so. What is carried later is the first aye's. */
  | {
      readonly kind: 'voted';
      readonly seat: Seat;
      readonly motion: Motion;
      readonly yes: boolean;
      readonly isCarried: boolean;
    }
  /** The server was away for so long: every deadline moves. */
  | { readonly kind: 'shifted'; readonly by: number }
  /** At these times it ran and could do nothing: too busy, or frozen with all its threads. What was open is given them back. */
  | { readonly kind: 'stalled'; readonly stalls: readonly GivenBack[] };

export type LineOf<K extends TableLine['kind']> = Extract<TableLine, { kind: K }>;

/** After these somebody else may listen than before. */
export const CHANGES_WHO_LISTENS: ReadonlySet<TableLine['kind']> = new Set([
  'sat',
  'left',
  'returned',
  'rekeyed',
  'set',
]);

export function entryOf(line: TableLine | null): Entry<GameTypes> | null {
  return line?.kind === 'played' ? line.entry : null;
}

/** The seat that whoever had it until now has no longer, or only with another key. */
export function vacatedBy(line: TableLine): Seat | null {
  if (line.kind === 'left' || line.kind === 'rekeyed') return line.seat;
  return line.kind === 'returned' && line.yes ? line.seat : null;
}

/** The seat that somebody else has from now on: nothing of what its person was told or has set is theirs. */
export function passedBy(line: TableLine): Seat | null {
  return line.kind === 'rekeyed' ? null : vacatedBy(line);
}

/** For the acknowledgement: an answer that somebody was faster with may count as another. */
export function countedAs(command: Command, line: TableLine): string | null {
  const cause = entryOf(line)?.cause;
  if (command.t !== 'move' || cause?.by !== 'move' || cause.move.type === command.move.type) return null;
  return cause.move.type;
}
