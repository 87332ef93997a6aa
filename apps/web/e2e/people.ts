// People at tables, as the tests send them there.

import type { Browser, BrowserContext, Page } from '@playwright/test';

export interface Guest {
  readonly context: BrowserContext;
  readonly page: Page;
}

const USUAL = { locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
export const PHONE = { viewport: { width: 390, height: 844 } };

/** They have claimed things before, and know what it is all for. */
const playedBefore = () => {
  if (localStorage.getItem('hints') === null) localStorage.setItem('hints', '{"goal":1,"claim":3}');
};

/** A browser of its own: nothing is shared but the server. It does not keep the page for a time without a network. */
export async function newGuest(browser: Browser, baseURL: string, options: object = {}): Promise<Guest> {
  const newcomer = await newNewcomer(browser, baseURL, options);
  await newcomer.context.addInitScript(playedBefore);
  return newcomer;
}

/** Somebody who has never been here. */
export async function newNewcomer(browser: Browser, baseURL: string, options: object = {}): Promise<Guest> {
  const context = await browser.newContext({ baseURL, ...USUAL, ...options });
  return { context, page: await context.newPage() };
}

/** Sets a table and comes back with its code; the host sits in the waiting room. */
export async function openTable(page: Page, name = 'Ann', query = ''): Promise<string> {
  await page.goto(`/new${query}`);
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL('**/t/*');
  return new URL(page.url()).pathname.slice('/t/'.length);
}

export async function sitDown(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/t/${code}`);
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

export async function deal(host: Page): Promise<void> {
  await host.getByRole('button', { name: /Fill (it|them) with/ }).click();
  await host.getByRole('button', { name: 'Deal the cards' }).click();
}
