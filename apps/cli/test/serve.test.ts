import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { untilBroken } from '../src/commands/serve.ts';
import type { Io } from '../src/io.ts';
import { run } from '../src/run.ts';
import { folderWith, hear } from './heard.ts';

function withEnvironment(change: Readonly<Record<string, string>>): void {
  Object.assign(process.env, change);
  onTestFinished(() => {
    for (const name of Object.keys(change)) delete process.env[name];
  });
}

/** Runs the command until it has said where it is, and gives what it says. */
function listening(argv: readonly string[]) {
  const said: string[] = [];
  const io: Io = {
    out: (text) => void said.push(text),
    data: (text) => void said.push(text),
    err: (text) => void said.push(text),
    status: () => undefined,
    isInteractive: false,
    isWatched: false,
    hasColour: false,
    prompts: { one: () => Promise.reject(new Error('nobody is at the keyboard')) },
  };
  return { said, ended: run(argv, io) };
}

describe('serve', () => {
  it('says where it is and how to open it to the network, and ends with a signal', async () => {
    withEnvironment({ PRETENDER_LOG: 'silent' });
    const { said, ended } = listening(['serve', '--port', '0', '--data', join(folderWith({}), 'new', 'x.sqlite')]);
    await expect.poll(() => said.length, { timeout: 60_000 }).toBe(3);
    const [, url = ''] = /open at (http:\S+)/.exec(said[0] ?? '') ?? [];
    expect(said[1]).toContain('pretender serve --host 0.0.0.0');
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    process.emit('SIGTERM');
    expect(await ended).toBe(0);
    await expect(fetch(`${url}/health/ready`)).rejects.toThrow();
  });

  it('has one sentence for each wrong setting, and exit code 2', async () => {
    withEnvironment({ PRETENDER_PROT: '1', PRETENDER_HTTPS: 'perhaps' });
    const { code, out, err } = await hear(['serve']);
    expect([code, out]).toEqual([2, '']);
    expect(err.split('\n')).toEqual([
      'pretender: PRETENDER_PROT is no setting of the server; docs/operations.md lists them.',
      'pretender: PRETENDER_HTTPS cannot be "perhaps"; it takes true or false.',
    ]);
  });

  it('says that somebody else has the port', async () => {
    withEnvironment({ PRETENDER_LOG: 'silent' });
    const folder = folderWith({});
    const first = listening(['serve', '--port', '0', '--data', join(folder, 'a.sqlite')]);
    await expect.poll(() => first.said.length, { timeout: 60_000 }).toBe(3);
    const [, port = ''] = /:(\d+)$/.exec(first.said[0] ?? '') ?? [];
    const { code, err } = await hear(['serve', '--port', port, '--data', join(folder, 'b.sqlite')]);
    expect([code, err]).toEqual([1, `pretender: port ${port} is taken already; another is chosen with --port.`]);
    process.emit('SIGINT');
    expect(await first.ended).toBe(0);
  });

  it('ends with an error when nobody can say any more what is on disk, so that somebody starts it again', async () => {
    const said: string[] = [];
    let isStopped = false;
    const stop = async () => {
      isStopped = true;
      throw new Error('the store is broken');
    };
    const io = { err: (text: string) => void said.push(text) } as Io;
    expect(await untilBroken({ broken: Promise.resolve(new Error('disk I/O error')), stop }, io)).toBe(1);
    expect(isStopped).toBe(true);
    expect(said.join()).toContain('disk I/O error; the server ends');
  });
});
