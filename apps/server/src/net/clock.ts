// Time for the net: a clock that never goes backwards, and timers. Tests bring their own.

export interface Clock {
  /** Milliseconds since some moment. */
  now(): number;
  /** Runs once, later; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
  /** Runs again and again; the answer ends it. */
  every(ms: number, run: () => void): () => void;
}

// Timers here never keep the process alive: only open doors do.
export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
  every(ms, run) {
    const timer = setInterval(run, ms).unref();
    return () => clearInterval(timer);
  },
};
