import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenThread, soundThread } from './broken-thread.ts';
import { scratchFile } from './scratch.ts';
import { unsyncedAcks } from './trace.ts';
import { type Acknowledged, bundleWriter, startWriter } from './writer-process.ts';

const ACKS = 500;
const canTrace = spawnSync('strace', ['-f', '-o', '/dev/null', 'true']).status === 0;

/** Killing proves nothing about power: the kernel keeps what a dead process wrote. So the order of calls is looked at. */
async function tracedWriter(script: string) {
  const path = scratchFile();
  const trace = join(dirname(path), 'trace');
  const bundle = await bundleWriter(dirname(path));
  const calls = 'trace=write,pwrite64,fsync,fdatasync';
  const under = ['strace', '-f', '-qq', '-y', '-s', '8192', '-e', calls, '-e', 'signal=none', '-o', trace];
  const { ended } = startWriter(bundle, { path, tables: 3, most: ACKS, script, under });
  const { code, complaints } = await ended;
  expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
  return unsyncedAcks(readFileSync(trace, 'utf8'), path);
}

const withoutSync = () =>
  brokenThread({
    'pragma synchronous = full': 'pragma synchronous = normal',
    "if (pragma(database, 'synchronous') !== SYNC_FULL)": 'if (false)',
  });

describe.runIf(canTrace)('the order of write, sync and acknowledgement', () => {
  it(`syncs every line before it is acknowledged, ${ACKS} times`, async () => {
    const { acks, unsynced } = await tracedWriter(soundThread);
    expect(acks).toBeGreaterThanOrEqual(ACKS);
    expect(unsynced).toEqual([]);
  });

  it('is noticed when it is wrong: with less care, most acknowledgements come without a sync', async () => {
    const { acks, unsynced } = await tracedWriter(withoutSync());
    expect(unsynced.length).toBeGreaterThan(acks / 2);
  });
});

describe('reading a trace', () => {
  const wal = '3</tmp/s.db-wal>';
  const ack = '9 write(1<pipe:[7]>, "t0 1\\n", 5) = 5';
  const insert = `8 pwrite64(${wal}, "..<t0:1>..", 4096, 32) = 4096`;
  const judge = (...lines: string[]) => unsyncedAcks(lines.join('\n'), '/tmp/s.db');

  it('is content with write, sync, acknowledgement', () => {
    expect(judge(insert, `8 fdatasync(${wal}) = 0`, ack)).toEqual({ acks: 1, unsynced: [] });
    expect(
      judge(insert, `8 fdatasync(${wal} <unfinished ...>`, '8 <... fdatasync resumed>) = 0', ack).unsynced,
    ).toEqual([]);
  });

  it.each([
    ['no sync', [insert, ack]],
    ['a sync before the write', [`8 fdatasync(${wal}) = 0`, insert, ack]],
    ['a sync after the acknowledgement', [insert, ack, `8 fdatasync(${wal}) = 0`]],
    [
      'a sync that is not over yet',
      [insert, `8 fdatasync(${wal} <unfinished ...>`, ack, '8 <... fdatasync resumed>) = 0'],
    ],
    [
      'a sync that began before the write',
      [`8 fdatasync(${wal} <unfinished ...>`, insert, '8 <... fdatasync resumed>) = 0', ack],
    ],
    ['a sync that failed', [insert, `8 fdatasync(${wal}) = -1 EIO (Input/output error)`, ack]],
    ['a sync of another file', [insert, '8 fdatasync(4</tmp/other>) = 0', ack]],
    ['no write at all', [ack]],
  ])('objects to %s', (_, lines) => {
    expect(judge(...lines).unsynced).toEqual(['t0 1']);
  });
});

/** A thread that says which lines a commit has brought, between the end of the commit and its answer. */
const talkative = () =>
  brokenThread({
    'return commitAll(unpack(packed), entries);': `const outcomes = commitAll(unpack(packed), entries);
  const marks = [...packed.flat, ...entriesIn(entries.text).flat()].map((value) => /^<(t\\d+):(\\d+)>$/.exec(String(value)));
  for (const mark of marks)
    if (mark) process.getBuiltinModule('node:fs').writeSync(1, 'committed:' + mark[1] + ' ' + mark[2] + '\\n');
  return outcomes;`,
  });

const COMMITTED = 'committed:';

/** Acknowledgements that do not come after a commit with their line. */
function uncommittedAcks(said: readonly Acknowledged[]): readonly Acknowledged[] {
  const committed = new Set<string>();
  return said.filter(({ table, seq }) => {
    const isCommit = table.startsWith(COMMITTED);
    if (isCommit) committed.add(`${table.slice(COMMITTED.length)} ${seq}`);
    return !isCommit && !committed.has(`${table} ${seq}`);
  });
}

// Everywhere, also where nothing can be traced. That a commit syncs is then SQLite's word, for which it was asked at the opening.
describe('the order of commit and acknowledgement', () => {
  it(`acknowledges no line before its commit is over, ${ACKS} times`, async () => {
    const path = scratchFile();
    const bundle = await bundleWriter(dirname(path));
    const { code, complaints, acks } = await startWriter(bundle, { path, tables: 3, most: ACKS, script: talkative() })
      .ended;
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
    expect(acks.length).toBeGreaterThanOrEqual(2 * ACKS);
    expect(uncommittedAcks(acks)).toEqual([]);
  });

  it('objects to an acknowledgement that comes first, or alone', () => {
    const ack = { table: 't0', seq: 1 };
    const commit = { table: 'committed:t0', seq: 1 };
    expect(uncommittedAcks([commit, ack])).toEqual([]);
    expect(uncommittedAcks([ack, commit])).toEqual([ack]);
    expect(uncommittedAcks([{ ...commit, seq: 2 }, ack])).toEqual([ack]);
  });

  it.skipIf(canTrace)('is all that was looked at: strace is missing or may not trace', ({ skip }) =>
    skip('the order of syncs was not checked'),
  );
});
