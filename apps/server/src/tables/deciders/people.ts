// Commands about who sits where, and who keeps the house.

import type { Seat } from '@pretender/kernel';
import { type Command, levelsOf } from '@pretender/protocol';
import { nameFor } from '@pretender/protocol/court';
import { isPlaying, isUnended, type TableState } from '../facts.ts';
import { optionProblems, settingsToKeep } from '../options.ts';
import { isSameName } from '../same-name.ts';
import { isKept } from '../tickets.ts';
import { lineOf, outcomeOf } from '../voices.ts';
import { type Decider, line, refuseWith } from './decision.ts';

/** A host who is gone for so long (`attendance.ts`) can be relieved by anybody who is here. */
const HOST_AWAY = 120_000;
/** Whoever opens a table days before sits there no more than anybody else. */
const HOST_STAYS = 'Before the first match nobody else can host this table; if the host does not come, open another.';
const NEWCOMER = 'Whoever has got a seat from the table has a say about other seats when the next match begins.';

export const OWNER_IS_HERE = 'Somebody is in that seat.';

/** A match is played, or its cards are being dealt: everybody stays where they are. */
function isBusy(state: TableState): boolean {
  return isPlaying(state) || state.dealing !== null;
}

/** For the host, before a match or after it. */
function whileWaiting<T extends Command['t']>(decide: Decider<T>): Decider<T> {
  return (state, command, actor) => {
    if (actor.seat !== state.host) return refuseWith('not-host');
    return isBusy(state) ? refuseWith('not-now') : decide(state, command, actor);
  };
}

export const seatBot = whileWaiting<'seatBot'>((state, { seat, level }) => {
  const chair = state.chairs[seat];
  if (!chair) return refuseWith('no-such-seat');
  if (chair.person.kind === 'person') return refuseWith('seat-taken');
  const levels = levelsOf(state.settings.game);
  if (!levels.includes(level)) return refuseWith('bad-options', `level must be one of ${levels.join(', ')}`);
  const name = botName(state, seat, level);
  return line({ kind: 'sat', seat: seat as Seat, person: { kind: 'bot', name, level } });
});

function botName({ chairs, settings }: TableState, seat: number, level: string): string {
  const isTaken = (name: string) => chairs.some((chair, at) => at !== seat && isSameName(chair.person.name, name));
  return nameFor(settings.game, level, isTaken) ?? `Heir ${seat + 1}`;
}

export const clearSeat = whileWaiting<'clearSeat'>((state, { seat }, actor) => {
  const chair = state.chairs[seat];
  if (!chair || chair.person.kind === 'empty') return refuseWith('no-such-seat');
  return seat === actor.seat ? refuseWith('not-now') : line({ kind: 'left', seat: seat as Seat });
});

/** Whoever has the ticket stands before a closed door; if he has just sat down, it is too late. */
export const uninvite = whileWaiting<'uninvite'>((state, { seat }) => {
  if (!state.chairs[seat]) return refuseWith('no-such-seat');
  return isKept(state, seat) ? line({ kind: 'ticketGone', seat: seat as Seat }) : refuseWith('stale');
});

/** One's own seat, before a match or after it. */
export const leave: Decider<'leave'> = (state, _command, { seat }) =>
  isBusy(state) ? refuseWith('not-now') : line({ kind: 'left', seat });

export const giveHost: Decider<'giveHost'> = (state, { seat }, actor) => {
  if (actor.seat !== state.host) return refuseWith('not-host');
  if (state.chairs[seat]?.person.kind !== 'person') return refuseWith('no-such-seat');
  return line({ kind: 'host', seat: seat as Seat });
};

export const takeHost: Decider<'takeHost'> = (state, _command, { seat, counted }) => {
  if (seat === state.host) return refuseWith('not-now');
  if (state.matchNumber === 0) return refuseWith('not-now', HOST_STAYS);
  return counted().goneFor(state.host) < HOST_AWAY ? refuseWith('not-now') : line({ kind: 'host', seat });
};

/** A person, or with null the whole gallery. */
export const silence: Decider<'silence'> = (state, { seat, isSilent }, actor) => {
  if (actor.seat !== state.host) return refuseWith('not-host');
  if (seat === actor.seat) return refuseWith('not-now');
  if (seat !== null && state.chairs[seat]?.person.kind !== 'person') return refuseWith('no-such-seat');
  return line({ kind: 'silenced', seat: seat as Seat | null, isSilent });
};

export const change = whileWaiting<'change'>((state, { settings }) => {
  // First it is written that the match has ended.
  if (isUnended(state)) return refuseWith('not-now');
  const problems = optionProblems(settings);
  if (problems !== null) return refuseWith('bad-options', problems);
  const levels: readonly (string | null)[] = levelsOf(settings.game);
  const strange = state.chairs
    .slice(0, settings.seats)
    .find(({ person }) => person.kind === 'bot' && !levels.includes(person.level));
  if (strange) return refuseWith('bad-options', `${strange.person.name} does not play ${settings.game}`);
  const isSeated = state.chairs.slice(settings.seats).some(({ person }) => person.kind === 'person');
  return isSeated ? refuseWith('seat-taken') : line({ kind: 'set', settings: settingsToKeep(settings) });
});

/** To a number for the next deal, until the set is fixed. Whoever has voided a deal has none for this match. */
export const ready: Decider<'ready'> = (state, { commitment }, { seat }) => {
  const { dealing } = state;
  if (isPlaying(state) || isUnended(state)) return refuseWith('not-now');
  if (dealing !== null && dealing.fixed !== null) return refuseWith('not-now', 'The numbers are fixed.');
  if (dealing?.voided.includes(seat)) return refuseWith('not-now', 'You have not opened a number of this match.');
  return line({ kind: 'committed', seat, commitment });
};

export const rename: Decider<'rename'> = (state, { name }, { seat }) => {
  const { person } = state.chairs[seat];
  const isTaken = state.chairs.some((chair, other) => other !== seat && isSameName(chair.person.name, name));
  if (isTaken) return refuseWith('name-taken');
  if (isBusy(state)) return refuseWith('not-now');
  return line({ kind: 'sat', seat, person: { ...person, name } });
};

/**
 * A lost seat goes to whoever asks for it if the others know him (`voices.ts`); nobody loses it while he sits there. An aye may come
 * before the owner has been away for long enough: it is carried by itself then.
 */
export const approve: Decider<'approve'> = (state, { request, yes }, { seat, absent, counted }) => {
  const asked = state.requests.find((other) => other.request === request);
  if (!asked) return refuseWith('stale');
  if (asked.seat === seat || !absent.includes(asked.seat)) return refuseWith('not-now', OWNER_IS_HERE);
  if (state.chairs[seat].isNewcomer) return refuseWith('not-now', NEWCOMER);
  if (!yes) return line({ kind: 'returned', request, seat: asked.seat, yes, why: 'refused' });
  if (asked.ayes.includes(seat)) return refuseWith('stale');
  if (state.dealing !== null) return refuseWith('not-now', 'The cards are being dealt.');
  const outcome = outcomeOf(state, { ...asked, ayes: [...asked.ayes, seat] }, counted());
  return line(outcome === 'returned' ? lineOf(asked, outcome) : { kind: 'backed', request, by: seat });
};
