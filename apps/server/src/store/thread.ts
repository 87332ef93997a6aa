// The near end of the thread that holds the database: asks, and waits for the answers.

import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { StoreError, troubleOf } from './store-error.ts';
import type { Fault, Reply, Talk, TalkKind } from './thread-types.ts';

export interface Thread {
  ask<K extends TalkKind>(kind: K, ask: Talk[K]['ask']): Promise<Talk[K]['answer']>;
  /** Resolves when the thread has ended, told to or not. */
  readonly ended: Promise<StoreError>;
  /** Ends the thread, whatever it is doing. */
  end(): Promise<void>;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: StoreError): void;
}

/** By its name in the package, because sources and bundles lie in different places. */
function usualScript(): string {
  return createRequire(import.meta.url).resolve('@pretender/server/store-thread');
}

export function errorOf({ message, errcode, isUnknown }: Fault): StoreError {
  return isUnknown
    ? new StoreError('unknown', `the disk failed while the database was writing: ${message}`)
    : new StoreError(troubleOf(errcode), message);
}

export function startThread(script = usualScript()): Thread {
  // Node 22 calls its own SQLite an experiment, on every start.
  const worker = new Worker(script, { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let death: StoreError | null = null;
  let tellEnd: (death: StoreError) => void = () => {};
  const ended = new Promise<StoreError>((resolve) => {
    tellEnd = resolve;
  });

  function die(reason: string): void {
    death ??= new StoreError('unknown', `the thread of the database has ended: ${reason}`);
    for (const { reject } of waiting.values()) reject(death);
    waiting.clear();
    tellEnd(death);
  }

  worker.on('message', (reply: Reply) => {
    const { resolve, reject } = waiting.get(reply.id) ?? {};
    waiting.delete(reply.id);
    if (reply.ok) resolve?.(reply.answer);
    else reject?.(errorOf(reply.fault));
  });
  worker.on('error', (error) => die(error.message));
  worker.on('exit', (code) => die(`exit code ${code}`));

  return {
    ended,
    ask: (kind, ask) =>
      new Promise((resolve, reject) => {
        if (death) return reject(death);
        asked += 1;
        waiting.set(asked, { resolve: resolve as Waiting['resolve'], reject });
        worker.postMessage({ id: asked, kind, ask });
      }),
    async end() {
      await worker.terminate();
    },
  };
}
