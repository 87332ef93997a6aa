// Words and pictures are made before anything is tested: a fresh clone has none.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const scripts = ['messages.mjs', 'sprites.mjs'].map((name) =>
  fileURLToPath(new URL(`../scripts/${name}`, import.meta.url)),
);

export function setup(): void {
  for (const script of scripts) execFileSync(process.execPath, [script], { stdio: 'inherit' });
}
