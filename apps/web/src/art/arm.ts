// An arm of any length that ends in the pointing hand. It is drawn along the x axis in the units of the hand's picture, from the shoulder
// at 0 to the fingertip; whoever uses it puts it where `place` says.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Reach {
  /** From the units of the drawing to those of the two points. */
  readonly place: string;
  /** Where the hand's picture goes. */
  readonly wrist: string;
  readonly outline: string;
  readonly cloth: string;
  readonly folds: string;
}

/** The hand's picture: its height, how far the fingertip is from the wrist, and between which heights the sleeve joins. */
const HAND = { height: 136, tip: 240, top: 30, bottom: 100 } as const;
const HALF = (HAND.bottom - HAND.top) / 2;
const INK = 9;
const SHORTEST = 40;
const SHADOW = 15;
const FOLD = 72;

const r = Math.round;

/** Cloth from the shoulder, where it is puffed, to the wrist; with ink around it where `ink` is more than nothing. */
function sleeve(length: number, ink: number): string {
  const h = HALF + ink;
  const [a, b, c] = [r(length * 0.2), r(length * 0.5), r(length * 0.75)];
  return (
    `M${-ink} ${-h - 26}C${a} ${-h - 2} ${r(length * 0.3)} ${-h - 12} ${b} ${-h - 6}S${c} ${-h + 6} ${r(length) + 8} ${-h}` +
    `V${h}C${c} ${h - 6} ${r(length * 0.7)} ${h + 12} ${b} ${h + 6}S${a} ${h - 2} ${-ink} ${h + 26}z`
  );
}

/** Wedges of shadow along the lower edge, and a deep fold now and then. */
function folds(length: number): string {
  const shadows = Array.from({ length: Math.floor(length / SHADOW) }, (_, i) => {
    const high = 18 + 9 * ((i * 7) % 3);
    return `M${SHADOW * i + 4} ${HALF + 4}l4 ${-high} 4 ${high}z`;
  });
  const deep = Array.from({ length: Math.floor(length / FOLD) }, (_, i) => {
    const x = r(length - FOLD * (i + 0.7));
    return `M${x} ${-HALF - 6}q6 22 30 34q-30-4-44-36z`;
  });
  return [...shadows, ...deep].join('');
}

/** From the shoulder at `from` to the fingertip at `to`, with a hand so many units high. */
export function reach(from: Point, to: Point, handHeight: number): Reach {
  const scale = handHeight / HAND.height;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(SHORTEST, Math.hypot(dx, dy) / scale - HAND.tip);
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  // A hand that points to the left would be upside down.
  const flip = Math.abs(degrees) > 90 ? -1 : 1;
  return {
    place: `translate(${from.x} ${from.y}) rotate(${degrees}) scale(${scale} ${scale * flip})`,
    wrist: `translate(${length} ${-HAND.top - HALF})`,
    outline: sleeve(length, INK),
    cloth: sleeve(length, 0),
    folds: folds(length),
  };
}
