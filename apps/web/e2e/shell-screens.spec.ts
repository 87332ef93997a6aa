import { expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/words/languages.ts';
import { examine, type Reader } from './examine.ts';
import { READERS } from './looks.ts';
import { newGuest, PHONE } from './people.ts';
import { test } from './server.ts';
import { say, sentences, strangeWords } from './words.ts';

const PAGES = [
  '/',
  '/new',
  '/practice?choose',
  '/settings',
  '/replay',
  '/rules',
  '/nowhere',
  '/t/ZZZZ',
  '/replay/ZZZZ/1',
];

async function openSheet(page: Page, button: RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeVisible();
}

async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function openDetails(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
}

async function walkPages(page: Page, reader: Reader): Promise<void> {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What is still being fetched says so.
    await expect(page.locator('.state .busy')).toHaveCount(0);
    await examine(page, path, reader);
  }
  await page.goto('/rules');
  await openDetails(page);
  await examine(page, 'every rule', reader);
  await page.goto('/new');
  await openSheet(page, say(reader.language, 'create.variants'));
  await openDetails(page);
  await examine(page, 'every variant', reader);
  await closeSheet(page);
}

/** Comes back with the code of the table. */
async function walkRoom(page: Page, reader: Reader): Promise<string> {
  const { language } = reader;
  await page.getByLabel(say(language, 'create.name')).fill('Ann');
  await page.getByRole('button', { name: say(language, 'create.open') }).click();
  await page.waitForURL('**/t/*');
  const code = new URL(page.url()).pathname.slice('/t/'.length);
  const here = { ...reader, names: [...reader.names, code] };
  for (const key of ['room.changeRules', 'room.fill']) {
    await openSheet(page, say(language, key));
    await examine(page, key, here);
    await closeSheet(page);
  }
  await examine(page, 'waiting room', here);
  await openSheet(page, say(language, 'room.fill'));
  await page.getByRole('button', { name: say(language, 'room.inviteOneMake') }).click();
  await expect(page.getByRole('button', { name: say(language, 'room.uninvite') })).toBeVisible();
  await examine(page, 'an invitation to one seat', here);
  await closeSheet(page);
  await examine(page, 'waiting room with a seat that is kept', here);
  for (const key of ['frame.chat', 'frame.device', 'frame.fair', 'shell.settings']) {
    await openSheet(page, say(language, 'frame.menu'));
    if (key === 'frame.chat') await examine(page, 'menu', here);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(language, key) })
      .click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2, name: say(language, key) })).toBeVisible();
    await examine(page, key, here);
    await closeSheet(page);
  }
  return code;
}

/** A ticket to this seat, from whoever this page is at the table. Runs in the page. */
async function makeTicket(seat: number): Promise<string> {
  const [{ token }] = JSON.parse(localStorage.getItem('seats') ?? '[]');
  const said = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, seat }),
  };
  return (await (await fetch('/api/tickets', said)).json()).ticket;
}

/** What the links for one person open: a seat that is kept, one's own, nothing. */
async function walkTickets(host: Page, page: Page, code: string, reader: Reader): Promise<void> {
  const here = { ...reader, names: [...reader.names, code] };
  for (const [where, key, seat] of [
    ['a seat that is kept', 'room.keptForYou', 1],
    ['one’s own seat', 'room.hereText', 0],
    ['a link that opens nothing', 'room.spentTitle', null],
  ] as const) {
    const ticket = seat === null ? '0' : await host.evaluate(makeTicket, seat);
    await page.goto(`/t/${code}#ticket=${ticket}`);
    await expect(page.getByText(say(reader.language, key))).toBeVisible();
    await examine(page, where, here);
  }
}

async function walkInvitation(page: Page, code: string, reader: Reader): Promise<void> {
  const here = { ...reader, names: [...reader.names, code] };
  const sit = page.getByRole('button', { name: say(reader.language, 'room.sitDown') });
  await page.goto(`/t/${code}`);
  await page.getByLabel(say(reader.language, 'create.name')).fill('Ann');
  await examine(page, 'invitation', here);
  await sit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await examine(page, 'a name that is taken', here);
  await page.getByLabel(say(reader.language, 'create.name')).fill('Bob');
  await sit.click();
  await expect(page.getByRole('button', { name: say(reader.language, 'frame.menu') })).toBeVisible();
  await examine(page, 'waiting for the host', here);
}

for (const language of LANGUAGES)
  test(`every page around the table reads, fits a phone and is accessible (${language})`, async ({
    browser,
    server,
  }) => {
    const { reader, options } = READERS[language];
    const host = await newGuest(browser, server.url, { ...PHONE, ...options });
    const friend = await newGuest(browser, server.url, { ...PHONE, ...options });
    // Somebody who has practised before is asked what to play.
    const practised = () => localStorage.setItem('practice', '{"options":{},"seats":5,"level":"squire"}');
    await host.page.addInitScript(practised);
    await walkPages(host.page, reader);
    const code = await walkRoom(host.page, reader);
    await walkTickets(host.page, friend.page, code, reader);
    await friend.page.goto('/');
    await walkInvitation(friend.page, code, reader);
  });

const shareNoticed = (foreign: Language, language: Language) => {
  const long = sentences(foreign).filter((text) => (text.match(/\p{L}{2,}/gu) ?? []).length >= 4);
  return long.filter((text) => strangeWords(text, language).length > 0).length / long.length;
};

test('a sentence of another language would be noticed', () => {
  for (const language of LANGUAGES)
    for (const foreign of LANGUAGES.filter((other) => other !== language))
      expect(shareNoticed(foreign, language), `${foreign} among ${language}`).toBeGreaterThan(0.99);
  expect(strangeWords('Loading the page', 'de')).not.toEqual([]);
});
