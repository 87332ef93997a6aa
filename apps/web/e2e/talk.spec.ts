import { expect, type Page } from '@playwright/test';
import { examine } from './examine.ts';
import { READERS } from './looks.ts';
import { newGuest, PHONE } from './people.ts';
import { allScenes } from './scenes.ts';
import { test } from './server.ts';
import { Stage } from './stage.ts';
import { named } from './walk.ts';
import { say } from './words.ts';

const { reader, options } = READERS.de;
const DOUBT = '.pair .danger';

const openChat = (page: Page) =>
  page
    .locator('header')
    .getByRole('button', { name: say('de', 'frame.chat') })
    .click();
/** Whatever lies over it would be in the way. */
const canDoubt = (page: Page) => page.locator(DOUBT).click({ trial: true });

for (const [where, size] of [
  ['a phone', PHONE],
  ['a phone on its side', { viewport: { width: 844, height: 390 } }],
] as const)
  test(`on ${where} people talk over the table, and never over what can be pressed`, async ({ browser, server }) => {
    const { page } = await newGuest(browser, server.url, { ...options, ...size });
    const stage = await Stage.before(page);
    await stage.show(named(allScenes(), 'asked: reaction'));
    await openChat(page);
    const talk = page.getByRole('region', { name: say('de', 'frame.chat') });
    await expect(talk.getByRole('textbox')).toBeVisible();
    await canDoubt(page);
    await examine(page, 'talk', reader);
    await page.keyboard.press('Escape');
    await expect(talk).toHaveCount(0);
  });

test('at a desk people talk beside the table', async ({ browser, server }) => {
  const { page } = await newGuest(browser, server.url, { ...options, viewport: { width: 1280, height: 800 } });
  const stage = await Stage.before(page);
  await stage.show(named(allScenes(), 'asked: reaction'));
  await openChat(page);
  await expect(page.getByRole('tab', { name: say('de', 'frame.chat') })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').getByRole('textbox')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await canDoubt(page);
  await examine(page, 'talk in a panel', reader);
});

test('who still looks at the coronation is not taken away by the next match', async ({ browser, server }) => {
  const { page } = await newGuest(browser, server.url, { ...options, ...PHONE });
  const stage = await Stage.before(page);
  const crowned = named(allScenes(), 'crowned');
  await stage.show(crowned);
  const coronation = page.locator('.coronation');
  await expect(coronation).toBeVisible();
  stage.tell({ ...crowned, next: [{ type: '@started', match: 2, commitment: '' }] });
  await expect(page.getByText(say('de', 'frame.nextBegun'))).toBeVisible();
  await expect(coronation).toBeVisible();
  await examine(page, 'the next match has begun', reader);
  await page.getByRole('button', { name: say('de', 'frame.toNext') }).click();
  await expect(coronation).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(/\b2$/);
});
