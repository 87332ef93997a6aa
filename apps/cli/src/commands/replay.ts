// `pretender replay`: a record, told again to one reader, and whether it still follows from its causes and its seed.

import { type Entry, type GameTypes, replay, type Seat } from '@pretender/kernel';
import { wholeNumber } from '../arguments.ts';
import { command } from '../command.ts';
import { Complaint, reasonOf } from '../complaint.ts';
import type { Io } from '../io.ts';
import { type Narrator, narrator } from '../narrator.ts';
import type { Reader } from '../pack.ts';
import { brushFor } from '../paint.ts';
import { type OpenRecord, openRecord } from '../record-file.ts';

function readerFrom(text: string, names: readonly string[]): Reader {
  if (text === 'public' || text === 'truth') return text;
  const seat = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (seat < names.length) return seat as Seat;
  throw new Complaint(`--seat cannot be "${text}"; it takes a seat from 0 to ${names.length - 1}, public or truth.`);
}

/** Whatever an entry does to a table that it does not fit, the answer is a sentence. */
function guarded<T>(at: number, tell: () => T): T {
  try {
    return tell();
  } catch (error) {
    throw new Complaint(`entry ${at} does not fit the entries before it: ${reasonOf(error)}.`, 1);
  }
}

type Verdict = { readonly ok: true } | { readonly ok: false; readonly entry: number; readonly message: string };

function verify({ pack, record }: OpenRecord): Verdict {
  try {
    const result = replay(pack.game, record);
    return result.ok ? { ok: true } : result;
  } catch (error) {
    return { ok: false, entry: 0, message: reasonOf(error) };
  }
}

interface Telling {
  readonly open: OpenRecord;
  readonly teller: Narrator<GameTypes>;
  readonly from: number;
}

function tellLines(io: Io, { open, teller, from }: Telling): void {
  const { record } = open;
  const brush = brushFor(io);
  const width = String(record.entries.length - 1).length;
  for (const [at, entry] of record.entries.entries()) {
    const lines = guarded(at, () => teller.tell(entry));
    if (at >= from) for (const { text } of lines) io.out(`${brush('dim', String(at).padStart(width))}  ${text}`);
  }
}

function tellJson(io: Io, { open, teller, from }: Telling, verdict: Verdict): void {
  const { record } = open;
  const told = (entry: Entry<GameTypes>, at: number) => ({
    entry: at,
    ...(teller.scene.reader === 'truth' ? { cause: entry.cause } : {}),
    events: teller.told(entry),
    sentences: guarded(at, () => teller.tell(entry)).map(({ text }) => text),
  });
  const entries = record.entries.map(told).filter(({ entry, events }) => entry >= from && events.length > 0);
  io.out(
    JSON.stringify(
      { game: record.game, names: record.names, reader: teller.scene.reader, entries, replay: verdict },
      null,
      2,
    ),
  );
}

function verdictLine(verdict: Verdict, { record }: OpenRecord): string {
  if (verdict.ok)
    return `Played again from its seed, the match gives the same events (${record.entries.length} entries).`;
  return `Played again from its seed, the match gives other events: entry ${verdict.entry}, ${verdict.message}`;
}

export const replayCommand = command({
  name: 'replay',
  description: 'Show a recorded match, entry by entry, and play it again to see that it is genuine',
  args: {
    record: { type: 'positional', required: true, description: 'A match record, as `pretender play --save` writes it' },
    seat: {
      type: 'string',
      default: 'public',
      valueHint: '0|public|truth',
      description: 'Whose eyes: a seat, a spectator, or everything',
    },
    from: { type: 'string', default: '0', valueHint: '0', description: 'The first entry to show' },
    json: { type: 'boolean', description: 'Print events and sentences as JSON' },
  },
  run(args, { io }) {
    const open = openRecord(args.record);
    const { record, pack, config } = open;
    const reader = readerFrom(args.seat, record.names);
    const from = wholeNumber('from', args.from, { from: 0, to: record.entries.length - 1 });
    const teller = narrator(pack, { config, names: record.names }, reader);
    const verdict = verify(open);
    if (args.json) tellJson(io, { open, teller, from }, verdict);
    else {
      tellLines(io, { open, teller, from });
      io.out(verdictLine(verdict, open));
    }
    return verdict.ok ? 0 : 1;
  },
});
