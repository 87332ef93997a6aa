// Where the server listens and what it allows: from the environment, with a default for everything. docs/operations.md
// has the table in words.

import { isIP } from 'node:net';
import type { Keeping } from './tables/world.ts';
import { USUAL_DATA } from './usual-data.ts';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface ServerConfig {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly data: string;
  /** How many times as fast the clocks of the tables run: for rehearsals. */
  readonly hurry: number;
  /** The folder of the built page; where it does not exist, a plain page says what this is. */
  readonly pageDir: string;
  /** Pages from elsewhere that may talk to us; our own may anyway. */
  readonly origins: readonly string[];
  /** Programs send no Origin. This is safe because no cookie authorises anything: a page elsewhere has no key to use. */
  readonly allowNoOrigin: boolean;
  /** The proxies that stand before us. Nobody else's word counts about who is calling. */
  readonly trustProxy: readonly string[];
  /** People reach us by https, so browsers may be told to insist on it. */
  readonly isHttps: boolean;
  /** Metrics count secret answers too, so they have a door of their own; null keeps it shut. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  readonly logLevel: LogLevel;
  readonly keeping: Keeping;
  readonly limits: Limits;
}

export interface Limits {
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly tables: number;
  readonly tablesPerHour: number;
  /** Seats taken or asked back, keys copied, tickets made and shown. */
  readonly joinsPerMinute: number;
  /** To the tables, and new sockets. */
  readonly requestsPerMinute: number;
  /** Whatever else is asked for: the files of the page, and what is not there. */
  readonly filesPerMinute: number;
  /** New ones, whatever is said over them. */
  readonly connectionsPerMinute: number;
  /** From one socket, in the long run. */
  readonly framesPerSecond: number;
}

export type ConfigReading =
  | { readonly ok: true; readonly config: ServerConfig }
  | { readonly ok: false; readonly problems: readonly string[] };

type Read<T> = { readonly value: T } | { readonly wants: string };

interface Variable<T> {
  readonly default: T;
  read(text: string): Read<T>;
}

const MOST_PORT = 65_535;
const MOST = 1_000_000;

function wholeNumber(text: string, from: number, to: number): Read<number> {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  return value >= from && value <= to ? { value } : { wants: `a whole number from ${from} to ${to}` };
}

const count = (standard: number): Variable<number> => ({
  default: standard,
  read: (text) => wholeNumber(text, 1, MOST),
});

/** So many of a unit, in milliseconds; 0 is for ever. */
const span = (standard: number, unit: number): Variable<number> => ({
  default: standard * unit,
  read(text) {
    const read = wholeNumber(text, 0, MOST);
    return 'value' in read ? { value: read.value === 0 ? Number.POSITIVE_INFINITY : read.value * unit } : read;
  },
});

const port = <T extends number | null>(standard: T): Variable<T | number> => ({
  default: standard,
  read: (text) => wholeNumber(text, 0, MOST_PORT),
});

const word = (standard: string): Variable<string> => ({
  default: standard,
  read: (value) => (/^[^\p{Cc}]+$/u.test(value) ? { value } : { wants: 'some text' }),
});

const flag = (standard: boolean): Variable<boolean> => ({
  default: standard,
  read: (text) => (text === 'true' || text === 'false' ? { value: text === 'true' } : { wants: 'true or false' }),
});

const oneOf = <T extends string>(values: readonly T[], standard: T): Variable<T> => ({
  default: standard,
  read(text) {
    const value = values.find((candidate) => candidate === text);
    return value === undefined ? { wants: `one of ${values.join(', ')}` } : { value };
  },
});

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

const origins: Variable<readonly string[]> = {
  default: [],
  read(text) {
    const value = listOf(text);
    return value.every(isOrigin) ? { value } : { wants: 'origins as in https://play.example.org, with commas between' };
  },
};

/** Names that stand for all the addresses of their kind. */
const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (NETWORK_NAMES.includes(text)) return true;
  const [address = '', bits = '1', ...rest] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most && rest.length === 0;
}

const trustProxy: Variable<readonly string[]> = {
  default: [],
  read(text) {
    const value = listOf(text);
    return value.every(isNetwork)
      ? { value }
      : { wants: 'the addresses of your proxies, as in loopback or 10.0.0.0/8, with commas between' };
  },
};

