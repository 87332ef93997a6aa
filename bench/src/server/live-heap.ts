/** How much lives in this thread, and in those that have said they would tell. */
import process from 'node:process';
import { BroadcastChannel } from 'node:worker_threads';

const CHANNEL = 'live heap';

/** What lives after a full collection; the second finds what finalisers of the first have freed. */
export function liveHeap(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

/** For a thread: answers as long as it lives. */
export function tellLiveHeap(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event) => {
    const { data } = event as { readonly data: unknown };
    if (data === 'how much?') channel.postMessage(liveHeap());
  };
  channel.unref();
}

/** Of one other thread. */
export function liveHeapElsewhere(): Promise<number> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise((resolve) => {
    channel.onmessage = (event) => {
      channel.close();
      resolve((event as { readonly data: number }).data);
    };
    channel.postMessage('how much?');
  });
}
