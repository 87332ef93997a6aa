// What this reader has been told or has done often enough; kept on the device. Hints fade by use.

const KEPT = 'hints';

function kept(): Readonly<Record<string, number>> {
  try {
    const said: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return typeof said === 'object' && said !== null ? (said as Record<string, number>) : {};
  } catch {
    return {};
  }
}

let counts = $state.raw(kept());

export function timesKnown(what: string): number {
  return counts[what] ?? 0;
}

export function learn(what: string): void {
  counts = { ...counts, [what]: timesKnown(what) + 1 };
  localStorage.setItem(KEPT, JSON.stringify(counts));
}
