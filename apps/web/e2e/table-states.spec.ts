import { expect, type Page } from '@playwright/test';
import { recordOf } from '@pretender/kernel';
import { LANGUAGES, type Language } from '../src/words/languages.ts';
import { playRandomly } from '../test/hoax/played.ts';
import { examine, type Reader } from './examine.ts';
import { READERS } from './looks.ts';
import { newGuest, PHONE } from './people.ts';
import { allScenes, type Scene } from './scenes.ts';
import { test } from './server.ts';
import { PLAYERS, Stage } from './stage.ts';
import { say } from './words.ts';

function named(scenes: readonly Scene[], name: string): Scene {
  const scene = scenes.find((each) => each.name === name);
  if (!scene) throw new Error(`no scene ${name}`);
  return scene;
}

/** Some go by themselves, others wait to be sent away. */
async function closeMoments(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('button.moment')).toHaveCount(0, { timeout: 300 });
  }).toPass();
}

async function walkScenes(page: Page, stage: Stage, scenes: readonly Scene[], reader: Reader): Promise<void> {
  for (const scene of scenes) {
    await stage.show(scene);
    if (scene.next.length > 0) await stage.goOn(scene);
    await examine(page, scene.name, reader);
    await closeMoments(page);
  }
}

async function walkPanels(page: Page, reader: Reader): Promise<void> {
  await page.getByRole('button', { name: say(reader.language, 'hoaxTable.panels') }).click();
  const tabs = await page.getByRole('tab').all();
  expect(tabs).toHaveLength(6);
  for (const tab of tabs) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await examine(page, `panel ${await tab.innerText()}`, reader);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function walkTroubles(page: Page, stage: Stage, scenes: readonly Scene[], reader: Reader): Promise<void> {
  const beat = named(scenes, 'asked: reaction');
  await stage.show(beat, { isPaused: true });
  await expect(page.locator('.shade .state')).toBeVisible();
  await examine(page, 'paused', reader);
  await stage.show(beat, { phase: 'lastCall' });
  await examine(page, 'last call', reader);
  const exposed = named(scenes, 'told: exposed');
  await stage.show(exposed);
  await stage.fall();
  await expect(page.getByText(say(reader.language, 'frame.lineLost'))).toBeVisible();
  await examine(page, 'line lost', reader);
  stage.rise(exposed.next);
  await expect(page.getByText(say(reader.language, 'frame.missed'))).toBeVisible();
  await examine(page, 'missed something', reader);
  await page.getByRole('button', { name: say(reader.language, 'frame.missedShow') }).click();
  await examine(page, 'what was missed', reader);
}

/** A whole match on paper, from the middle to the end and through other eyes. */
async function walkReplay(page: Page, reader: Reader): Promise<void> {
  const played = playRandomly(7);
  if (!played) throw new Error('nothing to replay');
  const { options, seats, match } = played;
  const about = { options, names: PLAYERS.slice(0, seats), seed: { kind: 'fast', value: 7 } } as const;
  await page.route('**/api/tables/STAGE/matches/1', (route) => route.fulfill({ json: recordOf(match, about) }));
  await page.goto('/replay/STAGE/1#60');
  await expect(page.getByRole('slider')).toHaveValue('60');
  await examine(page, 'replay', reader);
  await page.getByRole('combobox').selectOption('truth');
  await page.keyboard.press('End');
  await examine(page, 'replay, all cards open', reader);
}

async function walkPractice(page: Page, reader: Reader): Promise<void> {
  await page.goto('/practice');
  await expect(page.locator('.dock')).toBeVisible();
  await examine(page, 'practice', reader);
}

/** German, which needs most room, goes through all of them; the others through some each. With E2E_LONG everybody sees everything. */
function shareOf(scenes: readonly Scene[], language: Language): readonly Scene[] {
  const share = OTHERS.indexOf(language);
  if (share < 0 || process.env.E2E_LONG) return scenes;
  return scenes.filter((_, at) => at % SHARES === share);
}
const SHARES = 6;
const OTHERS: readonly Language[] = LANGUAGES.filter((language) => language !== 'de');

for (const language of LANGUAGES)
  test(`the table in every state reads, fits a phone and is accessible (${language})`, async ({ browser, server }) => {
    const { reader, options } = READERS[language];
    const { page } = await newGuest(browser, server.url, { ...PHONE, ...options });
    const scenes = allScenes();
    const stage = await Stage.before(page);
    await walkScenes(page, stage, shareOf(scenes, language), reader);
    await stage.show(named(scenes, 'asked: declaration'));
    await page.locator('.heads .open').last().click();
    await expect(page.locator('.composer')).toBeVisible();
    await examine(page, 'putting a claim together', reader);
    await page.keyboard.press('Escape');
    await walkPanels(page, reader);
    await walkTroubles(page, stage, scenes, reader);
    await walkReplay(page, reader);
    await walkPractice(page, reader);
  });
