// A server in a process of its own.

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export interface Running {
  readonly child: ChildProcess;
  /** null if it ended before its doors were open. */
  readonly url: string | null;
  /** What it has said when it is over. */
  readonly ended: Promise<string>;
}

/** Ready when it says where it is. */
export async function run(args: readonly string[], env: Record<string, string | undefined> = {}): Promise<Running> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  const opened = new Promise<string>((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      text += part.toString();
      const [, url] = text.match(/open at (http\S+)/) ?? [];
      if (url) resolve(url);
    });
  });
  const ended = new Promise<string>((resolve) => child.once('close', () => resolve(text)));
  return { child, ended, url: await Promise.race([opened, ended.then(() => null)]) };
}

export async function kill({ child, ended }: Running): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

/** Node 20 reads no TypeScript. Beside the sources, so that it finds the same packages. */
export async function bundled(name: string, folder = 'live'): Promise<string> {
  const outfile = fileURLToPath(new URL(`../../dist/${name}-${process.pid}.mjs`, import.meta.url));
  await build({
    entryPoints: [fileURLToPath(new URL(`../${folder}/${name}.ts`, import.meta.url))],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    plugins: [
      {
        name: 'npm-packages-stay-outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@pretender/') ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
  return outfile;
}
