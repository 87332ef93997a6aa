// Whatever is written can be read: on a phone in the hand, and on a television from the sofa.

import { expect, type Page } from '@playwright/test';
import { crowded } from './crowd.ts';
import { allInstants, sceneOf } from './office-scenes.ts';
import { newGuest } from './people.ts';
import { allScenes, type Scene } from './scenes.ts';
import { test } from './server.ts';
import { Stage } from './stage.ts';
import { named } from './walk.ts';

const LEAST = 12;
/** Among fourteen seats. */
const LEAST_IN_CROWD = 11;
/** Of the height of the screen. */
const LEAST_NAME = 0.014;

/** Every text that is seen and smaller than this, once. A letter in a picture says what stands beside it. Runs in the page. */
function smallerThan(least: number): readonly string[] {
  const found = new Map<string, number>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: at, nodeValue } = node;
    const isSeen = at?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
    if (
      !at ||
      !isSeen ||
      nodeValue?.trim() === '' ||
      at.closest('script, style, .unseen, svg[aria-hidden="true"], svg[role="img"]')
    )
      continue;
    const svg = at.closest('svg');
    const drawn = svg ? (svg.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(at).fontSize) * drawn;
    if (size < least - 0.01) found.set(`${at.localName}.${at.className} „${nodeValue?.trim().slice(0, 30)}“`, size);
  }
  return [...found].map(([what, size]) => `${size.toFixed(1)} px: ${what}`);
}

async function read(page: Page, where: string, least = LEAST): Promise<void> {
  expect.soft(await page.evaluate(smallerThan, least), where).toEqual([]);
}

const HOAX = [
  'asked: declaration',
  'asked: reaction',
  'asked: vote',
  'asked: cover',
  'asked: sentencing',
  'asked: recess',
  'crowned',
];
const OFFICE = [
  'asked: auction',
  'asked: assignment',
  'asked: action',
  'asked: objection',
  'asked: offer',
  'may restructure',
  'the report is in',
];

async function readPanels(page: Page, where: string): Promise<void> {
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await read(page, `${where}, ${await tab.innerText()}`);
  }
}

async function readScenes(page: Page, stage: Stage, scenes: readonly Scene[], names: readonly string[]): Promise<void> {
  for (const name of names) {
    await stage.show(named(scenes, name));
    await read(page, name);
  }
}

for (const width of [360, 390])
  test(`nothing is written smaller than 12 px on a phone of ${width} px`, async ({ browser, server }) => {
    const open = async () =>
      (await newGuest(browser, server.url, { viewport: { width, height: 780 }, locale: 'de-DE' })).page;
    let page = await open();
    let stage = await Stage.before(page);
    await readScenes(page, stage, allScenes(), HOAX);
    await stage.show(named(allScenes(), 'asked: declaration'));
    await page.locator('.heads .open').last().click();
    await expect(page.locator('.composer')).toBeVisible();
    await read(page, 'a claim is put together');
    await page.keyboard.press('Escape');
    await page.locator('.own button').last().click();
    await readPanels(page, 'heirs');
    await page.keyboard.press('Escape');
    await stage.show(crowded());
    await read(page, 'fourteen', LEAST_IN_CROWD);
    page = await open();
    stage = await Stage.before(page);
    await readScenes(page, stage, allInstants().map(sceneOf), OFFICE);
    await stage.show(named(allInstants().map(sceneOf), 'asked: action'));
    await page.locator('.own button').last().click();
    await readPanels(page, 'ministry');
    for (const path of ['/', '/new', '/new?game=decrees', '/settings', '/rules', '/replay']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.state .busy')).toHaveCount(0);
      await read(page, path);
    }
    for (const path of ['/practice', '/practice?game=decrees']) {
      await page.goto(path);
      await expect(page.locator('.dock')).toBeVisible();
      await read(page, `${path}, the lesson`);
    }
  });

/** Share of the height of the screen. Runs in the page. */
const nameSizes = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.map((each) => (Number.parseFloat(getComputedStyle(each).fontSize) * each.currentCSSZoom) / innerHeight),
    );

for (const [width, height] of [
  [1920, 1080],
  [3840, 2160],
] as const)
  test(`who sits where is read from the sofa at ${width} × ${height}`, async ({ browser, server }) => {
    let { page } = await newGuest(browser, server.url, { viewport: { width, height } });
    let stage = await Stage.before(page);
    const expectNames = async (where: string, selector: string) => {
      const sizes = await nameSizes(page, selector);
      expect(sizes.length, where).toBeGreaterThan(2);
      expect(Math.min(...sizes), where).toBeGreaterThanOrEqual(LEAST_NAME);
    };
    for (const scene of [named(allScenes(), 'asked: reaction'), crowded()]) {
      await stage.show(scene);
      await expectNames(`${scene.seats} heirs`, '.ring .name');
      // What can be pressed lies under the table, not beside it.
      const [ring, dock] = await Promise.all(['.ring', '.dock'].map((each) => page.locator(each).boundingBox()));
      if (!ring || !dock) throw new Error('no table');
      expect(dock.y).toBeGreaterThanOrEqual(ring.y + ring.height - 1);
      expect(dock.x + dock.width).toBeLessThanOrEqual(ring.x + ring.width + 40);
    }
    ({ page } = await newGuest(browser, server.url, { viewport: { width, height } }));
    stage = await Stage.before(page);
    await stage.show(named(allInstants().map(sceneOf), 'asked: action'));
    await expectNames('directors', '.post .director .name');
  });
