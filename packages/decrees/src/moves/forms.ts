// Fields of moves that hold more than one value: posts, arrows.

import type { FieldSpec, Fields, Seat } from '@pretender/kernel';
import { seatsOf } from '../rules/board.ts';
import type { Public } from '../types.ts';
import type { Ministry } from '../words.ts';

/** Every seat on one of these ministries. */
export function directorsField(ministries: readonly Ministry[], seats: readonly Seat[]): FieldSpec {
  const of = Object.fromEntries(
    ministries.map((ministry): [string, FieldSpec] => [ministry, { kind: 'one', of: seats }]),
  );
  return { kind: 'record', of, distinct: true };
}

/** One form for each ministry that is left without a director. */
function reassignForms(table: Public): Fields[] {
  return table.ministries.map((empty) => ({
    directors: directorsField(
      table.ministries.filter((ministry) => ministry !== empty),
      seatsOf(table),
    ),
  }));
}

export function changeForms({ ministries, arrows, config }: Public): Fields[] {
  const end: FieldSpec = { kind: 'one', of: ministries };
  const arrow: FieldSpec = { kind: 'tuple', of: [end, end] };
  const simple = [
    ...(arrows.length < config.maxArrows ? ['add'] : []),
    ...(arrows.length > 0 ? ['remove', 'reverse'] : []),
  ];
  const forms: Fields[] = [{ change: { kind: 'one', of: simple }, arrow }];
  if (arrows.length > 0) forms.push({ change: { kind: 'one', of: ['move'] }, arrow, to: arrow });
  return forms;
}

function investigable({ ministries, posts }: Public, seat: Seat): Ministry[] {
  return ministries.filter((ministry) => {
    const { blame, director } = posts[ministry];
    return ministry !== 'SEC' && blame > 0 && director !== null && director !== seat;
  });
}

/** The forms of a special action, if it can be done now at all. */
export function specialForms(table: Public, seat: Seat, ministry: Ministry): Fields[] {
  const { turn, players, posts } = table;
  if (ministry === 'EXE') return changeForms(table);
  if (ministry === 'HR') return reassignForms(table);
  if (ministry === 'TRE') return turn.used.treasury ? [] : [{}];
  if (ministry === 'NAV') return turn.used.manoeuvres || players[seat].personal + posts.NAV.blame === 0 ? [] : [{}];
  const suspects = ministry === 'SEC' ? investigable(table, seat) : [];
  return suspects.length === 0 ? [] : [{ ministry: { kind: 'one', of: suspects } }];
}
