// The reader's usual auto-pass is set once for each match at each seat: whoever takes it away is not asked again.

const KEPT = 'passed-first';
const MOST = 20;

function kept(): readonly string[] {
  try {
    const said: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(said) ? said.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** True the first time that this device asks for this seat in this match. */
export function isFirstPass({ table, match, seat }: { table: string; match: number; seat: number }): boolean {
  const key = `${table}/${match}/${seat}`;
  const known = kept();
  if (known.includes(key)) return false;
  localStorage.setItem(KEPT, JSON.stringify([key, ...known].slice(0, MOST)));
  return true;
}
