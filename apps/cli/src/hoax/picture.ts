// The table at a glance, as one reader knows it.

import { IDENTITIES, type Identity } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import { isIn, type Scene, seatsOf, theIdentity, titled, triosOf, wareList, whom } from './words.ts';

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
  const { config, round, turn, finale, bank, asks } = table;
  const pause = asks.at(-1)?.kind === 'recess' ? 'the round is over' : 'before the first turn';
  const stage = turn.number === 0 ? pause : `turn ${turn.number}, ${names[turn.seat]}'s`;
  const supply =
    config.bankSupply === 'infinite'
      ? 'the bank never runs out'
      : `bank ${bank.gold} gold, ${bank.wine} wine, ${bank.grain} grain`;
  return `Round ${round}${finale ? ', finale' : ''} · ${stage} · ${supply}`;
}

function coversOf({ table }: Scene, seat: Seat): Identity[] {
  return IDENTITIES.filter((identity) => table.heirs[seat].covers[identity] !== null);
}

function standingOf({ table }: Scene, seat: Seat): string {
  const { standing, card } = table.heirs[seat];
  if (standing === 'in') return card === null ? '' : `was ${theIdentity(card)}`;
  return card === null ? 'out, card face down' : `out, was ${theIdentity(card)}`;
}

function rowOf(scene: Scene, seat: Seat): Row {
  const { table, names, reader } = scene;
  const { points, wares } = table.heirs[seat];
  const mark = table.turn.number > 0 && table.turn.seat === seat ? '▸' : ' ';
  const holdings = isIn(scene, seat) ? wareList(wares) : '';
  const covered = coversOf(scene, seat).map(titled).join(' ');
  const trios = triosOf(wares) > 0 ? String(triosOf(wares)) : '';
  const notes = [standingOf(scene, seat), covered].filter((note) => note !== '').join('; ');
  return [
    `${mark} ${names[seat]}${seat === reader ? ' (you)' : ''}`,
    String(points).padStart(6),
    holdings,
    trios,
    notes,
  ];
}

function shownTo(scene: Scene): string[] {
  const { hand } = scene;
  if (hand === null) return [];
  const seen = seatsOf(scene).flatMap((seat) =>
    hand.seen[seat].map((identity) => `${whom(scene, seat)} is not ${theIdentity(identity)}`),
  );
  const named = hand.guesses
    .filter(({ accuser, right }) => accuser === scene.reader && right)
    .map(({ target, identity }) => `${whom(scene, target)} was ${theIdentity(identity)}`);
  return [...seen, ...named];
}

/** Own card and own notes. */
function ownLines(scene: Scene): string[] {
  const { hand } = scene;
  if (hand === null || hand.identity === null) return [];
  const notes = shownTo(scene);
  const plans = hand.plans.map(({ type }) => `You have planned to ${type} when the time comes.`);
  const known = notes.length === 0 ? '' : ` You know: ${notes.join('; ')}.`;
  return [`You really are ${theIdentity(hand.identity)}.${known}`, ...plans];
}

export function picture(scene: Scene): string[] {
  const head: Row = ['  seat', 'points', 'wares', 'trios', 'covered: surely not'];
  const rows = columns([head, ...seatsOf(scene).map((seat) => rowOf(scene, seat))]);
  return [heading(scene), ...rows, ...ownLines(scene)];
}

/** Who has won, and everybody's points. */
export function ending(scene: Scene): string[] {
  const { table, names } = scene;
  const order = seatsOf(scene).toSorted((a, b) => table.heirs[b].points - table.heirs[a].points);
  const rows = columns(order.map((seat) => [`  ${names[seat]}`, String(table.heirs[seat].points).padStart(2)]));
  const winner =
    table.king === null
      ? 'Nobody has won yet.'
      : `Long live ${table.king === scene.reader ? 'you' : names[table.king]}!`;
  return [`${winner} Throne points after ${table.round} rounds:`, ...rows];
}
