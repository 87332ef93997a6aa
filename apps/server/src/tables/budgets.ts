// A log that never ends would take longer and longer to read, so each kind of line has its own budget: whoever uses one up takes nothing of
// the others. What brings a match to its end is always written; the next match is then played at another table.

import { missing, type Seat, type Viewer } from '@pretender/kernel';
import type { Command, CommandOf } from '@pretender/protocol';
import { KIND_OF, type Kind } from './command-pace.ts';
import { asksOf, type TableState } from './facts.ts';
import type { TableLine } from './lines.ts';

export const BUDGETS = {
  /** Some twenty long matches. */
  play: 20_000,
  /** Of those who sit. */
  talk: 10_000,
  gallery: 5_000,
  /** What a seat sets for itself. */
  own: 10_000,
  /** Who sits where, tickets, how the table is set, votes. */
  house: 5_000,
  /** Requests for lost seats, which strangers make. */
  asking: 5_000,
} as const;

export type Budget = keyof typeof BUDGETS;
export type Spent = Record<Budget, number>;

export const noneSpent = (): Spent => ({ play: 0, talk: 0, gallery: 0, own: 0, house: 0, asking: 0 });

const BUDGET_OF: { readonly [K in TableLine['kind']]: Budget } = {
  opened: 'house',
  sat: 'house',
  left: 'house',
  ticket: 'house',
  ticketGone: 'house',
  rekeyed: 'house',
  ready: 'own',
  committed: 'own',
  dealing: 'play',
  fixed: 'play',
  number: 'play',
  voided: 'play',
  host: 'house',
  set: 'house',
  started: 'play',
  played: 'play',
  photo: 'play',
  ended: 'play',
  said: 'talk',
  phrase: 'talk',
  muted: 'own',
  silenced: 'house',
  paused: 'house',
  resumed: 'house',
  called: 'play',
  held: 'play',
  seen: 'own',
  autoPass: 'own',
  ordered: 'own',
  orderGone: 'own',
  asksBack: 'asking',
  backed: 'asking',
  granted: 'asking',
  returned: 'asking',
  voted: 'house',
  shifted: 'play',
  stalled: 'play',
};

/** Before the line is applied. */
export function budgetOf({ chairs }: Pick<TableState, 'chairs'>, line: TableLine): Budget {
  if (line.kind === 'said' && line.seat === null) return 'gallery';
  // There is one for so many moves, and nobody should fall silent because bots talk.
  if (line.kind === 'phrase' && chairs[line.seat]?.person.kind === 'bot') return 'play';
  // A person after a person is the same one under another name.
  const isRename = line.kind === 'sat' && chairs[line.seat]?.person.kind === 'person';
  return isRename ? 'own' : BUDGET_OF[line.kind];
}

const FULL: { readonly [B in Budget]: string } = {
  play: 'The log of this table is full: this match can be played to its end, the next one needs another table.',
  talk: 'So much was said that no more is kept at this table.',
  gallery: 'So much was said in the gallery that no more is kept of it at this table.',
  own: 'So much was set at the seats that no more is kept at this table.',
  house: 'So much was arranged at this table that no more is kept; what is played goes on.',
  asking: 'Seats of this table were asked for so often that nobody can ask any more.',
};

/** Why no more lines of this kind are written; null as long as there is room. */
export function whyFull({ spent }: Pick<TableState, 'spent'>, budget: Budget): string | null {
  return spent[budget] < BUDGETS[budget] ? null : FULL[budget];
}

/** Deals go on for ever, and so does changing one's mind about an answer that is in. */
function isIdle(state: TableState, command: CommandOf<'move'>, viewer: Viewer): boolean {
  const ask = asksOf(state).find(({ id }) => id === command.ask);
  if (state.played.isBeside(command.move.type)) return true;
  const isIn = ask !== undefined && ask.mode !== 'standing' && ask.seats.includes(viewer as Seat);
  return isIn && state.match !== null && !missing(state.match, ask).includes(viewer as Seat);
}

const BUDGET_OF_KIND: { readonly [K in Kind]: Budget } = {
  play: 'play',
  say: 'talk',
  phrase: 'talk',
  own: 'own',
  house: 'house',
  vote: 'house',
};

/** They end a match or somebody's stay, or let somebody back to a seat; there are no more of them than of what goes before. */
const ALWAYS: ReadonlySet<Command['t']> = new Set(['lastCall', 'hold', 'vote', 'resume', 'approve', 'leave', 'open']);

/** Why this command is not written any more; null if it is. `kind`: where it is text, it counts as what is said. */
export function whyTooMuch(
  state: TableState,
  command: Command,
  viewer: Viewer,
  kind = KIND_OF[command.t],
): string | null {
  if (ALWAYS.has(command.t)) return null;
  if (command.t === 'start' || command.t === 'rematch') return whyFull(state, 'play');
  if (command.t !== 'move')
    return whyFull(state, viewer === 'public' && kind === 'say' ? 'gallery' : BUDGET_OF_KIND[kind]);
  const why = whyFull(state, 'play');
  return why !== null && (kind !== 'play' || isIdle(state, command, viewer)) ? why : null;
}
