// `pretender bench engine`: how many moves a second, side by side with others. `pretender bench store`: how many lines.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { wholeNumber } from '../arguments.ts';
import { command } from '../command.ts';
import { Complaint, reasonOf } from '../complaint.ts';

const SLICES = 9;
/** Without this much the first slices measure the compiler. */
const WARM_UP_SHARE = 0.4;
const MOST_SECONDS = 3600;

/** Only this command needs the peers, and they are slow to load. */
async function load() {
  try {
    return await import('@pretender/bench');
  } catch (error) {
    throw new Complaint(`the peers of the benchmark cannot be loaded: ${reasonOf(error)}; npm ci installs them.`);
  }
}

const SERVE = 'slices';

function launcher(): string {
  const manifest = createRequire(import.meta.url).resolve('@pretender/cli/package.json');
  return join(dirname(manifest), 'bin', 'pretender.mjs');
}

const COMPARED = [
  'pretender plays the full rules, edition de; the others play a small Hoax with fewer rules (bench/src/small-hoax).',
  'fully checked = offers from the view, a random one of them, checked, played, every event written and logged; simulate = the same rules without offers, checks and log.',
];

export const benchCommand = command({
  name: 'bench',
  description: 'Measure the engine, side by side with others, or the store',
  args: {
    what: { type: 'positional', description: 'What to measure: engine or store', valueHint: 'engine' },
    seconds: { type: 'string', default: '40', valueHint: '40', description: 'How long in all, about' },
    json: { type: 'boolean', description: 'Print the report as JSON' },
  },
  async run({ what, seconds, json }, { io }) {
    if (what === SERVE && process.send) {
      await (await load()).serveSlices();
      return 0;
    }
    if (what !== 'engine' && what !== 'store')
      throw new Complaint(
        `bench cannot measure "${what}"; it measures the engine or the store: pretender bench engine.`,
      );
    const total = wholeNumber('seconds', seconds, { from: 1, to: MOST_SECONDS }) * 1000;
    if (what === 'store') {
      const { benchStore, formatStoreReport } = await load();
      const report = await benchStore(total);
      if (json) io.data(JSON.stringify(report, null, 2));
      else io.out(formatStoreReport(report));
      return 0;
    }
    const { benchEngine, formatReport, isolatedContenders } = await load();
    const { contenders, end } = await isolatedContenders([launcher(), 'bench', SERVE]);
    const each = total / contenders.length;
    const report = await benchEngine(contenders, {
      warmUpMs: Math.round(each * WARM_UP_SHARE),
      sliceMs: Math.max(1, Math.round((each * (1 - WARM_UP_SHARE)) / SLICES)),
      slices: SLICES,
    }).finally(end);
    if (json) io.data(JSON.stringify({ ...report, compared: COMPARED }, null, 2));
    else io.out([formatReport(report), ...COMPARED].join('\n'));
    return 0;
  },
});
