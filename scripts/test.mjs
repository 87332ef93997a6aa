// The whole test run. Stops where a step fails; the browser tests run beside the unit tests, because both wait now and then.
// The last line counts unit tests and scenarios; a step that breaks without naming a failed test counts as one failure.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { step } from './steps.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'pretender-test-'));
const report = join(scratch, 'vitest.json');

/** The first lines of what a failed test says: enough to know it among thousands. */
const excerpt = (message = '') => stripVTControlCharacters(message).split('\n', 12).join('\n');

const fromReport = () => {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const broken = testResults
    .filter(({ status, message }) => status === 'failed' && message !== '')
    .map(({ name, message }) => `${name}\n${excerpt(message)}`);
  const failures = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName}\n${excerpt(failureMessages[0])}`);
  return { passed: numPassedTests, failed: numFailedTests, failures: [...failures, ...broken] };
};

const fromLastLine = (output) => {
  const counts = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  if (counts === undefined) throw new Error('no line `N passed, M failed`');
  return { passed: Number(counts[1]), failed: Number(counts[2]) };
};

const inBrowser = join(scratch, 'browser.json');
const fromBrowser = () => {
  const { stats, suites } = JSON.parse(readFileSync(inBrowser, 'utf8'));
  const { expected, flaky, unexpected } = stats;
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  const failures = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => `${file}: ${title}\n${excerpt(tests[0]?.results.at(-1)?.error?.message)}`);
  return { passed: expected + flaky, failed: unexpected, failures };
};
const none = () => ({ passed: 0, failed: 0 });
const web = join('apps', 'web');

const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
/** One after the other; those in one list beside each other. */
const stages = [
  [{ name: 'check', args: ['scripts/check.mjs'], count: none }],
  // Also builds the command that other tests start.
  [{ name: 'scenarios', args: ['apps/cli/bin/pretender.mjs', 'check', 'scenarios'], count: fromLastLine }],
  [{ name: 'page', args: [join(web, 'scripts', 'build.mjs')], count: none }],
  [{ name: 'budgets', args: [join(web, 'scripts', 'budgets.mjs')], count: none }],
  [
    { name: 'unit tests', args: ['node_modules/vitest/vitest.mjs', 'run', ...reporters], count: fromReport },
    {
      name: 'in the browser',
      args: [join('scripts', 'browser-tests.mjs')],
      env: { E2E_REPORT: inBrowser },
      isQuiet: true,
      count: fromBrowser,
    },
  ],
];

const countOf = (count, output) => {
  try {
    return count(output);
  } catch (error) {
    console.error(`cannot count: ${error.message}`);
    return { passed: 0, failed: 1 };
  }
};

async function run({ name, args, env, isQuiet, count }) {
  const { ok, time, output } = await step(name, process.execPath, args, { env, isQuiet });
  const { passed, failed, failures = [] } = countOf(count, output);
  return { name, time, passed, failed: ok ? failed : Math.max(failed, 1), failures };
}

const done = [];
for (const stage of stages) {
  const results = await Promise.all(stage.map(run));
  done.push(...results);
  if (results.some(({ failed }) => failed > 0)) break;
}
rmSync(scratch, { recursive: true });

const sum = (key) => done.reduce((total, result) => total + result[key], 0);
// Once more at the end: what is printed in between is longer than many a kept log.
for (const { name, failures } of done) for (const failure of failures) console.log(`\n✗ ${name}: ${failure}`);
console.log(`\n${done.map(({ name, time }) => `${name} ${time}`).join(' · ')}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
