// Tables on the server: the way in, the gallery, a line that is lost.
import { newPage, shoot } from './camera.mjs';
import { clickOnce, playUntil } from './player.mjs';

const wait = (page) => page.waitForTimeout(150);

async function openTable(page) {
  await page.goto('/new');
  await page.getByLabel('Your name at the table').fill('Ada');
  await page.getByText('No clock').click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL('**/t/*');
  return new URL(page.url()).pathname;
}

export async function liveTables(browser, url) {
  const host = await newPage(browser, url);
  const path = await openTable(host);
  await host.locator('.qr svg').waitFor();
  const guest = await newPage(browser, url);
  await guest.goto(path);
  await guest.getByRole('button', { name: 'Sit down' }).waitFor();
  await shoot(guest, 'invitation');
  await guest.getByLabel('Your name at the table').fill('Tom');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await host.getByRole('listitem').filter({ hasText: 'Tom' }).waitFor();
  await shoot(host, 'room');
  await host.getByRole('button', { name: /Fill (it|them) with/ }).click();
  await host.getByRole('button', { name: 'Deal the cards' }).click();
  const gallery = await newPage(browser, url);
  await gallery.goto(path);
  await gallery.getByRole('button', { name: 'Watch' }).click();
  await gallery.locator('main.table').waitFor();
  await playUntil(host, '.ribbon', async () => {
    await guest.evaluate(clickOnce);
    await wait(host);
  });
  await shoot(gallery, 'gallery');
  await host.getByRole('button', { name: 'Chat' }).click();
  await host.waitForTimeout(500);
  await shoot(host, 'talk');
  await guest.context().setOffline(true);
  await guest.locator('.warning.on').waitFor({ timeout: 60_000 });
  await shoot(guest, 'line-lost');
  for (const page of [host, guest, gallery]) await page.context().close();
}
