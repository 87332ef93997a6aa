// Makes the page. With `--if-stale` only if a source is newer than what was made.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));
const root = join(web, '..', '..');

const mtime = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** A folder counts too: its time moves when a file in it is removed or renamed. */
const newest = (path) => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  const names = readdirSync(path).filter((name) => name !== 'generated' && name !== 'node_modules');
  return names.reduce((time, name) => Math.max(time, newest(join(path, name))), stat.mtimeMs);
};

function isStale() {
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src'));
  const own = ['src', 'public', 'messages', 'scripts', 'index.html', 'vite.config.ts'].map((name) => join(web, name));
  const built = mtime(join(web, 'dist', 'index.html'));
  return built === 0 || [...packages, ...own].some((path) => newest(path) >= built);
}

if (!process.argv.includes('--if-stale') || isStale()) {
  await import('./messages.mjs');
  const { build } = await import('vite');
  await build({ root: web, logLevel: process.argv.includes('--if-stale') ? 'warn' : 'info' });
}
