// What can be seen of each seat in the public log of one match: how it speaks, doubts, accuses and pays. Cards are known as far as all have
// seen them, at the end of a round.

import { type Event, type Hoax, IDENTITIES } from '@pretender/hoax';
import { type Match, toldOf } from '@pretender/kernel';
import { Notebook } from '../exploit/notebook.ts';
import { REACTION_KINDS, type Sign } from '../exploit/signs.ts';
import type { Example } from './classifier.ts';
import { type CourtPlan, playCourt, seatedAt } from './court-match.ts';

const AT_OTHERS = new Set(['tax', 'collect', 'bewitch', 'steal', 'swap']);

interface Seen {
  signs: { sign: Sign; isOwn: boolean | null }[];
  repeats: number;
  actions: number;
  atOthers: number;
  aimed: number;
  atLeader: number;
  atAsker: number;
  accusations: number;
  right: number;
  laps: number;
}

const nothing = (): Seen => ({
  signs: [],
  repeats: 0,
  actions: 0,
  atOthers: 0,
  aimed: 0,
  atLeader: 0,
  atAsker: 0,
  accusations: 0,
  right: 0,
  laps: 0,
});

/** Little that was seen is thought to be as usual. */
const USUAL = 2;

function share(part: number, of: number, usual: number): number {
  return (part + USUAL * usual) / (of + USUAL);
}

interface Deed {
  readonly hits: number;
  readonly all: number;
}

function countOf({ signs }: Seen, isMeant: (sign: Sign, isOwn: boolean | null) => boolean): Deed {
  const meant = signs.filter(({ sign, isOwn }) => isMeant(sign, isOwn));
  return { hits: meant.filter(({ sign }) => sign.of === 'chance' && sign.isSaid).length, all: meant.length };
}

function truthOf({ signs }: Seen): Deed {
  const claims = signs.filter(({ sign, isOwn }) => sign.of === 'claim' && isOwn !== null);
  return { hits: claims.filter(({ isOwn }) => isOwn).length, all: claims.length };
}

/** The numbers that a seat is told by; logarithms where a few more of little make the difference. */
function traitsOf(seen: Seen, points: number): number[] {
  const truth = truthOf(seen);
  const chance = (kind: string, isOwn: boolean | null = null): Deed =>
    countOf(seen, (sign, own) => sign.of === 'chance' && sign.kind === kind && (isOwn === null || own === isOwn));
  const reacts = (isOwn: boolean): number[] =>
    REACTION_KINDS.map((kind) => chance(kind, isOwn)).map(({ hits, all }) => share(hits, all, 0.3));
  const seldom = ({ hits, all }: Deed): number => Math.log((hits + 0.3) / (all + 3));
  const { repeats, actions, atOthers, aimed, atLeader, atAsker, accusations, right, laps } = seen;
  return [
    share(truth.hits, truth.all, 0.25),
    share(repeats, actions, 0.2),
    share(atOthers, actions, 0.3),
    share(atLeader, aimed, 0.4),
    share(atAsker, aimed, 0.2),
    ...reacts(true),
    ...reacts(false),
    seldom(chance('doubt')),
    seldom(chance('vote')),
    seldom(chance('accuse')),
    seldom(chance('inform')),
    share(right, accusations, 0.4),
    Math.log(0.5 + laps / Math.max(1, accusations)),
    points / 10,
  ];
}

/** Follows what all are told, and keeps it by seat. */
class Watch {
  readonly seen: Seen[];
  readonly points: number[];
  readonly #notebook: Notebook;
  #pending: Sign[] = [];
  #turn = 0;
  readonly #last: (string | null)[];
  #askers: { buyer: number; target: number }[] = [];

  constructor(seats: number) {
    this.seen = Array.from({ length: seats }, nothing);
    this.points = this.seen.map(() => 0);
    this.#last = this.seen.map(() => null);
    this.#notebook = new Notebook(seats, {
      sign: (sign) => void this.#pending.push(sign),
      // What was said before another card came cannot be told true from false any more.
      forget: (seat) =>
        this.#settle(
          (sign) => sign.seat === seat,
          () => null,
        ),
      cards: (cards) =>
        this.#settle(
          () => true,
          (seat) => IDENTITIES.indexOf(cards[seat]),
        ),
    });
  }

  #settle(isMeant: (sign: Sign) => boolean, cardOf: (seat: number) => number | null): void {
    for (const sign of this.#pending.filter(isMeant)) {
      const card = cardOf(sign.seat);
      const about = sign.of === 'claim' ? sign.chosen : sign.subject;
      this.seen[sign.seat].signs.push({ sign, isOwn: card === null ? null : card === about });
    }
    this.#pending = this.#pending.filter((sign) => !isMeant(sign));
  }

  hear(events: readonly Event[]): void {
    for (const event of events) this.#note(event);
    this.#notebook.hear(events);
  }

  /** The last round may end with a crown, and its cards stay down. */
  end(): void {
    this.#settle(
      () => true,
      () => null,
    );
  }

  #note(event: Event): void {
    if (event.type === 'roundBegan') {
      this.#last.fill(null);
      this.#askers = [];
    } else if (event.type === 'turnBegan') {
      this.#turn = event.number;
      this.#actor = event.seat;
    } else if (event.type === 'scored') this.points[event.seat] += event.points;
    else if (event.type === 'informed') this.#askers.push({ buyer: this.#actor, target: event.target });
    else if (event.type === 'judged' || event.type === 'accused') this.#accused(event.accuser, event.right);
    else if (event.type === 'claimed' && event.claim.kind === 'action') this.#acted(event.claim);
  }

  #actor = 0;

  #accused(seat: number, isRight: boolean): void {
    const seen = this.seen[seat];
    seen.accusations++;
    seen.right += Number(isRight);
    seen.laps += this.#turn / this.seen.length;
  }

  #acted({ seat, action }: { seat: number; action: { as: string; do: string; target?: number } }): void {
    const seen = this.seen[seat];
    seen.actions++;
    seen.repeats += Number(this.#last[seat] === action.as);
    this.#last[seat] = action.as;
    seen.atOthers += Number(AT_OTHERS.has(action.do));
    if (action.target === undefined) return;
    const { target } = action;
    seen.aimed++;
    const most = Math.max(...this.points.filter((_, at) => at !== seat));
    seen.atLeader += Number(most > 0 && this.points[target] === most);
    seen.atAsker += Number(this.#askers.some(({ buyer, target: about }) => buyer === target && about === seat));
  }
}

/** Who sat where in the match of this number, and what was to be seen of them. */
export function examplesIn(plan: CourtPlan, number: number): Example[] {
  const labels = seatedAt(plan, number);
  return traitsIn(playCourt(plan, number)).map((traits, seat) => ({ label: labels[seat], traits }));
}

/** A row of numbers for each seat. */
function traitsIn(match: Match<Hoax>): number[][] {
  const watch = new Watch(match.state.hands.length);
  for (const entry of match.entries) watch.hear(toldOf(match.game, entry, 'public'));
  watch.end();
  return watch.seen.map((seen, seat) => traitsOf(seen, watch.points[seat]));
}
