// The number that this device adds to each deal: it commits to one as soon as the server is bound to its seed, and opens it when everybody's
// commitment is told. Nobody has to do anything for it. What is needed to check the deal afterwards is kept on the device.

import type { Seat } from '@pretender/kernel';
import type { Committed, Told } from '@pretender/protocol';
import { numberCommitment, toHex } from '@pretender/protocol/fairness';
import type { Wish } from '../line/outbox.ts';
import { isSeat, type Picture } from './picture.ts';

const KEPT = 'numbers';
const MOST = 12;
const NUMBER_BYTES = 16;

/** Of one number, under one seal. */
export interface KeptNumber {
  readonly table: string;
  readonly seat: Seat;
  /** The match that it is for. */
  readonly match: number;
  readonly sealed: string;
  readonly nonce: string;
  readonly commitment: string;
  /** All that counted as it was opened; null before. */
  readonly told: { readonly attempt: number; readonly numbers: readonly Committed[] } | null;
  /** The server has said that it was opened. */
  readonly isOpened: boolean;
  /** What was told first of the match. */
  readonly first: readonly Told[];
}

function all(): KeptNumber[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? (kept as KeptNumber[]) : [];
  } catch {
    return [];
  }
}

/** The newest first. */
function keep(number: KeptNumber): void {
  const others = all().filter(({ commitment }) => commitment !== number.commitment);
  try {
    localStorage.setItem(KEPT, JSON.stringify([number, ...others].slice(0, MOST)));
  } catch {
    // There is no room for it: what is in memory has to do.
  }
}

type Place = Pick<Picture, 'table' | 'viewer'>;

function keptNumbers({ table, viewer }: Place, sealed: string | null): readonly KeptNumber[] {
  return all().filter((kept) => kept.table === table && kept.seat === viewer && kept.sealed === sealed);
}

const isForMatch = (kept: KeptNumber, { table, viewer, match }: Picture) =>
  kept.table === table && kept.seat === viewer && kept.match === match;

/** It is said that this device has not opened a number, and it was said before that it had. */
export function isBlamed(picture: Picture): boolean {
  const { attempt = 1, voided = [] } = picture.deal.dealt ?? {};
  const isIt = (kept: KeptNumber) => kept.isOpened && kept.told !== null && kept.told.attempt < attempt;
  return (
    voided.some((seat) => seat === picture.viewer) && all().some((kept) => isForMatch(kept, picture) && isIt(kept))
  );
}

/** The number that this device has opened for the match of this picture; null if it has none in it. */
export function keptForMatch(picture: Picture): KeptNumber | null {
  const attempt = picture.deal.dealt?.attempt;
  const isIts = (kept: KeptNumber) => isForMatch(kept, picture) && kept.told !== null && kept.told.attempt === attempt;
  return all().find(isIts) ?? null;
}

export class OwnNumbers {
  readonly #send: (wish: Wish) => unknown;
  /** Of this page alone, where nothing can be kept; another tab of the same seat finds what is kept. */
  readonly #made = new Map<string, KeptNumber>();
  #committed: string | null = null;
  #opened: string | null = null;
  #following: Promise<void> = Promise.resolve();

  constructor(send: (wish: Wish) => unknown) {
    this.#send = send;
  }

  /** After whatever was told; `isOn`: a match is played. */
  follow(picture: Picture, isOn: boolean): Promise<void> {
    this.#following = this.#following.then(() => this.#follow(picture, isOn)).catch(() => {});
    return this.#following;
  }

  async #follow(picture: Picture, isOn: boolean): Promise<void> {
    const { deal, sealed, viewer } = picture;
    if (!isSeat(viewer)) return;
    if (deal.first.length > 0) this.#remember(picture);
    if (isOn || sealed === null) return;
    const { numbers = null, voided = [] } = deal.dealing ?? {};
    if (numbers !== null) {
      this.#open(picture, numbers);
      this.#noteOpened(picture, viewer);
    } else if (!voided.includes(viewer)) await this.#commit(picture, viewer, sealed);
  }

  #numbersFor(place: Place, sealed: string | null): readonly KeptNumber[] {
    const made = [...this.#made.values()].filter((own) => own.sealed === sealed && own.seat === place.viewer);
    return [...keptNumbers(place, sealed), ...made];
  }

  /** Once for each seal: where two tabs of a seat have different numbers the last that was told counts, and whoever has it opens it. */
  async #commit(picture: Picture, seat: Seat, sealed: string): Promise<void> {
    if (this.#committed === sealed) return;
    this.#committed = sealed;
    const number = this.#numbersFor(picture, sealed)[0] ?? (await this.#make(picture, seat, sealed));
    const isSaid = picture.deal.ready.some((own) => own.seat === seat && own.commitment === number.commitment);
    if (!isSaid) this.#send({ t: 'ready', commitment: number.commitment });
  }

  async #make({ table, match }: Picture, seat: Seat, sealed: string): Promise<KeptNumber> {
    const nonce = toHex(crypto.getRandomValues(new Uint8Array(NUMBER_BYTES)));
    const commitment = await numberCommitment(sealed, seat, nonce);
    const number: KeptNumber = {
      table,
      seat,
      match: match + 1,
      sealed,
      nonce,
      commitment,
      told: null,
      isOpened: false,
      first: [],
    };
    this.#keep(number);
    return number;
  }

  #keep(number: KeptNumber): void {
    this.#made.set(number.commitment, number);
    keep(number);
  }

  /** Only what this seat is bound to, under the seal that it was bound to; and once, whatever is told after it. */
  #open(picture: Picture, numbers: readonly Committed[]): void {
    const { deal, sealed, viewer } = picture;
    const own = numbers.find(({ seat }) => seat === viewer);
    const number = this.#numbersFor(picture, sealed).find(({ commitment }) => commitment === own?.commitment);
    if (deal.dealing === null || own === undefined || number === undefined || this.#opened === sealed) return;
    this.#opened = sealed;
    // What was told first stays: whoever tells another set afterwards has been caught.
    if (number.told === null) this.#keep({ ...number, told: { attempt: deal.dealing.attempt, numbers } });
    if (!deal.dealing.opened.includes(own.seat)) this.#send({ t: 'open', nonce: number.nonce });
  }

  #noteOpened({ deal, sealed, table }: Picture, viewer: Seat): void {
    if (!deal.dealing?.opened.includes(viewer)) return;
    for (const number of this.#numbersFor({ table, viewer }, sealed))
      if (number.told !== null && !number.isOpened) this.#keep({ ...number, isOpened: true });
  }

  #remember({ deal, commitment, table, viewer }: Picture): void {
    for (const number of this.#numbersFor({ table, viewer }, commitment))
      if (number.told !== null && number.first.length === 0) this.#keep({ ...number, first: deal.first });
  }
}
