// `pretender league`: looks for better habits of the heirs, generation by generation.

import { readFileSync, statSync } from 'node:fs';
import {
  BEGINNINGS,
  championOf,
  type Generation,
  type LeaguePlan,
  type LeagueState,
  nextGeneration,
} from '@pretender/bots/league';
import { wholeNumber } from '../arguments.ts';
import { command } from '../command.ts';
import { Complaint } from '../complaint.ts';

const MOST = 100_000;

const NAMES = Object.keys(BEGINNINGS);

/** What a line of JSON says, if it is one that a league printed. */
function stateOf(line: string): LeagueState | null {
  try {
    const { state } = JSON.parse(line) as { readonly state?: Partial<LeagueState> };
    const isWhole = Number.isInteger(state?.number) && state?.centre && state.ancestors?.length;
    return isWhole ? (state as LeagueState) : null;
  } catch {
    return null;
  }
}

/** The last line of what `--json` printed says where it stood. */
function stateIn(file: string): LeagueState {
  const [last] = readFileSync(file, 'utf8').trim().split('\n').slice(-1);
  const state = stateOf(last);
  if (state === null) throw new Complaint(`${file} does not end with a generation of a league.`);
  return state;
}

function beginningOf(name: string): LeagueState {
  if (Object.hasOwn(BEGINNINGS, name)) return BEGINNINGS[name];
  if (statSync(name, { throwIfNoEntry: false })?.isFile()) return stateIn(name);
  throw new Complaint(`--from takes ${NAMES.join(', ')} or what --json has printed into a file, not ${name}.`);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function toldOf({ number, changes, gain, error, played, accepted, test }: Generation): string {
  const what = Object.entries(changes).map(([name, value]) => `${name} ${value}`);
  const result = `${gain >= 0 ? '+' : ''}${gain.toFixed(3)} ± ${error.toFixed(3)} over ${played} deals`;
  const won =
    test === null ? '' : `; wins ${percent(test.share)} [${percent(test.low)}–${percent(test.high)}] of the tests`;
  return `${number + 1}. ${what.join(', ')}: ${result}${accepted ? `, taken${won}` : ''}`;
}

export const leagueCommand = command({
  name: 'league',
  description: 'Look for better habits of the heirs by playing them against those before',
  args: {
    seats: { type: 'string', default: '6', valueHint: '4', description: 'How many sit at the table' },
    from: {
      type: 'string',
      default: 'shrewd',
      valueHint: `${NAMES.join('|')}|FILE`,
      description: 'With whose habits it begins, or what --json has printed, to go on with it',
    },
    generations: { type: 'string', default: '20', valueHint: '20', description: 'How many generations are tried' },
    crowd: { type: 'string', default: '12', valueHint: '12', description: 'How many race in a generation' },
    heats: { type: 'string', default: '12', valueHint: '12', description: 'Deals before half of them goes home' },
    deals: { type: 'string', default: '150', valueHint: '150', description: 'Deals against the champion' },
    tests: {
      type: 'string',
      default: '0',
      valueHint: '50',
      description: 'Deals, from every seat, of a new champion against those with whom it began',
    },
    seed: { type: 'string', default: '1', valueHint: '1', description: 'The same seed gives the same generations' },
    json: { type: 'boolean', description: 'Print every generation, and how it stands then, as a line of JSON' },
  },
  run({ seats, from, generations, crowd, heats, deals, tests, seed, json }, { io }) {
    const plan: LeaguePlan = {
      seats: wholeNumber('seats', seats, { from: 3, to: 8 }),
      crowd: wholeNumber('crowd', crowd, { from: 2, to: MOST }),
      heats: wholeNumber('heats', heats, { from: 1, to: MOST }),
      deals: wholeNumber('deals', deals, { from: 2, to: MOST }),
      tests: wholeNumber('tests', tests, { from: 0, to: MOST }),
      seed: wholeNumber('seed', seed, { from: 0, to: 2 ** 20 }),
    };
    let state = beginningOf(from);
    for (let left = wholeNumber('generations', generations, { from: 1, to: MOST }); left > 0; left--) {
      const { told, state: next } = nextGeneration(plan, state);
      state = next;
      if (json) io.data(JSON.stringify({ ...told, state }));
      else io.out(toldOf(told));
    }
    if (!json) io.out(`\nThe habits of the champion:\n${JSON.stringify(championOf(state), null, 2)}`);
    return 0;
  },
});
