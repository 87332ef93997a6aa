// A record from before the oldest was named, opened in the page.

import { readFileSync } from 'node:fs';
import { hoax } from '@pretender/hoax';
import type { MatchRecord } from '@pretender/kernel';
import { expect, it } from 'vitest';
import type { Face } from '../../src/games/face.ts';
import { remarks } from '../../src/games/hoax/remarks.ts';
import { setup } from '../../src/games/hoax/setup.svelte.ts';
import { ReplaySitting } from '../../src/sitting/replay-sitting.svelte.ts';

const face = {
  game: hoax,
  roundOf: () => 1,
  turnOf: () => 1,
  remarks,
  tableRemarks: () => [],
  chronicle: { initial: () => null, next: () => null },
} as unknown as Face;

const KEPT = new URL('../../../../packages/hoax/test/records/italian-host-begins.record', import.meta.url);
const record = JSON.parse(readFileSync(KEPT, 'utf8')) as MatchRecord;

it('a replay says what the record meant: the first seat was that of the oldest', () => {
  const { picture } = new ReplaySitting(face, record);
  expect(picture.log[0]).toMatchObject({ say: 'roundBegan_oldest', args: { round: 1, a: 0 } });
  expect(setup.oldestAt?.(picture.settings)).toBe(0);
});

it('a table asks for the oldest where the oldest begins, and nowhere else', () => {
  const at = (options: Record<string, string | number>) => setup.oldestAt?.({ options, seats: 5 });
  expect([at({ edition: 'it' }), at({ edition: 'it', oldest: 3 })]).toEqual([null, 2]);
  expect([at({}), at({ firstPlayer: 'host' }), at({ edition: 'it', oldest: 9 })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(setup.withOldest?.({ edition: 'it' }, 4)).toEqual({ edition: 'it', oldest: 5 });
  expect(setup.withOldest?.({ edition: 'it', oldest: 5 }, null)).toEqual({ edition: 'it', oldest: 0 });
});
