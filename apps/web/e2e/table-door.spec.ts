import { expect } from '@playwright/test';
import { PROTOCOL } from '@pretender/protocol';
import { deal, newGuest, openTable, sitDown } from './people.ts';
import { test } from './server.ts';

test('a table is set, a friend comes by link, and the match begins for both', async ({ browser, server }) => {
  const host = await newGuest(browser, server.url);
  const friend = await newGuest(browser, server.url, { locale: 'de-DE' });
  const code = await openTable(host.page);
  await friend.page.goto(`/t/${code}`);
  await expect(friend.page.getByRole('heading', { name: 'Ann lädt dich ein' })).toBeVisible();
  await friend.page.getByLabel('Dein Name am Tisch').fill('Bob');
  await friend.page.getByRole('button', { name: 'Hinsetzen' }).click();
  await expect(host.page.getByRole('listitem').filter({ hasText: 'Bob' })).toBeVisible();
  await deal(host.page);
  await expect(host.page.getByRole('heading', { name: `Table ${code} · match 1` })).toBeVisible();
  await expect(friend.page.getByRole('heading', { name: `Tisch ${code} · Partie 1` })).toBeVisible();
});

test('the form of an invitation stands where it stood at first', async ({ browser, server }) => {
  const host = await newGuest(browser, server.url);
  const friend = await newGuest(browser, server.url);
  const code = await openTable(host.page);
  await friend.page.addInitScript(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const look = () => {
      const button = document.querySelector('form [type="submit"]');
      if (button !== null) tops.push(Math.round(button.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
  });
  await friend.page.goto(`/t/${code}`);
  await expect(friend.page.getByRole('button', { name: 'Quick throne' })).toBeVisible();
  const tops = await friend.page.evaluate(() => (window as unknown as { tops: number[] }).tops);
  expect([...new Set(tops)]).toHaveLength(1);
});

test('a name that is taken is explained, and changes nothing', async ({ browser, server }) => {
  const host = await newGuest(browser, server.url);
  const friend = await newGuest(browser, server.url);
  const code = await openTable(host.page);
  await sitDown(friend.page, code, 'Ann');
  await expect(friend.page.getByRole('alert')).toContainText('already has that name');
  await friend.page.getByLabel('Your name at the table').fill('Bob');
  await friend.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(friend.page.getByText('you', { exact: true })).toBeVisible();
});

test('a reload lands in the seat, and so does home', async ({ browser, server }) => {
  const host = await newGuest(browser, server.url);
  const code = await openTable(host.page);
  await deal(host.page);
  const heading = host.page.getByRole('heading', { name: `Table ${code} · match 1` });
  await expect(heading).toBeVisible();
  await host.page.reload();
  await expect(heading).toBeVisible();
  await host.page.goto('/');
  await host.page.getByRole('link', { name: new RegExp(`Table ${code}`) }).click();
  await expect(heading).toBeVisible();
});

test('whoever is sent away is told, and may come again', async ({ browser, server }) => {
  const host = await newGuest(browser, server.url);
  const friend = await newGuest(browser, server.url);
  const code = await openTable(host.page);
  await sitDown(friend.page, code, 'Bob');
  await host.page.getByRole('listitem').filter({ hasText: 'Bob' }).getByRole('button', { name: 'Change' }).click();
  await host.page.getByRole('button', { name: 'Clear this seat' }).click();
  await expect(friend.page.getByRole('heading', { name: 'This seat is no longer yours' })).toBeVisible();
  await friend.page.getByRole('button', { name: 'Look at the table again' }).click();
  await friend.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(friend.page.getByText('you', { exact: true })).toBeVisible();
});

test('a lost seat is given back once two at the table agree and its owner was away for long enough', async ({
  browser,
  server,
}) => {
  const host = await newGuest(browser, server.url);
  const friend = await newGuest(browser, server.url);
  const third = await newGuest(browser, server.url);
  const code = await openTable(host.page);
  await sitDown(friend.page, code, 'Bob');
  await sitDown(third.page, code, 'Cid');
  await expect(host.page.getByText('Cid', { exact: true })).toBeVisible();
  await deal(host.page);
  await friend.context.close();
  const elsewhere = await newGuest(browser, server.url);
  await elsewhere.page.goto(`/t/${code}`);
  await elsewhere.page.getByRole('button', { name: 'I am Bob' }).click();
  await expect(elsewhere.page.getByRole('heading', { name: 'The table is being asked' })).toBeVisible();
  for (const { page } of [host, third]) await page.getByRole('button', { name: 'Yes, I know them' }).click();
  await expect(elsewhere.page.getByRole('heading', { name: `Table ${code} · match 1` })).toBeVisible();
});

test('a page of another time is told to reload, and keeps its seat', async ({ browser, server }) => {
  const { page } = await newGuest(browser, server.url);
  const code = await openTable(page);
  let isOld = true;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const table = socket.connectToServer();
    socket.onMessage((text) => {
      const said = JSON.parse(String(text));
      table.send(JSON.stringify(isOld && said.t === 'hello' ? { ...said, v: PROTOCOL - 1 } : said));
    });
  });
  await page.reload();
  await expect(page.getByText('This page is out of date. Reload it; your seat is kept.')).toBeVisible();
  isOld = false;
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByText('you', { exact: true })).toBeVisible();
  expect(page.url()).toBe(`${server.url}/t/${code}`);
});

