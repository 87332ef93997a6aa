import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CODE } from './fake-hall.ts';
import { openNet } from './open-net.ts';

function builtPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pretender-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>built</title>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
  return folder;
}

describe('the page', () => {
  it('is a plain one that says what this is, where none was built', async () => {
    const { ask } = await openNet();
    for (const url of ['/', `/t/${CODE}`]) {
      const { statusCode, body, headers } = await ask(url);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toContain('text/html');
      expect(body).toContain('table server');
      expect(body).toContain('<em>The Heirs of Hoax</em> for 3 to 14 people');
      expect(body).toContain('<em>Final Decrees</em> for 4 to 5 people');
      expect(body).toContain('docs/protocol.md');
    }
  });

  it('is the built one otherwise, for every address of a table too', async () => {
    const folder = builtPage();
    const { ask } = await openNet({ pageDir: folder });
    for (const url of ['/', `/t/${CODE}`, '/new', '/practice', '/settings', '/replay/ABCD/1', '/rules']) {
      const { body, headers } = await ask(url);
      expect(body).toContain('built');
      expect(headers['cache-control']).toBe('no-cache');
    }
    const asset = await ask('/assets/app-1a2b.js');
    expect(asset.headers['cache-control']).toContain('immutable');
    writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), 'squeezed');
    const squeezed = await ask({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(squeezed.headers['content-encoding']).toBe('br');
    expect(squeezed.headers['content-type']).toContain('javascript');
    expect((await ask('/assets/nothing.js')).json().code).toBe('not-here');
    expect((await ask('/..%2f..%2fetc/passwd')).statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('an address that nobody knows', () => {
  it('is the page for whoever reads, which says so in their language', async () => {
    const { ask } = await openNet({ pageDir: builtPage() });
    const { statusCode, body } = await ask({ url: '/nowhere', headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(statusCode).toBe(404);
    expect(body).toContain('built');
  });

  it('is a refusal for everybody else', async () => {
    const { ask } = await openNet({ pageDir: builtPage() });
    for (const request of [
      { url: '/nowhere', headers: { accept: '*/*' } },
      { url: '/api/nothing', headers: { accept: 'text/html' } },
      { url: '/nowhere', method: 'POST', headers: { accept: 'text/html' } },
    ] as const)
      expect((await ask(request)).json().code).toBe('not-here');
  });
});

describe('headers', () => {
  it('let a browser do only what our page does', async () => {
    const { ask } = await openNet();
    const { headers } = await ask({ url: '/', headers: { host: 'play.example:3000' } });
    const policy = String(headers['content-security-policy']);
    for (const part of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "connect-src 'self' ws://play.example:3000",
    ])
      expect(policy).toContain(part);
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('insist on https only where there is https', async () => {
    const { ask } = await openNet({ isHttps: true });
    const { headers } = await ask({ url: '/', headers: { host: 'play.example' } });
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['content-security-policy']).toContain('wss://play.example');
  });

  it('do not repeat an odd host', async () => {
    const { ask } = await openNet();
    const { headers } = await ask({ url: '/', headers: { host: "x; script-src 'unsafe-inline'" } });
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  });

  it('are there on refusals too', async () => {
    const { ask } = await openNet();
    const { headers } = await ask('/api/nothing');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });
});
