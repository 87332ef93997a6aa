import { expect, type Page } from '@playwright/test';
import { deal, newGuest, newNewcomer, openTable, PHONE } from './people.ts';
import { test } from './server.ts';

const CONFIRM = '.pair .good:not([aria-disabled="true"])';
const MAY_DOUBT = '.pair .danger:not([aria-disabled="true"])';
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
  const code = await openTable(host.page);
  const { page } = await newNewcomer(browser, server.url, PHONE);
  await page.goto(`/t/${code}`);
  await page.getByLabel('Your name at the table').fill('Bob');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await deal(host.page);
  const finger = new Finger(page);
  await expect(page.locator('.moment .goal')).toBeVisible();
  await finger.tap('button.moment');
  // A head to give up, and a ware, which is chosen already; what the others claim meanwhile is let pass by nobody's finger.
  await finger.tap('.heads.choosing .open');
  await finger.tap(CONFIRM);
  await expect(page.locator('.composer')).toBeVisible();
  await finger.tap(CONFIRM);
  await finger.tap(FIRST_CLAIMS);
  await expect(page.locator(FIRST_CLAIMS)).toHaveCount(0);
  expect(finger.taps).toBeLessThanOrEqual(5);
});

test('a practice match outlasts a reload, its menu has the rules', async ({ browser, server }) => {
  const { page } = await newNewcomer(browser, server.url, PHONE);
  await page.goto('/practice');
  await page.locator('button.moment').click();
  await page.locator(FIRST_CLAIMS).first().click();
  await page.locator(MAY_DOUBT).waitFor();
  const own = () => page.locator('.own').getAttribute('aria-label');
  const before = await own();
  await page.reload();
  await page.locator(MAY_DOUBT).waitFor();
  expect(await own()).toBe(before);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^The rules/ })).toBeVisible();
});

test('somebody who has played before goes on at once, with what they played last', async ({ browser, server }) => {
  const { page } = await newGuest(browser, server.url, PHONE);
  await page.addInitScript(() =>
    localStorage.setItem('practice', '{"game":"hoax","options":{},"seats":4,"level":"squire"}'),
  );
  await page.goto('/');
  await page.locator('a[href="/practice"]').click();
  await expect(page.locator('.dock')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Your match goes on where you left it')).toBeVisible();
  await page.getByRole('link', { name: 'Another edition, another court' }).click();
  await expect(page.getByRole('button', { name: 'Deal the cards' })).toBeVisible();
});
