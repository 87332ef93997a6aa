import { expect } from '@playwright/test';
import { examine } from './examine.ts';
import { playUntil } from './heir.ts';
import { READERS } from './looks.ts';
import { newGuest, PHONE } from './people.ts';
import { test } from './server.ts';
import { say } from './words.ts';

test('in practice one can ask how likely a claim is', async ({ browser, server }) => {
  const { reader, options } = READERS.de;
  const { page } = await newGuest(browser, server.url, { ...PHONE, ...options });
  await page.addInitScript(() => {
    localStorage.setItem('practice', '{"game":"hoax","options":{},"seats":5,"level":"squire"}');
    localStorage.setItem('name', 'Ann');
    localStorage.setItem('preferences', '{"practicePass":"off"}');
    // Whoever has seen the hints before sees the tools.
    const known = 'claim bluff bluffStood caught points immunity believe trio inform law'.split(' ');
    localStorage.setItem('hints', JSON.stringify(Object.fromEntries(known.map((hint) => [hint, 9]))));
  });
  await page.goto('/practice');
  const ask = page.getByRole('button', { name: say('de', 'hoaxTable.oddsAsk') });
  const prompt = page.locator('.prompt');
  // Before anybody has claimed anything it says why not.
  await ask.click({ force: true });
  await expect(page.getByText(say('de', 'hoaxTable.oddsNone'))).toBeVisible();
  await playUntil(page, { until: '.tools [aria-disabled="false"]' });
  await ask.click();
  await expect(prompt).toHaveText(/^[^\d]+\. Ein falscher Zweifel .*\. Ein Höfling (würde zweifeln|ließe es laufen)\./);
  await ask.click();
  await expect(prompt).toHaveText(/^Zu \d+\s% wahr\. Ein falscher Zweifel .*\. Ein Höfling zweifelt unter \d+\s%\./);
  // Nothing of it is cut off.
  expect(await prompt.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
  await examine(page, 'the odds', reader);
});
