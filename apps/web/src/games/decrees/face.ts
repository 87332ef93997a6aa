// Final Decrees in the page.

import { decrees } from '@pretender/decrees';
import { besideFor, USUAL } from '@pretender/decrees/live';
import type { Seat } from '@pretender/kernel';
import { namesOf } from '../../sitting/names.ts';
import { needWords } from '../../words/words.svelte.ts';
import type { AnyGame, AnyView, Face } from '../face.ts';
import { tableRemarks } from '../table-remarks.ts';
import { type Chronicle, EMPTY, next } from './chronicle.ts';
import { remarks } from './remarks.ts';
import { lineText } from './speech.ts';
import Table from './Table.svelte';
import { turnText } from './turn-text.ts';
import type { DecreesView } from './view.ts';

const seen = (view: AnyView) => (view as unknown as DecreesView).table;

/** Once around the table; the rules have no rounds, but "for this round" must end somewhere. */
function roundOf(view: AnyView): number {
  const { turn, players } = seen(view);
  return turn.number === 0 ? 0 : 1 + Math.floor((turn.number - 1) / players.length);
}

function nextSeat(view: AnyView): Seat | null {
  const { turn, players } = seen(view);
  return turn.number === 0 ? null : (((turn.seat + 1) % players.length) as Seat);
}

export const face: Face = {
  game: decrees as unknown as AnyGame,
  usual: USUAL,
  Table,
  ready: () =>
    needWords(
      'decrees',
      'decreesCards',
      'decreesDeals',
      'decreesLog',
      'decreesPanels',
      'decreesRefusals',
      'decreesTable',
      'refusals',
      'beat',
    ),
  hasRounds: false,
  roundOf,
  turnOf: (view) => seen(view).turn.number,
  nextSeat,
  beside: (view, ask) => besideFor(view as never, ask),
  remarks: (event, before) => remarks(event as never, before as never),
  tableRemarks,
  chronicle: {
    initial: () => EMPTY,
    next: (chronicle, event, before) => next(chronicle as Chronicle, event as never, before as never),
  },
  lesson: () => import('./lesson/lesson.svelte.ts').then(({ FirstOffice }) => new FirstOffice()),
  lineText: (line, picture) => lineText(line, namesOf(picture)),
  turnText: (lines, picture) => turnText(lines, namesOf(picture)),
  goodSign: 'check',
};
