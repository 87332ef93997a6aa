// By hand, to look at: a film strip of each moment, on phone and desktop, light and dark.
import { newGuest, PHONE } from './people.ts';
import { test } from './server.ts';
import { Stage } from './stage.ts';
import { aBluff, aCollapse, twoWorlds } from './verdict-scenes.ts';

const DESK = { viewport: { width: 1440, height: 900 } };
const LOOKS = [
  ['phone-light-de', { ...PHONE, locale: 'de-DE', colorScheme: 'light', reducedMotion: 'no-preference' }],
  ['desk-dark-de', { ...DESK, locale: 'de-DE', colorScheme: 'dark', reducedMotion: 'no-preference' }],
] as const;

for (const [look, options] of LOOKS)
  test(`film ${look}`, async ({ browser, server }) => {
    const [truth, lie] = twoWorlds('doubt');
    const [right, wrong] = twoWorlds('accusation');
    const [, knows] = twoWorlds('accusation', 2 as never);
    const scenes = { truth, lie, right, wrong, knows, collapse: aCollapse() };
    if (!process.env.FILM || process.env.FILM.includes('small')) {
      const { page, context } = await newGuest(browser, server.url, options);
      const stage = await Stage.before(page);
      await stage.show(lie);
      await page.locator('main').click({ position: { x: 150, y: 300 } });
      await page.waitForTimeout(2600);
      await page.screenshot({ path: `/tmp/film/${look}-offer.png` });
      stage.tell({ ...lie, clock: [{ ask: 99, phase: 'hush', left: 300, next: { phase: 'decide', left: 60_000 } }] });
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/film/${look}-brief.png` });
      await stage.show(aBluff());
      stage.tell(aBluff());
      await page.waitForTimeout(900);
      await page.screenshot({ path: `/tmp/film/${look}-applause.png` });
      await context.close();
    }
    for (const [name, scene] of Object.entries(scenes)) {
      if (process.env.FILM && !process.env.FILM.split(',').includes(name)) continue;
      const { page, context } = await newGuest(browser, server.url, options);
      const stage = await Stage.before(page);
      await stage.show(scene);
      await page.screenshot({ path: `/tmp/film/${look}-${name}-00.png` });
      stage.tell(scene);
      const start = Date.now();
      for (const at of [350, 1300, 2400, 3150, 3600, 4100, 4600, 5600]) {
        await page.waitForTimeout(Math.max(0, at - (Date.now() - start)));
        await page.screenshot({ path: `/tmp/film/${look}-${name}-${at}.png` });
      }
      await context.close();
    }
  });
