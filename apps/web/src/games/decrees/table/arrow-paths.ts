// The way of an arrow from desk to desk: straight between neighbours, otherwise through the gaps, never across a desk.

import type { Place } from './places.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface ArrowShape {
  readonly d: string;
  readonly middle: Point;
  readonly end: Point;
  /** Which way the head points, in degrees. */
  readonly angle: number;
}

const middleOf = ({ x, y, width, height }: Place): Point => ({ x: x + width / 2, y: y + height / 2 });

/** A cubic through four points. */
function curve(a: Point, b: Point, c: Point, d: Point): ArrowShape {
  const at = (t: number, key: 'x' | 'y') => {
    const s = 1 - t;
    return s ** 3 * a[key] + 3 * s ** 2 * t * b[key] + 3 * s * t ** 2 * c[key] + t ** 3 * d[key];
  };
  const before = { x: at(0.9, 'x'), y: at(0.9, 'y') };
  const angle = (Math.atan2(d.y - before.y, d.x - before.x) * 180) / Math.PI;
  const show = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {
    d: `M${show(a)}C${show(b)} ${show(c)} ${show(d)}`,
    middle: { x: at(0.5, 'x'), y: at(0.5, 'y') },
    end: d,
    angle,
  };
}

function straight(a: Point, d: Point): ArrowShape {
  return curve(a, a, d, d);
}

/** One above the other: down or up; two apart: out into the gap and back. */
function inColumn(from: Place, to: Place, gap: number, shift: number): ArrowShape {
  const [a, b] = [middleOf(from), middleOf(to)];
  const way = Math.sign(to.row - from.row);
  if (Math.abs(to.row - from.row) === 1) {
    const x = a.x + shift;
    return straight({ x, y: a.y + (way * from.height) / 2 }, { x, y: b.y - (way * to.height) / 2 });
  }
  const side = from.column === 0 ? 1 : -1;
  const edge = a.x + (side * from.width) / 2;
  const out = edge + side * gap * 1.05;
  const [y1, y2] = [a.y + way * from.height * 0.2 + shift, b.y - way * to.height * 0.2 + shift];
  return curve({ x: edge, y: y1 }, { x: out, y: y1 }, { x: out, y: y2 }, { x: edge, y: y2 });
}

/** Beside each other: across; in other rows: through the gap between the columns. */
function toNeighbour(from: Place, to: Place, shift: number): ArrowShape {
  const [a, b] = [middleOf(from), middleOf(to)];
  const [side, way] = [Math.sign(to.column - from.column), Math.sign(to.row - from.row)];
  const start = { x: a.x + (side * from.width) / 2, y: a.y + way * from.height * 0.28 + shift };
  const end = { x: b.x - (side * to.width) / 2, y: b.y - way * to.height * 0.28 + shift };
  const x = (start.x + end.x) / 2;
  return way === 0 ? straight(start, end) : curve(start, { x, y: start.y }, { x, y: end.y }, end);
}

/** Two columns away: through the gap between the rows. */
function across(from: Place, to: Place, gap: number, shift: number): ArrowShape {
  const [a, b] = [middleOf(from), middleOf(to)];
  const side = Math.sign(to.column - from.column);
  const way = to.row === from.row ? (from.row === 0 ? 1 : -1) : Math.sign(to.row - from.row);
  const start = { x: a.x + side * from.width * 0.3 + shift, y: a.y + (way * from.height) / 2 };
  const isLevel = to.row === from.row;
  const end = {
    x: b.x - side * to.width * 0.3 + shift,
    y: b.y + ((isLevel ? way : -way) * to.height) / 2,
  };
  const y = isLevel ? start.y + way * gap * 1.05 : (start.y + end.y) / 2;
  return curve(start, { x: start.x, y }, { x: end.x, y }, end);
}

/** `shift` keeps arrows that share a way apart. */
export function arrowShape(from: Place, to: Place, gap: number, shift = 0): ArrowShape {
  const columns = Math.abs(to.column - from.column);
  if (columns === 0) return inColumn(from, to, gap, shift);
  return columns === 1 ? toNeighbour(from, to, shift) : across(from, to, gap, shift);
}
