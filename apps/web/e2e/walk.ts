// Through the moments of a match, one after the other, in somebody's language.

import { expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/words/languages.ts';
import { examine, type Reader } from './examine.ts';
import type { Scene } from './scenes.ts';
import type { Stage } from './stage.ts';
import { say } from './words.ts';

export function named(scenes: readonly Scene[], name: string): Scene {
  const scene = scenes.find((each) => each.name === name);
  if (!scene) throw new Error(`no scene ${name}`);
  return scene;
}

/** Some go by themselves, others wait to be sent away. */
async function closeMoments(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('div.moment')).toHaveCount(0, { timeout: 300 });
  }).toPass();
}

export async function walkScenes(page: Page, stage: Stage, scenes: readonly Scene[], reader: Reader): Promise<void> {
  for (const scene of scenes) {
    await stage.show(scene);
    if (scene.next.length > 0) await stage.goOn(scene);
    await examine(page, scene.name, reader);
    await closeMoments(page);
  }
}

/** Everything that can be read beside the table, from its button on, and back to what is asked there. */
export async function walkPanels(page: Page, reader: Reader, button: string, count: number): Promise<void> {
  await page.getByRole('button', { name: say(reader.language, button) }).click();
  const tabs = await page.getByRole('tab').all();
  expect(tabs).toHaveLength(count);
  for (const tab of tabs) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await examine(page, `panel ${await tab.innerText()}`, reader);
  }
  await page.getByRole('dialog').getByRole('status').getByRole('button').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** German, which needs most room, goes through all of them; the others through some each. With E2E_LONG everybody sees everything. */
export function shareOf(scenes: readonly Scene[], language: Language): readonly Scene[] {
  const share = OTHERS.indexOf(language);
  if (share < 0 || process.env.E2E_LONG) return scenes;
  return scenes.filter((_, at) => at % SHARES === share);
}
const SHARES = 6;
const OTHERS: readonly Language[] = LANGUAGES.filter((language) => language !== 'de');
