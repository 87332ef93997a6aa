// Starts the writer as a process of its own, under plain Node.

import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { soundThread } from './broken-thread.ts';

export interface Acknowledged {
  readonly table: string;
  readonly seq: number;
}

export interface Writer {
  readonly child: ChildProcess;
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
  const child = spawn(command, args, { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let complaints = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.setEncoding('utf8').on('data', (chunk) => {
    complaints += chunk;
  });
  const ended = new Promise<Awaited<Writer['ended']>>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, acks: acksIn(output), complaints }));
  });
  return { child, ended };
}
