// Makes the page. With `--if-stale` only if a source is newer than what was made.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

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

const filesUnder = (dir) =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(dir, entry.name)) : [join(dir, entry.name)],
  );

/** The service worker keeps every file of the page; its version is what they hold. */
function listForOffline(dist) {
  const files = filesUnder(dist).filter((path) => /[\\/]assets[\\/]|\.(svg|webmanifest)$|index\.html$/.test(path));
  const hash = createHash('sha256');
  for (const path of files.toSorted()) hash.update(path.slice(dist.length)).update(readFileSync(path));
  const urls = files.map(
    (path) =>
      `/${relative(dist, path)
        .replaceAll('\\', '/')
        .replace(/^index\.html$/, '')}`,
  );
  const worker = join(dist, 'sw.js');
  const text = readFileSync(worker, 'utf8')
    .replace("['__FILES__']", JSON.stringify(urls))
    .replace('__VERSION__', hash.digest('hex').slice(0, 12));
  writeFileSync(worker, text);
}

/** The server sends these to whoever understands them; squeezing once here is better than at every request. */
function squeeze(path) {
  if (!/\.(js|css|html|svg|json|webmanifest)$/.test(path)) return;
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(content));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}

if (!process.argv.includes('--if-stale') || isStale()) {
  await import('./messages.mjs');
  await import('./sprites.mjs');
  const { build } = await import('vite');
  await build({ root: web, logLevel: process.argv.includes('--if-stale') ? 'warn' : 'info' });
  listForOffline(join(web, 'dist'));
  for (const path of filesUnder(join(web, 'dist'))) squeeze(path);
}