test('what is not there is said, and where to go', async ({ browser, server }) => {
  const { page } = await newGuest(browser, server.url);
  await page.goto('/t/ZZZZ');
  await expect(page.getByRole('heading', { name: 'No such table' })).toBeVisible();
  await page.goto('/replay/ZZZZ/1');
  await expect(page.getByText('There is no table with this code.')).toBeVisible();
  await page.goto('/');
  await page.getByText('I have the code of a table').click();
  await page.getByLabel('Code of the table').fill('?');
  await page.getByRole('button', { name: 'Go in' }).click();
  await expect(page.getByRole('alert')).toContainText('four to six letters');
});

test('a line that is cut is mended by itself', async ({ browser, server }) => {
  const host = await newGuest(browser, server.url);
  const friend = await newGuest(browser, server.url);
  const code = await openTable(host.page);
  await sitDown(friend.page, code, 'Bob');
  await deal(host.page);
  await expect(friend.page.getByRole('heading', { name: `Table ${code}` })).toBeVisible();
  await friend.context.setOffline(true);
  await friend.page.evaluate(() => dispatchEvent(new Event('offline')));
  // The host stops the clocks for as long as it takes.
  await host.page.getByRole('button', { name: 'Menu' }).click();
  await host.page.getByRole('button', { name: /^Pause/ }).click();
  await expect(host.page.getByRole('heading', { name: 'The clocks stand still' })).toBeVisible();
  await friend.context.setOffline(false);
  await expect(friend.page.getByRole('heading', { name: 'The clocks stand still' })).toBeVisible();
});

test('whoever changes a bot sees what it is, and changes that seat alone', async ({ browser, server }) => {
  const { page } = await newGuest(browser, server.url);
  await openTable(page);
  const fill = page.getByRole('button', { name: 'Fill seat' });
  for (const level of ['The mountebank', 'The chancellor']) {
    await fill.first().click();
    await page.getByRole('radio', { name: level }).check();
    await page.getByRole('button', { name: 'Seat a bot' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: level })).toHaveCount(1);
  }
  await page
    .getByRole('listitem')
    .filter({ hasText: 'The mountebank' })
    .getByRole('button', { name: 'Change' })
    .click();
  await expect(page.getByRole('radio', { name: 'The mountebank' })).toBeChecked();
  await page.getByRole('radio', { name: 'The squire' }).check();
  await page.getByRole('button', { name: 'Seat a bot' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'The squire' })).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: 'The chancellor' })).toHaveCount(1);
});
