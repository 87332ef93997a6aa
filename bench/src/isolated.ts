/**
 * Each contender in a process of its own. In one process they would share a heap and the compiler's guesses: whoever runs
 * beside boardgame.io's garbage, or beside another use of the same functions, is measured at half its speed.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import type { Contender, Slice } from './measure.ts';
import { ourContenders } from './ours.ts';
import { loadPeers } from './peers.ts';

const SEED = 1;

const loadContenders = async (): Promise<Contender[]> => [...(await loadPeers(SEED)), ...ourContenders(SEED)];

const sliceFrom = async (child: ChildProcess, name: string, budgetMs: number): Promise<Slice> => {
  const answered = new AbortController();
  const { signal } = answered;
  child.send({ name, budgetMs });
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error(`the process of "${name}" ended before it was done`);
  });
  const [slice] = await Promise.race([once(child, 'message', { signal }), ended]);
  ended.catch(() => {});
  answered.abort();
  return slice;
};

/** `launch` starts a process that calls `serveSlices`. The processes end with ours, or when they are told to. */
export const isolatedContenders = async (
  launch: readonly [string, ...string[]],
): Promise<{ contenders: Contender[]; end(): void }> => {
  const [script, ...args] = launch;
  const children: ChildProcess[] = [];
  const contenders = (await loadContenders()).map(({ name }): Contender => {
    const child = fork(script, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    children.push(child);
    return { name, run: (budgetMs) => sliceFrom(child, name, budgetMs) };
  });
  return {
    contenders,
    end() {
      for (const child of children) child.disconnect();
    },
  };
};

/** The other side: plays the slices it is asked for until the line is cut. */
export const serveSlices = async (): Promise<void> => {
  const contenders = await loadContenders();
  process.on('message', async ({ name, budgetMs }: { name: string; budgetMs: number }) => {
    const contender = contenders.find((other) => other.name === name);
    process.send?.(await contender?.run(budgetMs));
  });
  await once(process, 'disconnect');
};
