import { expect, type Page } from '@playwright/test';
import { deal, newGuest, openTable } from './people.ts';
import { test } from './server.ts';

/** Three at a table without a clock, and one wrong doubt ends it. */
const SHORT = { options: { suddenDeath: true }, seats: 3, speed: 'off' };
const LINK = `/new?set=${Buffer.from(JSON.stringify(SHORT)).toString('base64url')}`;
const MOST_TABS = 80;

const focusIs = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** Where the focus is, if it cannot be seen. Runs in the page. */
function troubleWithFocus(): string | null {
  const at = document.activeElement;
  if (at === null || at === document.body) return 'lost';
  const isMarked = (element: Element | null) => {
    const { outlineStyle = 'none', outlineWidth = '' } = element ? getComputedStyle(element) : {};
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  const { top, bottom, left, right } = at.getBoundingClientRect();
  const isInside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  // A heading is no control: it is told, not pressed. What is chosen among cards is marked by its card.
  const isSeen = at.tagName === 'H1' || isMarked(at) || isMarked(at.closest('label'));
  return isInside && isSeen ? null : `not seen: ${at.outerHTML.slice(0, 200)}`;
}

async function expectFocus(page: Page, where: string): Promise<void> {
  await expect.poll(() => page.evaluate(troubleWithFocus), { message: where, timeout: 10_000 }).toBeNull();
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS && !(await focusIs(page, selector)); tabs++) {
    await page.keyboard.press('Tab');
    // After the last control comes the browser's own, then the first.
    if (await page.evaluate(() => document.activeElement !== document.body))
      await expectFocus(page, `on the way to ${selector}`);
  }
  expect(await focusIs(page, selector), `${selector} is reached by Tab`).toBe(true);
}

/** The key that goes on with the game, `choose` where something has to be chosen first; null as long as others think. Runs in the page. */
function nextKey(hasClaimed: boolean): string | null {
  const isOpen = (button: Element | undefined) =>
    button !== undefined && button.getAttribute('aria-disabled') !== 'true';
  if (document.querySelector('html:not(:has(.composer)) .coronation, .end')) return 'over';
  if (document.querySelector('.pair .resting')) return null;
  const [left, right] = document.querySelectorAll('.pair button');
  if (document.querySelector('.composer')) return isOpen(right) ? 'd' : 'choose';
  const heads = [...document.querySelectorAll('.heads button')];
  if (document.querySelector('.heads.choosing')) return isOpen(right) ? 'd' : 'head';
  const acting = heads.filter((head) => isOpen(head) && head.matches('.open') && !head.ariaLabel?.includes(':'));
  if (acting.length > 0 && !(hasClaimed && isOpen(right))) return String(heads.indexOf(acting[0]) + 1);
  if (isOpen(right)) return 'd';
  return isOpen(left) ? ' ' : null;
}

async function choose(page: Page): Promise<void> {
  await tabTo(page, '.composer button:not([aria-disabled="true"], [aria-pressed="true"])');
  await page.keyboard.press('Enter');
}

/** Heads that are asked for are chosen on the board, by their number. */
async function pickHead(page: Page): Promise<void> {
  const states = await page
    .locator('.heads button')
    .evaluateAll((heads) => heads.map((head) => head.matches('.open:not([aria-pressed="true"])')));
  await page.keyboard.press(String(states.indexOf(true) + 1));
}

/** Keys that were pressed, so that the test can say what it was about. */
async function playRound(page: Page): Promise<readonly string[]> {
  const pressed: string[] = [];
  for (;;) {
    const hasClaimed = pressed.some((key) => /\d/.test(key));
    const key = (await (await page.waitForFunction(nextKey, hasClaimed)).jsonValue()) ?? '';
    if (key === 'over') return pressed;
    pressed.push(key);
    if (key === 'choose') await choose(page);
    else if (key === 'head') await pickHead(page);
    else await page.keyboard.press(key);
    await expectFocus(page, `after ${key}`);
  }
}

test('a round is played by keyboard alone, and the focus is never lost', async ({ browser, server }) => {
  const { page } = await newGuest(browser, server.url);
  await page.goto(LINK);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'button[type="submit"]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/t/*');
  await expect(page.getByRole('button', { name: /Fill them with/ })).toBeVisible();
  await tabTo(page, '.bar button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Deal the cards' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main.table')).toBeVisible();
  await expectFocus(page, 'at the table');
  const pressed = await playRound(page);
  expect(pressed).toEqual(expect.arrayContaining(['head', 'choose', 'd']));
  await tabTo(page, '.fill');
});

test('a key can be put elsewhere', async ({ browser, server }) => {
  const { page } = await newGuest(browser, server.url);
  await page.goto('/settings');
  const speakUp = page.getByRole('button', { name: /Right button/ });
  await speakUp.click();
  await page.keyboard.press('F2');
  await expect(page.getByText('This one cannot be taken.', { exact: false })).toBeVisible();
  await page.keyboard.press('z');
  await expect(speakUp).toContainText('Z');
  await openTable(page, 'Ada', LINK.slice('/new'.length));
  await deal(page);
  const right = page.locator('.pair button').nth(1);
  await expect(right).toHaveAttribute('aria-keyshortcuts', 'Z');
  await page.locator('.heads.choosing button:not([aria-disabled="true"])').first().click();
  await expect(right).toHaveAttribute('aria-disabled', 'false');
  const before = await right.innerText();
  await page.keyboard.press('d');
  expect(await right.innerText()).toBe(before);
  await page.keyboard.press('z');
  await expect(right).not.toHaveText(before);
});
