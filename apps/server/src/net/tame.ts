/** JSON that is not too deep and brings no key that means something to every object. */
export function isTame(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0 || Object.hasOwn(value, '__proto__')) return false;
  return Object.values(value).every((part) => isTame(part, depth - 1));
}
