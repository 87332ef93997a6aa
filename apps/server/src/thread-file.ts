// Where a thread's code lies. Node 20 cannot start a thread from TypeScript: the bundle of the command brings it along
// as a file of its own, and whoever runs from the sources has it built once.

import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const SOURCES = {
  'bot-worker': './bots/worker.ts',
  'replay-worker': './replays/worker.ts',
  'tables-worker': './far/worker.ts',
} as const;
type ThreadName = keyof typeof SOURCES;

const DIST = beside('../dist/');

const npmPackagesStayOutside: Plugin = {
  name: 'npm-packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@pretender/') ? undefined : { path, external: true },
    );
  },
};

/** All of them: the tables' thread starts those of the bots, and finds them beside itself. */
async function build(): Promise<void> {
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    entryPoints: Object.entries(SOURCES).map(([name, source]) => ({ in: beside(source), out: name })),
    outdir: DIST,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    plugins: [npmPackagesStayOutside],
  });
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    // A whole file at once: another process may be starting a thread from it.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, contents);
    renameSync(draft, path);
  }
}

let built: Promise<void> | null = null;

export async function threadFile(name: ThreadName): Promise<string> {
  const bundled = beside(`./${name}.js`);
  if (existsSync(bundled)) return bundled;
  built ??= build();
  await built;
  return `${DIST}${name}.js`;
}
