// What a command comes to: a line to be written, or a refusal. Moves are played into the match at once; if the line is not
// written after all, the table is folded anew from its log.

import { type AskId, type Refusal, type Seat, submit, type Viewer } from '@pretender/kernel';
import type { Command, CommandOf, RefusalCode } from '@pretender/protocol';
import { mayCall, mayHold } from './clock.ts';
import { isPlaying, openAsk, type TableState } from './facts.ts';
import type { Refused } from './hall-types.ts';
import type { TableLine } from './lines.ts';
import { optionProblems } from './options.ts';
import { paceOf } from './speeds.ts';

export type Decision =
  | { readonly ok: true; readonly line: TableLine }
  | { readonly ok: false; readonly refusal: Refused };

export function refuseWith(code: RefusalCode, why: string | null = null): { ok: false; refusal: Refused } {
  return { ok: false, refusal: { code, why, field: null, clause: null } };
}

function refuseByRules({ code, field, clause }: Refusal): Decision {
  if (code === 'stale') return refuseWith('stale');
  return { ok: false, refusal: { code: 'rules', why: code, field, clause } };
}

const line = (body: TableLine): Decision => ({ ok: true, line: body });

export interface Actor {
  readonly viewer: Viewer;
  readonly now: number;
}

type Decider<T extends Command['t']> = (
  state: TableState,
  command: CommandOf<T>,
  actor: Actor & { seat: Seat },
) => Decision;

const HOLDS_PER_ROUND = 2;
const PAUSES_PER_ROUND = 1;

function move(state: TableState, command: CommandOf<'move'>, { seat }: { seat: Seat }): Decision {
  if (!isPlaying(state) || state.match === null || state.pausedBy !== null) return refuseWith('not-now');
  const receipt = submit(state.match, seat, command.ask, command.move as never);
  return receipt.ok ? line({ kind: 'played', entry: receipt.entry }) : refuseByRules(receipt.refusal);
}

function isOpen(state: TableState, ask: AskId): boolean {
  return state.pausedBy === null && openAsk(state)?.id === ask;
}

const lastCall: Decider<'lastCall'> = (state, { ask }, { seat, now }) => {
  if (!isOpen(state, ask)) return refuseWith('stale');
  const isNext = state.match !== null && state.played.nextSeat(state.match.state.table) === seat;
  if (!isNext || !mayCall(state.clock, paceOf(state.settings), now)) return refuseWith('not-now');
  return line({ kind: 'called', ask });
};

const hold: Decider<'hold'> = (state, { ask }, { seat }) => {
  if (!isOpen(state, ask)) return refuseWith('stale');
  const isAsked = openAsk(state)?.seats.includes(seat) === true;
  if (!isAsked || !mayHold(state.clock) || state.chairs[seat].holds >= HOLDS_PER_ROUND) return refuseWith('not-now');
  return line({ kind: 'held', ask, seat });
};

const pause: Decider<'pause'> = (state, _command, { seat }) => {
  if (!isPlaying(state) || state.pausedBy !== null) return refuseWith('not-now');
  if (seat === state.host) return line({ kind: 'paused', seat: null });
  return state.chairs[seat].pauses < PAUSES_PER_ROUND ? line({ kind: 'paused', seat }) : refuseWith('not-now');
};

const resume: Decider<'resume'> = (state, _command, { seat }) => {
  if (state.pausedBy === null) return refuseWith('not-now');
  const isHis = state.pausedBy === seat || seat === state.host;
  return isHis ? line({ kind: 'resumed' }) : refuseWith('not-host');
};

/** For the host, before a match or after it. */
function whileWaiting<T extends Command['t']>(decide: Decider<T>): Decider<T> {
  return (state, command, actor) => {
    if (actor.seat !== state.host) return refuseWith('not-host');
    return isPlaying(state) ? refuseWith('not-now') : decide(state, command, actor);
  };
}

