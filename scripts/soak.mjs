// The long runs: every random suite many times as long as in `npm test`, one after the other, with a report at the end.
// npm run soak -- [NAME...]  runs only suites whose names contain one of these; SOAK_LOG names the file for what they print.
import { appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { step } from './steps.mjs';

/** What runs, which of its counts are raised, and how. Some minutes each, on a quiet machine. */
const SUITES = [
  { name: 'hoax: editions', project: 'hoax', files: ['editions'], env: { PRETENDER_TIMES: '10' } },
  { name: 'hoax: option sets', project: 'hoax', files: ['option-sets'], env: { PRETENDER_TIMES: '10' } },
  { name: 'hoax: presets', project: 'hoax', files: ['presets'], env: { PRETENDER_TIMES: '20' } },
  { name: 'decrees: conformance', project: 'decrees', files: ['conformance'], env: { PRETENDER_MATCHES: '300' } },
  { name: 'decrees: option sets', project: 'decrees', files: ['option-sets'], env: { PRETENDER_TIMES: '10' } },
  { name: 'decrees: decks', project: 'decrees', files: ['deck-fuzz'], env: { PRETENDER_DECKS: '500' } },
  { name: 'bots: no cheating', project: 'bots', files: ['no-cheating'], env: { PRETENDER_DECISIONS: '1000' } },
  { name: 'page: minutes', project: 'cli', files: ['minutes'], env: { PRETENDER_TIMES: '10' } },
  { name: 'server: kills', project: 'server', files: ['live/kill', 'live/points'], env: { PRETENDER_KILLS: '300' } },
  { name: 'server: kills of the store', project: 'server', files: ['store/kill'], env: { PRETENDER_KILLS: '300' } },
  { name: 'server: evenings', project: 'server', files: ['simulation'], env: { PRETENDER_EVENINGS: '400' } },
  { name: 'server: deals', project: 'server', files: ['dealing-evenings'], env: { PRETENDER_EVENINGS: '1000' } },
  { name: 'server: two worlds', project: 'server', files: ['worlds/wire'], env: { PRETENDER_PAIRS: '10' } },
  { name: 'server: standing orders', project: 'server', files: ['orders-wire'], env: { PRETENDER_WORLDS: '1000' } },
  { name: 'server: floods', project: 'server', files: ['floods/floods'], env: { PRETENDER_FLOODS: '30' } },
  { name: 'server: fuzz', project: 'server', files: ['fuzz/fuzz'], env: { PRETENDER_FUZZ: '1000000' } },
];

const wanted = process.argv.slice(2);
const suites = SUITES.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
if (suites.length === 0) {
  console.error(`no suite is called like that; there are ${SUITES.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const log = process.env.SOAK_LOG ?? join(tmpdir(), `pretender-soak-${process.pid}.log`);
const vitest = join('node_modules', 'vitest', 'vitest.mjs');
const rows = [];
for (const { name, project, files, env } of suites) {
  const args = [vitest, 'run', '--project', project, '--no-color', ...files];
  const { ok, time, output } = await step(name, process.execPath, args, { env });
  appendFileSync(log, `\n=== ${name} ${JSON.stringify(env)}\n${output}`);
  const [, tests = 'no tests'] = output.match(/^\s*Tests\s+(.+)$/m) ?? [];
  rows.push({ name, ok, time, tests: tests.trim(), how: Object.entries(env).flat().join('=') });
}

console.log(`\nAll that they printed is in ${log}.`);
for (const { name, ok, time, tests, how } of rows)
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(28)} ${time.padStart(9)}  ${tests}  (${how})`);
const failed = rows.filter(({ ok }) => !ok).length;
console.log(`${rows.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
