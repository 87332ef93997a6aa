// The first office of somebody who has never played: the Navy, with a little blame and a paper to stamp. Then somebody offers a
// deal.

import { type Move, ministryOf } from '@pretender/decrees';
import type { Ask, RawMove, Seat } from '@pretender/kernel';
import type { Cue, Lesson } from '../../../sitting/lesson.ts';
import type { AnyView } from '../../face.ts';
import type { DecreesView } from '../view.ts';

/** The newcomer; the one who hands out the desks and offers a deal; the one who has the first turn. */
const ME = 0 as Seat;
const DEALER = 1 as Seat;
const FIRST = 4 as Seat;
/** What the newcomer finds on the desk: its first stamp is the Navy's. */
const PAPER = 'D5';

/** By seats; nobody pays much, and the newcomer neither most nor least. */
const BIDS = [4, 6, 3, 3, 5];

type Kind = DecreesView['table']['asks'][number]['kind'];
type Script = (view: DecreesView, seat: Seat) => Cue | 'wait' | null;

const say = (move: Move, after: number): Cue => ({ move: move as unknown as RawMove, after });

const auction: Script = (_view, seat) => say({ type: 'bid', blame: BIDS[seat] }, 0);

const assignment: Script = (_view, seat) =>
  seat === DEALER
    ? say({ type: 'assign', directors: { NAV: ME, EXE: FIRST, TRE: 2 as Seat, SEC: 3 as Seat } }, 0)
    : null;

/** The Executive gets rid of what it can, on the newcomer's desk too. */
const EXECUTIVE: readonly Move[] = [
  { type: 'forward', decree: PAPER, to: 'NAV' },
  { type: 'distribute', blame: { EXE: 0, NAV: 1 } },
  { type: 'forward', decree: 'D2', to: 'HR' },
];

const action: Script = ({ table }, seat) => {
  if (seat === DEALER) return 'wait';
  const move = EXECUTIVE[EXECUTIVE.length - table.turn.actions];
  return seat === FIRST && table.turn.number === 1 && move ? say(move, 2200) : null;
};

/** A card for taking over 1 blame: nobody is cheated, and nobody must. */
const dealing: Script = ({ hands, table }, seat) => {
  const card = hands[seat]?.cards[0];
  if (seat !== DEALER || card === undefined || table.nextOffer > 1) return 'wait';
  const ends = { from: DEALER, to: ME };
  return say({ type: 'offer', transfers: [{ ...ends, blame: 1, cards: [card], shown: true }] }, 1200);
};

const SCRIPTS: { readonly [K in Kind]?: Script } = { auction, assignment, action, dealing };

type Hint = 'start' | 'clean' | 'stamp' | 'send' | 'deal';

/** What a newcomer should know now; null where the table says enough. */
function hintFor({ table, viewer }: DecreesView): Hint | null {
  if (table.turn.seat === FIRST && table.turn.number === 1) return 'start';
  if (table.offers.some(({ by, parties }) => by === DEALER && parties.includes(ME))) return 'deal';
  if (table.turn.seat !== viewer || ministryOf(table, ME) !== 'NAV') return null;
  if (!table.turn.used.manoeuvres) return 'clean';
  const { at, stamped } = table.decrees[PAPER];
  if (at !== 'NAV') return null;
  return stamped === 0 ? 'stamp' : 'send';
}

export class FirstOffice implements Lesson {
  readonly options = {};
  stage = $state<Lesson['stage']>('play');
  readonly #jobs: (() => void)[] = [];

  isGood(): boolean {
    return true;
  }

  answer(seen: AnyView, ask: Ask, seat: Seat): Cue | 'wait' | null {
    const view = seen as unknown as DecreesView;
    if (this.stage === 'over') return null;
    const { turn, offers, nextOffer } = view.table;
    // The deal was made or declined.
    if (turn.seat === DEALER && nextOffer > 1 && offers.length === 0 && turn.number > 1) {
      this.stage = 'asking';
      return 'wait';
    }
    return SCRIPTS[ask.kind as Kind]?.(view, seat) ?? null;
  }

  hint(seen: AnyView): Hint | null {
    return this.stage === 'play' ? hintFor(seen as unknown as DecreesView) : null;
  }

  goOn(): void {
    this.stage = 'over';
    for (const job of this.#jobs) job();
  }

  whenOver(job: () => void): void {
    this.#jobs.push(job);
  }
}
