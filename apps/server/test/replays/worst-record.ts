// The file of a match that takes longest to be played again among those that may be handed in: all the promises that there can
// be, and then one remark about them after the other, each looked at beside all of them.

import { decrees } from '@pretender/decrees';
import {
  asSeat,
  beginMatch,
  chachaDice,
  lapse,
  openAsks,
  recordOf,
  resolveOptions,
  seedFromHex,
  settle,
  submit,
} from '@pretender/kernel';
import { commitmentOf, firstDealKey, type RecordSheet } from '@pretender/protocol';

const SEATS = 5;
const SEED = 'ab'.repeat(32);
const MOST_ENTRIES = 20_000;
const PROMISES = 20;

const hex = (data: Uint8Array): string => Buffer.from(data).toString('hex');

/** At most so many bytes. `promises`: from each to each other. */
export async function worstRecord(mostBytes: number, promises = PROMISES): Promise<RecordSheet> {
  const seed = Uint8Array.from(Buffer.from(SEED, 'hex'));
  const about = { table: 'worst', match: 1 };
  const key = hex(await firstDealKey(seed, [], about));
  const config = resolveOptions(decrees.options, {}, SEATS);
  if (!config.ok) throw new Error(config.problems.join());
  const match = beginMatch(decrees, config.config, SEATS, chachaDice(seedFromHex(key)));
  while (match.state.table.turn.number === 0) for (const { id } of openAsks(match)) lapse(match, id);
  const ask = match.state.table.asks.find(({ kind }) => kind === 'dealing')?.id ?? -1;
  const say = (seat: number, move: { type: string } & Record<string, unknown>) => {
    const said = submit(match, asSeat(seat), ask, move);
    if (!said.ok) throw new Error(said.refusal.code);
  };
  const pairs = [0, 1, 2, 3, 4].flatMap((by) => [0, 1, 2, 3, 4].flatMap((to) => (by === to ? [] : [{ by, to }])));
  for (let at = 0; at < promises; at++)
    for (const { by, to } of pairs) say(by, { type: 'promise', to, text: `${at}`.padStart(60, 'x') });
  say(0, { type: 'publish', from: 0, to: 1, text: '0'.padStart(60, 'x') });
  const names = Array.from({ length: SEATS }, (_, seat) => `P${seat}`);
  const options = { options: {}, names, seed: { kind: 'chacha20', value: key } as const };
  const sheet = (): RecordSheet => ({
    format: 'pretender-match',
    version: 1,
    ...about,
    commitment: '',
    seed: SEED,
    nonces: [],
    isWoundUp: true,
    record: recordOf(match, options) as never,
  });
  let left = mostBytes - JSON.stringify(sheet()).length;
  for (let at = 0; match.entries.length < MOST_ENTRIES && left > 500; at++) {
    say(2, { type: 'mark', note: 0, as: at % 2 === 0 ? 'kept' : 'broken' });
    left -= JSON.stringify(match.entries.at(-1)).length + 1;
  }
  settle(match);
  return { ...sheet(), commitment: await commitmentOf(seed) };
}
