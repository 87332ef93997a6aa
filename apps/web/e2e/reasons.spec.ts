import { expect } from '@playwright/test';
import type { Hoax } from '@pretender/hoax';
import { type Cause, recordOf } from '@pretender/kernel';
import { playRandomly } from '../test/hoax/played.ts';
import { examine } from './examine.ts';
import { READERS } from './looks.ts';
import { newGuest, PHONE } from './people.ts';
import { test } from './server.ts';
import { PLAYERS } from './stage.ts';
import { say } from './words.ts';

/** Sixty-four hexadecimal digits, as a seed and its commitment have. */
const DIGITS = '0'.repeat(64);

/** A match as the server keeps it, as if bots of these levels had played it, one after the other. */
function sheetWith(levels: readonly string[]) {
  const played = playRandomly(7);
  if (!played) throw new Error('nothing to replay');
  const { options, seats, match } = played;
  const record = recordOf(match, {
    options,
    names: PLAYERS.slice(0, seats),
    seed: { kind: 'chacha20', value: DIGITS },
  });
  const at = (is: (cause: Cause<Hoax>) => boolean) => match.entries.findIndex(({ cause }) => is(cause)) + 1;
  const sat = PLAYERS.slice(0, seats).map((_, seat) => levels[seat % levels.length]);
  const about = { format: 'pretender-match', version: 1, table: 'stage', match: 1, commitment: DIGITS, seed: DIGITS };
  return { at, sat, sheet: { ...about, nonces: [], levels: sat, record } };
}

test('a replay says what each kind of bot thought', async ({ browser, server }) => {
  const { reader, options } = READERS.de;
  const { page } = await newGuest(browser, server.url, { ...PHONE, ...options });
  const { at, sat, sheet } = sheetWith(['farsighted', 'honest', 'random']);
  await page.route('**/api/tables/STAGE/matches/1', (route) => route.fulfill({ json: sheet }));
  const claims = (level: string) =>
    at((cause) => cause.by === 'move' && cause.move.type === 'claim' && sat[cause.seat] === level);
  const expected = { farsighted: 'crown', honest: 'why_truthAlways', random: 'why_byLot' };
  for (const [level, words] of Object.entries(expected)) {
    await page.goto(`/replay/STAGE/1#${claims(level)}`);
    await page
      .getByRole('button', { name: say('de', 'replay.reasons') })
      .first()
      .click();
    await expect(page.locator('.thoughts').getByText(say('de', `hoaxReasons.${words}`))).toBeVisible();
    await examine(page, `thoughts: ${level}`, reader);
    await page.reload();
  }
});
