// `pretender replay`: a record, told again to one reader, and whether it still follows from its causes and its seed.

import type { Entry, GameTypes, Seat } from '@pretender/kernel';
import { wholeNumber } from '../arguments.ts';
import { command } from '../command.ts';
import { Complaint } from '../complaint.ts';
import type { Io } from '../io.ts';
import { type Narrator, narrator } from '../narrator.ts';
import type { Reader } from '../pack.ts';
import { brushFor } from '../paint.ts';
import { playAgain, type Verdict } from '../play-again.ts';
import { type OpenRecord, openRecord, otherRules } from '../record-file.ts';
import { materialArgs, packFrom } from '../table-setting.ts';

function readerFrom(text: string, names: readonly string[]): Reader {
  if (text === 'public' || text === 'truth') return text;
  const seat = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (seat < names.length) return seat as Seat;
  throw new Complaint(`--seat cannot be "${text}"; it takes a seat from 0 to ${names.length - 1}, public or truth.`);
}

interface Step {
  readonly number: number;
  readonly entry: Entry<GameTypes>;
  readonly events: readonly GameTypes['Event'][];
  readonly sentences: readonly string[];
}

/** What a reader was told, numbered by that alone: entries count secret answers too, so only the truth may count them. */
function stepsFor({ record }: OpenRecord, teller: Narrator<GameTypes>): Step[] {
  const isTruth = teller.scene.reader === 'truth';
  const steps: Step[] = [];
  for (const [at, entry] of record.entries.entries()) {
    const events = teller.told(entry);
    const sentences = teller.tell(entry).map(({ text }) => text);
    if (events.length > 0) steps.push({ number: isTruth ? at : steps.length, entry, events, sentences });
  }
  return steps;
}

/** A record can be well-formed and still tell what cannot happen; whatever breaks then, the answer is one sentence. */
function guarded<T>({ file, record, pack }: OpenRecord, tell: () => T): T {
  try {
    return tell();
  } catch {
    const rules = otherRules(record, pack);
    throw new Complaint(
      rules === null
        ? `${file} is damaged: it tells of events that cannot follow each other.`
        : `${file} was ${rules}; it cannot be told under them.`,
    );
  }
}

interface Telling {
  readonly open: OpenRecord;
  readonly reader: Reader;
  readonly steps: readonly Step[];
  readonly verdict: Verdict;
}

function tellLines(io: Io, { open, reader, steps, verdict }: Telling): void {
  const brush = brushFor(io);
  const width = String(steps.at(-1)?.number ?? 0).length;
  for (const { number, sentences } of steps) {
    for (const text of sentences) io.out(`${brush('dim', String(number).padStart(width))}  ${text}`);
  }
  io.out(verdictLine(open, reader, verdict));
}

function tellJson(io: Io, { open, reader, steps, verdict }: Telling): void {
  const { game, names } = open.record;
  const told = steps.map(({ number, entry, events, sentences }) => ({
    step: number,
    ...(reader === 'truth' ? { cause: entry.cause } : {}),
    events,
    sentences,
  }));
  io.data(JSON.stringify({ game, names, reader, steps: told, replay: verdictFor(open, reader, verdict) }, null, 2));
}

/** Where a record goes wrong may name a hidden card, so only the truth is told. Rules numbers are no secret. */
function verdictFor({ record, pack }: OpenRecord, reader: Reader, verdict: Verdict): object {
  if (verdict.ok) return { ok: true };
  if (reader === 'truth') return verdict;
  const message = otherRules(record, pack);
  return message === null ? { ok: false } : { ok: false, message };
}

function verdictLine({ record, pack }: OpenRecord, reader: Reader, verdict: Verdict): string {
  if (verdict.ok) return 'Played again from its seed, the match gives the same events.';
  const rules = otherRules(record, pack);
  if (rules !== null) return `The match was ${rules}, so it cannot be played again from its seed.`;
  const where = reader === 'truth' ? `: entry ${verdict.entry}, ${verdict.message}` : '; `--seat truth` says where.';
  return `Played again from its seed, the match gives other events${where}`;
}

export const replayCommand = command({
  name: 'replay',
  description: 'Show a recorded match, step by step, and play it again to see that it is genuine',
  args: {
    record: {
      type: 'positional',
      required: true,
      description: 'A match record, as `pretender play --save` or a table writes it',
    },
    seat: {
      type: 'string',
      default: 'public',
      valueHint: '0|public|truth',
      description: 'Whose eyes: a seat, a spectator, or everything',
    },
    from: { type: 'string', default: '0', valueHint: '0', description: 'The first numbered step to show' },
    json: { type: 'boolean', description: 'Print events and sentences as JSON' },
    ...(materialArgs() as object),
  },
  run(args, { io, rawArgs }) {
    const open = openRecord(args.record, (pack) => packFrom(pack, rawArgs));
    const { record, pack, config } = open;
    const reader = readerFrom(args.seat, record.names);
    const all = guarded(open, () => stepsFor(open, narrator(pack, { config, names: record.names }, reader)));
    const from = wholeNumber('from', args.from, { from: 0, to: all.at(-1)?.number ?? 0 });
    const steps = all.filter(({ number }) => number >= from);
    const verdict = playAgain(open);
    (args.json ? tellJson : tellLines)(io, { open, reader, steps, verdict });
    return verdict.ok ? 0 : 1;
  },
});
