// One of each command, in words that make sense at a table of three. One that is forgotten here does not compile.

import type { Command } from '@pretender/protocol';
import { NONCES, settingsWith } from './settings.ts';

export const COMMANDS = {
  move: { t: 'move', ask: 1, move: { type: 'cover', identities: ['baron'] } },
  lastCall: { t: 'lastCall', ask: 1 },
  hold: { t: 'hold', ask: 1 },
  seen: { t: 'seen', ask: 1 },
  autoPass: { t: 'autoPass', scope: 'turn' },
  order: { t: 'order', order: { type: 'outlaw', against: ['steal'] } },
  withdraw: { t: 'withdraw', order: 1 },
  pause: { t: 'pause' },
  resume: { t: 'resume' },
  say: { t: 'say', text: 'Good evening' },
  phrase: { t: 'phrase', phrase: 3 },
  rename: { t: 'rename', name: 'Carla' },
  seatBot: { t: 'seatBot', seat: 2, level: 'random' },
  clearSeat: { t: 'clearSeat', seat: 1 },
  uninvite: { t: 'uninvite', seat: 2 },
  leave: { t: 'leave' },
  giveHost: { t: 'giveHost', seat: 1 },
  takeHost: { t: 'takeHost' },
  silence: { t: 'silence', seat: null, isSilent: true },
  mute: { t: 'mute', seats: [2], gallery: true },
  change: { t: 'change', settings: settingsWith({ seats: 4 }) },
  start: { t: 'start' },
  rematch: { t: 'rematch' },
  ready: { t: 'ready', commitment: NONCES[2].repeat(2) },
  open: { t: 'open', nonce: NONCES[2] },
  vote: { t: 'vote', motion: { kind: 'windUp' }, yes: true },
  approve: { t: 'approve', request: 1, yes: true },
} as const satisfies Readonly<Record<Command['t'], object>>;
