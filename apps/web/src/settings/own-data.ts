// Everything this page keeps on the device, for whoever wants to see it or be rid of it.

/** As a file that a person can read. */
export function exportData(): string {
  const kept = Object.entries({ ...localStorage }).map(([key, value]) => [key, readable(String(value))]);
  return JSON.stringify(Object.fromEntries(kept), null, 2);
}

function readable(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

export async function eraseData(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  if ('caches' in globalThis) for (const name of await caches.keys()) await caches.delete(name);
}
