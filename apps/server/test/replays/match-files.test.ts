// What is made once is kept, who asks for much waits for himself, and a long log is read in pieces.

import { describe, expect, it } from 'vitest';
import type { JobRunner } from '../../src/jobs/job-thread.ts';
import { type Job, type Material, type Replays, sharedFile } from '../../src/replays/replays.ts';
import { MOST_WAITING, MOST_WAITING_FROM_ONE, replayTurns } from '../../src/replays/turns.ts';
import type { Line, Store } from '../../src/store/store.ts';
import { MatchFiles } from '../../src/tables/match-files.ts';
import type { PastMatch } from '../../src/tables/records.ts';
import type { Services } from '../../src/tables/world.ts';

const MB = 1024 * 1024;
const settle = () => new Promise((resolve) => setImmediate(resolve));

function pastOf(match: number, from = 1, until = 10): PastMatch {
  return { from, until, heading: { match } as PastMatch['heading'] };
}

/** A log that goes on for ever; it notes how much was read at once. */
function endlessLog() {
  const reads: number[] = [];
  const read = async (table: string, after: number, before = 0): Promise<readonly Line[]> => {
    const lines = Array.from({ length: before - after - 1 }, (_, at) => ({ body: `{"line":${after + 1 + at}}` }));
    reads.push(lines.length);
    return lines.map(({ body }, at) => ({ table, seq: after + 1 + at, cmd: null, at: 0, body }));
  };
  return { reads, store: { read } as Partial<Store> as Store };
}

function filesWith(make: (material: Material) => Promise<string>) {
  const made: Material[] = [];
  const replays = {
    async make(material: () => Promise<Material>) {
      made.push(await material());
      return { ok: true, value: sharedFile(await make(made[made.length - 1])) } as const;
    },
  } as Partial<Replays> as Replays;
  const { reads, store } = endlessLog();
  return { made, reads, files: new MatchFiles({ store, replays } as Partial<Services> as Services) };
}

describe('the file of a match that was played here', () => {
  it('is made once, also for several who ask at the same time', async () => {
    const { made, files } = filesWith(async ({ heading }) => heading);
    const both = await Promise.all([files.make('t', pastOf(1)), files.make('t', pastOf(1))]);
    const again = await files.make('t', pastOf(1));
    for (const answer of [...both, again]) expect(answer.ok && String(answer.value)).toBe('{"match":1}');
    expect(made).toHaveLength(1);
    await files.make('t', pastOf(2));
    await files.make('other', pastOf(1));
    expect(made).toHaveLength(3);
  });

  it('is forgotten when others that were asked for since take its room', async () => {
    const { made, files } = filesWith(async () => 'x'.repeat(12 * MB));
    for (const match of [1, 2, 1, 3, 1]) await files.make('t', pastOf(match));
    expect(made).toHaveLength(3);
    await files.make('t', pastOf(2));
    expect(made).toHaveLength(4);
  });

  it('is read in pieces, so that the tables go on in between, and holds every line of the match once', async () => {
    const { made, reads, files } = filesWith(async () => '');
    await files.make('t', pastOf(1, 700, 12_345));
    expect(Math.max(...reads)).toBeLessThanOrEqual(500);
    const lines = made[0].pages.join('\n').split('\n');
    expect(lines).toEqual(Array.from({ length: 12_345 - 700 }, (_, at) => `{"line":${700 + at}}`));
  });

  it('that could not be made is tried again', async () => {
    let tries = 0;
    const replays = { make: async () => ({ ok: false, failure: tries++ === 0 ? 'late' : 'crowded' }) };
    const files = new MatchFiles({ store: endlessLog().store, replays } as unknown as Services);
    expect(await files.make('t', pastOf(1))).toMatchObject({ refusal: { code: 'busy' } });
    expect(await files.make('t', pastOf(1))).toMatchObject({ refusal: { code: 'busy', why: /in a moment/ } });
    expect(tries).toBe(2);
  });
});

describe('who waits for a file', () => {
  /** Does each job when it is told to. */
  function byHand() {
    const begun: { readonly job: Job; readonly done: (answer: unknown) => void }[] = [];
    const thread: JobRunner = {
      run: (job) => new Promise((done) => begun.push({ job: job as Job, done })),
      stop: async () => {},
    };
    return { begun, replays: replayTurns(thread, { onTrouble: () => undefined }) };
  }

  it('waits for one of each other address at most, and the material of a file is not asked for before', async () => {
    const { begun, replays } = byHand();
    let asked = 0;
    const material = async () => ({ heading: `${asked++}`, pages: [] });
    void replays.read('under way', 'crowd');
    for (let at = 0; at < MOST_WAITING_FROM_ONE; at++) void replays.read(`crowd ${at}`, 'crowd');
    void replays.make(material, 'home');
    await settle();
    expect(asked).toBe(0);
    for (const at of [0, 1]) {
      begun[at].done(null);
      await settle();
    }
    expect(begun.map(({ job }) => ('read' in job ? job.read : 'home'))).toEqual(['under way', 'crowd 0', 'home']);
    expect(asked).toBe(1);
  });

  it('is refused where too many wait already, from there or in all', async () => {
    const { replays } = byHand();
    void replays.read('under way', 'a');
    for (let at = 0; at < MOST_WAITING; at++)
      void replays.read('', `address ${Math.floor(at / MOST_WAITING_FROM_ONE)}`);
    expect(await replays.read('', 'new')).toEqual({ ok: false, failure: 'crowded' });
    const other = byHand().replays;
    for (let at = 0; at <= MOST_WAITING_FROM_ONE; at++) void other.read('', 'a');
    expect(await other.read('', 'a')).toEqual({ ok: false, failure: 'crowded-address' });
  });
});
