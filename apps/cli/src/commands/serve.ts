// `pretender serve`: the table server, until somebody stops it.

import { createRequire } from 'node:module';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import type { Served, ServerConfig } from '@pretender/server';
import { wholeNumber } from '../arguments.ts';
import { command } from '../command.ts';
import { Complaint, reasonOf } from '../complaint.ts';
import type { Io } from '../io.ts';

const MOST_PORT = 65_535;
const BROKEN = 1;
const EVERYWHERE = ['0.0.0.0', '::'];

/** Only this command needs the server, and it is slow to load. */
async function load() {
  try {
    return await import('@pretender/server');
  } catch (error) {
    throw new Complaint(`the server cannot be loaded: ${reasonOf(error)}; npm ci installs what it needs.`);
  }
}

/** The page lies beside us, wherever we were started. */
function builtPage(): string {
  const manifest = createRequire(import.meta.url).resolve('@pretender/cli/package.json');
  return join(dirname(manifest), '..', 'web', 'dist');
}

interface Said {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly data?: string | undefined;
}

/** The environment, with what was said on the command line in front of it. */
function environment({ port, host, data }: Said): Record<string, string | undefined> {
  if (port !== undefined) wholeNumber('port', port, { from: 0, to: MOST_PORT });
  const { env } = process;
  return {
    PRETENDER_PAGE: builtPage(),
    ...env,
    PRETENDER_PORT: port ?? env.PRETENDER_PORT,
    PRETENDER_HOST: host ?? env.PRETENDER_HOST,
    PRETENDER_DATA: data ?? env.PRETENDER_DATA,
  };
}

function startProblem(error: unknown, { port, metricsPort, host, data }: ServerConfig): Complaint {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE' && metricsPort !== null && (error as { port?: unknown }).port === metricsPort)
    return new Complaint(
      `port ${metricsPort} for the metrics is taken already; PRETENDER_METRICS_PORT chooses another.`,
      1,
    );
  if (code === 'EADDRINUSE') return new Complaint(`port ${port} is taken already; another is chosen with --port.`, 1);
  if (code === 'EACCES' && port < 1024) return new Complaint(`port ${port} may not be opened by you.`, 1);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Complaint(`"${host}" is no address of this machine.`, 1);
  const reason = reasonOf(error).replace(/\.$/, '');
  return new Complaint(`the server cannot start with its data in ${data}: ${reason}.`, 1);
}

function addresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

function introduce(io: Io, url: string, { host }: ServerConfig): void {
  io.out(`The tables are open at ${url}`);
  const { port } = new URL(url);
  if (EVERYWHERE.includes(host)) {
    for (const address of addresses()) io.out(`In your network: http://${address}:${port}`);
  } else if (host === 'localhost' || host.startsWith('127.') || host === '::1') {
    io.out('Only this machine can reach it. To open it to your network: pretender serve --host 0.0.0.0');
  }
  io.out('Ctrl+C ends it; every match goes on where it was when you start again.');
}

/** Only a fresh start can tell what the disk holds, so we leave that to whoever started us. */
export async function untilBroken({ broken, stop }: Pick<Served, 'broken' | 'stop'>, io: Io): Promise<number> {
  const error = await broken;
  io.err(`pretender: ${reasonOf(error)}; the server ends, and must be started again to find out what is on disk.`);
  await stop().catch(() => undefined);
  return BROKEN;
}

export const serveCommand = command({
  name: 'serve',
  description: 'Open the tables for players, in the browser or by program; docs/operations.md has all settings',
  args: {
    port: { type: 'string', valueHint: '3000', description: 'The port; 0 takes any that is free' },
    host: { type: 'string', valueHint: '127.0.0.1', description: 'The address to listen at; 0.0.0.0 for the network' },
    data: { type: 'string', valueHint: './data/pretender.sqlite', description: 'The file that keeps everything' },
  },
  async run(args, { io }) {
    const env = environment(args);
    const { readConfig, serve, stopOnSignal } = await load();
    const reading = readConfig(env);
    if (!reading.ok) {
      for (const problem of reading.problems) io.err(`pretender: ${problem}`);
      return 2;
    }
    const { config } = reading;
    const server = await serve(config).catch((error: unknown) => {
      throw startProblem(error, config);
    });
    introduce(io, server.url, config);
    const signalled = stopOnSignal(server.stop, process).then(() => {
      io.out('The tables are closed.');
      return 0;
    });
    return Promise.race([signalled, untilBroken(server, io)]);
  },
});
