import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Hoax, hoax } from '@pretender/hoax';
import { USUAL } from '@pretender/hoax/live';
import type { Entry } from '@pretender/kernel';
import type { RecordSheet, ServerMessage } from '@pretender/protocol';
import { cableOf, disturb, listen } from './cable.ts';
import { playUntil } from './heir.ts';
import { newGuest, PHONE, sitDown } from './people.ts';
import { cardsNamed, handsSeen, heardOfGame, publicIn, secretIn } from './secrets.ts';
import { test } from './server.ts';

const MAY_DOUBT = '.pair .danger:not([aria-disabled="true"])';
/** Unless it is one's own to say who brings the crown. */
const CROWNED = 'html:not(:has(.composer)) .coronation';
/** What is on the screen of somebody who is asked, and what is still there when they come back: a bot may have doubted meanwhile. */
const MOMENTS = [
  { is: `.table:has(.ribbon[data-phase="open"]) ${MAY_DOUBT}`, stays: `.table:has(.ribbon, .meter) ${MAY_DOUBT}` },
  { is: `.table:has(.meter) ${MAY_DOUBT}`, stays: `.table:has(.meter) ${MAY_DOUBT}` },
] as const;
const SECRET = '.composer, .heads.choosing';
/** A sign for whoever plays that it is enough. */
const ENOUGH = 'html[data-enough]';

/** Four jesters, no clock, and one wrong doubt ends it. Votes are sealed: none is over before everybody has answered. */
async function openFromHome(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Invite friends' }).click();
  await page.getByLabel('Your name at the table').fill('Ann');
  await page.getByLabel('German edition of 1999').check();
  await page.getByRole('button', { name: 'All rules and variants' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('whoever set the table').check();
  await drawer.getByText('Doubts', { exact: true }).click();
  await drawer.getByLabel('in secret, opened together').check();
  await drawer.getByText('Points', { exact: true }).click();
  await drawer.getByRole('switch', { name: 'Sudden death' }).check();
  await drawer.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('spinbutton', { name: 'How many play' }).press('ArrowUp');
  await page.getByLabel('No clock').check();
  const bots = page.getByRole('spinbutton', { name: 'Seats for bots' });
  for (let bot = 1; bot <= 4; bot++) await bots.press('ArrowUp');
  await page.getByLabel('The prosecutor').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL('**/t/*');
  return new URL(page.url()).pathname.slice('/t/'.length);
}

async function entriesOf(request: APIRequestContext, url: string): Promise<readonly Entry<Hoax>[]> {
  // A new king may still be choosing who brings the crown.
  await expect.poll(async () => (await request.get(url)).status()).toBe(200);
  const { record } = (await (await request.get(url)).json()) as RecordSheet;
  return record.entries as unknown as readonly Entry<Hoax>[];
}

/** By the record, which says afterwards what everybody had. */
function expectNothingSecret(frames: readonly string[], entries: readonly Entry<Hoax>[]): void {
  const heard = frames.map((frame) => JSON.parse(frame) as ServerMessage);
  expect(heardOfGame(heard, USUAL)).toEqual(publicIn(hoax, entries));
  expect(handsSeen(heard)).toEqual([]);
  const secrets = secretIn(hoax, entries);
  for (const type of ['dealt', 'noted']) expect(secrets.map((event) => event.type)).toContain(type);
  const sent = new Set(heardOfGame(heard, USUAL).map((event) => JSON.stringify(event)));
  expect(secrets.filter((event) => sent.has(JSON.stringify(event)))).toEqual([]);
  const turnedUp = publicIn(hoax, entries).filter(({ type }) => type === 'revealed');
  expect(cardsNamed(heard)).toEqual(turnedUp);
}

test('six play a whole match, from home to the coronation, whatever happens to their lines', async ({
  browser,
  request,
  server,
}) => {
  const host = await newGuest(browser, server.url);
  const phone = await newGuest(browser, server.url, { ...PHONE, hasTouch: true });
  const gallery = await newGuest(browser, server.url);
  const cable = await cableOf(phone.page);
  const code = await openFromHome(host.page);
  await sitDown(phone.page, code, 'Bob');
  await expect(host.page.getByRole('listitem').filter({ hasText: 'Bob' })).toBeVisible();
  await host.page.getByRole('button', { name: 'Deal the cards' }).click();

  const frames = listen(gallery.page);
  await gallery.page.goto(`/t/${code}`);
  await gallery.page.getByRole('button', { name: 'Watch' }).click();
  await expect(gallery.page.getByRole('heading', { name: `Table ${code}` })).toBeVisible();

  await expect(phone.page.locator(SECRET)).toBeVisible();
  await disturb(phone.page, cable, SECRET);
  const hostPasses = playUntil(host.page, { until: ENOUGH });
  const [beat, vote] = MOMENTS;
  await playUntil(phone.page, { until: beat.is });
  await disturb(phone.page, cable, beat.stays);
  await host.page.evaluate(() => {
    document.documentElement.dataset.enough = '';
  });
  await hostPasses;
  const hostPlays = playUntil(host.page, { until: CROWNED, isBold: true });
  await playUntil(phone.page, { until: vote.is });
  await disturb(phone.page, cable, vote.stays);
  await Promise.all([hostPlays, playUntil(phone.page, { until: CROWNED, isBold: true })]);
  for (const { page } of [host, phone, gallery])
    await expect(page.getByRole('heading', { name: /^Long live|^The crown is yours/ })).toBeVisible();
  await expect.poll(() => frames.some((frame) => frame.includes('"@ended"'))).toBe(true);
  expectNothingSecret(frames, await entriesOf(request, `${server.url}/api/tables/${code}/matches/1`));
});
