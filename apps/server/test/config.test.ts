import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';

const problemsOf = (env: Record<string, string>) => {
  const reading = readConfig(env);
  return reading.ok ? [] : reading.problems;
};

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({ PATH: '/bin', PRETENDER_PORT: '' })).toEqual({
      ok: true,
      config: {
        port: 3000,
        host: '127.0.0.1',
        data: './data/pretender.sqlite',
        hurry: 1,
        pageDir: './apps/web/dist',
        origins: [],
        allowNoOrigin: true,
        trustProxy: [],
        isHttps: false,
        metricsPort: null,
        metricsHost: '127.0.0.1',
        logLevel: 'info',
        keeping: { waiting: 30 * 86_400_000, finished: 365 * 86_400_000 },
        limits: {
          sockets: 5000,
          socketsPerAddress: 40,
          tables: 2000,
          tablesPerHour: 10,
          joinsPerMinute: 60,
          requestsPerMinute: 600,
          filesPerMinute: 6000,
          connectionsPerMinute: 600,
          framesPerSecond: 8,
        },
      },
    });
  });

  it('takes what the environment says', () => {
    const reading = readConfig({
      PRETENDER_PORT: '0',
      PRETENDER_HOST: '0.0.0.0',
      PRETENDER_ORIGINS: 'https://a.example, http://b.example:8080',
      PRETENDER_TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1',
      PRETENDER_HTTPS: 'true',
      PRETENDER_ALLOW_NO_ORIGIN: 'false',
      PRETENDER_METRICS_PORT: '9464',
      PRETENDER_KEEP_WAITING_HOURS: '1',
      PRETENDER_KEEP_FINISHED_DAYS: '0',
      PRETENDER_LOG: 'warn',
      PRETENDER_MAX_SOCKETS: '7',
    });
    expect(reading).toMatchObject({
      ok: true,
      config: {
        port: 0,
        host: '0.0.0.0',
        origins: ['https://a.example', 'http://b.example:8080'],
        trustProxy: ['loopback', '10.0.0.0/8', '::1'],
        isHttps: true,
        allowNoOrigin: false,
        metricsPort: 9464,
        logLevel: 'warn',
        keeping: { waiting: 3_600_000, finished: Number.POSITIVE_INFINITY },
        limits: { sockets: 7 },
      },
    });
  });

  it.each([
    ['PRETENDER_PORT', '70000', 'a whole number from 0 to 65535'],
    ['PRETENDER_PORT', '3e3', 'a whole number from 0 to 65535'],
    ['PRETENDER_ORIGINS', 'play.example', 'origins as in https://'],
    ['PRETENDER_ORIGINS', 'https://play.example/', 'origins as in https://'],
    ['PRETENDER_ORIGINS', '*', 'origins as in https://'],
    ['PRETENDER_TRUST_PROXY', 'true', 'the addresses of your proxies'],
    ['PRETENDER_TRUST_PROXY', '10.0.0.0/33', 'the addresses of your proxies'],
    ['PRETENDER_TRUST_PROXY', '10.0.0.0/0', 'the addresses of your proxies'],
    ['PRETENDER_HTTPS', 'yes', 'true or false'],
    ['PRETENDER_LOG', 'loud', 'one of silent, error'],
    ['PRETENDER_MAX_TABLES', '0', 'a whole number from 1 to'],
  ])('%s cannot be %s', (name, text, part) => {
    const problems = problemsOf({ [name]: text });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${name} cannot be "${text}"; it takes ${part}`);
  });

  it('has one sentence for each thing that is wrong', () => {
    const problems = problemsOf({
      PRETENDER_PROT: '1',
      PRETENDER_toString: 'x',
      PRETENDER_PORT: 'a\nb',
      PRETENDER_LOG: '',
    });
    expect(problems).toHaveLength(3);
    expect(problems[0]).toBe('PRETENDER_PROT is no setting of the server; docs/operations.md lists them.');
    expect(problems[2]).toContain('"a b"');
  });
});
