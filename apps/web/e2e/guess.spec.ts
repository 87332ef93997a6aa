import { expect, type Page } from '@playwright/test';
import type { View } from '@pretender/hoax';
import type { Guesses } from '../src/games/hoax/guess/guessing.ts';
import { examine } from './examine.ts';
import { READERS } from './looks.ts';
import { newGuest, PHONE } from './people.ts';
import { allScenes, type Scene } from './scenes.ts';
import { test } from './server.ts';
import { Stage } from './stage.ts';
import { named } from './walk.ts';
import { say } from './words.ts';

/** Right about the first heir and in good time, too late about the second, wrong about the third. */
function guessesFor({ view }: Scene): Guesses {
  const { heirs, round } = (view as unknown as View).table;
  const [first, second, third] = heirs.map(({ card, former }, seat) => ({
    who: card ?? 'baron',
    key: `${round}.${seat}.${former === null ? 0 : 1}`,
  }));
  if (!first || !second || !third) throw new Error('too few heirs to guess');
  return {
    [first.key]: { who: first.who, isEarly: true },
    [second.key]: { who: second.who, isEarly: false },
    [third.key]: { who: third.who === 'baron' ? 'monk' : 'baron', isEarly: true },
  };
}

const chosen = (page: Page) => page.locator('fieldset [aria-pressed="true"]');

for (const language of ['de', 'fr'] as const)
  test(`the gallery guesses who is who (${language})`, async ({ browser, server }) => {
    const { reader, options } = READERS[language];
    const { page } = await newGuest(browser, server.url, { ...PHONE, ...options });
    const stage = await Stage.before(page);
    const scenes = allScenes();
    const openPanel = async () => {
      await page.getByRole('button', { name: say(language, 'hoaxTable.panels') }).click();
      await page.getByRole('tab', { name: say(language, 'hoaxTable.panel_guess') }).click();
    };

    await stage.show(named(scenes, 'from the gallery'));
    await openPanel();
    await expect(page.locator('fieldset').nth(1)).toBeVisible();
    const rows = await page.locator('fieldset').all();
    for (const row of rows) await row.getByRole('button').first().click();
    await expect(chosen(page)).toHaveCount(rows.length);
    await examine(page, 'guessing', reader);
    // From head to head by the arrows; the same head once more takes it back.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(chosen(page).last()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(chosen(page)).toHaveCount(rows.length - 1);
    await page.reload();
    await openPanel();
    await expect(chosen(page)).toHaveCount(rows.length - 1);
    await page.keyboard.press('Escape');

    const over = named(scenes, 'end of a round, from the gallery');
    await page.evaluate(
      (guesses) => localStorage.setItem('guesses', guesses),
      JSON.stringify([['stage/2', guessesFor(over)]]),
    );
    await page.reload();
    await stage.show(over);
    const lines = page.locator('.fill .rounds li');
    await expect(lines).toHaveText([say(language, 'hoaxPanels.guessRound'), say(language, 'hoaxPanels.guessSum')]);
    await expect(lines.first()).toContainText(/ 2 /);
    await expect(lines.last()).toContainText(/\b3\b/);
    await examine(page, 'the guesses of a round', reader);
    await openPanel();
    await expect(page.locator('fieldset')).toHaveCount(0);
    await examine(page, 'the guesses of a round in their panel', reader);
  });
