// From which addresses the people of a table have come. It is kept in memory only: never written down, logged or told to anybody.

import type { TableState } from './facts.ts';

/** At a listed table so many people sit down from one address by themselves; more need the host's invitation. */
const MOST_FROM_ONE = 2;

type People = Pick<TableState, 'chairs'>;

interface Heard {
  /** Where it sat down, or was heard first, and where it was heard last: who goes elsewhere makes no room for more. */
  readonly first: string;
  readonly last: string;
  /** Whom it is about: the seat may be somebody else's by now. */
  readonly tenant: number;
}

export class SeatAddresses {
  readonly #heard = new Map<number, Heard>();

  note({ chairs }: People, seat: number, address: string | undefined): void {
    if (address === undefined) return;
    const { tenant } = chairs[seat];
    const before = this.#heard.get(seat);
    const first = before?.tenant === tenant ? before.first : address;
    this.#heard.set(seat, { first, last: address, tenant });
  }

  #of({ chairs }: People, seat: number): Heard | null {
    const heard = this.#heard.get(seat);
    const { person, tenant } = chairs[seat];
    return person.kind === 'person' && heard?.tenant === tenant ? heard : null;
  }

  /** Do as many sit here from this address as may without the host's word? */
  isFull(people: People, address: string | undefined): boolean {
    if (address === undefined) return false;
    const here = people.chairs.filter((_, seat) => {
      const heard = this.#of(people, seat);
      return heard?.first === address || heard?.last === address;
    });
    return here.length >= MOST_FROM_ONE;
  }

  /** The host's, or that of the first person who has one; empty where nobody has. */
  ofTable(table: Pick<TableState, 'chairs' | 'host'>): string {
    const known = [table.host, ...table.chairs.keys()].map((seat) => this.#of(table, seat));
    return known.find((heard) => heard !== null)?.last ?? '';
  }
}
