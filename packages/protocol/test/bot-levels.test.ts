import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BOT_LEVELS } from '../src/constants.ts';

it('names every bot in the page about the protocol', () => {
  const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
  const row = page.split('\n').find((line) => line.startsWith('| `seatBot`'));
  for (const level of Object.values(BOT_LEVELS).flat()) expect(row).toContain(`\`${level}\``);
});