const seatBot = whileWaiting<'seatBot'>((state, { seat, level }) => {
  const chair = state.chairs[seat];
  if (!chair) return refuseWith('no-such-seat');
  if (chair.person.kind === 'person') return refuseWith('seat-taken');
  const name = botName(state, seat);
  return line({ kind: 'sat', seat: seat as Seat, person: { kind: 'bot', name, level }, nonce: '' });
});

/** The court's own people, one for each seat. */
const BOT_NAMES =
  'Amalia Balduin Cosima Dietrich Eleonora Florian Gisela Heribert Irmgard Justus Klothilde Leopold Mechthild Norbert'.split(
    ' ',
  );

function botName({ chairs }: TableState, seat: number): string {
  const taken = new Set(chairs.map(({ person }) => person.name));
  const order = [...BOT_NAMES.slice(seat), ...BOT_NAMES];
  return order.find((name) => !taken.has(name)) ?? `Heir ${seat + 1}`;
}

const clearSeat = whileWaiting<'clearSeat'>((state, { seat }, actor) => {
  const chair = state.chairs[seat];
  if (!chair || chair.person.kind === 'empty') return refuseWith('no-such-seat');
  return seat === actor.seat ? refuseWith('not-now') : line({ kind: 'left', seat: seat as Seat });
});

const giveHost: Decider<'giveHost'> = (state, { seat }, actor) => {
  if (actor.seat !== state.host) return refuseWith('not-host');
  if (state.chairs[seat]?.person.kind !== 'person') return refuseWith('no-such-seat');
  return line({ kind: 'host', seat: seat as Seat });
};

const change = whileWaiting<'change'>((state, { settings }) => {
  const problems = optionProblems(settings);
  if (problems !== null) return refuseWith('bad-options', problems);
  const isSeated = state.chairs.slice(settings.seats).some(({ person }) => person.kind === 'person');
  return isSeated ? refuseWith('seat-taken') : line({ kind: 'set', settings });
});

const rename: Decider<'rename'> = (state, { name }, { seat }) => {
  const { person, nonce } = state.chairs[seat];
  const isTaken = state.chairs.some((chair, other) => other !== seat && chair.person.name === name);
  if (isTaken) return refuseWith('name-taken');
  if (isPlaying(state)) return refuseWith('not-now');
  return line({ kind: 'sat', seat, person: { ...person, name }, nonce });
};

const approve: Decider<'approve'> = (state, { request, yes }, { seat }) => {
  const asked = state.requests.find((other) => other.request === request);
  if (!asked) return refuseWith('stale');
  return asked.seat === seat ? refuseWith('not-now') : line({ kind: 'returned', request, seat: asked.seat, yes });
};

/** Everything but a start, which needs new secrets. */
const DECIDERS: { readonly [T in Exclude<Command['t'], 'start' | 'rematch' | 'say'>]: Decider<T> } = {
  move,
  lastCall,
  hold,
  pause,
  resume,
  autoPass: (_state, { scope }, { seat }) => line({ kind: 'autoPass', seat, scope }),
  phrase: (_state, { phrase }, { seat }) => line({ kind: 'phrase', seat, phrase }),
  ready: (state, { nonce }, { seat }) =>
    isPlaying(state) ? refuseWith('not-now') : line({ kind: 'ready', seat, nonce }),
  rename,
  seatBot,
  clearSeat,
  giveHost,
  change,
  approve,
};

function say(state: TableState, { text }: CommandOf<'say'>, viewer: Viewer): Decision {
  if (!state.settings.hasChat) return refuseWith('no-chat');
  const seat = viewer === 'public' ? null : viewer;
  return line({ kind: 'said', from: seat === null ? '' : state.chairs[seat].person.name, seat, text });
}

export function decide(state: TableState, command: Command, actor: Actor): Decision {
  const { viewer } = actor;
  if (command.t === 'say') return say(state, command, viewer);
  if (viewer === 'public') return refuseWith('not-seated');
  if (command.t === 'start' || command.t === 'rematch') return refuseWith('not-now');
  return (DECIDERS[command.t] as Decider<Command['t']>)(state, command as never, { ...actor, seat: viewer });
}
