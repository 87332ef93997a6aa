import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HOAX_REFUSALS } from '@pretender/hoax';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));

it('lists exactly the codes that this game refuses with', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const text = files.map((name) => readFileSync(join(src, name), 'utf8')).join('\n');
  const used = new Set([...text.matchAll(/\brefuse\(\s*'([^']+)'/g)].map(([, code]) => code));
  expect([...used].sort()).toEqual([...HOAX_REFUSALS].sort());
});
