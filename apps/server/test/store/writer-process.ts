// Starts the writer as a process of its own, under plain Node.

import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { soundThread } from './broken-thread.ts';

const POLL_MS = 5;

export interface Acknowledged {
  readonly table: string;
  readonly seq: number;
}

export interface Writer {
  readonly child: ChildProcess;
  /** When its first line is acknowledged. */
  begun(): Promise<void>;
  /** When it has ended, by itself or not. */
  readonly ended: Promise<{
    readonly code: number | null;
    readonly acks: readonly Acknowledged[];
    readonly complaints: string;
  }>;
}

export interface WriterOptions {
  readonly path: string;
  readonly tables: number;
  readonly most?: number;
  readonly script?: string;
  /** A command in front of it, such as a tracer. */
  readonly under?: readonly string[];
}

export async function bundleWriter(folder: string): Promise<string> {
  const outfile = join(folder, 'writer.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('./writer.ts', import.meta.url))],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  return outfile;
}

/** Whole lines only: a process that is killed may leave half of one. */
function acksIn(output: string): Acknowledged[] {
  const lines = output.split('\n').slice(0, -1);
  return lines.map((line) => {
    const [table, seq] = line.split(' ');
    return { table, seq: Number(seq) };
  });
}

export function startWriter(bundle: string, options: WriterOptions): Writer {
  const { path, tables, most = Number.MAX_SAFE_INTEGER, script = soundThread, under = [] } = options;
  const [command, ...args] = [...under, process.execPath, bundle, path, script, String(tables), String(most)];
  // A plain file, into which a process can always write: a pipe to a reader that is slow would refuse.
  const output = join(mkdtempSync(join(dirname(bundle), 'acks-')), 'acks');
  const file = openSync(output, 'w');
  const child = spawn(command, args, { cwd: tmpdir(), stdio: ['ignore', file, 'pipe'] });
  closeSync(file);
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk) => {
    complaints += chunk;
  });
  const ended = new Promise<Awaited<Writer['ended']>>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, acks: acksIn(readFileSync(output, 'utf8')), complaints }));
  });
  const begun = async () => {
    while (child.exitCode === null && child.signalCode === null && statSync(output).size === 0)
      await setTimeout(POLL_MS);
  };
  return { child, begun, ended };
}
