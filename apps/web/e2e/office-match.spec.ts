import { join } from 'node:path';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { type Decrees, decrees } from '@pretender/decrees';
import { USUAL } from '@pretender/decrees/live';
import type { Entry, Seat } from '@pretender/kernel';
import type { RecordSheet, ServerMessage } from '@pretender/protocol';
import { Clerk, fillIn } from './desk-work.ts';
import { beforePromulgation } from './office-scenes.ts';
import { newGuest, PHONE, sitDown } from './people.ts';
import { prepareForTwo } from './prepared.ts';
import { handsSeen, heardOfGame, publicIn, secretIn } from './secrets.ts';
import { startServer, test, withFolder } from './server.ts';
import { Witness } from './witness.ts';

const HURRY = 30;
test.use({ hurry: HURRY });

/** Three clerks, no clock, and the deck runs out soon. */
async function openFromHome(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Invite friends' }).click();
  await page.getByLabel('Final Decrees').check();
  await page.getByLabel('Your name at the table').fill('Ann');
  await page.getByLabel('Short').check();
  await page.getByLabel('No clock').check();
  const bots = page.getByRole('spinbutton', { name: 'Seats for bots' });
  for (let bot = 1; bot <= 3; bot++) await bots.press('ArrowUp');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL('**/t/*');
  return new URL(page.url()).pathname.slice('/t/'.length);
}

async function newClerk(browser: Browser, url: string, options: object = {}): Promise<Clerk> {
  const { page } = await newGuest(browser, url, options);
  return new Clerk(page, await Witness.of(page));
}

/** The page is loaded again and asks the same. */
async function reload({ page }: Clerk): Promise<void> {
  const prompt = page.locator('.prompt');
  const asked = (await prompt.textContent()) ?? '';
  await page.reload();
  await expect(prompt).toHaveText(asked);
}

/** Whoever bids most every time directs Human Resources in the end. */
async function auction(ann: Clerk, bob: Clerk): Promise<void> {
  await ann.page.getByRole('button', { name: '6 blame' }).click();
  await ann.page.getByRole('button', { name: 'Seal the bid' }).click();
  await expect(ann.page.locator('.prompt')).toContainText('Your bid lies sealed');
  await reload(ann);
  await expect
    .poll(async () => {
      await bid(bob, 3);
      await bid(ann, 6);
      return ann.witness.question;
    })
    .toBe('assignment');
}

/** The clock may be quicker than a busy machine, and then there is nothing to press any more. */
async function bid({ page, witness }: Clerk, amount: number): Promise<void> {
  if (witness.question !== 'auction') return;
  page.setDefaultTimeout(5000);
  await fillIn(page, { amount }).catch((error: unknown) => {
    if (witness.question === 'auction') throw error;
  });
  page.setDefaultTimeout(60_000);
}

/** Bob gets the Executive, where all papers lie, and so the first turn. */
async function assign({ page, witness }: Clerk, bob: Seat): Promise<void> {
  const others = witness.view?.table.players.map((_, seat) => seat).filter((seat) => seat !== 0 && seat !== bob) ?? [];
  const desks = ['EXE', 'TRE', 'SEC', 'NAV'];
  for (const [at, seat] of [bob, ...others].entries()) {
    await page.locator(`.composer .option[data-value="${seat}"]`).click();
    await page.locator(`[data-ministry="${desks[at]}"]`).click();
  }
  await fillIn(page, {});
}

async function offerGift({ page }: Clerk, to: string): Promise<void> {
  await page.keyboard.press('o');
  await page.getByRole('button', { name: 'Make an offer' }).click();
  const line = page.getByRole('group', { name: 'Line 1' });
  await line.getByLabel('Who gets').selectOption({ label: to });
  await line.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Put it on the table' }).click();
}

/** One deal comes about, another does not, whatever is loaded again in between. */
async function bargain(ann: Clerk, bob: Clerk): Promise<void> {
  await offerGift(ann, 'Bob');
  await expect.poll(() => bob.witness.has('tabled')).toBe(true);
  await bob.page.reload();
  await bob.page.getByRole('button', { name: /Deals$/ }).click();
  await bob.page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.poll(() => ann.witness.has('traded')).toBe(true);
  await offerGift(ann, 'Bob');
  await bob.page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(ann.page.getByText(/Bob declined offer/)).toBeVisible();
}

/** Bob gives his word, Ann lays it on the table and says that he kept it. */
async function promise(ann: Clerk, bob: Clerk): Promise<void> {
  await bob.page.getByLabel('I promise').selectOption({ label: 'Ann' });
  await bob.page.getByLabel('what', { exact: true }).fill('The Navy is yours.');
  await bob.page.getByRole('button', { name: 'Give the note' }).click();
  await ann.page.getByRole('button', { name: 'Lay it on the table' }).click();
  await ann.page.getByRole('button', { name: 'kept', exact: true }).click();
  await expect(bob.page.getByText('kept: Ann')).toBeVisible();
  await bob.page.keyboard.press('Escape');
}

