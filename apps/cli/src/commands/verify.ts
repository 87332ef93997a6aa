// `pretender verify`: was a finished match dealt as its table had promised, and does it follow from that deal? With --store: is what a server
// keeps as it was written?

import { checkFairness, type RecordSheet, type SecondSheet } from '@pretender/protocol';
import { command } from '../command.ts';
import { Complaint, reasonOf } from '../complaint.ts';
import type { Io } from '../io.ts';
import { playAgain } from '../play-again.ts';
import { type OpenSheet, openSheet, otherRules } from '../record-file.ts';
import { materialArgs, packFrom } from '../table-setting.ts';

/** What holds, in a sentence, or what does not. */
type Finding = { readonly holds: boolean; readonly sentence: string };

const found = (sentence: string): Finding => ({ holds: true, sentence });
const broken = (sentence: string): Finding => ({ holds: false, sentence });

function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** The promise, the numbers and the key hang together: without the promised seed there is no key to speak of. */
async function dealFindings({ sheet }: OpenSheet): Promise<readonly Finding[]> {
  const { commitment, record } = sheet;
  const fairness = await checkFairness(sheet);
  const promise = found(`The seed is the one that was promised by the commitment ${commitment}.`);
  if (!fairness.ok && fairness.why === 'other-number')
    return [promise, broken(`The number of ${nameAt(sheet, fairness.seat)} is not the one of its commitment.`)];
  if (!fairness.ok) return [broken(`The seed is not the one that was promised by the commitment ${commitment}.`)];
  const key = `the key for match ${sheet.match} at table ${sheet.table}`;
  if (record.seed.value !== fairness.key)
    return [
      promise,
      broken(`The cards do not come from ${saltOf(sheet)}: ${key} is another one than the record was played with.`),
    ];
  return [
    promise,
    ...numberFindings(sheet),
    found(`The cards come from ${saltOf(sheet)}: this gives ${key}, and the record was played with it.`),
  ];
}

const nameAt = ({ record }: RecordSheet, seat: number): string => record.names[seat] ?? `seat ${seat}`;

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Whose numbers are in a deal. */
function numbered(sheet: SecondSheet): readonly string[] {
  return sheet.numbers.flatMap((number, seat) => (number === null ? [] : [nameAt(sheet, seat)]));
}

function saltOf(sheet: RecordSheet): string {
  const [count, one] = sheet.version === 1 ? [sheet.nonces.length, 'nonce'] : [numbered(sheet).length, 'number'];
  return count === 0 ? `that seed alone, without any ${one},` : `that seed and ${plural(count, one)}`;
}

function numberFindings(sheet: RecordSheet): readonly Finding[] {
  if (sheet.version === 1 || numbered(sheet).length === 0) return [];
  return [found(`Each number is the one of its commitment: ${listed(numbered(sheet))}.`)];
}

function playFinding(open: OpenSheet): Finding {
  const { record, pack, sheet } = open;
  const rules = otherRules(record, pack);
  if (rules !== null) return broken(`The match was ${rules}, so it cannot be played again from that key.`);
  const verdict = playAgain(open);
  if (!verdict.ok)
    return broken(
      `Played again from that key, the match gives other events: entry ${verdict.entry}, ${verdict.message}.`,
    );
  if (!verdict.isOver && !sheet.isWoundUp)
    return broken('The match follows from that key and its moves, but it stops before it is over.');
  const end = verdict.isOver ? 'to the end' : 'after which, as the file says, the table agreed to end it';
  return found(
    `Played again from that key, the match gives the same events in all its ${record.entries.length} entries, ${end}.`,
  );
}

async function findingsOf(open: OpenSheet): Promise<readonly Finding[]> {
  const deal = await dealFindings(open);
  return deal.every(({ holds }) => holds) ? [...deal, playFinding(open)] : deal;
}

function tell(io: Io, { sheet, pack }: OpenSheet, findings: readonly Finding[]): void {
  io.out(
    `Match ${sheet.match} at table ${sheet.table}: ${pack.text.title}, ${plural(sheet.record.names.length, 'seat')}.`,
  );
  for (const { holds, sentence } of findings) io.out(`${holds ? '✓' : '✗'} ${sentence}`);
  if (findings.every(({ holds }) => holds)) for (const sentence of provedBy(sheet)) io.out(sentence);
}

/** What that comes to, and no more. */
function provedBy(sheet: RecordSheet): readonly string[] {
  if (sheet.version === 1)
    return [
      'So the server had bound itself to its seed before the match, if that commitment is the one your table showed then.',
      'This is a file of the first kind: its nonces were not committed to. Whoever ran the server could have tried nonces of a seat of their own until the cards suited them.',
    ];
  const names = numbered(sheet);
  const people = sheet.record.names.filter((_, seat) => sheet.numbers[seat] === null && sheet.levels?.[seat] == null);
  const without = people.length === 0 ? [] : [`Without a number: ${listed(people)}.`];
  const voided = sheet.voided.map((seat) => nameAt(sheet, seat));
  const again =
    voided.length === 0 ? [] : [`${listed(voided)} did not open a number, so it was dealt ${sheet.attempt} times.`];
  return [proofWith(names), ...without, ...again];
}

function proofWith(names: readonly string[]): string {
  if (names.length === 0)
    return 'Nobody had a number, so the server had bound itself to its seed before the match, and that is all: whoever runs it could have chosen that seed.';
  const all = names.length === 1 ? `${names[0]} and whoever runs it` : `all of ${listed(names)}`;
  return (
    `Nobody, whoever runs the server included, could choose these cards unless ${all} are one, if these are the commitments that your page ` +
    'showed before the numbers were opened. Whoever runs a server can look at the cards.'
  );
}

async function readStore(file: string) {
  const { verifyStore } = await import('@pretender/server/verify-store');
  try {
    return await verifyStore(file);
  } catch (error) {
    throw new Complaint(`nothing was verified: ${reasonOf(error)}`, 1);
  }
}

async function verifyStore(file: string, io: Io): Promise<number> {
  const { tables, lines, hadChecksums, problems } = await readStore(file);
  for (const problem of problems) io.out(`✗ ${problem}`);
  if (!hadChecksums)
    io.out(
      'This file has no checksums yet: the server gives it some at its next start. What was changed before is not found.',
    );
  const all = `${plural(tables, 'table')} with ${plural(lines, 'sound line')}`;
  io.out(problems.length === 0 ? `✓ ${file}: ${all}.` : `${file}: ${all}, ${plural(problems.length, 'problem')}.`);
  return problems.length === 0 ? 0 : 1;
}

export const verifyCommand = command({
  name: 'verify',
  description: 'Check that a finished match was dealt as its table had promised, and played by the rules',
  args: {
    sheet: { type: 'positional', required: false, description: 'The file of a finished match, as a table gives it' },
    store: { type: 'string', valueHint: 'store.sqlite', description: "Check a server's store, or a backup, instead" },
    ...(materialArgs() as object),
  },
  async run(args, { io, rawArgs }) {
    if (args.store !== undefined) return verifyStore(args.store, io);
    if (args.sheet === undefined)
      throw new Complaint('verify needs SHEET, the file of a match, or --store with the file of a server');
    const open = openSheet(args.sheet, (pack) => packFrom(pack, rawArgs));
    const findings = await findingsOf(open);
    tell(io, open, findings);
    return findings.every(({ holds }) => holds) ? 0 : 1;
  },
});
