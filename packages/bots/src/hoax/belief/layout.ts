// The states that the sum over all deals goes through: how many cards of each kind are used so far. How many are used in
// all says how many seats have been dealt to, so a state belongs to one seat only.

export interface Layout {
  readonly kinds: number;
  readonly size: number;
  /** How far one more card of this kind moves the state. */
  readonly stride: Int32Array;
  /** `left[state * kinds + kind]`: cards of the kind that could still be dealt in that state. */
  readonly left: Uint8Array;
  /** The states in which so many cards are used. */
  readonly levels: readonly Int32Array[];
}

/** So many cards of each kind, and how many of them the seats can hold at most. */
interface Deck {
  readonly copies: readonly number[];
  readonly most: readonly number[];
}

function build({ copies, most }: Deck): Layout {
  const kinds = most.length;
  const stride = new Int32Array(kinds);
  let size = 1;
  for (let kind = 0; kind < kinds; kind++) {
    stride[kind] = size;
    size *= most[kind] + 1;
  }
  const left = new Uint8Array(size * kinds);
  const levels: number[][] = [];
  for (let state = 0; state < size; state++) {
    let total = 0;
    for (let kind = 0; kind < kinds; kind++) {
      const count = Math.floor(state / stride[kind]) % (most[kind] + 1);
      left[state * kinds + kind] = count === most[kind] ? 0 : copies[kind] - count;
      total += count;
    }
    levels[total] ??= [];
    levels[total].push(state);
  }
  return { kinds, size, stride, left, levels: levels.map((states) => Int32Array.from(states)) };
}

const layouts = new Map<string, Layout>();

/** There are few of them, and every belief needs one: they are kept. */
const MOST_KEPT = 1000;

export function layoutFor(deck: Deck): Layout {
  const key = `${deck.copies} ${deck.most}`;
  let layout = layouts.get(key);
  if (!layout) {
    if (layouts.size >= MOST_KEPT) layouts.clear();
    layout = build(deck);
    layouts.set(key, layout);
  }
  return layout;
}