/** Works until that has happened; the first time that somebody is asked something new, their page is loaded again. */
async function workUntil(clerks: readonly Clerk[], isDone: () => boolean, seen: Set<string>): Promise<void> {
  await expect
    .poll(
      async () => {
        for (const clerk of clerks) {
          const { question } = clerk.witness;
          if (question !== null && !seen.has(question)) {
            seen.add(question);
            await reload(clerk);
          }
          await clerk.work();
        }
        return isDone();
      },
      { intervals: [20], timeout: 600_000 },
    )
    .toBe(true);
}

async function entriesOf(request: APIRequestContext, url: string): Promise<readonly Entry<Decrees>[]> {
  await expect.poll(async () => (await request.get(url)).status()).toBe(200);
  const { record } = (await (await request.get(url)).json()) as RecordSheet;
  return record.entries as unknown as readonly Entry<Decrees>[];
}

/** The match on paper: its last moment is the report. */
async function watchAgain(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Watch it again' }).click();
  const slider = page.getByRole('slider', { name: 'Moment of the match' });
  await expect(slider).toBeVisible();
  await slider.press('End');
  await expect(page.getByRole('heading', { name: 'The report is in' })).toBeVisible();
}

/** By the record, which says afterwards what everybody had. */
function expectNothingSecret({ frames }: Witness, entries: readonly Entry<Decrees>[]): void {
  const heard = frames.map((frame) => JSON.parse(frame) as ServerMessage);
  expect(heardOfGame(heard, USUAL)).toEqual(publicIn(decrees, entries));
  expect(handsSeen(heard)).toEqual([]);
  const secrets = secretIn(decrees, entries);
  for (const type of ['stacked', 'dealt', 'noted', 'drew', 'tabled', 'promised'])
    expect(secrets.map((event) => event.type)).toContain(type);
  const sent = new Set(heardOfGame(heard, USUAL).map((event) => JSON.stringify(event)));
  expect(secrets.filter((event) => sent.has(JSON.stringify(event)))).toEqual([]);
}

test('two people and three bots, from home to the first turn', async ({ browser, server }) => {
  const ann = await newClerk(browser, server.url);
  const bob = await newClerk(browser, server.url, { ...PHONE, hasTouch: true });
  const code = await openFromHome(ann.page);
  await sitDown(bob.page, code, 'Bob');
  await expect(ann.page.getByRole('listitem').filter({ hasText: 'Bob' })).toBeVisible();
  await ann.page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(bob.page.getByRole('heading', { name: 'Auction of blame' })).toBeVisible();
  await auction(ann, bob);
  await reload(ann);
  await assign(ann, bob.witness.view?.viewer as Seat);
  await expect.poll(() => bob.witness.question).toBe('action');
  await reload(bob);
  await bob.work();
});

/** Nobody deals the cards for us: whether a decree gets through all its ministries is chance, so one is nearly through. */
test('two people and three bots, to the report, with deals, a promise and a decree', async ({ browser, request }) => {
  await withFolder(async (folder) => {
    const data = join(folder, 'tables.db');
    const keys = await prepareForTwo(data, beforePromulgation());
    const server = await startServer(data, HURRY);
    const { code } = keys[0];
    const [ann, bob, gallery] = [
      await newClerk(browser, server.url),
      await newClerk(browser, server.url, { ...PHONE, hasTouch: true }),
      await newClerk(browser, server.url),
    ];
    for (const [at, { page }] of [ann, bob].entries()) {
      await page.addInitScript((seat) => localStorage.setItem('seats', JSON.stringify([seat])), keys[at]);
      await page.goto(`/t/${code}`);
    }
    await gallery.page.goto(`/t/${code}`);
    await gallery.page.getByRole('button', { name: 'Watch' }).click();
    await expect.poll(() => ann.witness.question).toBe('action');
    await expect.poll(() => gallery.witness.view !== null).toBe(true);
    await bargain(ann, bob);
    await promise(ann, bob);
    const seen = new Set<string>();
    const both = [ann, bob];
    await workUntil(both, () => ann.witness.has('promulgated'), seen);
    await workUntil(both, () => ann.witness.has('ended'), seen);
    expect([...seen]).toContain('action');
    for (const { page } of [ann, bob, gallery]) {
      await expect(page.getByRole('heading', { name: 'The report is in' })).toBeVisible();
      await expect(page.locator('.report').getByText('The Navy is yours.')).toBeVisible();
    }
    await expect.poll(() => gallery.witness.has('@ended')).toBe(true);
    expectNothingSecret(gallery.witness, await entriesOf(request, `${server.url}/api/tables/${code}/matches/1`));
    await watchAgain(ann.page);
    await server.stop();
  });
});
