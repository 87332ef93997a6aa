// Which commands may be in a table's log already. Only their hashes: a wrong guess costs a look into the store, and a command that
// was done is never missed.

const PRIME = 0x01000193;
const BASIS = 0x811c9dc5;

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = BASIS;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash;
}

export class KnownCommands {
  readonly #hashes = new Set<number>();
  /** What is looked for is added soon. */
  #last = '';
  #lastHash = hashOf('');

  #hashOf(cmd: string): number {
    if (cmd !== this.#last) {
      this.#last = cmd;
      this.#lastHash = hashOf(cmd);
    }
    return this.#lastHash;
  }

  add(cmd: string | null): void {
    if (cmd !== null) this.#hashes.add(this.#hashOf(cmd));
  }

  mayHave(cmd: string): boolean {
    return this.#hashes.has(this.#hashOf(cmd));
  }

  clear(): void {
    this.#hashes.clear();
  }
}
