// What somebody might say now, from what this client believes.

import { hoax } from '@pretender/hoax';
import { offeredOrders } from '@pretender/hoax/live';
import { type Draws, type Game, type GameTypes, pick, randomOf } from '@pretender/kernel';
import { AUTO_PASS, type Command } from '@pretender/protocol';
import type { Tab } from './evening.ts';

const game = hoax as unknown as Game<GameTypes>;

/** One random legal answer, from what this client believes. */
export function randomCommand({ client }: Tab, draws: Draws, id: string): Command | null {
  if (client.view === null) return null;
  const specs = game.moves(client.view as never);
  if (specs.length === 0) return null;
  const neutral = specs.filter((spec) => spec.neutral);
  const spec = pick(draws, neutral.length > 0 && draws.below(3) > 0 ? neutral : specs);
  return { t: 'move', id, ask: spec.ask, move: randomOf(spec, draws) } as Command;
}

/** Something to be done by itself later; it may be refused. */
function randomOrder({ client }: Tab, draws: Draws, id: string): Command | null {
  const specs = client.view === null ? [] : offeredOrders(client.view as never);
  return specs.length === 0 ? null : ({ t: 'order', id, order: randomOf(pick(draws, specs), draws) } as Command);
}

export const ASIDE: Readonly<Record<number, (tab: Tab, draws: Draws, number: number) => Command | null>> = {
  0: (_tab, _draws, number) => ({ t: 'say', id: `s${number}`, text: 'Hm.' }),
  4: (tab, draws, number) => randomOrder(tab, draws, `o${number}`),
  5: (_tab, draws, number) => ({ t: 'autoPass', id: `a${number}`, scope: pick(draws, AUTO_PASS) }),
};
