// Where the ministries stand on the chart. They keep their places whatever the arrows do: at the start every arrow joins two
// neighbours.

import type { Ministry } from '@pretender/decrees';

export interface Place {
  readonly id: Ministry;
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Row = readonly (Ministry | null)[];

const TALL: readonly Row[] = [
  ['REF', 'TRE'],
  ['EXE', 'HR'],
  ['NAV', 'SEC'],
];
const WIDE: readonly Row[] = [
  ['REF', 'EXE', 'HR'],
  ['TRE', 'NAV', 'SEC'],
];
/** Without Reform. */
const TALL_FOUR: readonly Row[] = [
  ['EXE', 'HR'],
  ['NAV', 'SEC'],
  ['TRE', null],
];
const WIDE_FOUR: readonly Row[] = [
  ['TRE', 'EXE', 'HR'],
  [null, 'NAV', 'SEC'],
];

function rowsFor(ministries: readonly Ministry[], isWide: boolean): readonly Row[] {
  if (ministries.includes('REF')) return isWide ? WIDE : TALL;
  return isWide ? WIDE_FOUR : TALL_FOUR;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Columns beside each other from this width on. */
const WIDE_FROM = 640;
const GAP = { wide: 52, tall: 24, low: 16 } as const;
/** Less room than this for three desks above each other is needed for the desks themselves. */
const LOW = 260;
const EDGE = 8;
/** Name plate and director: less of a desk says nothing. */
const LEAST = 47;

export interface Chart {
  readonly places: readonly Place[];
  /** Room between two desks, for arrows. */
  readonly gap: number;
  /** More than there is room for, if the desks would be too low. */
  readonly height: number;
}

export function chartIn(ministries: readonly Ministry[], box: Box, least = LEAST): Chart {
  const isWide = box.width >= WIDE_FROM && box.width > box.height * 1.1;
  const rows = rowsFor(ministries, isWide);
  const gap = isWide ? GAP.wide : box.height < LOW ? GAP.low : GAP.tall;
  const columns = rows[0].length;
  const width = (box.width - 2 * EDGE - gap * (columns - 1)) / columns;
  const between = 2 * EDGE + gap * (rows.length - 1);
  const height = Math.max(least, (box.height - between) / rows.length);
  const places = rows.flatMap((ids, row) =>
    ids.flatMap((id, column) =>
      id === null
        ? []
        : [{ id, column, row, x: EDGE + column * (width + gap), y: EDGE + row * (height + gap), width, height }],
    ),
  );
  return { places, gap, height: between + height * rows.length };
}
