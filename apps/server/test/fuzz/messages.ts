// Messages of every degree of madness, the same in every run: bytes that are no JSON, JSON that is no message, messages
// that make no sense, and commands that might even be right.

import { IDENTITIES, WARES } from '@pretender/hoax';
import { type Draws, pick } from '@pretender/kernel';
import { type Command, PROTOCOL } from '@pretender/protocol';
import { settingsWith } from '../tables/settings.ts';

const BITS = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  'null',
  '1e999',
  '-0',
  '"__proto__":',
  '"id":"z"',
  '\\u0000',
  '\u202e',
  '𝕏',
];
const KEYS = ['t', 'id', 'x', 'constructor', 'type', 'ask', 'seat'];

function anyValue(draws: Draws, depth: number): unknown {
  const kind = draws.below(depth > 0 ? 8 : 6);
  const many = <T>(make: () => T) => Array.from({ length: draws.below(4) }, make);
  if (kind === 6) return many(() => anyValue(draws, depth - 1));
  if (kind === 7) return Object.fromEntries(many(() => [pick(draws, KEYS), anyValue(draws, depth - 1)]));
  return [null, draws.below(2) === 0, draws.below(100) - 50, pick(draws, BITS), 'x'.repeat(draws.below(300)), 1.5][
    kind
  ];
}

const MOVES = [
  'accuse absolve challenge claim cover crown decline doubt immunise inform outlaw pass pay sentence settle show support take',
].flatMap((names) => names.split(' '));
const DEEDS = ['harvest', 'steal', 'trade', 'tax', 'demand', 'nothing'];

function anyMove(draws: Draws): object {
  const identity = () => pick(draws, IDENTITIES);
  const ware = () => pick(draws, WARES);
  const fields: Readonly<Record<string, () => unknown>> = {
    as: identity,
    do: () => pick(draws, DEEDS),
    target: () => draws.below(6),
    identity,
    identities: () => Array.from({ length: draws.below(3) }, identity),
    wares: () => Array.from({ length: draws.below(4) }, ware),
    ware,
    give: ware,
    take: ware,
    count: () => draws.below(5),
    trios: () => draws.below(3),
    to: () => draws.below(5),
    with: () => pick(draws, ['bank', 1]),
  };
  const chosen = Object.entries(fields).filter(() => draws.below(3) === 0);
  return { type: pick(draws, MOVES), ...Object.fromEntries(chosen.map(([name, make]) => [name, make()])) };
}

const NONCE = 'ab'.repeat(16);

type Maker = (draws: Draws, ask: number) => object;

/** One for each message there is. `ask` is a question that was open a moment ago. */
const MAKERS: Readonly<Record<Command['t'] | 'ping' | 'hello', Maker>> = {
  move: (draws, ask) => ({ ask: ask + draws.below(2), move: anyMove(draws) }),
  lastCall: (_draws, ask) => ({ ask }),
  hold: (_draws, ask) => ({ ask }),
  seen: (_draws, ask) => ({ ask }),
  autoPass: (draws) => ({ scope: pick(draws, ['off', 'turn', 'concern', 'round', 'ever']) }),
  order: (draws) => ({ order: { ...anyMove(draws), against: [pick(draws, DEEDS)] } }),
  withdraw: (draws) => ({ order: draws.below(4) }),
  mute: (draws) => ({ seats: [draws.below(6)], gallery: draws.below(2) === 0 }),
  silence: (draws) => ({ seat: pick(draws, [null, 1, 5]), isSilent: draws.below(2) === 0 }),
  takeHost: () => ({}),
  pause: () => ({}),
  resume: () => ({}),
  say: (draws) => ({ text: pick(draws, ['hello', '\u202e<b>', '']) }),
  phrase: (draws) => ({ phrase: draws.below(30) }),
  rename: (draws) => ({ name: pick(draws, ['Zoe', 'Ada', 'ß', ' ', '\u0000']) }),
  seatBot: (draws) => ({ seat: draws.below(6), level: pick(draws, ['random', 'clerk', 'divine']) }),
  clearSeat: (draws) => ({ seat: draws.below(6) }),
  uninvite: (draws) => ({ seat: draws.below(6) }),
  leave: () => ({}),
  giveHost: (draws) => ({ seat: draws.below(6) }),
  change: (draws) => ({
    settings: settingsWith({
      seats: 2 + draws.below(5),
      speed: pick(draws, ['brisk', 'off', 'days']),
      options: pick<Record<string, never>>(draws, [{}, { tempo: 7 as never }, { children: true as never }]),
    }),
  }),
  start: (draws) => (draws.below(2) === 0 ? {} : { nonce: NONCE }),
  rematch: () => ({ nonce: NONCE }),
  ready: (draws) => ({ commitment: draws.below(4) === 0 ? NONCE : NONCE.repeat(2) }),
  open: () => ({ nonce: NONCE }),
  vote: (draws) => ({
    motion: {
      kind: pick(draws, ['standIn', 'speed', 'windUp', 'crown']),
      ...pick<object>(draws, [{}, { seat: draws.below(6) }, { speed: pick(draws, ['brisk', 'days', 'never']) }]),
    },
    yes: draws.below(2) === 0,
  }),
  approve: (draws) => ({ request: draws.below(3), yes: draws.below(2) === 0 }),
  ping: (draws) => ({ n: draws.below(9) }),
  hello: () => ({ v: PROTOCOL, table: 'abc', token: 'x', since: 3 }),
};
/** Half of what is said is a move. */
const NAMES = Object.keys(MAKERS).flatMap((name) => (name === 'move' ? Array.from({ length: 18 }, () => name) : name));

function sound(draws: Draws, ask: number, id: string): Record<string, unknown> {
  const t = pick(draws, NAMES) as keyof typeof MAKERS;
  const isCommand = t !== 'ping' && t !== 'hello';
  // Now and then an id that was used before.
  const own = draws.below(30) === 0 ? 'again' : id;
  return { t, ...(isCommand ? { id: own } : {}), ...MAKERS[t](draws, ask) };
}

export function anyMessage(draws: Draws, ask: number, id: string): string {
  const message = sound(draws, ask, id);
  const text = JSON.stringify(message);
  const at = draws.below(text.length);
  switch (draws.below(12)) {
    case 0:
      return text.slice(0, at) + pick(draws, BITS) + text.slice(at + draws.below(3));
    case 1:
      return text.slice(0, at) + text.slice(at + draws.below(10));
    case 2:
      return JSON.stringify({ ...message, [pick(draws, [...Object.keys(message), 'extra'])]: anyValue(draws, 10) });
    case 3:
      return JSON.stringify(anyValue(draws, 12)) ?? 'undefined';
    default:
      return text;
  }
}
