#!/usr/bin/env node
// Starts the `pretender` command from its TypeScript sources: bundles them once, and again when a source is newer
// than the bundle. npm packages stay outside; lazily imported parts become chunks of their own.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const cli = fileURLToPath(new URL('..', import.meta.url));
const root = join(cli, '..', '..');
const dist = join(cli, 'dist');
const main = join(dist, 'main.js');
const server = join(root, 'apps', 'server', 'src');
/** How time goes by at a practice table is the page's own affair. */
const practice = join(root, 'apps', 'web', 'src', 'sitting');

const list = (dir) => {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch {
    return [];
  }
};

const mtime = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

// A folder counts too: its time moves when a file in it is removed or renamed.
const newest = (dir) =>
  list(dir).reduce((time, entry) => {
    const path = join(dir, entry.name);
    return Math.max(time, entry.isDirectory() ? newest(path) : mtime(path));
  }, mtime(dir));

const isStale = () => {
  const packages = list(join(root, 'packages')).map((entry) => join(root, 'packages', entry.name, 'src'));
  const sources = [...packages, join(cli, 'src'), server, practice, join(root, 'bench', 'src'), join(cli, 'bin')];
  const built = mtime(main);
  return built === 0 || sources.some((dir) => newest(dir) >= built);
};

const npmPackagesStayOutside = {
  name: 'npm-packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@pretender/') ? undefined : { path, external: true },
    );
  },
};

const bundle = async () => {
  const { build } = await import('esbuild');
  const started = new Date();
  const { outputFiles } = await build({
    // Tables, bots and replays have threads of their own, and a thread starts from a file of its own.
    entryPoints: {
      main: join(cli, 'src', 'main.ts'),
      'bot-worker': join(server, 'bots', 'worker.ts'),
      'replay-worker': join(server, 'replays', 'worker.ts'),
      'tables-worker': join(server, 'far', 'worker.ts'),
      'jobs-worker': join(cli, 'src', 'jobs', 'worker.ts'),
      'our-tables': join(root, 'bench', 'src', 'server', 'our-tables.ts'),
    },
    outdir: dist,
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [npmPackagesStayOutside],
  });
  mkdirSync(dist, { recursive: true });
  // Whole files only, main.js last: another start at the same moment sees the old bundle or the new one.
  const inOrder = outputFiles.toSorted((a, b) => Number(a.path === main) - Number(b.path === main));
  for (const { path, contents } of inOrder) {
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, contents);
    // Stamped with the start of the build, so an edit during the build makes the bundle stale.
    utimesSync(draft, started, started);
    renameSync(draft, path);
  }
  const current = new Set(outputFiles.map(({ path }) => basename(path)));
  for (const { name } of list(dist))
    if (/\.(js|map)$/.test(name) && !current.has(name)) rmSync(join(dist, name), { force: true });
};

if (isStale()) await bundle();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(main).href);
