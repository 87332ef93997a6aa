// A server in a process of its own, with people at two tables, while somebody floods it: what they notice, and what it costs.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { claim, doubt, openServedRound, type ServedRound } from '../live/served-round.ts';

export const KINDS = ['pipelined', 'slow', 'pongs', 'history', 'joins', 'records', 'exports', 'bots'] as const;

export interface Flood {
  readonly kind: (typeof KINDS)[number];
  readonly addresses: number;
  readonly seconds: number;
  /** Tables and files that it is about. */
  readonly needs: object;
  /** When somebody doubts, after the claim. */
  readonly doubtAfterMs: number;
}

export interface Victim {
  readonly url: string;
  readonly pid: number;
  readonly log: string;
}

export interface Noticed {
  /** By those who flood. */
  readonly sent: string;
  /** Milliseconds until a command was answered. */
  readonly ping: { readonly half: number; readonly most99: number; readonly most: number; readonly count: number };
  /** What the doubt was answered. */
  readonly doubt: string;
  /** Megabytes. */
  readonly memory: { readonly before: number; readonly most: number };
  /** Kilobytes that were written during the flood. */
  readonly log: number;
}

/** Until it is over; what was sent. */
async function attack(script: string, url: string, { kind, addresses, seconds, needs }: Flood): Promise<string> {
  const args = [script, kind, url, String(addresses), String(seconds), JSON.stringify(needs)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (part: Buffer) => {
    text += part.toString();
  });
  await once(child, 'close');
  return text.trim();
}

const PAGE_BYTES = 4096;

/** In megabytes. */
function memoryOf(pid: number): number {
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return Math.round((Number(pages) * PAGE_BYTES) / 1024 ** 2);
}

/** Six a second. */
const PING_EVERY_MS = 160;

/** A command that the table refuses, sent at even times: those that wait count for as long as they waited. */
async function pings({ clients }: ServedRound, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const underWay: Promise<unknown>[] = [];
  while (!isOver()) {
    const from = performance.now();
    const answered = clients[2].send({ t: 'giveHost', seat: 1 } as never);
    underWay.push(answered.then(() => times.push(performance.now() - from)));
    await sleep(PING_EVERY_MS);
  }
  await Promise.all(underWay);
  return times.toSorted((one, other) => one - other);
}

function summary(times: readonly number[]): Noticed['ping'] {
  const at = (part: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? -1);
  return { half: at(0.5), most99: at(0.99), most: at(1), count: times.length };
}

async function claimAndDoubt(round: ServedRound, afterMs: number): Promise<string> {
  await claim(round);
  await sleep(afterMs);
  const answer = await doubt(round.clients[1]);
  return answer.t === 'no' ? answer.code : answer.t;
}

export async function flooded({ url, pid, log }: Victim, script: string, flood: Flood): Promise<Noticed> {
  const [quiet, busy] = [await openServedRound(url), await openServedRound(url, { speed: 'brisk' })];
  const [before, logged] = [memoryOf(pid), statSync(log).size];
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 50);
  let isOver = false;
  const attacking = attack(script, url, flood).finally(() => {
    isOver = true;
  });
  await sleep(500);
  const [times, answer, sent] = await Promise.all([
    pings(quiet, () => isOver),
    claimAndDoubt(busy, flood.doubtAfterMs),
    attacking,
  ]);
  clearInterval(watching);
  for (const { doors } of [quiet, busy]) for (const door of doors) door.closeAll();
  const kilobytes = Math.round((statSync(log).size - logged) / 1024);
  return { sent, ping: summary(times), doubt: answer, memory: { before, most }, log: kilobytes };
}
