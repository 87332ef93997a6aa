// Matches as files: those that were played here are made and kept for a while, those from elsewhere are played again and stored.

import { localReplays } from '../replays/local-replays.ts';
import { type Failure, type Material, type Replays, type SharedFile, sharedFile } from '../replays/replays.ts';
import { StoreError } from '../store/store-error.ts';
import { refuseWith } from './deciders/decision.ts';
import type { MatchFile, Result } from './hall-types.ts';
import { recordId } from './import.ts';
import type { PastMatch } from './records.ts';
import type { Services } from './world.ts';

/** Of matches that were played elsewhere; then the oldest go, so that strangers cannot fill the disk. */
const MOST_RECORDS = 10_000;
/** Bytes of files that somebody has asked for; then those go that nobody has asked for the longest. */
const MOST_KEPT = 32 * 1024 * 1024;
/** So many lines are read at once; between two pages the tables go on. */
const PAGE = 500;

const good = <T>(value: T): Result<T> => ({ ok: true, value });

const REFUSED: { readonly [F in Failure]: () => ReturnType<typeof refuseWith> } = {
  late: () => refuseWith('busy', 'It took too long to play this match again.'),
  crowded: () => refuseWith('busy', 'Many files of matches are being made; please try again in a moment.'),
  'crowded-address': () =>
    refuseWith(
      'busy',
      'Several files of matches are being made for your address already; please try again in a moment.',
    ),
  broken: () => refuseWith('busy', 'Something went wrong here; please try again.'),
};

export class MatchFiles {
  readonly #services: Pick<Services, 'store' | 'world'>;
  readonly #replays: Replays;
  /** By name, the one that was asked for last at the end. */
  readonly #kept = new Map<string, SharedFile>();
  #size = 0;
  /** Several who ask for the same wait for the same. */
  readonly #making = new Map<string, Promise<Result<MatchFile>>>();

  constructor({ store, world, replays = localReplays }: Services) {
    this.#services = { store, world };
    this.#replays = replays;
  }

  /** The file of a match that is over. */
  make(table: string, past: PastMatch, from = ''): Promise<Result<MatchFile>> {
    return this.#once(`${table} ${past.heading.match}`, async () => {
      const made = await this.#replays.make(() => this.#material(table, past), from);
      return made.ok ? good(made.value) : REFUSED[made.failure]();
    });
  }

  /** One that was handed in. */
  taken(id: string): Promise<Result<MatchFile>> {
    return this.#once(id, async () => {
      const body = await this.#services.store.record(id);
      if (body !== null && recordId(body) !== id) throw new StoreError('damaged', 'a record is not what was handed in');
      return body === null ? refuseWith('not-here', 'There is no such record.') : good(sharedFile(body));
    });
  }

  /** A file never changes, so what was there once is kept for a while. */
  #once(name: string, fetch: () => Promise<Result<SharedFile>>): Promise<Result<MatchFile>> {
    const kept = this.#kept.get(name);
    if (kept !== undefined) {
      this.#keep(name, kept);
      return Promise.resolve(good(Buffer.from(kept)));
    }
    const making = this.#making.get(name) ?? this.#fetch(name, fetch);
    this.#making.set(name, making);
    return making;
  }

  async #fetch(name: string, fetch: () => Promise<Result<SharedFile>>): Promise<Result<MatchFile>> {
    const fetched = await fetch().finally(() => this.#making.delete(name));
    if (!fetched.ok) return fetched;
    this.#keep(name, fetched.value);
    return good(Buffer.from(fetched.value));
  }

  async #material(table: string, { heading, from, until }: PastMatch): Promise<Material> {
    const pages: string[] = [];
    for (let after = from - 1; after < until - 1; after += PAGE) {
      const lines = await this.#services.store.read(table, after, Math.min(after + PAGE + 1, until));
      pages.push(lines.map(({ body }) => body).join('\n'));
    }
    return { heading: JSON.stringify(heading), pages };
  }

  #keep(name: string, file: SharedFile): void {
    if (!this.#kept.delete(name)) this.#size += file.byteLength;
    this.#kept.set(name, file);
    for (const [oldest, { byteLength }] of this.#kept) {
      if (this.#size <= MOST_KEPT) return;
      this.#kept.delete(oldest);
      this.#size -= byteLength;
    }
  }

  async takeIn(text: string, from = ''): Promise<Result<string>> {
    const read = await this.#replays.read(text, from);
    if (!read.ok) return REFUSED[read.failure]();
    if (!read.value.ok) return refuseWith(read.value.code, read.value.why);
    const { id, body } = read.value;
    const { store, world } = this.#services;
    await store.putRecord(id, world.now(), body, MOST_RECORDS);
    return good(id);
  }
}
