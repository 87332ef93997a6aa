// Which commands may be in a table's log already. Only their hashes, in a list of numbers with gaps: every move asks for one and adds one,
// and in a set of the language each would take several times the room. A wrong guess costs a look into the store, and a command that was
// done is never missed.

const PRIME = 0x01000193;
/** With its sign, as the list keeps numbers. */
const BASIS = 0x811c9dc5 | 0;
/** A gap: no hash is this number. */
const NONE = 0;
const FIRST_SIZE = 16;
/** Fuller than this it takes long to find a gap. */
const MOST_FULL = 0.75;

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = BASIS;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash === NONE ? BASIS : hash;
}

/** Where it is, or the gap where it would be: the first from its own place on. Sizes are powers of two. */
function placeOf(hashes: Int32Array, hash: number): number {
  const last = hashes.length - 1;
  let at = hash & last;
  while (hashes[at] !== NONE && hashes[at] !== hash) at = (at + 1) & last;
  return at;
}

export class KnownCommands {
  #hashes = new Int32Array(FIRST_SIZE);
  #count = 0;

  add(cmd: string | null): void {
    if (cmd === null) return;
    const hash = hashOf(cmd);
    const at = placeOf(this.#hashes, hash);
    if (this.#hashes[at] === hash) return;
    this.#hashes[at] = hash;
    this.#count++;
    if (this.#count > this.#hashes.length * MOST_FULL) this.#grow();
  }

  mayHave(cmd: string): boolean {
    const hash = hashOf(cmd);
    return this.#hashes[placeOf(this.#hashes, hash)] === hash;
  }

  clear(): void {
    this.#hashes = new Int32Array(FIRST_SIZE);
    this.#count = 0;
  }

  #grow(): void {
    const more = new Int32Array(2 * this.#hashes.length);
    for (const hash of this.#hashes) if (hash !== NONE) more[placeOf(more, hash)] = hash;
    this.#hashes = more;
  }
}
