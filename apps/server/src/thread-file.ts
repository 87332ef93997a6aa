// Where the thread's code lies. Node 20 cannot start a thread from TypeScript: the bundle of the command brings it along
// as a file of its own, and whoever runs from the sources has it built once.

import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const BUNDLED = beside('./bot-worker.js');
const SOURCE = beside('./worker.ts');
const BUILT = beside('../../dist/bot-worker.js');

async function build(): Promise<string> {
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    entryPoints: [SOURCE],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  mkdirSync(dirname(BUILT), { recursive: true });
  // A whole file at once: another process may be starting a thread from it.
  const draft = `${BUILT}.${process.pid}`;
  writeFileSync(draft, outputFiles[0].contents);
  renameSync(draft, BUILT);
  return BUILT;
}

let built: Promise<string> | null = null;

export async function workerFile(): Promise<string> {
  if (existsSync(BUNDLED)) return BUNDLED;
  built ??= build();
  return built;
}
