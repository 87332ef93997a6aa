import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { allInstants } from './office-scenes.ts';
import { workOnce } from './officials.ts';
import { newGuest, PHONE } from './people.ts';
import { type Prepared, prepare } from './prepared.ts';
import { startServer, test, withFolder } from './server.ts';

const isAsked = ({ name }: { readonly name: string }) => name.startsWith('asked: ');

/** Sits down where somebody sat before, and finds what they were asked. */
async function comeBack(page: Page, { kept }: Prepared): Promise<string> {
  await page.evaluate((seat) => localStorage.setItem('seats', JSON.stringify([seat])), kept);
  await page.goto(`/t/${kept.code}`);
  const prompt = page.locator('.prompt');
  await expect(prompt).not.toBeEmpty();
  return (await prompt.textContent()) ?? '';
}

/** An offer waits in the drawer, everything else in the middle of the screen. */
async function answer(page: Page, name: string, said: () => number): Promise<void> {
  const before = said();
  if (name === 'asked: offer') {
    await page.keyboard.press('o');
    await page.getByRole('button', { name: 'Decline', exact: true }).first().click();
  }
  await expect
    .poll(async () => {
      if (said() === before && name !== 'asked: offer') await workOnce(page);
      return said();
    })
    .toBeGreaterThan(before);
}

test('whatever somebody is asked is there after a reload, and can be answered', async ({ browser }) => {
  await withFolder(async (folder) => {
    const data = join(folder, 'tables.db');
    const tables = await prepare(data, allInstants().filter(isAsked));
    const server = await startServer(data, 10);
    const { page } = await newGuest(browser, server.url, PHONE);
    let acks = 0;
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"t":"ack"')) acks++;
      }),
    );
    await page.goto('/');
    // An offer waits for two minutes only, and at these tables a tenth of that.
    const isOffer = ({ name }: Prepared) => name === 'asked: offer';
    for (const table of tables.toSorted((a, b) => Number(isOffer(b)) - Number(isOffer(a))))
      await test.step(table.name, async () => {
        const asked = await comeBack(page, table);
        await page.reload();
        await expect(page.locator('.prompt')).toHaveText(asked);
        await answer(page, table.name, () => acks);
      });
    await server.stop();
  });
});
