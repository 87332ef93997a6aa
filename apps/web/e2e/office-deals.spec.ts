import { type Browser, expect, type Page } from '@playwright/test';
import { type AskId, offersTo, type Seat, submit } from '@pretender/kernel';
import { beforeWindow, sceneOf } from './office-scenes.ts';
import { newGuest, PHONE } from './people.ts';
import { test } from './server.ts';
import { Stage } from './stage.ts';

const LARGE = { viewport: { width: 1440, height: 900 } };
const CLOSED = /Deals wait while something else is being decided/;

/** Beside somebody else's turn, until the next telling opens a window. */
async function besideTheTurn(browser: Browser, url: string, screen: object) {
  const { page } = await newGuest(browser, url, { locale: 'en', ...screen });
  const stage = await Stage.before(page);
  const scene = sceneOf(beforeWindow());
  await stage.show(scene);
  await page.keyboard.press('o');
  return { page, openWindow: () => openWindow(page, () => stage.tell(scene)) };
}

async function openWindow(page: Page, tell: () => void): Promise<void> {
  tell();
  await expect(page.locator('.window')).toHaveCount(1);
  await expect(page.locator('.pair .resting')).toHaveCount(0);
}

test('a promise is written on while a window opens, and answers nothing', async ({ browser, server }) => {
  const { page, openWindow: open } = await besideTheTurn(browser, server.url, LARGE);
  const field = page.getByLabel('what', { exact: true });
  await field.fill('The Navy');
  await open();
  await page.keyboard.type(' is yours');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('The Navy is yours');
  await expect(page.getByRole('button', { name: 'Give the note' })).toBeDisabled();
  await expect(page.getByText(CLOSED).last()).toBeVisible();
});

test('what was half written is there again after the window', async ({ browser, server }) => {
  const { page, openWindow: open } = await besideTheTurn(browser, server.url, PHONE);
  await page.getByLabel('what', { exact: true }).fill('The Navy');
  await page.getByRole('button', { name: 'Make an offer' }).click();
  const line = page.getByRole('group', { name: 'Line 2' });
  await line.getByLabel(/Cards you ask for/).selectOption('any');
  await open();
  await expect(line.getByLabel(/Cards you ask for/)).toHaveValue('any');
  await expect(page.getByRole('button', { name: 'Put it on the table' })).toBeDisabled();
  await expect(page.getByText(CLOSED).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('o');
  await expect(line.getByLabel(/Cards you ask for/)).toHaveValue('any');
  await expect(page.getByLabel('what', { exact: true })).toHaveValue('The Navy');
});

test('a key that was meant for a field that is gone does nothing else', async ({ browser, server }) => {
  const { page } = await besideTheTurn(browser, server.url, LARGE);
  const drawer = page.locator('#deals');
  await page.getByLabel('what', { exact: true }).fill('The Navy');
  await page.evaluate(() => document.activeElement?.remove());
  await page.keyboard.press('o');
  await expect(drawer).not.toBeFocused();
  // Whoever presses something else has seen it.
  await page.getByRole('tab', { name: 'Deals' }).click();
  await page.keyboard.press('o');
  await expect(drawer).toBeFocused();
});

test('a drawer that is opened again at once stays open', async ({ browser, server }) => {
  const { page } = await besideTheTurn(browser, server.url, PHONE);
  await expect(page.getByRole('dialog')).toBeVisible();
  // The browser says that a dialog has closed only some time after; here it is open again before that is said.
  await page.evaluate(async () => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]') as HTMLDialogElement;
    const said = new Promise((heard) => dialog.addEventListener('close', () => setTimeout(heard), { once: true }));
    dialog.querySelector<HTMLButtonElement>('header > button')?.click();
    await Promise.resolve();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'o' }));
    await said;
  });
  await expect(page.getByRole('button', { name: 'Make an offer' })).toBeVisible();
});

test('no version goes back without the cards that were asked for, unless on purpose', async ({ browser, server }) => {
  const instant = beforeWindow();
  const { match, viewer } = instant;
  const asked = viewer as Seat;
  const other = (asked === 0 ? 1 : 0) as Seat;
  const transfers = [
    { from: other, to: asked, blame: 1 },
    { from: asked, to: other, ask: { cards: 1 } },
  ];
  const ask = offersTo(match, other).find(({ type }) => type === 'offer')?.ask as AskId;
  expect(submit(match, other, ask, { type: 'offer', transfers }).ok).toBe(true);
  const { page } = await newGuest(browser, server.url, { locale: 'en', ...LARGE });
  const stage = await Stage.before(page);
  await stage.show(sceneOf(instant));
  await page.keyboard.press('o');
  await page.getByRole('button', { name: 'Choose cards and send back' }).click();
  const send = page.getByRole('button', { name: 'Put this version on the table' });
  await expect(send).toBeDisabled();
  await page.getByText('Give fewer, or none').click();
  await expect(send).toBeEnabled();
});
