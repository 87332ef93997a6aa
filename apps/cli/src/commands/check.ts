// `pretender check`: scenario files against the rules.

import { runScenario } from '@pretender/kernel/scenario';
import { command } from '../command.ts';
import { reasonOf } from '../complaint.ts';
import type { Io } from '../io.ts';
import { brushFor } from '../paint.ts';
import { readScenarioFile, type ScenarioFile, scenarioFiles } from '../scenario-files.ts';

/** One line of the result; the names are what `--json` prints. */
interface Result {
  readonly file: string;
  readonly title: string;
  readonly ok: boolean;
  readonly entry: number | null;
  readonly message: string | null;
}

interface Verdict extends Result {
  /** Nothing that could be read as a scenario. */
  readonly isUnreadable: boolean;
}

function runOn({ pack, data }: ScenarioFile): Omit<Result, 'file'> {
  try {
    return runScenario(pack.kit, data);
  } catch (error) {
    return { title: '', ok: false, entry: null, message: `the engine broke: ${reasonOf(error)}` };
  }
}

function check(file: string): Verdict {
  const reading = readScenarioFile(file);
  if (!reading.ok) return { file, title: '', ok: false, entry: null, message: reading.problem, isUnreadable: true };
  const { title, ok, entry, message } = runOn(reading);
  return { file, title, ok, entry, message, isUnreadable: false };
}

/** A title from outside must not steer the terminal. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}

function lineOf(io: Io, { file, title, ok, entry, message }: Result): string {
  const brush = brushFor(io);
  const words = printable(title);
  const line = `${ok ? brush('green', '✓') : brush('red', '✗')} ${file}${words === '' ? '' : `: ${words}`}`;
  return ok ? line : `${line}\n    ${entry === null ? '' : `entry ${entry}: `}${message ?? 'failed'}`;
}

function print(
  io: Io,
  verdicts: readonly Verdict[],
  counts: { readonly passed: number; readonly failed: number },
): void {
  for (const verdict of verdicts) {
    if (verdict.isUnreadable) io.err(`pretender: ${verdict.message}`);
    else io.out(lineOf(io, verdict));
  }
  io.out(`${counts.passed} passed, ${counts.failed} failed`);
}

function printJson(
  io: Io,
  verdicts: readonly Verdict[],
  counts: { readonly passed: number; readonly failed: number },
): void {
  const results = verdicts.map(({ isUnreadable: _, ...result }): Result => result);
  for (const { isUnreadable, message } of verdicts) if (isUnreadable) io.err(`pretender: ${message}`);
  io.data(JSON.stringify({ ...counts, results }, null, 2));
}

export const checkCommand = command({
  name: 'check',
  description: 'Run scenarios: the rulebook as something that runs',
  args: {
    'file-or-folder...': { type: 'positional', description: 'Scenario files, or folders of *.yaml and *.yml' },
    json: { type: 'boolean', description: 'Print {passed, failed, results: [{file, title, ok, entry, message}]}' },
  },
  run({ _: paths, json }, { io }) {
    const verdicts = paths.flatMap(scenarioFiles).map(check);
    const passed = verdicts.filter(({ ok }) => ok).length;
    (json ? printJson : print)(io, verdicts, { passed, failed: verdicts.length - passed });
    if (verdicts.some(({ isUnreadable }) => isUnreadable)) return 2;
    return passed === verdicts.length ? 0 : 1;
  },
});
