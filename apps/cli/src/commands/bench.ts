// `pretender bench engine`: how many moves a second, side by side with others. `bench store`: how many lines. `bench server`: how
// many moves over real sockets.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { wholeNumber } from '../arguments.ts';
import { command } from '../command.ts';
import { Complaint, reasonOf } from '../complaint.ts';

/** Many short ones: what else the machine does comes and goes within seconds. */
const SLICES = 21;
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

type Bench = Awaited<ReturnType<typeof load>>;

/** Processes that a measurement starts for itself. */
const PARTS: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  slices: ({ serveSlices }) => serveSlices(),
  'server-part': ({ runServerPart }) => runServerPart(),
  'load-part': ({ runLoadPart }) => runLoadPart(),
};

function launcher(): string {
  const manifest = createRequire(import.meta.url).resolve('@pretender/cli/package.json');
  return join(dirname(manifest), 'bin', 'pretender.mjs');
}

const COMPARED = [
  'pretender plays the full rules, edition de; the others play a small Hoax with fewer rules (bench/src/small-hoax).',
  'fully checked = offers from the view, a random one of them, checked, played, every event written and logged; simulate = the same rules without offers, checks and log.',
];

interface Length {
  readonly total: number;
  readonly tables: number;
  /** One of the servers, to look at it more closely; null for all of them. */
  readonly only: string | null;
}

interface Measured {
  readonly report: object;
  readonly text: string;
}

async function measureEngine({ benchEngine, formatReport, isolatedContenders }: Bench, { total }: Length) {
  const { contenders, end } = await isolatedContenders([launcher(), 'bench', 'slices']);
  const each = total / contenders.length;
  const report = await benchEngine(contenders, {
    warmUpMs: Math.round(each * WARM_UP_SHARE),
    sliceMs: Math.max(1, Math.round((each * (1 - WARM_UP_SHARE)) / SLICES)),
    slices: SLICES,
  }).finally(end);
  const text = [formatReport(report), ...COMPARED].join('\n');
  return { report: { ...report, compared: COMPARED }, text };
}

async function measureStore({ benchStore, formatStoreReport }: Bench, { total }: Length) {
  const report = await benchStore(total);
  return { report, text: formatStoreReport(report) };
}

/** All contenders in slices, and a human pace that is as long as all of one. */
const SERVER_SLICES = 9;
/** A large server takes seconds at full speed until all of it is compiled. */
const WARM_UP_SLICES = 7;
const sharesFor = (servers: number): number =>
  servers * (SERVER_SLICES + WARM_UP_SLICES) + SERVER_SLICES * 2 + WARM_UP_SLICES;
/** So many that a server which waits for its disk always has other tables to go on with. */
const TABLES_AT_FULL_SPEED = 300;

async function measureServer({ benchServer, formatServerReport, SERVERS }: Bench, { total, tables, only }: Length) {
  if (only !== null && !SERVERS.includes(only))
    throw new Complaint(`no server is called "${only}"; there are ${SERVERS.join('; ')}.`);
  const servers = only === null ? SERVERS : [only];
  const share = Math.max(1, Math.round(total / sharesFor(servers.length)));
  const report = await benchServer({
    server: [launcher(), 'bench', 'server-part'],
    load: [launcher(), 'bench', 'load-part'],
    servers,
    tables: Math.min(tables, TABLES_AT_FULL_SPEED),
    warmUpMs: share * WARM_UP_SLICES,
    sliceMs: share,
    slices: SERVER_SLICES,
    humanTables: tables,
    humanMs: share * SERVER_SLICES * 2,
  });
  return { report, text: formatServerReport(report) };
}

const MEASUREMENTS: Readonly<Record<string, (bench: Bench, length: Length) => Promise<Measured>>> = {
  engine: measureEngine,
  store: measureStore,
  server: measureServer,
};

const MOST_TABLES = 3000;

export const benchCommand = command({
  name: 'bench',
  description: 'Measure the engine or the server, side by side with others, or the store',
  args: {
    what: { type: 'positional', description: 'What to measure: engine, server or store', valueHint: 'engine' },
    seconds: { type: 'string', default: '40', valueHint: '40', description: 'How long in all, about' },
    tables: {
      type: 'string',
      default: '300',
      valueHint: '300',
      description: 'server: how many tables at a human pace',
    },
    only: { type: 'string', valueHint: 'pretender', description: 'server: measure just this one' },
    json: { type: 'boolean', description: 'Print the report as JSON' },
  },
  async run({ what = '', seconds, tables, only = null, json }, { io }) {
    if (Object.hasOwn(PARTS, what) && process.send) {
      await PARTS[what](await load());
      return 0;
    }
    if (!Object.hasOwn(MEASUREMENTS, what))
      throw new Complaint(
        `bench cannot measure "${what}"; it measures the engine, the server or the store: pretender bench engine.`,
      );
    const { report, text } = await MEASUREMENTS[what](await load(), {
      total: wholeNumber('seconds', seconds, { from: 1, to: MOST_SECONDS }) * 1000,
      tables: wholeNumber('tables', tables, { from: 2, to: MOST_TABLES }),
      only,
    });
    if (json) io.data(JSON.stringify(report, null, 2));
    else io.out(text);
    return 0;
  },
});
