// Rooms are plain JSON, and trees: no object is reachable twice.

/** Where a state is not, and why; null if it is. */
export function faultIn(node: unknown, seen = new Set<unknown>()): string | null {
  if (typeof node !== 'object' || node === null) return isPlainValue(node) ? null : `: ${String(node)} is no JSON`;
  if (seen.has(node)) return ' is reachable twice';
  seen.add(node);
  if (Array.isArray(node)) {
    for (let i = 0; i < node.length; i++) {
      const fault = faultIn(node[i], seen);
      if (fault !== null) return `.${i}${fault}`;
    }
    return null;
  }
  if (Object.getPrototypeOf(node) !== Object.prototype) return ' is no plain object';
  for (const key in node) {
    const fault = faultIn(node[key as never], seen);
    if (fault !== null) return `.${key}${fault}`;
  }
  return null;
}

function isPlainValue(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' || typeof value === 'boolean' || value === null;
}
