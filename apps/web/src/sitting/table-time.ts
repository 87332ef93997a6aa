// The time of a practice table.

/** Whatever makes time go by; a measurement has a time of its own. */
export interface TableTime {
  now(): number;
  /** Does a job after so many milliseconds, if it is not called off. */
  after(wait: number, job: () => void): () => void;
  /** Evenly from 0 to 1. */
  chance(): number;
}

export const PAGE_TIME: TableTime = {
  now: () => performance.now(),
  after: (wait, job) => {
    const timer = setTimeout(job, wait);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
};
