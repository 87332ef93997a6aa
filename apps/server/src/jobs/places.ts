// So many at a time for each address; whoever comes on top of that waits for one of its own to be over.

interface Place {
  taken: number;
  readonly waiting: (() => void)[];
}

export class Places {
  readonly #most: number;
  readonly #places = new Map<string, Place>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Calls `begin` when there is a place, at once if there is one now. Whoever gives up waiting, or is done, calls what this returns. */
  take(address: string, begin: () => void): () => void {
    const place = this.#places.get(address) ?? { taken: 0, waiting: [] };
    this.#places.set(address, place);
    if (place.taken < this.#most) {
      place.taken++;
      begin();
    } else place.waiting.push(begin);
    return () => this.#leave(address, place, begin);
  }

  #leave(address: string, place: Place, begin: () => void): void {
    const at = place.waiting.indexOf(begin);
    if (at >= 0) place.waiting.splice(at, 1);
    else place.taken--;
    const next = at >= 0 ? undefined : place.waiting.shift();
    if (next !== undefined) {
      place.taken++;
      next();
    }
    if (place.taken === 0 && place.waiting.length === 0) this.#places.delete(address);
  }

  get size(): number {
    return this.#places.size;
  }
}
