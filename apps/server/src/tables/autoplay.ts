// Answers that nobody has to click: passes that were ordered, and bots that are asked.

import { type Ask, missing, offersTo, type Seat, viewFor } from '@pretender/kernel';
import type { Command, CommandOf } from '@pretender/protocol';
import type { BotQuestion } from '../bots/bot-pool.ts';
import { asksOf, isPlaying, openAsk, type TableState } from './facts.ts';
import { dueOrder } from './orders.ts';

interface AutoPassed {
  readonly seat: Seat;
  readonly command: CommandOf<'move'>;
}

/** Seats that let everything pass, where they can and are not concerned. Secret as any pass. */
export function autoPasses(state: TableState): AutoPassed[] {
  const { match, chairs, played } = state;
  const ask = chairs.every(({ autoPass }) => autoPass === 'off') ? null : openAsk(state);
  if (ask === null || match === null || state.pausedBy !== null) return [];
  return missing(match, ask).flatMap((seat): AutoPassed[] => {
    const { person, autoPass } = chairs[seat];
    if (person.kind !== 'person' || autoPass === 'off') return [];
    const isWoken = ask.clock !== 'beat' || played.concerns(match.state.table, seat);
    if (isWoken && !played.isSilent(ask, autoPass)) return [];
    // What was ordered for this moment comes first.
    if (dueOrder(state, seat) !== null) return [];
    const neutral = offersTo(match, seat).find((spec) => spec.ask === ask.id && spec.neutral);
    if (!neutral) return [];
    return [{ seat, command: { t: 'move', id: 'auto', ask: ask.id, move: { type: neutral.type } } }];
  });
}

export interface BotCall {
  /** What it is about: nobody is asked twice at once about the same. */
  readonly about: string;
  readonly seat: Seat;
  readonly ask: number;
  /** An ask beside the turn, where nobody waits for an answer. */
  readonly isBeside: boolean;
  choice(seed: number): BotQuestion;
}

/** Who thinks for this seat now: its bot, or a stand-in while its person is away. */
export function levelAt({ chairs }: TableState, seat: Seat, absent: readonly Seat[]): BotQuestion['level'] | null {
  const { person, hasStandIn } = chairs[seat];
  if (person.kind === 'bot') return person.level;
  return hasStandIn && absent.includes(seat) ? 'standIn' : null;
}

/** Bots that are asked something now. They get what their seat sees, and nothing else. */
export function botsToAsk(state: TableState, absent: readonly Seat[]): BotCall[] {
  const { match } = state;
  if (match === null || state.chairs.every((_, seat) => levelAt(state, seat as Seat, absent) === null)) return [];
  if (!isPlaying(state) || state.pausedBy !== null) return [];
  const ask = openAsk(state);
  const asked =
    ask === null ? [] : missing(match, ask).flatMap((seat) => callFor(state, ask, seat, { absent, occasion: '' }));
  return [...asked, ...asksOf(state).flatMap((beside) => besideCalls(state, beside, absent))];
}

function besideCalls(state: TableState, ask: Ask, absent: readonly Seat[]): BotCall[] {
  const { match, played } = state;
  if (match === null || ask.mode !== 'standing' || ask.held) return [];
  return ask.seats.flatMap((seat) => {
    const occasion = played.besideFor(match.views[seat], ask);
    return occasion === null ? [] : callFor(state, ask, seat, { absent, occasion });
  });
}

interface Situation {
  readonly absent: readonly Seat[];
  /** For an ask beside the turn, why it is looked at now. */
  readonly occasion: string;
}

function callFor(state: TableState, ask: Ask, seat: Seat, { absent, occasion }: Situation): BotCall[] {
  const { match, matchNumber, settings } = state;
  const level = levelAt(state, seat, absent);
  if (match === null || level === null) return [];
  const choice = (seed: number): BotQuestion => ({
    game: settings.game,
    options: settings.options,
    view: viewFor(match, seat),
    ask: ask.id,
    level,
    seed,
  });
  const about = `bot:${matchNumber}:${ask.id}:${seat}:${occasion}`;
  return [{ about, seat, ask: ask.id, isBeside: occasion !== '', choice }];
}

export interface RemarkCall {
  readonly cmd: string;
  readonly seat: Seat;
  readonly command: Command;
}

/** What bots have to say now, besides the game: from the table and who sits there. */
export function remarksToMake(state: TableState): RemarkCall[] {
  const { match, chairs, played, matchNumber } = state;
  if (chairs.every(({ person }) => person.kind !== 'bot')) return [];
  if (match === null || !isPlaying(state) || state.pausedBy !== null) return [];
  const levels = chairs.map(({ person }) => (person.kind === 'bot' ? person.level : null));
  return played.remarksNow(match.state.table, levels).map(({ about, seat, phrase }) => {
    const cmd = `remark:${matchNumber}:${about}`;
    return { cmd, seat, command: { t: 'phrase', id: cmd, phrase } as Command };
  });
}

/** The name of an answer in the log: a bot may answer the same ask more than once, as in a turn of several actions. */
export function nameOfAnswer({ matchNumber, chairs }: TableState, { seat, ask }: BotCall): string {
  return `bot:${matchNumber}:${ask}:${seat}:${chairs[seat].answers}`;
}
