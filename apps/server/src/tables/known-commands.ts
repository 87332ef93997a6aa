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

  add(cmd: string | null): void {
    if (cmd !== null) this.#hashes.add(hashOf(cmd));
  }

  mayHave(cmd: string): boolean {
    return this.#hashes.has(hashOf(cmd));
  }

  clear(): void {
    this.#hashes.clear();
  }
}
