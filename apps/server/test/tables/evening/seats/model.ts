// Who may hold which seat, and what the table may decide: a small model, written from docs/protocol.md and not from the server. It knows
// who is here, and counts.

const THREE_MINUTES = 180_000;
const WIND_UP = JSON.stringify({ kind: 'windUp' });
const HOUR = 3_600_000;

export interface Asked {
  readonly request: number;
  readonly seat: number;
  readonly from: string;
  readonly key: string;
  readonly ayes: Set<number>;
  isGranted: boolean;
}

/** Away: for how long that counts, and when a bot may be asked. */
interface Seated {
  isHere: boolean;
  away: number;
  botFrom: number;
  /** Whatever opens it. */
  key: string;
}

/** What the table decides: by itself, or by a word. */
export type Outcome =
  | { readonly type: '@granted'; readonly request: number }
  | { readonly type: '@returned'; readonly request: number; readonly yes: boolean }
  | { readonly type: '@voted'; readonly motion: string };

export class Model {
  now: number;
  readonly seats: Seated[];
  requests: Asked[] = [];
  /** By motion, who is for it. */
  readonly motions = new Map<string, Set<number>>();
  isPlaying = true;
  readonly outcomes: Outcome[] = [];
  readonly #noes = new Map<string, { count: number; until: number }>();
  #requestCount = 0;

  constructor(now: number, keys: readonly string[]) {
    this.now = now;
    this.seats = keys.map((key) => ({ key, isHere: true, away: 0, botFrom: 0 }));
  }

  /** In small steps, so that whatever is decided on the way is decided in its order. */
  advanceTo(time: number): void {
    while (this.now < time) {
      const isCounted = this.seats.some(({ isHere }) => isHere);
      const counting = isCounted ? this.seats.filter(({ isHere, away }) => !isHere && away < THREE_MINUTES) : [];
      const step = Math.min(time - this.now, ...counting.map(({ away }) => THREE_MINUTES - away));
      if (isCounted) for (const seat of this.seats) if (!seat.isHere) seat.away += step;
      this.now += step;
      this.settle();
    }
  }

  /** When somebody will have been away for three minutes next. */
  nextLoss(): number {
    if (!this.seats.some(({ isHere }) => isHere)) return Number.POSITIVE_INFINITY;
    const left = this.seats.map(({ isHere, away }) => (isHere ? THREE_MINUTES : THREE_MINUTES - away));
    return this.now + Math.min(...left.filter((time) => time > 0));
  }

  voters(but: number | null): number[] {
    return [...this.seats.keys()].filter((seat) => seat !== but && this.seats[seat].away < THREE_MINUTES);
  }

  #isMajority(ayes: ReadonlySet<number>, voters: readonly number[]): boolean {
    return voters.filter((seat) => ayes.has(seat)).length > voters.length / 2;
  }

  /** Everything that is decided by now, one after the other. */
  settle(): void {
    for (let isMore = true; isMore; ) isMore = this.#settleOne();
  }

  #settleOne(): boolean {
    for (const asked of this.requests) {
      if (this.seats[asked.seat].away < THREE_MINUTES) continue;
      const voters = this.voters(asked.seat);
      const voices = voters.filter((seat) => asked.ayes.has(seat)).length;
      const isBacked = this.#isMajority(asked.ayes, voters);
      const isAlone = voters.length < 2;
      if ((isBacked && voices >= 2) || (!this.isPlaying && ((isBacked && isAlone) || asked.isGranted))) {
        this.#pass(asked);
        return true;
      }
      if (isBacked && isAlone && !asked.isGranted) {
        asked.isGranted = true;
        this.outcomes.push({ type: '@granted', request: asked.request });
        return true;
      }
    }
    return this.#settleMotion();
  }

  #settleMotion(): boolean {
    if (!this.isPlaying) return false;
    for (const [motion, ayes] of this.motions)
      if (this.#isMajority(ayes, this.voters(null))) {
        this.motions.delete(motion);
        this.outcomes.push({ type: '@voted', motion });
        if (motion === WIND_UP) {
          this.isPlaying = false;
          this.motions.clear();
        }
        return true;
      }
    return false;
  }

  #pass({ request, seat, key }: Asked): void {
    this.requests = this.requests.filter((other) => other.seat !== seat);
    this.seats[seat] = { key, isHere: false, away: 0, botFrom: this.now + 20_000 };
    for (const { ayes } of this.requests) ayes.delete(seat);
    for (const [motion, ayes] of this.motions) if (ayes.delete(seat) && ayes.size === 0) this.motions.delete(motion);
    this.outcomes.push({ type: '@returned', request, yes: true });
  }

  /** All hands are dealt anew: what was agreed upon passes, if its owner is still away for long enough. */
  deal(): void {
    for (const asked of [...this.requests])
      if (asked.isGranted && this.requests.includes(asked) && this.seats[asked.seat].away >= THREE_MINUTES)
        this.#pass(asked);
    this.settle();
  }

  ended(): void {
    this.isPlaying = false;
    this.motions.clear();
    this.settle();
  }

  come(seat: number): void {
    for (const { request } of this.requests.filter((asked) => asked.seat === seat)) this.#end(request);
    Object.assign(this.seats[seat], { isHere: true, away: 0 });
    this.settle();
  }

  drop(seat: number): void {
    Object.assign(this.seats[seat], { isHere: false, away: 0, botFrom: this.now + 20_000 });
    this.settle();
  }

  restart(): void {
    for (const seat of this.seats) Object.assign(seat, { isHere: false, away: 0, botFrom: this.now + 60_000 });
    this.#noes.clear();
    // Addresses are forgotten too.
    this.requests = this.requests.map((asked) => ({ ...asked, from: '' }));
    // The word of somebody who had been away for too long counts again.
    this.settle();
  }

  #end(request: number): void {
    this.requests = this.requests.filter((asked) => asked.request !== request);
    this.outcomes.push({ type: '@returned', request, yes: false });
  }

  /** Whether somebody at this address may ask for the seat now; if so, whom that sends away. */
  mayAsk(seat: number, from: string): boolean {
    const pending = this.requests.filter((asked) => asked.seat === seat);
    const isRoom = pending.length < 4 || pending.some((asked) => asked.from === from || asked.ayes.size === 0);
    return !this.seats[seat].isHere && (this.#noes.get(from)?.until ?? 0) <= this.now && isRoom;
  }

  ask(seat: number, from: string, key: string): void {
    const pending = this.requests.filter((asked) => asked.seat === seat);
    const own = pending.find((asked) => asked.from === from);
    const gone = own ?? (pending.length < 4 ? undefined : pending.find(({ ayes }) => ayes.size === 0));
    if (gone) this.#end(gone.request);
    this.requests.push({ request: ++this.#requestCount, seat, from, key, ayes: new Set(), isGranted: false });
  }

  /** Is it done? */
  approve(by: number, { request, seat, ayes, from }: Asked, yes: boolean): boolean {
    if (seat === by || this.seats[seat].isHere || (yes && ayes.has(by))) return false;
    if (yes) ayes.add(by);
    else {
      const count = (this.#noes.get(from)?.count ?? 0) + 1;
      const wait = Math.min(HOUR, THREE_MINUTES * 2 ** (count - 1));
      if (from !== '') this.#noes.set(from, { count, until: this.now + wait });
      this.#end(request);
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
    const { isHere, botFrom } = this.seats[seat];
    return this.isPlaying && by !== seat && !isHere && botFrom <= this.now;
  }
}
