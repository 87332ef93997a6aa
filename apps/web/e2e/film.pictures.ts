// By hand, to look at: a strip of each moment on a phone and a desktop, and how long its frames are on a device a quarter as fast.
// FILM=folder E2E_PICTURES=1 node scripts/browser-tests.mjs film

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newGuest, PHONE } from './people.ts';
import type { Scene } from './scenes.ts';
import { test } from './server.ts';
import { Stage } from './stage.ts';
import { aBluff, aCollapse, twoWorlds } from './verdict-scenes.ts';

const FOLDER = process.env.FILM ?? '';
const DESK = { viewport: { width: 1440, height: 900 } };
const GERMAN = { locale: 'de-DE', reducedMotion: 'no-preference' } as const;
const LOOKS = {
  'phone-light': { ...PHONE, ...GERMAN, colorScheme: 'light' },
  'desktop-dark': { ...DESK, ...GERMAN, colorScheme: 'dark' },
} as const;
/** Milliseconds after the move. */
const SHOTS = [350, 1300, 2400, 3150, 3600, 4100, 4600, 5600];

function scenes(): Readonly<Record<string, Scene>> {
  const [truth, lie] = twoWorlds('doubt');
  const [right, wrong] = twoWorlds('accusation');
  const [known] = twoWorlds('accusation', 2 as never);
  return { truth, lie, right, wrong, known, falls: aCollapse(), bluff: aBluff() };
}

/** Runs in the page. */
function countFrames(): void {
  const frames: string[] = [];
  Object.assign(window, { frames });
  let last = performance.now();
  const tick = (now: number) => {
    const beat = document.querySelector('.theatre')?.getAttribute('data-beat') ?? 'table';
    if (now - last > 34) frames.push(`${beat} ${Math.round(now - last)} ms`);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

async function shoot(page: Page, name: string): Promise<void> {
  const start = Date.now();
  for (const at of SHOTS) {
    await page.waitForTimeout(Math.max(0, at - (Date.now() - start)));
    await page.screenshot({ path: join(FOLDER, `${name}-${at}.png`) });
  }
}

for (const [look, options] of Object.entries(LOOKS)) {
  test(`a film strip of every moment (${look})`, async ({ browser, server }) => {
    test.skip(FOLDER === '', 'FILM names no folder');
    for (const [name, scene] of Object.entries(scenes())) {
      const { page, context } = await newGuest(browser, server.url, options);
      const stage = await Stage.before(page);
      await stage.show(scene);
      await page.waitForTimeout(2000);
      stage.tell(scene);
      await shoot(page, `${look}-${name}`);
      await context.close();
    }
  });

  test(`the frames of a moment at a quarter of the speed (${look})`, async ({ browser, server }) => {
    test.skip(FOLDER === '', 'FILM names no folder');
    for (const [name, scene] of Object.entries(scenes())) {
      const { page, context } = await newGuest(browser, server.url, options);
      const stage = await Stage.before(page);
      await stage.show(scene);
      await page.waitForTimeout(3000);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.evaluate(countFrames);
      await page.waitForTimeout(1000);
      stage.tell(scene);
      await page.waitForTimeout(6000);
      const slow = await page.evaluate(() => (window as unknown as { frames: string[] }).frames);
      console.log(`${look}, ${name}: ${slow.length} frames above 34 ms: ${slow.join(', ')}`);
      await context.close();
    }
  });
}
