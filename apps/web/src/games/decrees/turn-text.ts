// A turn in a line: what its player did. What happens by itself in every turn, and what others did meanwhile, is not in it.

import type { LogLine } from '../../sitting/log-line.ts';
import type { Names } from '../../sitting/names.ts';
import type { Words } from '../../words/generated/decreesLog.ts';
import { lineText } from './speech.ts';

type Say = keyof Words;

const DEEDS: ReadonlySet<string> = new Set<Say>([
  'appointed',
  'reassigned',
  'distributed',
  'moved',
  'movedBy',
  'restructured_add',
  'restructured_remove',
  'restructured_reverse',
  'restructured_move',
  'forwarded',
  'stamped',
  'played',
  'playedOn',
]);
/** What follows from a deed, told where no other deed was told: a special of a ministry says nothing else. */
const EFFECTS: ReadonlySet<string> = new Set<Say>(['blamed_less', 'piled_less', 'drawn']);
const MOST = 2;

export function turnText(lines: readonly LogLine[], names: Names): string {
  const began = lines.find(({ say }) => say === 'turnBegan');
  const [owner] = began?.seats ?? [];
  const isOwn = ({ args }: LogLine) => owner === undefined || args.a === undefined || args.a === owner;
  const deeds = lines.filter((line) => DEEDS.has(line.say) && isOwn(line));
  // Blame on the own desk and a card come by themselves first.
  const drawn = lines.findIndex(({ say }) => say === 'drawn');
  const effects = lines.slice(drawn + 1).filter((line) => EFFECTS.has(line.say) && isOwn(line));
  const told = (deeds.length > 0 ? deeds : effects).slice(0, MOST).map((line) => lineText(line, names));
  if (owner === undefined) return told.join(' ');
  const name = names.of(owner);
  const text = told.join(' ');
  return text.startsWith(name) ? text : [name, text].filter((part) => part !== '').join(': ');
}
