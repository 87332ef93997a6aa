import { expect, type Page } from '@playwright/test';
import { decrees } from '@pretender/decrees';
import { recordOf } from '@pretender/kernel';
import { LANGUAGES } from '../src/words/languages.ts';
import { examine, type Reader } from './examine.ts';
import { READERS } from './looks.ts';
import { playOffice } from './office-play.ts';
import { allInstants, sceneOf } from './office-scenes.ts';
import { newGuest, PHONE } from './people.ts';
import { test } from './server.ts';
import { PLAYERS, Stage } from './stage.ts';
import { named, shareOf, walkPanels, walkScenes } from './walk.ts';
import { say } from './words.ts';

/** What opens over the table: a desk, the deck, a card, and a form on the chart. */
async function walkSheets(page: Page, reader: Reader): Promise<void> {
  for (const [what, opener] of Object.entries({
    desk: '.post .press',
    deck: '.scene button:has(.range)',
    card: '[data-card]',
  })) {
    await page.locator(opener).first().click();
    await expect(page.getByRole('dialog').or(page.locator('.composer')).first()).toBeVisible();
    await examine(page, what, reader);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.locator('[data-action="move"].open').click();
  await expect(page.locator('.composer')).toBeVisible();
  await examine(page, 'a form', reader);
  await page.keyboard.press('Escape');
}

async function walkOffer(page: Page, reader: Reader): Promise<void> {
  await page.keyboard.press('o');
  await page.getByRole('button', { name: say(reader.language, 'decreesDeals.newOffer') }).click();
  await examine(page, 'writing an offer', reader);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** A whole match on paper, from the middle to the end and through other eyes. */
async function walkReplay(page: Page, reader: Reader): Promise<void> {
  const match = playOffice(1);
  const { config, players } = match.state.table;
  const names = PLAYERS.slice(0, players.length);
  const about = { options: config as never, names, seed: { kind: 'fast', value: 1 } } as const;
  await page.route('**/api/tables/STAGE/matches/1', (route) => route.fulfill({ json: recordOf(match, about) }));
  await page.goto('/replay/STAGE/1#60');
  await expect(page.getByRole('slider')).toHaveValue('60');
  await examine(page, 'replay', reader);
  await page.getByRole('combobox').selectOption('truth');
  await page.keyboard.press('End');
  await expect(page.locator('.report')).toBeVisible();
  await examine(page, 'replay, to the report', reader);
}

async function walkPractice(page: Page, reader: Reader): Promise<void> {
  await page.goto(`/practice?game=${decrees.id}`);
  await expect(page.locator('.dock')).toBeVisible();
  await examine(page, 'practice', reader);
}

/** What people promise is in their own words. */
const withPromises = (reader: Reader): Reader => ({ ...reader, names: [...reader.names, 'soon'] });

test('the ministry on a large screen is accessible', async ({ browser, server }) => {
  const { reader, options } = READERS.de;
  const { page } = await newGuest(browser, server.url, { ...options, viewport: { width: 1440, height: 900 } });
  const stage = await Stage.before(page);
  const scenes = allInstants().map(sceneOf);
  for (const name of ['asked: offer', 'the report is in']) {
    await stage.show(named(scenes, name));
    await page.getByRole('tab', { name: say('de', 'decreesPanels.panel_deals') }).click();
    if (name === 'asked: offer') await expect(page.getByText(/höchstens noch 2 Minuten/).first()).toBeVisible();
    await examine(page, name, withPromises(reader));
  }
});

test('what is asked in a window is never cut, and what would follow is in sight', async ({ browser, server }) => {
  const { page } = await newGuest(browser, server.url, { ...READERS.de.options, ...PHONE });
  const stage = await Stage.before(page);
  const scenes = allInstants().map(sceneOf);
  const isCut = (selector: string) =>
    page.locator(selector).evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
  for (const name of ['asked: objection', 'asked: charge']) {
    await stage.show(named(scenes, name));
    await expect(page.locator('.window')).toBeInViewport({ ratio: 1 });
    expect(await isCut('.window'), name).toBe(false);
  }
  await stage.show(named(scenes, 'may restructure'));
  await page.locator('[data-action="move"].open').click();
  await page.locator('.composer .option[aria-disabled="false"]').first().click();
  await expect(page.locator('.follow')).toBeInViewport({ ratio: 1 });
});

for (const language of LANGUAGES)
  test(`the ministry in every state reads, fits a phone and is accessible (${language})`, async ({
    browser,
    server,
  }) => {
    const { reader: plain, options } = READERS[language];
    const { page } = await newGuest(browser, server.url, { ...PHONE, ...options });
    const reader = withPromises(plain);
    const scenes = allInstants().map(sceneOf);
    const stage = await Stage.before(page);
    await walkScenes(page, stage, shareOf(scenes, language), reader);
    await stage.show(named(scenes, 'asked: action'));
    await walkSheets(page, reader);
    await walkPanels(page, reader, 'decreesTable.panels', 5);
    await walkOffer(page, reader);
    await walkReplay(page, reader);
    await walkPractice(page, reader);
  });
