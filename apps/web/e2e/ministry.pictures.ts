// The pictures of Final Decrees in docs/screens, each from a moment that is put before the page: `screens.mjs URL decrees`.

import { expect, type Page } from '@playwright/test';
// @ts-expect-error: JavaScript, for whoever has only Node
import { newPage, shoot } from '../scripts/screens/camera.mjs';
import { allInstants, sceneOf } from './office-scenes.ts';
import { test } from './server.ts';
import { Stage } from './stage.ts';
import { named } from './walk.ts';

interface Picture {
  readonly scene: string;
  /** What is done on it. */
  act?(page: Page): Promise<void>;
  /** Which of the panels is shown. */
  readonly panel?: number;
}

const SMALL = ['phone', 'tablet'] as const;
const LARGE = ['desktop'] as const;
const WIDE = { width: 1440, height: 900 };

/** The panels lie beside the chart on a large screen and over it on a small one. */
async function shootPanel(page: Page, name: string, number: number): Promise<void> {
  await page.setViewportSize(WIDE);
  await page.getByRole('tab').nth(number).click();
  await shoot(page, name, null, LARGE);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.own button').last().click();
  await shoot(page, name, null, SMALL);
}

const PICTURES: Readonly<Record<string, Picture>> = {
  decreesAuction: { scene: 'asked: auction' },
  decreesAssignment: {
    scene: 'asked: assignment',
    act: async (page) => {
      await page.locator('.composer .option').first().click();
      await page.locator('[data-ministry="TRE"]').click();
    },
  },
  decreesTable: { scene: 'asked: offer' },
  decreesForm: { scene: 'may restructure', act: (page) => page.locator('[data-action="special"]').click() },
  decreesWindow: { scene: 'asked: objection' },
  decreesRemoval: { scene: 'asked: removal' },
  decreesStrike: { scene: 'told: stagnated' },
  decreesDeals: { scene: 'asked: offer', panel: 0 },
  decreesSheet: { scene: 'asked: offer', panel: 4 },
  decreesReport: { scene: 'the report is in' },
};

test('pictures of the ministry', async ({ browser, server }) => {
  const scenes = allInstants().map(sceneOf);
  for (const [name, { scene, act, panel }] of Object.entries(PICTURES)) {
    const page: Page = await newPage(browser, server.url);
    await page.clock.install();
    const stage = await Stage.before(page);
    const shown = named(scenes, scene);
    await stage.show(shown);
    if (shown.next.length > 0) {
      await stage.goOn(shown);
      // What goes by itself stays until it is photographed.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
    } else await expect(page.locator('div.moment')).toHaveCount(0);
    await act?.(page);
    if (panel === undefined) await shoot(page, name);
    else await shootPanel(page, name, panel);
    await page.context().close();
  }
});
