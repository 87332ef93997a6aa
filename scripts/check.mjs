// Everything that can be said about the code without running it. Goes through all the steps, so one run shows all.
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root, step } from './steps.mjs';

const tsc = join('node_modules', '@typescript', 'native', 'bin', 'tsc');

const web = join('apps', 'web');
const { resolve } = createRequire(join(root, web, 'package.json'));
const svelteCheck = join(dirname(resolve('svelte-check/package.json')), 'bin', 'svelte-check');

const workspaces = [
  ...['packages', 'apps'].flatMap((dir) => readdirSync(join(root, dir)).map((name) => join(dir, name))),
  'bench',
];
const projects = ['.', ...workspaces.flatMap((dir) => [dir, join(dir, 'test'), join(dir, 'e2e')])].filter(
  (dir) =>
    // The page's types are those of its components too, which plain tsc cannot read.
    dir !== web && existsSync(join(root, dir, 'tsconfig.json')),
);

const steps = [
  ['messages', process.execPath, [join(web, 'scripts', 'messages.mjs')]],
  ['sprites', process.execPath, [join(web, 'scripts', 'sprites.mjs')]],
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ...projects.map((dir) => [`types of ${dir}`, process.execPath, [tsc, '-p', dir]]),
  ['types of the page', process.execPath, [svelteCheck, '--workspace', web, '--tsgo', '--fail-on-warnings']],
  ['imports', 'depcruise', ['packages', 'apps', 'bench', '--config', '.dependency-cruiser.cjs']],
  ['dead code', 'knip', ['--no-progress']],
  ['clauses', process.execPath, [join('scripts', 'clauses.mjs')]],
  ['options', process.execPath, [join('scripts', 'options.mjs')]],
];

const failed = [];
async function work(queue) {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { ok } = await step(...next);
    if (!ok) failed.push(next[0]);
  }
}

// What is generated first, one after the other; then two at a time, because most of them use one core.
const WRITING = 2;
await work(steps.slice(0, WRITING));
const rest = steps.slice(WRITING);
await Promise.all([work(rest), work(rest)]);
console.log(failed.length === 0 ? `check: ${steps.length} steps, all well` : `check: failed in ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
