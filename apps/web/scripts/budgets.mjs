// What a reader downloads, gzipped, and what it may be at most. Counted from the build's own list of files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const files = JSON.parse(readFileSync(join(dist, 'files.json'), 'utf8'));
const KB = 1024;
const size = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** A chunk with everything it cannot start without. */
function withImports(keys, found = new Set()) {
  for (const key of keys) {
    if (found.has(key)) continue;
    found.add(key);
    withImports(files[key].imports ?? [], found);
  }
  return found;
}

const named = (pattern) => {
  const keys = Object.keys(files).filter((key) => pattern.test(key));
  if (keys.length === 0) throw new Error(`the build has nothing like ${pattern}`);
  return keys;
};

/** The words of these shelves, each in the language that needs most room. */
const words = (...shelves) =>
  shelves.flatMap((shelf) => longest(named(new RegExp(`words/generated/shelf-${shelf}\\.\\w\\w\\.js$`))));

const longest = (keys) => [keys.toSorted((a, b) => size(files[b].file) - size(files[a].file))[0]];

/** A face may lie in its game's file, or open it. */
const faceOf = (game) => named(new RegExp(`games/${game}/face\\.ts$|^_${game}Table-[^/]+\\.js$`));

const home = withImports(['index.html', ...words('shell')]);
const tableOnly = withImports([
  ...named(/shell\/table\/TablePage\.svelte$/),
  ...faceOf('hoax'),
  ...words('hoax', 'around'),
]);
/** From a friend's link to the table: what is said of the rules comes in the reader's language alone. */
const invited = withImports([
  ...tableOnly,
  ...named(/shell\/join\/Invitation\.svelte$/),
  ...named(/shell\/room\/WaitingRoom\.svelte$/),
  ...named(/games\/hoax\/setup\.svelte\.ts$/),
  ...longest(named(/hoax\/src\/about\/\w\w\.data\.ts$/)),
]);
const table = [...tableOnly].filter((key) => !home.has(key));
/** The second game, on top of everything that every table needs. */
const shellOfTable = withImports([...named(/shell\/table\/TablePage\.svelte$/), ...words('around')]);
const decrees = [...withImports([...faceOf('decrees'), ...words('decrees')])].filter(
  (key) => !home.has(key) && !shellOfTable.has(key),
);
const art = [...new Set(table.flatMap((key) => files[key].assets ?? []))].filter((file) => file.endsWith('.svg'));

const isScript = (key) => files[key].file.endsWith('.js');
const total = (list) => list.reduce((sum, file) => sum + size(file), 0);
const scripts = (keys) => total([...keys].filter(isScript).map((key) => files[key].file));

const BUDGETS = [
  { name: 'home page to interactive, JavaScript', bytes: scripts(home), most: 45 * KB },
  { name: 'a table on top of that, JavaScript', bytes: scripts(table), most: 110 * KB },
  { name: 'a table of Final Decrees on top of the shell, JavaScript', bytes: scripts(decrees), most: 90 * KB },
  {
    name: 'from an invitation to the table, all JavaScript',
    bytes: scripts(new Set([...home, ...invited])),
    most: 165 * KB,
  },
  { name: 'art of a table', bytes: total(art), most: 120 * KB },
];

/** On a slow line it is not only what a file weighs: every file is a way there and back. */
const practice = withImports([
  ...home,
  ...tableOnly,
  ...named(/shell\/practice\/Practice\.svelte$/),
  ...named(/games\/hoax\/lesson\/lesson/),
  ...named(/bots\/src\/index\.ts$/),
]);
const COUNTS = [{ name: 'files of a first practice table', count: [...practice].filter(isScript).length, most: 16 }];

let isOver = false;
for (const { name, bytes, most } of BUDGETS) {
  const ok = bytes <= most;
  isOver ||= !ok;
  console.log(`${ok ? '✓' : '✗'} ${name}: ${(bytes / KB).toFixed(1)} KB of ${most / KB} KB`);
}
for (const { name, count, most } of COUNTS) {
  isOver ||= count > most;
  console.log(`${count <= most ? '✓' : '✗'} ${name}: ${count} of ${most}`);
}
process.exitCode = isOver ? 1 : 0;
