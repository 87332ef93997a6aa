import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { IDENTITIES, WARES } from '@pretender/hoax';
import { beforeAll, describe, expect, it } from 'vitest';

const art = new URL('../../src/art/', import.meta.url);
const KB = 1024;

const sources = ['hoax', 'home', 'icons'].flatMap((folder) =>
  readdirSync(new URL(folder, art)).map((file) => ({
    file: `${folder}/${file}`,
    text: readFileSync(new URL(`${folder}/${file}`, art), 'utf8'),
  })),
);
const sprite = (name: string): string => readFileSync(new URL(`generated/${name}.svg`, art), 'utf8');
const gzipped = (name: string): number => gzipSync(sprite(name), { level: 9 }).length;

beforeAll(async () => {
  // @ts-expect-error a script, run for what it writes
  await import('../../scripts/sprites.mjs');
});

describe('every picture', () => {
  it.each(sources)('$file takes its colours from the palette', ({ text }) => {
    const paints = [...text.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint);
    expect(
      paints.filter((paint) => !/^(none|currentColor|var\(--art-[a-z]+,(#[0-9a-f]{6}|none)\))$/.test(paint ?? '')),
    ).toEqual([]);
  });

  it.each(sources)(
    '$file is drawn with paths, without gradients, filters, letters or anything from outside',
    ({ text }) => {
      const elements = new Set([...text.matchAll(/<(\w+)/g)].map(([, element]) => element));
      expect([...elements].filter((element) => !['svg', 'g', 'path', 'symbol'].includes(element ?? ''))).toEqual([]);
      expect(text).not.toMatch(/href|style=|class=|url\(|<!ENTITY/);
    },
  );
});

describe('the sprites', () => {
  it('hold a head and a crest for every identity, and every ware', () => {
    const wanted = [...IDENTITIES.flatMap((who) => [`head-${who}`, `crest-${who}`]), ...WARES];
    const text = sprite('hoax');
    expect(wanted.filter((name) => !text.includes(`<symbol id="${name}" `))).toEqual([]);
  });

  it('name nothing twice', () => {
    for (const name of ['hoax', 'home', 'icons']) {
      const ids = [...sprite(name).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });

  it('stay small: a table 60 KB, the vignette 20 KB', () => {
    expect(gzipped('hoax') + gzipped('icons')).toBeLessThanOrEqual(60 * KB);
    expect(gzipped('home')).toBeLessThanOrEqual(20 * KB);
  });
});
