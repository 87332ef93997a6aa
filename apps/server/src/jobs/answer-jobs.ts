// What runs in a thread that does jobs: says when it is ready, then answers one message after the other.

import { parentPort } from 'node:worker_threads';

/** From a thread: it is ready, what it has found, or what went wrong. */
export type FromThread = 'ready' | { readonly answer: unknown } | { readonly fault: string };

export function answerJobs<J>(answer: (job: J) => unknown): void {
  const post = (message: FromThread) => parentPort?.postMessage(message);
  parentPort?.on('message', async (job: J) => {
    try {
      post({ answer: await answer(job) });
    } catch (error) {
      post({ fault: String(error) });
    }
  });
  post('ready');
}
