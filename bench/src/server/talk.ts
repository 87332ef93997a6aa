/** Questions and answers between the processes of a measurement, one at a time. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

export type Launch = readonly [script: string, ...args: string[]];

export interface Part {
  ask<T>(question: object): Promise<T>;
  end(): void;
}

async function answerFrom(child: ChildProcess, name: string, question: object): Promise<unknown> {
  const answered = new AbortController();
  const { signal } = answered;
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error(`the ${name} ended before it was done`);
  });
  const message = once(child, 'message', { signal });
  child.send(question);
  const [answer] = await Promise.race([message, ended]);
  ended.catch(() => {});
  answered.abort();
  return answer;
}

/** A process of its own; it ends with ours, or when it is told to. */
export function startPart([script, ...args]: Launch, name: string): Part {
  const child = fork(script, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // What we were started with too: `node --cpu-prof` then looks into every process.
    execArgv: [...process.execArgv, '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return {
    ask: <T>(question: object) => answerFrom(child, name, question) as Promise<T>,
    end: () => child.disconnect(),
  };
}

/** The other side: answers until the line is cut. */
export async function answerParts<Q>(answer: (question: Q) => Promise<unknown>): Promise<void> {
  process.on('message', async (question) => {
    process.send?.((await answer(question as Q)) ?? null);
  });
  await once(process, 'disconnect');
}
