// Named moments at which the server can be made to die.

/** How many times as fast its time runs. */
export const HASTE = 100;

export const POINTS = [
  'before a move is written',
  'after a move is written, before it is told',
  'after a move is told, before it is acknowledged',
  'in a doubt',
  'in the last call',
  'when time has closed a window',
  'in a pause',
  'after numbers are fixed',
  'before a number is written',
  'before a start is written',
  'after a start is written',
  'before the end is written',
  'after the end is written',
] as const;

export type Point = (typeof POINTS)[number];

/** When a line is written, which moments are these? */
export interface Moment {
  readonly cmd: string | null;
  readonly body: string;
}

const isMove = ({ cmd, body }: Moment) => body.startsWith('{"kind":"played"') && /^\d\.\d+:/.test(cmd ?? '');
const isKind = (kind: string) => (moment: Moment) => moment.body.startsWith(`{"kind":"${kind}"`);

/** Before a line is on disk, and after. Nothing is told yet then. */
export const BEFORE: Partial<Record<Point, (moment: Moment) => boolean>> = {
  'before a move is written': isMove,
  'before a number is written': isKind('number'),
  'before a start is written': isKind('started'),
  'before the end is written': isKind('ended'),
};

export const AFTER: Partial<Record<Point, (moment: Moment) => boolean>> = {
  'after a move is written, before it is told': isMove,
  'in a doubt': ({ body }) => body.includes('"kind":"vote"'),
  'in the last call': isKind('called'),
  'when time has closed a window': ({ body }) => body.includes('"cause":{"by":"lapse"'),
  'in a pause': isKind('paused'),
  'after numbers are fixed': isKind('fixed'),
  'after a start is written': isKind('started'),
  'after the end is written': isKind('ended'),
};
