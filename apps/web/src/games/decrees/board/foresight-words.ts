// What would follow, as short lines: who loses what, who sits where, who would decide.

import { type Ministry, tops } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';
import type { Names } from '../../../sitting/names.ts';
import { words } from '../../../words/words.svelte.ts';
import { decreeName, listText, ministryName, ministryShort, nameOrYou } from '../speech.ts';
import type { Board } from '../view.ts';
import type { Foresight } from './foresee.ts';

const change = (name: string, from: number, to: number) => words.decreesTable.change({ name, from, to });

function blameLines({ before, after }: Foresight, names: Names): string[] {
  const people = before.players.flatMap(({ personal }, seat) => {
    const then = after.players[seat].personal;
    return then === personal ? [] : [change(nameOrYou(seat as Seat, names), personal, then)];
  });
  const desks = before.ministries.flatMap((id) => {
    const [now, then] = [before.posts[id].blame, after.posts[id].blame];
    return now === then ? [] : [change(ministryName(id), now, then)];
  });
  return [...people, ...desks];
}

function postLines({ before, after }: Foresight, names: Names): string[] {
  return after.ministries.flatMap((id) => {
    const then = after.posts[id].director;
    if (then === before.posts[id].director) return [];
    return [`${ministryName(id)}: ${then === null ? words.decrees.vacant() : nameOrYou(then, names)}`];
  });
}

function topText(table: Board, id: Ministry, names: Names): string {
  return listText(
    tops(table, id).map((top) => {
      const { director } = table.posts[top];
      return `${ministryName(top)} (${director === null ? words.decrees.vacant() : nameOrYou(director, names)})`;
    }),
  );
}

/** Where another top would decide from now on. */
function topLines({ before, after }: Foresight, names: Names): string[] {
  const moved = after.ministries.filter((id) => tops(before, id).join() !== tops(after, id).join());
  if (moved.length === 0) return [];
  const groups = new Map<string, string[]>();
  for (const id of moved) {
    const text = topText(after, id, names);
    groups.set(text, [...(groups.get(text) ?? []), ministryName(id)]);
  }
  return [...groups].map(([top, ids]) => words.decreesTable.topNow({ ministries: listText(ids), top }));
}

/** How sure it is that Stagnation and Decline is among so many cards. */
function strikeAmong(drawn: number, { pile: { least, most } }: Board): 'sure' | 'maybe' | 'never' {
  if (drawn > most) return 'sure';
  return drawn > least ? 'maybe' : 'never';
}

/** A decree that would lie elsewhere, has other stamps or goes another way. One that is promulgated is told of by itself. */
function decreeLines({ before, after }: Foresight): string[] {
  return Object.entries(after.decrees).flatMap(([id, then]) => {
    const now = before.decrees[id];
    if (then.at === null) return [];
    const decree = decreeName(id);
    const { stamped } = then;
    return [
      ...(then.at === now.at ? [] : [words.decreesTable.wouldLie({ decree, ministry: ministryName(then.at) })]),
      ...(stamped === now.stamped
        ? []
        : [words.decreesTable.wouldStamp({ decree, stamped, steps: then.steps.length })]),
      ...(then.steps.join() === now.steps.join()
        ? []
        : [words.decreesTable.wouldGo({ decree, steps: then.steps.map(ministryShort).join(' → ') })]),
    ];
  });
}

function eventLines({ before, after, events }: Foresight, names: Names): string[] {
  const draws = events.filter((event) => event.type === 'drawn' || event.type === 'stagnated').length;
  return events.flatMap((event) => {
    if (event.type === 'promulgated') {
      const top = topText(before, event.ministry, names);
      const said = { decree: decreeName(event.decree), budget: event.budget, top };
      return [words.decreesTable.wouldPromulgate(said)];
    }
    const isOwnTurn = before.turn.stage === 'acting' && names.isMe(before.turn.seat);
    if (event.type === 'closed' && isOwnTurn && after.turn.actions <= 0) return [words.decreesTable.wouldEnd()];
    const isDraw = event.type === 'stagnated' || (event.type === 'drawn' && names.isMe(event.seat));
    return isDraw ? [words.decreesTable.wouldDraw({ strike: strikeAmong(draws, before) })] : [];
  });
}

export function foresightLines(foresight: Foresight, names: Names): string[] {
  const lines = [
    ...blameLines(foresight, names),
    ...postLines(foresight, names),
    ...decreeLines(foresight),
    ...topLines(foresight, names),
    ...eventLines(foresight, names),
  ];
  return lines.length === 0 ? [words.decreesTable.nothingVisible()] : [...new Set(lines)];
}
