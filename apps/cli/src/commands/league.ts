// `pretender league`: looks for better habits of the heirs, trial by trial.

import { BEGINNINGS, type LeaguePlan, runLeague, type Trial } from '@pretender/bots/league';
import { wholeNumber } from '../arguments.ts';
import { command } from '../command.ts';
import { Complaint } from '../complaint.ts';

const MOST = 100_000;

const NAMES = Object.keys(BEGINNINGS);

function beginningOf(name: string): (typeof BEGINNINGS)[string] {
  if (!Object.hasOwn(BEGINNINGS, name)) throw new Complaint(`--from takes ${NAMES.join(' or ')}, not ${name}.`);
  return BEGINNINGS[name];
}

function told({ number, changes, gain, error, played, accepted }: Trial): string {
  const what = Object.entries(changes).map(([name, value]) => `${name} ${value}`);
  const result = `${gain >= 0 ? '+' : ''}${gain.toFixed(3)} ± ${error.toFixed(3)} over ${played} deals`;
  return `${number + 1}. ${what.join(', ')}: ${result}${accepted ? ', taken' : ''}`;
}

export const leagueCommand = command({
  name: 'league',
  description: 'Look for better habits of the heirs by playing them against those before',
  args: {
    seats: { type: 'string', default: '6', valueHint: '4', description: 'How many sit at the table' },
    from: { type: 'string', default: 'wily', valueHint: NAMES.join('|'), description: 'With whose habits it begins' },
    deals: { type: 'string', default: '60', valueHint: '60', description: 'Deals of a trial, played by both' },
    trials: { type: 'string', default: '100', valueHint: '100', description: 'How many changes are tried' },
    seed: { type: 'string', default: '1', valueHint: '1', description: 'The same seed gives the same trials' },
    json: { type: 'boolean', description: 'Print every trial, and in the end the habits, as a line of JSON' },
  },
  run({ seats, from, deals, trials, seed, json }, { io }) {
    const plan: LeaguePlan = {
      seats: wholeNumber('seats', seats, { from: 3, to: 8 }),
      deals: wholeNumber('deals', deals, { from: 2, to: MOST }),
      trials: wholeNumber('trials', trials, { from: 1, to: MOST }),
      seed: wholeNumber('seed', seed, { from: 0, to: 2 ** 20 }),
    };
    const { first, ancestors } = beginningOf(from);
    const best = runLeague(plan, first, ancestors, (trial) => {
      if (json) io.data(JSON.stringify(trial));
      else io.out(told(trial));
    });
    if (json) io.data(JSON.stringify({ habits: best }));
    else io.out(`\nThe habits of the champion:\n${JSON.stringify(best, null, 2)}`);
    return 0;
  },
});
