// The Heirs of Hoax in the page.

import { hoax } from '@pretender/hoax';
import { besideFor, isHeard, restAfter, USUAL } from '@pretender/hoax/live';
import type { Seat } from '@pretender/kernel';
import type { LogLine } from '../../sitting/log-line.ts';
import { namesOf } from '../../sitting/names.ts';
import type { Picture } from '../../sitting/picture.ts';
import { needWords } from '../../words/words.svelte.ts';
import type { AnyGame, AnyView, Face } from '../face.ts';
import { tableRemarks } from '../table-remarks.ts';
import { type Chronicle, EMPTY, next } from './chronicle.ts';
import { actIn } from './doubt/acts.ts';
import { remarks } from './remarks.ts';
import { lineText } from './speech.ts';
import Table from './Table.svelte';
import type { HoaxView } from './view.ts';

const seen = (view: AnyView) => (view as unknown as HoaxView).table;

function nextSeat(view: AnyView): Seat | null {
  const { heirs, turn } = seen(view);
  for (let step = 1; step < heirs.length; step++) {
    const seat = (turn.seat + step) % heirs.length;
    if (heirs[seat].standing === 'in') return seat as Seat;
  }
  return null;
}

/** The declaration; before the first turn, that a round begins. */
function turnText(lines: readonly LogLine[], picture: Picture): string {
  const line =
    lines[0]?.turn === 0 ? lines.find(({ tone }) => tone === 'turn') : lines.find(({ tone }) => tone !== 'turn');
  return line ? lineText(line, namesOf(picture)) : '';
}

export const face: Face = {
  game: hoax as unknown as AnyGame,
  usual: USUAL,
  Table,
  ready: () =>
    needWords(
      'hoax',
      'hoaxClaims',
      'hoaxLog',
      'hoaxOrders',
      'hoaxPanels',
      'hoaxRefusals',
      'hoaxTable',
      'refusals',
      'beat',
    ),
  hasRounds: true,
  roundOf: (view) => seen(view).round,
  turnOf: (view) => seen(view).turn.number,
  nextSeat,
  beside: (view, ask) => besideFor(view as never, ask),
  isHeard: (table, story) => isHeard(table as HoaxView['table'], story as never),
  actIn,
  restAfter: (events) => restAfter(events as never),
  remarks: (event, before) => remarks(event as never, before as never),
  tableRemarks,
  chronicle: {
    initial: () => EMPTY,
    next: (chronicle, event, before) => next(chronicle as Chronicle, event as never, before as never),
  },
  showcase: (moment) => import('./showcase.ts').then(({ showcase }) => showcase(moment)),
  lesson: () => import('./lesson/lesson.svelte.ts').then(({ FirstTable }) => new FirstTable()),
  async reasons() {
    await needWords('hoaxReasons');
    return import('./replay/Reasons.svelte');
  },
  lineText: (line, picture) => lineText(line, namesOf(picture)),
  turnText,
  goodSign: 'crown',
};
