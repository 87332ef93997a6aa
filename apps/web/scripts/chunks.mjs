// How the page is cut into files. On a slow line every file is a way there and back, and a browser goes six ways at a time: a few files
// of a fair size come sooner than many small ones, as long as nobody waits for what they do not need.

/** Modules that somebody asks for while the page runs, or that it begins with: those from which this one is needed at once. */
function doorsTo(id, graph, seen = new Set()) {
  const module = seen.has(id) ? null : graph.getModuleInfo(id);
  seen.add(id);
  if (module === null) return [];
  const isDoor = module.isEntry || module.dynamicImporters.length > 0;
  return [...(isDoor ? [module] : []), ...module.importers.flatMap((importer) => doorsTo(importer, graph, seen))];
}

const TABLE = /shell[\\/]table[\\/]TablePage\.svelte$|games[\\/]\w+[\\/]face\.ts$/;
/** Every sentence that counts something needs these few lines. */
const GRAMMAR = /@messageformat|make-plural|words[\\/]french/;

/** A file of each game: its rules, which whoever sets a table needs too, and its table. */
function gameFile(id, is) {
  const [, game] = /(?:packages|games)[\\/](hoax|decrees)[\\/]/.exec(id) ?? [];
  if (!game || !is(new RegExp(`games[\\\\/]${game}[\\\\/]face\\.ts$`))) return null;
  return is(new RegExp(`games[\\\\/]${game}[\\\\/]setup`)) ? game : `${game}Table`;
}

function fileFor(id, graph) {
  const doors = doorsTo(id, graph);
  const is = (pattern) => doors.some((door) => pattern.test(door.id));
  if (doors.some(({ isEntry }) => isEntry) || GRAMMAR.test(id)) return 'home';
  const game = gameFile(id, is);
  if (game || doors.length < 2) return game;
  if (is(TABLE)) return 'table';
  return /[\\/](shell|settings)[\\/]/.test(id) ? 'forms' : null;
}

/** A file takes with it what its modules need, unless a file before it has that. */
const FILES = ['home', 'table', 'hoax', 'decrees', 'hoaxTable', 'decreesTable', 'forms'];

export const chunks = {
  groups: FILES.map((file, at) => ({
    name: (id, graph) => (fileFor(id, graph) === file ? file : null),
    // The name alone is a function, which the bundler cannot print.
    debugName: file,
    priority: FILES.length - at,
  })),
};
