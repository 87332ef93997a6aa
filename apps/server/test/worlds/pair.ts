// Two worlds at once: the same table twice through real sockets, the same commands at the same times, with other cards in
// two hands or with other secret answers. Whoever may not know receives the same bytes at the same moments.

import { type Draws, pick, seededDraws } from '@pretender/kernel';
import type { Command, Settings } from '@pretender/protocol';
import type { FakeClient } from '../tables/fake-client.ts';
import { commonMove, type Sides, secretTwin, type Twin, wrongInput } from './commands.ts';
import { FROM_THE_GALLERY, sealedStrings, sentBy } from './forbidden.ts';
import { partByRule } from './parting.ts';
import type { GameId } from './plots.ts';
import { CHANNELS, type Channel, openSide, PLAYERS, type Side, type Tamper } from './side.ts';
import { dealFor } from './swap.ts';

/** What is different between the two. */
export type Difference = 'other cards' | 'other answers';
/** What is looked at, and what the error says that comes of it. */
export type Check = Difference | 'sealed' | 'gallery apart';

interface Pair {
  readonly sides: Sides;
  readonly difference: Difference;
  readonly draws: Draws;
  /** How far the lists of each channel have been compared. */
  readonly compared: Record<string, number>;
  readonly counts: Record<string, number>;
  readonly sealed: readonly string[];
  hasHeld: boolean;
}

const SETTINGS: { readonly [D in Difference]: Partial<Settings> } = {
  'other cards': {},
  // A beat ends early when all have passed, unless the table plays even: then nothing may show at all.
  'other answers': { isEven: true },
};

async function openPair(difference: Difference, seed: number, { game, tamper }: Required<Played>): Promise<Pair> {
  const open = (index: 0 | 1) => {
    const isSwapped = index === 1 && difference === 'other cards';
    return openSide({ seed, index, isSwapped, game, own: SETTINGS[difference], tamper });
  };
  const sides = [await open(0), await open(1)] as const;
  const sealed = (await Promise.all(sides.map(sealedStrings))).flat();
  return { sides, difference, draws: seededDraws(seed, 'worlds'), compared: {}, counts: {}, sealed, hasHeld: false };
}

async function closePair({ sides }: Pair): Promise<void> {
  for (const side of sides) await side.close();
}

async function inBoth({ sides, difference }: Pair, work: (side: Side) => Promise<void>): Promise<void> {
  for (const side of sides) {
    dealFor(side.index === 1 && difference === 'other cards');
    await work(side);
    await side.door.barrier();
  }
}

const ROUTES = (code: string) => [
  '/api/tables',
  `/api/tables/${code}`,
  `/api/tables/${code}/matches/1`,
  `/api/tables/${code}/matches/2`,
  '/health/live',
  '/health/ready',
];
/** They tell of the machine, not of a table. */
const MACHINE = /^#|process_|event_loop|_seconds_sum|_seconds_bucket|frames_out/;

async function lookAround({ net, chairs, heard }: Side): Promise<void> {
  for (const route of ROUTES(chairs[0].code)) {
    const response = await fetch(net.url + route);
    const headers = [...response.headers].filter(([name]) => name !== 'date' && name !== 'content-security-policy');
    heard.http.push(`${route} ${response.status} ${JSON.stringify(headers)} ${await response.text()}`);
  }
  const metrics = await (await fetch(net.metricsUrl ?? '')).text();
  heard.metrics.push(
    metrics
      .split('\n')
      .filter((line) => !MACHINE.test(line))
      .join('\n'),
  );
}

/** The server has noticed who has gone. */
async function hasGone({ hall }: Side, before: number): Promise<void> {
  while ((await hall.stats()).listeners >= before) await new Promise((resolve) => setImmediate(resolve));
}

async function comeAgain(side: Side, client: FakeClient, isResume: boolean): Promise<void> {
  const { listeners } = await side.hall.stats();
  client.drop();
  await hasGone(side, listeners);
  if (isResume) await client.connect(client.n);
  else await client.connect(undefined, 'with history');
}

