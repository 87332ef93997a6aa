// Who may import whom. The table in docs/architecture.md says the same in words.
const games = '(hoax|decrees)';
const src = (name) => `^packages/${name}/src/`;

/** Everything under `from` may import only what matches `to`. */
const only = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { pathNot: to },
});

/** Nothing under `from` may import what matches `to`. */
const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

const workspace = '^((?:packages|apps)/[^/]+|bench)/';
const npm = 'node_modules/';
const measuring = '^packages/bots/src/(arena|exploit|measuring)/';
const sql = `${npm}(pg|kysely|@photostructure/sqlite)/|^(node:)?sqlite$`;
const sockets = `${npm}(ws|@fastify/websocket)/`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only('kernel-imports-nothing', src('kernel'), [src('kernel')], 'The kernel has no dependencies.'),
    only('games-import-kernel', src(games), [src('kernel'), src('$1')], 'A game knows the kernel and itself.'),
    only(
      'protocol-imports-kernel',
      src('protocol'),
      [src('kernel'), src('protocol'), npm],
      'The protocol knows the kernel, a schema library and one of hashes.',
    ),
    never(
      'protocol-takes-kernel-types',
      { path: src('protocol') },
      { path: src('kernel'), dependencyTypesNot: ['type-only'] },
      'The protocol takes types of the kernel, no code.',
    ),
    only(
      'bots-import-games',
      src('bots'),
      [src('kernel'), src(games), src('bots'), npm],
      'Bots know the kernel and the games.',
    ),
    only(
      'web-imports-packages',
      '^apps/web/src/',
      [src('kernel'), src('protocol'), src(games), src('bots'), '^apps/web/src/', npm],
      'The web client knows the packages, no other app, no Node.',
    ),
    never(
      'web-loads-bots-on-demand',
      { path: '^apps/web/src/' },
      { path: src('bots'), dependencyTypesNot: ['dynamic-import', 'type-only'] },
      'Bots come into the browser only for practice, by a dynamic import.',
    ),
    never(
      'play-knows-no-measuring',
      { path: '^(packages/bots/src|apps/(web|server)/src)/', pathNot: measuring },
      { path: measuring },
      'What only measures or teaches bots is for the command and never comes with the page or the server.',
    ),
    never(
      'package-tests-know-own-package',
      { path: '^packages/([^/]+)/test/', pathNot: '^packages/bots/' },
      { path: '^(packages|apps|bench)/', pathNot: ['^packages/$1/', src('kernel')] },
      'Tests of a package know that package and the kernel.',
    ),
    never(
      'bots-tests-know-games',
      { path: '^packages/bots/test/' },
      { path: '^(packages|apps|bench)/', pathNot: ['^packages/bots/', src('kernel'), src(games)] },
      'Tests of the bots know the bots, the games and the kernel.',
    ),
    never(
      'packages-know-no-app',
      { path: '^packages/' },
      { path: '^(apps|bench|scripts|e2e)/' },
      'Packages lie under the apps.',
    ),
    never(
      'only-store-touches-sql',
      { path: '^(packages|apps)/', pathNot: '^apps/server/(src/store|test)/' },
      { path: sql },
      'Only apps/server/src/store touches SQL.',
    ),
    never(
      'only-net-touches-sockets',
      { path: '^apps/server/', pathNot: '^apps/server/(src/net|test)/' },
      { path: sockets },
      'Only apps/server/src/net touches sockets.',
    ),
    never(
      'enter-by-the-front-door',
      { path: workspace },
      {
        path: '^packages/[^/]+/',
        pathNot: [
          '^$1/',
          '^packages/[^/]+/src/(?:(?:(?:about|arena|exploit|hints|live|measuring/finale|measuring/teaching|reasons|suite|scenario|talk)/)?index|about/\\w\\w\\.data|brief|constants|court|fairness|paces)\\.ts$',
        ],
      },
      'Another package is imported by its exports, never by a file inside it.',
    ),
    never(
      'no-relative-way-out',
      { path: workspace },
      {
        path: '^(packages|apps|bench)/',
        pathNot: '^$1/',
        dependencyTypesNot: ['aliased-workspace'],
      },
      'Another package is imported by its name, never by a relative path.',
    ),
    never('src-knows-no-test', { path: '/src/' }, { path: '/test/' }, 'Sources do not import tests.'),
    never(
      'src-knows-no-dev-dependency',
      { path: '^(packages|apps)/[^/]+/src/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
      'What runs is in `dependencies`.',
    ),
    never(
      'no-unlisted',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
      'Every npm package is listed in the package.json of its workspace.',
    ),
    never('no-unresolvable', {}, { couldNotResolve: true }, 'Every import leads somewhere.'),
    never(
      'no-cycles',
      // A component may draw itself inside itself.
      { pathNot: '\\.svelte$' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'No import cycles; type-only imports may point back.',
    ),
    never(
      'no-orphans',
      { orphan: true, pathNot: '/src/(index|main)\\.ts$|\\.d\\.ts$|\\.config\\.(js|ts)$' },
      {},
      'Every module is used by another.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: ['^apps/[^/]+/dist/', '/\\.svelte-check/', '^apps/web/src/words/generated/', '^apps/web/public/'],
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
