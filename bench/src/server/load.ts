/** What the load is made of: tables of six clients each, a gate that says when they may move, a meter that counts. */

export const CLIENTS = 6;

/** Moves wait here: for the next slice, and at a human pace for as long as a person thinks. */
export interface Gate {
  pass(move: () => void): void;
}

interface Meter {
  /** A move was acknowledged, so many milliseconds after it was sent. */
  acked(ms: number): void;
}

export interface LoadTable {
  /** Works so many moves out beforehand. */
  prepare?(moves: number): void;
  /** Everything that its clients have received, as it came over the wire. */
  bytesIn(): number;
  close(): void;
}

export interface LoadOptions {
  readonly url: string;
  /** Which table this is: another deal, other choices. */
  readonly seed: number;
  readonly gate: Gate;
  readonly meter: Meter;
  /** People need the table's clock; at full speed a window closes when all have answered. */
  readonly isHuman: boolean;
}

export type OpenLoadTable = (options: LoadOptions) => Promise<LoadTable>;

export interface TableServer {
  readonly url: string;
  /** What lives in all of its threads; without it, in the one that is asked. */
  heap?(): Promise<number>;
  stop(): Promise<void>;
}

export interface ServerContender {
  readonly name: string;
  serve(isHuman: boolean): Promise<TableServer>;
  openTable: OpenLoadTable;
}
