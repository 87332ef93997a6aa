/** Parts that will be asked for soon. Whatever does not come now is asked for again by who needs it, and that one says so. */
export function fetchAhead(...parts: readonly (Promise<unknown> | undefined)[]): void {
  void Promise.allSettled(parts);
}