async function say(side: Side, twin: Twin): Promise<void> {
  const said = twin[side.index];
  if (said !== null) await side.players[said.seat].session?.command(said.command);
}

async function shout({ watcher }: Side, id: string): Promise<void> {
  await watcher.session?.command({ t: 'say', id, text: FROM_THE_GALLERY });
}

type Step = (pair: Pair, id: string) => ((side: Side) => Promise<void>) | null;

const STEPS: Readonly<Record<string, Step>> = {
  move({ sides, draws }, id) {
    const seat = pick(draws, Object.values(PLAYERS));
    const command = commonMove(sides, seat, draws, id);
    return command === null
      ? null
      : (side) =>
          say(side, [
            { seat, command },
            { seat, command },
          ]);
  },
  wrong({ sides, draws }, id) {
    const command = wrongInput(sides, draws, id);
    const isSpectator = draws.below(3) === 0;
    return async ({ watcher, players }) => {
      await (isSpectator ? watcher : players[PLAYERS.blind]).session?.command(command);
    };
  },
  again({ draws }) {
    const isResume = draws.below(2) === 0;
    const isSpectator = draws.below(2) === 0;
    return (side) => comeAgain(side, isSpectator ? side.watcher : side.players[PLAYERS.blind], isResume);
  },
  look: () => lookAround,
  gallery: (_pair, id) => (side) => shout(side, id),
  order({ draws }, id) {
    const command = { t: 'autoPass', id, scope: pick(draws, ['turn', 'round']) } as Command;
    const seat = draws.below(2);
    return (side) =>
      say(side, [
        { seat, command },
        { seat, command },
      ]);
  },
  secret(pair, id) {
    if (pair.difference === 'other cards') return null;
    const twin = secretTwin(pair.sides, pair.draws, id, !pair.hasHeld);
    if (twin === null) return null;
    pair.hasHeld ||= twin.some((said) => said?.command.t === 'hold');
    return (side) => say(side, twin);
  },
};

const SHARES = { move: 12, secret: 6, order: 1, wrong: 2, again: 2, look: 1, gallery: 1 };
const CHANCES = Object.entries(SHARES).flatMap(([name, share]) => Array.from({ length: share }, () => name));

/** First the deal is done with: everybody covers and takes, so that nothing has to be drawn for anybody. */
const OPENING = 8;

async function step(pair: Pair, number: number): Promise<void> {
  const { draws, counts } = pair;
  const name = number < OPENING ? 'move' : pick(draws, CHANCES);
  const work = STEPS[name](pair, `c${number}`);
  if (work !== null) counts[name] = (counts[name] ?? 0) + 1;
  const ms = number < OPENING ? 50 : draws.below(8) === 0 ? 12_000 : draws.below(1500);
  await inBoth(pair, async (side) => {
    await work?.(side);
    await side.world.pass(ms);
  });
}

/** Where the lists differ first; -1 if they do not. */
function parting(one: readonly string[], other: readonly string[], from: number): number {
  const most = Math.max(one.length, other.length);
  for (let at = from; at < most; at++) if (one[at] !== other[at]) return at;
  return -1;
}

const SEES_ITSELF: { readonly [D in Difference]: readonly string[] } = {
  'other cards': [],
  // It counts commands, which is why it has a door of its own.
  'other answers': ['metrics'],
};

function expectSealed({ sides, sealed, compared }: Pair): void {
  for (const side of sides) {
    const sent = sentBy(side);
    const leak = sent.find((text) => sealed.some((secret) => text.includes(secret)));
    if (leak !== undefined) throw new Error(`[sealed] ${leak}`);
    const heard = side.players.flatMap(({ frames }) => frames).find((frame) => frame.includes(FROM_THE_GALLERY));
    if (heard !== undefined) throw new Error(`[gallery apart] ${heard}`);
    compared.scanned = sent.length;
  }
}

