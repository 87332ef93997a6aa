import { expect, type Page } from '@playwright/test';
import { deal, newGuest, newNewcomer, openTable, PHONE } from './people.ts';
import { test } from './server.ts';

const FIRST_CLAIMS = '[data-hint="firstTurn"] .claims button';

/** How often somebody has put a finger on the page. */
class Finger {
  taps = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async tap(selector: string): Promise<void> {
    await this.#page.locator(selector).first().click();
    this.taps++;
  }
}

test('from the home page to the first own claim on a phone: five taps at most', async ({ browser, server }) => {
  const { page } = await newNewcomer(browser, server.url, PHONE);
  await page.goto('/');
  const finger = new Finger(page);
  await finger.tap('a[href="/practice"]');
  await expect(page.locator('.moment .goal')).toContainText('Ten throne points win, and everybody starts with 5.');
  await finger.tap('.moment button, button.moment');
  await finger.tap(FIRST_CLAIMS);
  await expect(page.locator(FIRST_CLAIMS)).toHaveCount(0);
  expect(finger.taps).toBeLessThanOrEqual(5);
});

test("from a friend's link to the first own claim on a phone: five taps after the start", async ({
  browser,
  server,
}) => {
  const host = await newGuest(browser, server.url);
  const code = await openTable(host.page, 'Ann', '?set=');
  const { page } = await newNewcomer(browser, server.url, PHONE);
  await page.goto(`/t/${code}`);
  await page.getByLabel('Your name at the table').fill('Bob');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await deal(host.page);
  const finger = new Finger(page);
  await expect(page.locator('.moment .goal')).toBeVisible();
  await finger.tap('button.moment');
  // Others choose too, and claim before it is one's own turn; whatever they do is let pass by nobody's finger.
  const [claims, heads, confirm] = [FIRST_CLAIMS, '.heads.choosing .open', '.pair .good:not([aria-disabled="true"])'];
  const takes = '.composer fieldset button:not([aria-disabled="true"])';
  while ((await page.locator(claims).count()) === 0) {
    for (const each of [confirm, heads, takes])
      if ((await page.locator(each).count()) > 0 && (await page.locator(claims).count()) === 0) {
        await finger.tap(each);
        break;
      }
    await page.waitForTimeout(300);
  }
  await finger.tap(claims);
  expect(finger.taps).toBeLessThanOrEqual(5);
});
