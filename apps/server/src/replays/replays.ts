// The door between the tables and what takes long with whole matches: to play the file of one again, and to make one.

import type { RefusalCode } from '@pretender/protocol';

/** As JSON: the heading of a file, then the bodies of the lines of its match, so many to a page, each on a row of its own. */
export interface Material {
  readonly heading: string;
  readonly pages: readonly string[];
}

export type Import =
  | { readonly ok: true; readonly id: string; readonly body: string }
  | { readonly ok: false; readonly code: Extract<RefusalCode, 'bad-message' | 'bad-record'>; readonly why: string };

export type Job = { readonly read: string } | { readonly make: Material };

/** late: it was cut off · crowded: too many wait, of all or from this address · broken: our own fault */
export type Failure = 'late' | 'crowded' | 'crowded-address' | 'broken';

export type Replayed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** A file as bytes in memory that all threads share: however often it is sent, nobody copies it. */
export type SharedFile = SharedArrayBuffer;

export function sharedFile(text: string): SharedFile {
  const file = new SharedArrayBuffer(Buffer.byteLength(text));
  Buffer.from(file).write(text);
  return file;
}

export interface Replays {
  /** The text of a file that came in: what would be kept of it, or what is wrong with it. */
  read(text: string, from: string): Promise<Replayed<Import>>;
  /** The file of a match. What it is made of is asked for when its turn has come. */
  make(material: () => Promise<Material>, from: string): Promise<Replayed<SharedFile>>;
  stop(): Promise<void>;
}