const VARIABLES = {
  PRETENDER_PORT: port(3000),
  PRETENDER_HOST: word('127.0.0.1'),
  PRETENDER_DATA: word(USUAL_DATA),
  PRETENDER_HURRY: count(1),
  PRETENDER_PAGE: word('./apps/web/dist'),
  PRETENDER_ORIGINS: origins,
  PRETENDER_ALLOW_NO_ORIGIN: flag(true),
  PRETENDER_TRUST_PROXY: trustProxy,
  PRETENDER_HTTPS: flag(false),
  PRETENDER_METRICS_PORT: port(null),
  PRETENDER_METRICS_HOST: word('127.0.0.1'),
  PRETENDER_LOG: oneOf(LOG_LEVELS, 'info'),
  PRETENDER_KEEP_WAITING_HOURS: span(720, 3_600_000),
  PRETENDER_KEEP_FINISHED_DAYS: span(365, 86_400_000),
  PRETENDER_MAX_SOCKETS: count(5000),
  PRETENDER_MAX_SOCKETS_PER_ADDRESS: count(40),
  PRETENDER_MAX_TABLES: count(2000),
  PRETENDER_MAX_TABLES_PER_HOUR: count(10),
  PRETENDER_MAX_JOINS_PER_MINUTE: count(60),
  PRETENDER_MAX_REQUESTS_PER_MINUTE: count(600),
  PRETENDER_MAX_FILES_PER_MINUTE: count(6000),
  PRETENDER_MAX_CONNECTIONS_PER_MINUTE: count(600),
  PRETENDER_MAX_FRAMES_PER_SECOND: count(8),
} satisfies Record<string, Variable<unknown>>;

type Name = keyof typeof VARIABLES;
type Environment = Readonly<Record<string, string | undefined>>;

/** Reads one variable; what is wrong with it is added to the problems. */
function settingOf<T>(env: Environment, [name, variable]: readonly [Name, Variable<T>], problems: string[]): T {
  const text = env[name]?.trim();
  if (text === undefined || text === '') return variable.default;
  const read = variable.read(text);
  if ('value' in read) return read.value;
  problems.push(`${name} cannot be "${printable(text)}"; it takes ${read.wants}.`);
  return variable.default;
}

const printable = (text: string): string => text.replace(/\p{Cc}/gu, ' ').slice(0, 80);

function unknownIn(env: Environment): string[] {
  return Object.keys(env)
    .filter((name) => name.startsWith('PRETENDER_') && !Object.hasOwn(VARIABLES, name))
    .map((name) => `${printable(name)} is no setting of the server; docs/operations.md lists them.`);
}

export function readConfig(env: Environment): ConfigReading {
  const problems = unknownIn(env);
  const of = <T>(name: Name, variable: Variable<T>): T => settingOf(env, [name, variable], problems);
  const v = VARIABLES;
  const config: ServerConfig = {
    port: of('PRETENDER_PORT', v.PRETENDER_PORT),
    host: of('PRETENDER_HOST', v.PRETENDER_HOST),
    data: of('PRETENDER_DATA', v.PRETENDER_DATA),
    hurry: of('PRETENDER_HURRY', v.PRETENDER_HURRY),
    pageDir: of('PRETENDER_PAGE', v.PRETENDER_PAGE),
    origins: of('PRETENDER_ORIGINS', v.PRETENDER_ORIGINS),
    allowNoOrigin: of('PRETENDER_ALLOW_NO_ORIGIN', v.PRETENDER_ALLOW_NO_ORIGIN),
    trustProxy: of('PRETENDER_TRUST_PROXY', v.PRETENDER_TRUST_PROXY),
    isHttps: of('PRETENDER_HTTPS', v.PRETENDER_HTTPS),
    metricsPort: of('PRETENDER_METRICS_PORT', v.PRETENDER_METRICS_PORT),
    metricsHost: of('PRETENDER_METRICS_HOST', v.PRETENDER_METRICS_HOST),
    logLevel: of('PRETENDER_LOG', v.PRETENDER_LOG),
    keeping: {
      waiting: of('PRETENDER_KEEP_WAITING_HOURS', v.PRETENDER_KEEP_WAITING_HOURS),
      finished: of('PRETENDER_KEEP_FINISHED_DAYS', v.PRETENDER_KEEP_FINISHED_DAYS),
    },
    limits: {
      sockets: of('PRETENDER_MAX_SOCKETS', v.PRETENDER_MAX_SOCKETS),
      socketsPerAddress: of('PRETENDER_MAX_SOCKETS_PER_ADDRESS', v.PRETENDER_MAX_SOCKETS_PER_ADDRESS),
      tables: of('PRETENDER_MAX_TABLES', v.PRETENDER_MAX_TABLES),
      tablesPerHour: of('PRETENDER_MAX_TABLES_PER_HOUR', v.PRETENDER_MAX_TABLES_PER_HOUR),
      joinsPerMinute: of('PRETENDER_MAX_JOINS_PER_MINUTE', v.PRETENDER_MAX_JOINS_PER_MINUTE),
      requestsPerMinute: of('PRETENDER_MAX_REQUESTS_PER_MINUTE', v.PRETENDER_MAX_REQUESTS_PER_MINUTE),
      filesPerMinute: of('PRETENDER_MAX_FILES_PER_MINUTE', v.PRETENDER_MAX_FILES_PER_MINUTE),
      connectionsPerMinute: of('PRETENDER_MAX_CONNECTIONS_PER_MINUTE', v.PRETENDER_MAX_CONNECTIONS_PER_MINUTE),
      framesPerSecond: of('PRETENDER_MAX_FRAMES_PER_SECOND', v.PRETENDER_MAX_FRAMES_PER_SECOND),
    },
  };
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}
