// Who may hold which seat, and what the table may decide: a small model, written from docs/protocol.md and not from the server. It knows
// who is here, and counts.

import { Asking } from './asking.ts';

const MINUTE = 60_000;
const THREE_MINUTES = 3 * MINUTE;
const LOOK = 15_000;
const WIND_UP = JSON.stringify({ kind: 'windUp' });

export interface Asked {
  readonly request: number;
  readonly seat: number;
  readonly from: string;
  readonly key: string;
  readonly at: number;
  readonly ayes: Set<number>;
  /** In which match and round; no round where nothing is played live. */
  granted: { readonly match: number; readonly round: number | null } | null;
}

/** Away: for how long that counts, unbroken and looks apart, and when a bot may be asked for. */
interface Seated {
  isHere: boolean;
  /** Since when, if that may turn out to be only a look. */
  lookFrom: number | null;
  /** Has not been here since sitting down. */
  isNew: boolean;
  away: number;
  gone: number;
  botFrom: number;
  isNewcomer: boolean;
  hasStandIn: boolean;
  /** Whatever opens it. */
  key: string;
}

const newSeat = (key: string): Seated => ({
  ...{ isHere: true, lookFrom: null, isNew: false, away: 0, gone: 0, botFrom: 0 },
  ...{ isNewcomer: false, hasStandIn: false, key },
});

/** What the table decides: by itself, or by a word. */
export type Outcome =
  | { readonly type: '@granted'; readonly request: number }
  | { readonly type: '@returned'; readonly request: number; readonly yes: boolean }
  | { readonly type: '@voted'; readonly motion: string }
  | { readonly type: '@resumed' };

const concernedBy = (motion: string): number | null => (JSON.parse(motion) as { seat?: number }).seat ?? null;

export class Model {
  now: number;
  readonly seats: Seated[];
  readonly asking: Asking;
  requests: Asked[] = [];
  /** By motion, who is for it. */
  readonly motions = new Map<string, Set<number>>();
  host = 0;
  speed: string;
  match = 0;
  round = 0;
  isPlaying = false;
  isDealing = false;
  paused: { readonly by: number | 'host'; readonly at: number } | null = null;
  readonly outcomes: Outcome[] = [];
  #requestCount = 0;

  constructor(now: number, keys: readonly string[], speed: string) {
    this.now = now;
    this.speed = speed;
    this.seats = keys.map(newSeat);
    this.asking = new Asking(this);
  }

  /** Whoever is away is missed. */
  get isLive(): boolean {
    return this.isPlaying && this.speed !== 'days';
  }

