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

/** What a reader was told, numbered by that alone: entries count secret answers too, so only the truth may count them. */
function* toldSteps({ open, teller, from }: Telling) {
  const isTruth = teller.scene.reader === 'truth';
  let step = 0;
  for (const [at, entry] of open.record.entries.entries()) {
    const events = teller.told(entry);
    const sentences = guarded(at, () => teller.tell(entry)).map(({ text }) => text);
    const number = isTruth ? at : step;
    if (events.length > 0 || isTruth) step++;
    if (events.length > 0 && number >= from) yield { number, entry, events, sentences };
  }
}

function tellLines(io: Io, telling: Telling): void {
  const brush = brushFor(io);
  const width = String(telling.open.record.entries.length - 1).length;
  for (const { number, sentences } of toldSteps(telling)) {
    for (const text of sentences) io.out(`${brush('dim', String(number).padStart(width))}  ${text}`);
  }
}

function tellJson(io: Io, telling: Telling, verdict: Verdict): void {
  const { open, teller } = telling;
  const { game, names } = open.record;
  const { reader } = teller.scene;
  const steps = [...toldSteps(telling)].map(({ number, entry, events, sentences }) => ({
    step: number,
    ...(reader === 'truth' ? { cause: (entry as Entry<GameTypes>).cause } : {}),
    events,
    sentences,
  }));
  io.out(JSON.stringify({ game, names, reader, steps, replay: verdictFor(reader, verdict) }, null, 2));
}

/** Where a record goes wrong may name a hidden card, so only the truth is told. */
function verdictFor(reader: Reader, verdict: Verdict): Verdict | { readonly ok: boolean } {
  return reader === 'truth' ? verdict : { ok: verdict.ok };
}

function verdictLine(reader: Reader, verdict: Verdict): string {
  if (verdict.ok) return 'Played again from its seed, the match gives the same events.';
  const where = reader === 'truth' ? `: entry ${verdict.entry}, ${verdict.message}` : '; `--seat truth` says where.';
  return `Played again from its seed, the match gives other events${where}`;
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
    from: { type: 'string', default: '0', valueHint: '0', description: 'The first numbered step to show' },
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
      io.out(verdictLine(reader, verdict));
    }
    return verdict.ok ? 0 : 1;
  },
});
