// Others see this screen: what is covered, and when a covered card may be looked at.

/** As long as a code, and nothing of it. */
export const coveredCode = (code: string, isStreaming: boolean): string =>
  isStreaming ? '•'.repeat(code.length) : code;

/** A key tells of itself twice; two presses are further apart. */
const APART = 350;
export const PATIENCE = 4000;

/** The first press only asks; one soon after it may look. `askedAt` is null before the first. */
export function mayLook(isStreaming: boolean, askedAt: number | null, now: number): boolean {
  if (!isStreaming) return true;
  return askedAt !== null && now - askedAt >= APART && now - askedAt <= PATIENCE;
}
