// Answers that nobody has to click: passes that were ordered, and bots that are asked.

import { missing, offersTo, type Seat, viewFor } from '@pretender/kernel';
import type { BotLevel, Command } from '@pretender/protocol';
import type { BotRequest } from '../bots/bot-pool.ts';
import { isPlaying, openAsk, type TableState } from './facts.ts';
import { dueOrder } from './orders.ts';

interface AutoPassed {
  readonly cmd: string;
  readonly seat: Seat;
  readonly command: Command;
}

/** Seats that let everything pass, where they can and are not concerned. Secret as any pass. */
export function autoPasses(state: TableState): AutoPassed[] {
  const ask = openAsk(state);
  const { match, chairs, played, matchNumber } = state;
  if (ask === null || match === null || ask.clock !== 'beat' || state.pausedBy !== null) return [];
  return missing(match, ask).flatMap((seat): AutoPassed[] => {
    const isOrdered = chairs[seat].person.kind === 'person' && chairs[seat].autoPass !== 'off';
    if (!isOrdered || played.concerns(match.state.table, seat)) return [];
    // What was ordered for this moment comes first.
    if (dueOrder(state, seat) !== null) return [];
    const neutral = offersTo(match, seat).find((spec) => spec.ask === ask.id && spec.neutral);
    if (!neutral) return [];
    const cmd = `auto:${matchNumber}:${ask.id}:${seat}`;
    return [{ cmd, seat, command: { t: 'move', id: 'auto', ask: ask.id, move: { type: neutral.type } } as Command }];
  });
}

export interface BotCall {
  readonly cmd: string;
  readonly seat: Seat;
  readonly ask: number;
  readonly isBeat: boolean;
  choice(seed: number): BotRequest;
}

/** How a bot plays for somebody who is away: as plainly as it can. */
const STAND_IN = 'honest';

/** Who thinks for this seat now: its bot, or a stand-in while its person is away. */
export function levelAt({ chairs }: TableState, seat: Seat, absent: readonly Seat[]): BotLevel | null {
  const { person, hasStandIn } = chairs[seat];
  if (person.kind === 'bot') return person.level;
  return hasStandIn && absent.includes(seat) ? STAND_IN : null;
}

/** Bots that are asked something now. They get what their seat sees, and nothing else. */
export function botsToAsk(state: TableState, absent: readonly Seat[]): BotCall[] {
  const ask = openAsk(state);
  const { match, matchNumber, settings } = state;
  if (ask === null || match === null || !isPlaying(state) || state.pausedBy !== null) return [];
  return missing(match, ask).flatMap((seat): BotCall[] => {
    const level = levelAt(state, seat, absent);
    if (level === null) return [];
    const choice = (seed: number): BotRequest => ({
      game: settings.game,
      options: settings.options,
      view: viewFor(match, seat),
      ask: ask.id,
      level,
      seed,
    });
    return [{ cmd: `bot:${matchNumber}:${ask.id}:${seat}`, seat, ask: ask.id, isBeat: ask.clock === 'beat', choice }];
  });
}