const IS_LETTER = /^\d+ bot /;

/** Whether they still look the same; where they differ against the rules, it says so loudly. */
function stillAlike({ sides, difference, compared }: Pair, channels: readonly Channel[]): boolean {
  for (const side of sides) {
    side.heard.socket.length = 0;
    side.heard.socket.push(...side.watcher.frames, ...side.players[PLAYERS.blind].frames);
  }
  for (const channel of channels) {
    if (SEES_ITSELF[difference].includes(channel)) continue;
    const [one, other] = sides.map(({ heard }) => heard[channel]);
    const at = parting(one, other, channel === 'socket' ? 0 : (compared[channel] ?? 0));
    if (at >= 0) {
      if (difference === 'other cards' && channel === 'frames' && partByRule(one[at], other[at])) return false;
      throw new Error(`[${difference}] ${channel} ${at}\n  ${one[at]}\n  ${other[at]}`);
    }
    compared[channel] = one.length;
  }
  compared.phrases = sides[0].heard.frames.filter((frame) => frame.includes('@phrase')).length;
  compared.letters = sides[0].heard.frames.filter((frame) => IS_LETTER.test(frame)).length;
  return true;
}

/** The seed of the next match is hashed in a thread of its own, so the very end comes at no certain moment. */
function cutAtEnd({ heard: { frames } }: Side): void {
  const end = frames.findIndex((frame) => frame.includes('"@ended"'));
  if (end >= 0) frames.length = end;
}

async function isOver({ sides: [side] }: Pair): Promise<boolean> {
  const look = await side.hall.look(side.chairs[0].code);
  return !look.ok || !look.value.isPlaying;
}

const SCAN_EVERY = 40;

/** Plays on until a rule tells them apart, the match is over, or so many steps are done. */
async function playPair(pair: Pair, steps: number): Promise<'parted' | 'ended' | 'alike'> {
  for (let number = 0; number < steps; number++) {
    await step(pair, number);
    const hasEnded = await isOver(pair);
    if (hasEnded) pair.sides.forEach(cutAtEnd);
    else if (number % SCAN_EVERY === 0) expectSealed(pair);
    if (!stillAlike(pair, hasEnded ? ['frames'] : CHANNELS)) return 'parted';
    if (hasEnded) return 'ended';
  }
  return 'alike';
}

/** Do the two worlds hold different cards, if they should? Where nothing is dealt yet, that shows later. */
function isTwin({ sides: [one, other], difference }: Pair): boolean {
  const table = one.players[PLAYERS.one].view?.table as { turn: { number: number } } | undefined;
  if (table?.turn.number === 0) return true;
  const cards = ({ players }: Side) => JSON.stringify(players[PLAYERS.one].view?.hands);
  return difference === 'other answers' || cards(one) !== cards(other);
}

interface Played {
  readonly game?: GameId;
  readonly tamper?: Tamper;
}

interface Extent extends Played {
  readonly pairs: number;
  readonly steps: number;
}

/** Plays so many pairs and counts what was compared; it throws at the first difference that no rule explains. */
export async function playPairs(difference: Difference, extent: Extent): Promise<Record<string, number>> {
  const { pairs, steps, game = 'hoax', tamper = (all) => all } = extent;
  const counts: Record<string, number> = { pairs: 0 };
  const add = (more: Record<string, number>) => {
    for (const [name, count] of Object.entries(more)) counts[name] = (counts[name] ?? 0) + count;
  };
  for (let seed = 0; counts.pairs < pairs; seed++) {
    const pair = await openPair(difference, seed, { game, tamper });
    try {
      if (isTwin(pair)) add({ pairs: 1, [await playPair(pair, steps)]: 1, ...pair.compared, ...pair.counts });
    } finally {
      await closePair(pair);
    }
  }
  return counts;
}
