// Links for one person: what they open, once, and what is left of them.

import { expect, type Page } from '@playwright/test';
import { deal, type Guest, newGuest, openTable, sitDown } from './people.ts';
import { test } from './server.ts';

const TICKET = /#ticket=([0-9a-f]{64})$/;

/** The link that was copied with this button. */
async function copied({ context, page }: Guest, button: string): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

const chair = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** The host asks somebody to the first free seat. */
async function inviteOne(host: Guest): Promise<string> {
  await chair(host.page, 'free seat').first().getByRole('button', { name: 'Fill seat' }).click();
  await host.page.getByRole('button', { name: 'Make the link' }).click();
  const link = await copied(host, 'Copy link');
  await host.page.keyboard.press('Escape');
  return link;
}

async function deviceLink(guest: Guest): Promise<string> {
  await guest.page.getByRole('button', { name: 'Menu' }).click();
  await guest.page.getByRole('button', { name: /My seat on another device/ }).click();
  return copied(guest, 'Copy as a link');
}

test('the host keeps a seat for one person, whose link opens it once and leaves the address at once', async ({
  browser,
  server,
}) => {
  const [host, bob, eve] = [
    await newGuest(browser, server.url),
    await newGuest(browser, server.url, { locale: 'de-DE' }),
    await newGuest(browser, server.url),
  ];
  const code = await openTable(host.page);
  const link = await inviteOne(host);
  const [, ticket = ''] = TICKET.exec(link) ?? [];
  expect(link).toBe(`${server.url}/t/${code}#ticket=${ticket}`);
  await expect(chair(host.page, 'invited, not here yet')).toHaveCount(1);

  const asked: string[] = [];
  const addresses: string[] = [];
  bob.page.on('request', (request) => {
    asked.push(request.url(), JSON.stringify(request.headers()));
    addresses.push(bob.page.url());
  });
  await bob.page.goto(link);
  await expect(bob.page.getByRole('heading', { name: 'Ann lädt dich ein' })).toBeVisible();
  await expect(bob.page.getByText('Ein Platz ist für dich frei gehalten.')).toBeVisible();
  expect(bob.page.url()).toBe(`${server.url}/t/${code}`);
  // Looking at it costs nothing: somebody must press the button.
  await bob.page.goto(link);
  await bob.page.getByLabel('Dein Name am Tisch').fill('Bob');
  await bob.page.getByRole('button', { name: 'Hinsetzen' }).click();
  await expect(chair(host.page, 'Bob')).toBeVisible();
  await expect(chair(host.page, 'invited, not here yet')).toHaveCount(0);
  expect(asked.filter((text) => text.includes(ticket))).toEqual([]);
  expect(addresses.at(-1)).toBe(`${server.url}/t/${code}`);
  expect(await bob.page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]))).not.toContain(
    ticket,
  );

  await eve.page.goto(link);
  await expect(eve.page.getByText('it was used, taken back or replaced')).toBeVisible();
  expect(eve.page.url()).toBe(`${server.url}/t/${code}`);
  await eve.page.getByRole('button', { name: 'Go to the table all the same' }).click();
  await expect(eve.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
});

test('a seat that is kept is not for whoever comes by the code, and is free again when it is taken back', async ({
  browser,
  server,
}) => {
  const [host, bob] = [await newGuest(browser, server.url), await newGuest(browser, server.url)];
  const code = await openTable(host.page);
  const first = await inviteOne(host);
  await chair(host.page, 'invited, not here yet').getByRole('button', { name: 'Change' }).click();
  await host.page.getByRole('button', { name: 'Make a new link' }).click();
  await expect.poll(() => copied(host, 'Copy link')).not.toBe(first);
  await host.page.keyboard.press('Escape');
  await host.page.getByRole('button', { name: /Fill (it|them) with/ }).click();
  await expect(chair(host.page, 'free seat')).toHaveCount(0);
  await expect(chair(host.page, 'invited, not here yet')).toHaveCount(1);
  await bob.page.goto(`/t/${code}`);
  await expect(bob.page.getByRole('heading', { name: 'The free seats are reserved' })).toBeVisible();
  await bob.page.goto(first);
  await expect(bob.page.getByRole('heading', { name: 'This door is closed' })).toBeVisible();
  // Whoever sits here already does not use up what is meant for another.
  const second = await inviteAnew(host);
  await host.page.goto(second);
  await expect(host.page.getByText('You have a seat here already; the link was not used.')).toBeVisible();
  expect(host.page.url()).toBe(`${server.url}/t/${code}`);
  // What was made here is forgotten with the page; a new one can be made, or none.
  await host.page.reload();
  await chair(host.page, 'invited, not here yet').getByRole('button', { name: 'Change' }).click();
  await expect(host.page.getByText('Somebody has the link to this seat.')).toBeVisible();
  await host.page.getByRole('button', { name: 'Take the invitation back' }).click();
  await host.page.keyboard.press('Escape');
  await sitDown(bob.page, code, 'Bob');
  await expect(chair(host.page, 'Bob')).toBeVisible();
});

async function inviteAnew(host: Guest): Promise<string> {
  await chair(host.page, 'invited, not here yet').getByRole('button', { name: 'Change' }).click();
  await host.page.getByRole('button', { name: 'Make a new link' }).click();
  await expect(host.page.getByRole('button', { name: 'Make a new link' })).toBeEnabled();
  const link = await copied(host, 'Copy link');
  await host.page.keyboard.press('Escape');
  return link;
}

test('a seat goes to another device by a link that is good once, and stays until all others are let go of', async ({
  browser,
  server,
}) => {
  const [host, phone, thief] = [
    await newGuest(browser, server.url),
    await newGuest(browser, server.url),
    await newGuest(browser, server.url),
  ];
  const code = await openTable(host.page);
  await deal(host.page);
  const heading = `Table ${code} · match 1`;
  await expect(host.page.getByRole('heading', { name: heading })).toBeVisible();
  const link = await deviceLink(host);
  expect(link).toMatch(TICKET);
  await host.page.keyboard.press('Escape');
  await phone.page.goto(link);
  await expect(phone.page.getByRole('heading', { name: 'Play on here, Ann?' })).toBeVisible();
  expect(phone.page.url()).toBe(`${server.url}/t/${code}`);
  await phone.page.getByRole('button', { name: 'Play here' }).click();
  await expect(phone.page.getByRole('heading', { name: heading })).toBeVisible();
  await thief.page.goto(link);
  await expect(thief.page.getByRole('heading', { name: 'This door is closed' })).toBeVisible();

  // A second tab of the same browser is no other device.
  const tab = await host.context.newPage();
  await tab.goto(`/t/${code}`);
  await expect(tab.getByRole('heading', { name: heading })).toBeVisible();
  await deviceLink(host);
  await host.page.getByRole('button', { name: 'Sign out all my other devices' }).click();
  await expect(phone.page.getByRole('heading', { name: 'This seat is no longer yours' })).toBeVisible();
  await expect(host.page.getByText('Only this device has your seat now.')).toBeVisible();
  await expect(host.page.getByRole('heading', { name: heading })).toBeVisible();
  await host.page.reload();
  await expect(host.page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(tab.getByRole('heading', { name: heading })).toBeVisible();
  await phone.page.reload();
  await expect(phone.page.getByRole('heading', { name: 'The match is on' })).toBeVisible();
});
