// The states that the sum over all deals goes through: how many cards of each kind are used so far. How many are used in
// all says how many seats have been dealt to, so a state belongs to one seat only.

export interface Layout {
  readonly kinds: number;
  /** `levels[count]`: the first state in which so many cards are used; those of the next count follow. */
  readonly levels: Int32Array;
  /** `next[state * kinds + kind]`: the state after one more card of the kind; 0 if there is none. */
  readonly next: Int32Array;
  /** `left[state * kinds + kind]`: cards of the kind that could still be dealt in that state. */
  readonly left: Float64Array;
  /** How many there are. */
  readonly states: number;
  /** Room for numbers of each state, in a reckoning that is over before anybody else can begin one. */
  readonly before: Float64Array;
  readonly after: Float64Array;
}

/** So many cards of each kind, how many of them the seats can hold at most, and how many seats there are. */
interface Deck {
  readonly copies: readonly number[];
  readonly most: readonly number[];
  readonly seats: number;
}

/** The states of one level more, each once; `next` and `left` of this level are written down on the way. */
function grow(
  deck: Deck,
  states: readonly number[][],
  into: { next: number[]; left: number[]; count: number },
): number[][] {
  const { copies, most } = deck;
  const grown: number[][] = [];
  const known = new Map<string, number>();
  for (const state of states) {
    for (const [kind, count] of state.entries()) {
      const isFull = count === most[kind];
      into.left.push(isFull ? 0 : copies[kind] - count);
      if (isFull) {
        into.next.push(0);
        continue;
      }
      const after = state.with(kind, count + 1);
      const name = `${after}`;
      let at = known.get(name);
      if (at === undefined) {
        at = into.count++;
        known.set(name, at);
        grown.push(after);
      }
      into.next.push(at);
    }
  }
  return grown;
}

function build(deck: Deck): Layout {
  const into = { next: [] as number[], left: [] as number[], count: 1 };
  const levels = [0];
  let states = [deck.most.map(() => 0)];
  for (let level = 0; level < deck.seats; level++) {
    levels.push(into.count);
    states = grow(deck, states, into);
  }
  const { count } = into;
  levels.push(count);
  // What is left in the last states counts too, for a seat that is dealt to after all of these.
  grow(deck, states, into);
  const next = Int32Array.from(into.next);
  const left = Float64Array.from(into.left);
  return {
    kinds: deck.most.length,
    levels: Int32Array.from(levels),
    next,
    left,
    states: count,
    before: new Float64Array(count),
    after: new Float64Array(count),
  };
}

const layouts = new Map<number, Layout>();

/**
 * Every belief needs one, so they are kept, up to so many states in all, of some hundred bytes each: one of two cards of a kind
 * has 2,000 at most, one of four 30,000.
 */
export const MOST_STATES = 400_000;
let states = 0;

/** The oldest make room. */
function keep(name: number, layout: Layout): void {
  states += layout.states;
  for (const [oldest, { states: freed }] of layouts) {
    if (states <= MOST_STATES) break;
    layouts.delete(oldest);
    states -= freed;
  }
  layouts.set(name, layout);
}

/** No count is larger: there are at most four cards of a kind, and fourteen seats. */
const BASE = 15;

function nameOf({ copies, most, seats }: Deck): number {
  let name = seats;
  for (let kind = 0; kind < most.length; kind++) name = (name * 5 + copies[kind]) * 5 + most[kind];
  return name * BASE + most.length;
}

export function layoutFor(deck: Deck): Layout {
  const name = nameOf(deck);
  let layout = layouts.get(name);
  if (!layout) {
    layout = build(deck);
    keep(name, layout);
  }
  return layout;
}
