import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { JobThread, LateError, type ThreadOptions } from '../../src/jobs/job-thread.ts';

const LONG = 60_000;
const LIMITS = { maxOldGenerationSizeMb: 64 };

function threadOf(name: string, own: Partial<ThreadOptions> = {}): JobThread {
  const file = async () => fileURLToPath(new URL(`../workers/${name}.mjs`, import.meta.url));
  const thread = new JobThread({ file, limits: LIMITS, ...own });
  onTestFinished(() => thread.stop());
  return thread;
}

const trouble = (level: string) => JSON.stringify({ level });

describe('a thread for jobs', () => {
  it('has loaded before the time of its job begins', async () => {
    // Its code takes longer to load than the job may take.
    expect(await threadOf('slow-start').run('', 1000)).toEqual(expect.any(Number));
  });

  it('is another one after a job was cut off, which the job is told', async () => {
    const thread = threadOf('trouble');
    await expect(thread.run(trouble('spin'), 300)).rejects.toThrow(LateError);
    expect(await thread.run(trouble('none'), LONG)).toEqual({ type: 'pass' });
    await expect(thread.run(trouble('exit'), LONG)).rejects.toThrow('ended with 3');
    expect(await thread.run(trouble('none'), LONG)).toEqual({ type: 'pass' });
  });

  it('ends when it has nothing to do, and begins again', async () => {
    const thread = threadOf('slow-start', { idleMs: 1 });
    const first = await thread.run('', LONG);
    await expect.poll(() => thread.run('', LONG)).not.toBe(first);
  });

  it('that was stopped does nothing more', async () => {
    const thread = threadOf('trouble');
    const doing = thread.run(trouble('spin'), LONG);
    const ended = expect(doing).rejects.toThrow('stopped');
    await thread.stop();
    await ended;
    await expect(thread.run(trouble('none'), LONG)).rejects.toThrow('stopped');
  });
});
