// An offer while it is being written: lines of who gives what to whom. Pure; the form only shows it.

import type { Deal, OfferedTransfer } from '@pretender/decrees';
import type { Deep, Seat } from '@pretender/kernel';

export interface Line {
  readonly from: Seat;
  readonly to: Seat;
  readonly blame: number;
  /** One's own cards, concretely. */
  readonly cards: readonly string[];
  readonly isShown: boolean;
  /** What another is asked for: nothing, any so many cards, or one by name. */
  readonly ask: 'none' | 'any' | 'named';
  readonly count: number;
  readonly card: string | null;
  /** Cards that another has put in already; they stay. */
  readonly kept: number;
  /** Cards that one is asked for oneself; giving fewer is said, not forgotten. */
  readonly due: number;
  readonly isLess: boolean;
}

export function blankLine(from: Seat, to: Seat): Line {
  const asked = { ask: 'none', count: 1, card: null, kept: 0, due: 0, isLess: false } as const;
  return { from, to, blame: 0, cards: [], isShown: false, ...asked };
}

/** Another giver or receiver of a line. Nobody gives to themselves: the other end makes room. Empty lines the other way follow. */
export function turned(lines: readonly Line[], at: number, end: 'from' | 'to', seat: Seat): readonly Line[] {
  const line = lines[at];
  const other = end === 'from' ? 'to' : 'from';
  const free = line[other] === seat ? line[end] : line[other];
  const ends = end === 'from' ? { from: seat, to: free } : { from: free, to: seat };
  const isReverse = (each: Line) => each.from === line.to && each.to === line.from && isEmpty(each);
  return lines.map((each, index) => {
    if (index === at) return { ...each, ...ends, cards: [], ask: 'none' };
    return isReverse(each) ? { ...each, from: ends.to, to: ends.from } : each;
  });
}

/** Between two, both ways. */
export function linesWith(me: Seat, other: Seat): readonly Line[] {
  return [blankLine(me, other), blankLine(other, me)];
}

function askOf({ ask, count, card }: Line): Pick<OfferedTransfer, 'ask'> {
  if (ask === 'any') return { ask: { cards: count } };
  return ask === 'named' && card !== null ? { ask: { card } } : {};
}

function transferOf(line: Line): OfferedTransfer {
  const { from, to, blame, cards, isShown } = line;
  return {
    from,
    to,
    ...(blame > 0 ? { blame } : {}),
    ...(cards.length > 0 ? { cards: [...cards] } : {}),
    ...(cards.length > 0 && isShown ? { shown: true } : {}),
    ...askOf(line),
  };
}

const isEmpty = (line: Line) => {
  const { blame, cards, ask } = transferOf(line);
  return blame === undefined && cards === undefined && ask === undefined && line.kept === 0;
};

/** Lines in which nothing changes hands are not part of it. */
export function transfersOf(lines: readonly Line[]): OfferedTransfer[] {
  return lines.filter((line) => !isEmpty(line)).map(transferOf);
}

/** What lies on the table, to be changed by one of its parties. */
export function linesFrom({ transfers }: Deep<Deal>, me: Seat): readonly Line[] {
  return transfers.map(({ from, to, blame, count, cards, shown, ask }) => {
    const line = { ...blankLine(from, to), blame };
    if (from === me) return { ...line, cards: cards ?? [], isShown: shown, due: ask === null ? 0 : count };
    if (ask === null) return { ...line, kept: count };
    return ask === 'any' ? { ...line, ask: 'any', count } : { ...line, ask: 'named', card: ask };
  });
}

/** Cards that one was asked for are neither chosen nor left out on purpose. */
export function lacksCards(lines: readonly Line[]): boolean {
  return lines.some(({ cards, due, isLess }) => cards.length < due && !isLess);
}

/** A card more or less of one's own in a line, as often as the hand has it. */
export function withCard(line: Line, card: string, hand: readonly string[]): Line {
  const inLine = line.cards.filter((each) => each === card).length;
  const inHand = hand.filter((each) => each === card).length;
  const without = line.cards.filter((each) => each !== card);
  const next = inLine < inHand ? inLine + 1 : 0;
  return { ...line, cards: [...without, ...Array.from({ length: next }, () => card)] };
}
