// From which address the people of a table were heard last. It is kept in memory only: never written down, logged or told to anybody.

import type { TableState } from './facts.ts';

/** At a listed table so many people sit down from one address by themselves; more need the host's invitation. */
const MOST_FROM_ONE = 2;

type People = Pick<TableState, 'chairs'>;

interface Heard {
  readonly address: string;
  /** Whom it is about: the seat may be somebody else's by now. */
  readonly tenant: number;
}

export class SeatAddresses {
  readonly #heard = new Map<number, Heard>();

  note({ chairs }: People, seat: number, address: string | undefined): void {
    if (address !== undefined) this.#heard.set(seat, { address, tenant: chairs[seat].tenant });
  }

  #of({ chairs }: People, seat: number): string | null {
    const heard = this.#heard.get(seat);
    const { person, tenant } = chairs[seat];
    return person.kind === 'person' && heard?.tenant === tenant ? heard.address : null;
  }

  /** Do as many sit here from this address as may without the host's word? */
  isFull(people: People, address: string | undefined): boolean {
    const here = people.chairs.filter((_, seat) => address !== undefined && this.#of(people, seat) === address);
    return here.length >= MOST_FROM_ONE;
  }

  /** The host's, or that of the first person who has one; empty where nobody has. */
  ofTable(table: Pick<TableState, 'chairs' | 'host'>): string {
    const known = [table.host, ...table.chairs.keys()].map((seat) => this.#of(table, seat));
    return known.find((address) => address !== null) ?? '';
  }
}
