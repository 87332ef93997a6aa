// The table at a glance, as one reader knows it.

import type { Ministry } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';
import { cardName, plural, postOf, type Scene, seatsOf } from './words.ts';

type Row = readonly string[];

function columns(rows: readonly Row[]): string[] {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]))
      .join('  ')
      .trimEnd(),
  );
}

function heading({ table, names }: Scene): string {
  const { turn, pile, promulgated } = table;
  if (turn.number === 0) return 'Before the first turn';
  const range = pile.count === 0 ? '' : `, Stagnation and Decline under ${pile.least} to ${pile.most} of them`;
  return `Turn ${turn.number}, ${names[turn.seat]}'s · ${plural(turn.actions, 'action')} left · ${plural(pile.count, 'card')} in the deck${range} · ${promulgated} promulgated`;
}

function ministryRow({ table, names }: Scene, id: Ministry): Row {
  const { blame, director } = table.posts[id];
  const controls = table.arrows.filter(([from]) => from === id).map(([, to]) => to);
  const decrees = Object.entries(table.decrees)
    .filter(([, { at }]) => at === id)
    .map(([decree, { steps, stamped }]) => `${decree} → ${steps.slice(stamped).join(' ')}`);
  return [
    `  ${id}`,
    director === null ? '(vacant)' : names[director],
    String(blame).padStart(5),
    controls.join(' '),
    decrees.join('; '),
  ];
}

function playerRow(scene: Scene, seat: Seat): Row {
  const { table, names, reader } = scene;
  const { personal, cards } = table.players[seat];
  const mark = table.turn.number > 0 && table.turn.seat === seat ? '▸' : ' ';
  return [
    `${mark} ${names[seat]}${seat === reader ? ' (you)' : ''}`,
    String(personal).padStart(5),
    String(cards).padStart(5),
    postOf(scene, seat) ?? '',
  ];
}

export function picture(scene: Scene): string[] {
  const own =
    scene.hand === null || scene.hand.cards.length === 0
      ? []
      : [`You hold ${scene.hand.cards.map(cardName).join(', ')}.`];
  return [
    heading(scene),
    ...columns([
      ['  ministry', 'director', 'blame', 'controls', 'decrees and the steps they still need'],
      ...scene.table.ministries.map((id) => ministryRow(scene, id)),
    ]),
    ...columns([['  seat', 'blame', 'cards', 'directs'], ...seatsOf(scene).map((seat) => playerRow(scene, seat))]),
    ...own,
  ];
}

/** Who has won, and everybody's blame. */
export function ending(scene: Scene): string[] {
  const { table, names } = scene;
  if (table.result === null) return ['Nobody has won yet.'];
  const { ranks } = table.result;
  const order = seatsOf(scene).toSorted((a, b) => ranks[a] - ranks[b]);
  const winners = order
    .filter((seat) => ranks[seat] === 1)
    .map((seat) => (seat === scene.reader ? 'you' : names[seat]));
  const rows = order.map((seat) => [
    `  ${ranks[seat]}.`,
    names[seat],
    String(table.players[seat].personal).padStart(3),
  ]);
  return [`The report is in. It was least the fault of ${winners.join(' and ')}. Personal Blame:`, ...columns(rows)];
}