  /** Whose absence is counted, and by which of the two counts. */
  #counting(): { readonly away: Seated[]; readonly gone: Seated[] } {
    const othersHere = (seat: Seated) => this.seats.some((other) => other !== seat && other.isHere);
    const away = this.seats.filter((seat) => !seat.isHere && othersHere(seat));
    const looking = this.seats.filter((seat) => seat.isHere && seat.lookFrom !== null && othersHere(seat));
    return { away, gone: [...away, ...looking] };
  }

  /** Until something may be decided because somebody is away. */
  #untilNext(): number {
    const { away, gone } = this.#counting();
    const pauser = this.pauser;
    const isCounted = pauser !== null && !this.seats[pauser].isHere && gone.includes(this.seats[pauser]);
    const left = [
      ...away.map((seat) => THREE_MINUTES - seat.away),
      ...this.seats.flatMap(({ isHere, botFrom }) => (isHere ? [] : [botFrom - this.now])),
      ...(isCounted ? [MINUTE - this.seats[pauser].gone] : []),
    ];
    return Math.min(Number.POSITIVE_INFINITY, ...left.filter((time) => time > 0));
  }

  /** In small steps, so that whatever is decided on the way is decided in its order. */
  advanceTo(time: number): void {
    while (this.now < time) {
      const step = Math.min(time - this.now, this.#untilNext());
      const { away, gone } = this.#counting();
      for (const seat of away) seat.away += step;
      for (const seat of gone) seat.gone += step;
      this.now += step;
      this.settle();
    }
  }

  nextLoss(): number {
    return this.now + this.#untilNext();
  }

  get pauser(): number | null {
    const by = this.paused?.by ?? null;
    return by === 'host' ? this.host : by;
  }

  voters(): number[] {
    return [...this.seats.keys()].filter((seat) => !this.isLive || this.seats[seat].away < THREE_MINUTES);
  }

  #isMajority(ayes: ReadonlySet<number>, voters: readonly number[]): boolean {
    return voters.filter((seat) => ayes.has(seat)).length > voters.length / 2;
  }

  /** Everything that is decided by now, one after the other; nothing while cards are dealt. */
  settle(): void {
    for (let isMore = !this.isDealing; isMore; )
      isMore = this.#settleSeat() || this.#settlePause() || this.#settleMotion();
  }

  #settleSeat(): boolean {
    for (const asked of this.requests) {
      if (this.seats[asked.seat].isHere || this.seats[asked.seat].away < THREE_MINUTES) continue;
      const voters = this.voters().filter((seat) => seat !== asked.seat && !this.seats[seat].isNewcomer);
      const voices = voters.filter((seat) => asked.ayes.has(seat)).length;
      const isBacked = this.#isMajority(asked.ayes, voters);
      const isPassing = (isBacked && voices >= 2) || this.#areCardsNew(asked);
      const isGranted = !isPassing && isBacked && voters.length < 2 && asked.granted === null;
      if (isPassing) this.#pass(asked);
      else if (isGranted) this.#grant(asked);
      if (isPassing || isGranted) return true;
    }
    return false;
  }

  #areCardsNew({ granted }: Asked): boolean {
    if (granted === null) return false;
    return granted.match !== this.match || (this.isPlaying && granted.round !== null && granted.round !== this.round);
  }

  #grant(asked: Asked): void {
    asked.granted = { match: this.match, round: this.isLive ? this.round : null };
    if (this.isLive) this.seats[asked.seat].hasStandIn = true;
    this.outcomes.push({ type: '@granted', request: asked.request });
  }

  #settlePause(): boolean {
    const pauser = this.pauser;
    if (!this.isPlaying || pauser === null) return false;
    if (this.seats[pauser].isHere || this.seats[pauser].gone < MINUTE) return false;
    this.paused = null;
    this.outcomes.push({ type: '@resumed' });
    return true;
  }

  #settleMotion(): boolean {
    if (!this.isPlaying) return false;
    for (const [motion, ayes] of this.motions)
      if (this.#isCarried(motion, ayes)) {
        this.#carry(motion);
        return true;
      }
    return false;
  }

  #isCarried(motion: string, ayes: ReadonlySet<number>): boolean {
    const seat = concernedBy(motion);
    const isMost = this.#isMajority(ayes, this.voters());
    if (seat === null) return isMost;
    return !this.seats[seat].isHere && this.seats[seat].botFrom <= this.now && (isMost || this.isLive);
  }

  #carry(motion: string): void {
    this.motions.delete(motion);
    this.outcomes.push({ type: '@voted', motion });
    const { speed, seat } = JSON.parse(motion) as { speed?: string; seat?: number };
    if (speed !== undefined) this.speed = speed;
    if (seat !== undefined) this.seats[seat].hasStandIn = true;
    if (motion === WIND_UP) this.ended();
  }

  #pass({ request, seat, key }: Asked): void {
    this.requests = this.requests.filter((other) => other.seat !== seat);
    const { hasStandIn } = this.seats[seat];
    const next = { isHere: false, isNew: true, isNewcomer: true, hasStandIn, botFrom: this.now + 20_000 };
    this.seats[seat] = { ...newSeat(key), ...next };
    for (const { ayes } of this.requests) ayes.delete(seat);
    for (const [motion, ayes] of this.motions) if (ayes.delete(seat) && ayes.size === 0) this.motions.delete(motion);
    this.outcomes.push({ type: '@returned', request, yes: true });
  }

  started(): void {
    this.match++;
    this.isPlaying = true;
    this.isDealing = false;
    for (const seat of this.seats) seat.isNewcomer = false;
  }

  ended(): void {
    this.isPlaying = false;
    this.paused = null;
    this.motions.clear();
    for (const seat of this.seats) seat.hasStandIn = false;
    this.settle();
  }

  sit(key: string): void {
    this.seats.push(newSeat(key));
    this.settle();
  }

  come(seat: number): void {
    const known = this.seats[seat];
    for (const { request } of this.requests.filter((asked) => asked.seat === seat)) this.end(request);
    for (const motion of [...this.motions.keys()]) if (concernedBy(motion) === seat) this.motions.delete(motion);
    const lookFrom = known.isNew ? null : this.now;
    Object.assign(known, { isHere: true, isNew: false, away: 0, hasStandIn: false, lookFrom });
    this.settle();
  }

  drop(seat: number): void {
    const known = this.seats[seat];
    const isLook = known.lookFrom !== null && this.now - known.lookFrom < LOOK;
    Object.assign(known, { isHere: false, away: 0, lookFrom: null });
    if (!isLook) Object.assign(known, { gone: 0, botFrom: this.now + 20_000 });
    this.settle();
  }

  restart(): void {
    const away = { isHere: false, lookFrom: null, isNew: false, away: 0, gone: 0, botFrom: this.now + MINUTE };
    for (const seat of this.seats) Object.assign(seat, away);
    this.asking.restart();
    // Addresses are forgotten too.
    this.requests = this.requests.map((asked) => ({ ...asked, from: '' }));
    // The word of somebody who had been away for too long counts again.
    this.settle();
  }

  end(request: number): void {
    this.requests = this.requests.filter((asked) => asked.request !== request);
    this.outcomes.push({ type: '@returned', request, yes: false });
  }

  ask(seat: number, from: string, key: string): void {
    const gone = this.asking.place(seat, from);
    if (typeof gone === 'object') this.end(gone.request);
    this.asking.note(from);
    const about = { seat, from, key, at: this.now, ayes: new Set<number>(), granted: null };
    this.requests.push({ request: ++this.#requestCount, ...about });
  }

  /** Is it done? */
  approve(by: number, { request, seat, ayes, from }: Asked, yes: boolean): boolean {
    if (seat === by || this.seats[seat].isHere || this.seats[by].isNewcomer) return false;
    if (yes && (ayes.has(by) || this.isDealing)) return false;
    if (yes) ayes.add(by);
    else {
      this.asking.refused(from);
      this.end(request);
    }
    this.settle();
    return true;
  }

  vote(by: number, motion: string, yes: boolean): boolean {
    const ayes = this.motions.get(motion) ?? new Set();
    if (!this.isPlaying || ayes.has(by) === yes) return false;
    this.motions.delete(motion);
    if (yes) ayes.add(by);
    else ayes.delete(by);
    if (ayes.size > 0) this.motions.set(motion, ayes);
    this.settle();
    return true;
  }

  mayLetBotPlay(by: number, seat: number): boolean {
    const { isHere, botFrom, hasStandIn } = this.seats[seat];
    return this.isPlaying && by !== seat && !isHere && botFrom <= this.now && !hasStandIn;
  }

  takeHost(by: number): boolean {
    const { isHere, gone } = this.seats[this.host];
    if (by === this.host || this.match === 0 || isHere || gone < 2 * MINUTE) return false;
    this.host = by;
    // The pause of the house is now this one's.
    this.settle();
    return true;
  }
}
