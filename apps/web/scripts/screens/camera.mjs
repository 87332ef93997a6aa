// One moment at three sizes, light and dark: the page is turned around in place, so that everybody sees the same.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SIZES = { phone: [390, 844], tablet: [768, 1024], desktop: [1440, 900] };
const THEMES = ['light', 'dark'];
/** Until everything has found its place, and what turns has turned. */
const SETTLED = 700;
/** Small enough to keep a hundred of them. */
const SMALL = { type: 'jpeg', quality: 44 };
const SCALE = 0.55;

/** To look at a language before it is kept: SCREENS_LANGUAGE=de SCREENS_OUT=/tmp/de. */
const { SCREENS_LANGUAGE: locale = 'en-GB', SCREENS_OUT } = process.env;
const out = SCREENS_OUT ?? fileURLToPath(new URL('../../../../docs/screens', import.meta.url));
mkdirSync(out, { recursive: true });

/** `keep` is what should be in view, whatever the size; some things look another way on some of the sizes. */
export async function shoot(page, name, keep = null, sizes = Object.keys(SIZES)) {
  const before = page.viewportSize();
  for (const size of sizes) {
    const [width, height] = SIZES[size];
    await page.setViewportSize({ width, height });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      if (keep)
        await page
          .locator(keep)
          .first()
          .evaluate((it) => it.scrollIntoView({ block: 'center' }));
      await new Promise((resolve) => setTimeout(resolve, SETTLED));
      await page.screenshot({ ...SMALL, path: join(out, `${name}-${size}-${colorScheme}.jpg`) });
    }
  }
  if (before) await page.setViewportSize(before);
  console.log(name);
}

/** One as large as life, for those who look at one only; of a page that was opened with `scale` 1. */
export async function shootLarge(page, name) {
  const [width, height] = SIZES.desktop;
  await page.setViewportSize({ width, height });
  await new Promise((resolve) => setTimeout(resolve, SETTLED));
  await page.screenshot({ type: 'jpeg', quality: 62, path: join(out, `${name}-large.jpg`) });
  console.log(`${name}, large`);
}

export async function newPage(browser, url, scale = SCALE) {
  const context = await browser.newContext({
    baseURL: url,
    locale,
    deviceScaleFactor: scale,
    viewport: { width: 390, height: 844 },
  });
  return context.newPage();
}
