// How cards are dealt to pages: each adds a number by itself, and each finds out by itself whether the deal was fair.

import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { deal, newGuest, openTable, PHONE } from './people.ts';
import { startServer, test, withFolder } from './server.ts';

const table = (page: Page) => page.getByRole('button', { name: /^(Menu|Menü)$/ });

/** As a program would, over a socket of its own: `said` are the commands, `t` what is told last before it is done. */
function says(page: Page, commands: readonly object[]): Promise<void> {
  return page.evaluate((all) => {
    const [{ table, token }] = JSON.parse(localStorage.getItem('seats') ?? '[]');
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
    let answers = 0;
    return new Promise<void>((resolve) => {
      socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', v: 2, table, token }));
      socket.onmessage = ({ data }) => {
        const { t } = JSON.parse(data);
        if (t === 'welcome')
          for (const command of all)
            socket.send(JSON.stringify({ ...command, id: `p${Math.random()}`.replace('.', '') }));
        if ((t === 'ack' || t === 'no') && ++answers === all.length) {
          socket.close();
          resolve();
        }
      };
    });
  }, commands);
}

/** By hand: PRETENDER_SHOTS=FOLDER keeps what was seen. */
async function shot(name: string, ...pages: readonly Page[]): Promise<void> {
  const folder = process.env.PRETENDER_SHOTS;
  if (folder === undefined) return;
  for (const [at, page] of pages.entries()) await page.screenshot({ path: join(folder, `deal-${name}-${at}.png`) });
}

async function fairness(page: Page): Promise<void> {
  await table(page).click();
  await page.getByRole('button', { name: /Is the deal fair|Ehrlich gegeben/ }).click();
}

test('two pages add a number each, open them by themselves, and find after the match that all fits', async ({
  browser,
}) => {
  await withFolder(async (folder) => {
    const server = await startServer(join(folder, 'tables.db'), 1);
    const ann = await newGuest(browser, server.url);
    const bea = await newGuest(browser, server.url, { locale: 'de-DE', ...PHONE });
    const code = await openTable(ann.page);
    await bea.page.goto(`/t/${code}`);
    await bea.page.getByLabel(/Name/).fill('Bea');
    await bea.page.getByRole('button', { name: 'Hinsetzen' }).click();
    await expect(ann.page.getByText('Bea')).toBeVisible();
    await deal(ann.page);
    await expect(ann.page.getByRole('button', { name: 'Deal the cards' })).toBeHidden();
    await fairness(ann.page);
    await expect(ann.page.getByText('2 numbers from the players')).toBeVisible();
    await ann.page.keyboard.press('Escape');
    for (const { page } of [ann, bea]) await says(page, [{ t: 'vote', motion: { kind: 'windUp' }, yes: true }]);
    await fairness(ann.page);
    await fairness(bea.page);
    await expect(ann.page.getByText('Everything fits.')).toBeVisible();
    await expect(ann.page.getByText('Your own number is in these cards')).toBeVisible();
    await expect(ann.page.getByText('Your first cards are those that follow')).toBeVisible();
    await expect(bea.page.getByText('Alles stimmt.')).toBeVisible();
    await shot('fits', ann.page, bea.page);
    await bea.page.reload();
    await fairness(bea.page);
    await expect(bea.page.getByText('Deine eigene Zahl steckt in diesen Karten')).toBeVisible();
    for (const { context } of [ann, bea]) await context.close();
    await server.stop();
  });
});

/** Sits down, is bound to a number that it does not have, and never opens it. */
function sitsAndIsSilent(page: Page, code: string): Promise<void> {
  return page.evaluate(async (where) => {
    const body = JSON.stringify({ name: 'Mum' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`/api/tables/${where}/seats`, { method: 'POST', headers, body });
    const { table, token } = await answer.json();
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
    return new Promise<void>((resolve) => {
      socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', v: 2, table, token }));
      socket.onmessage = ({ data }) => {
        const { t } = JSON.parse(data);
        if (t === 'welcome') socket.send(JSON.stringify({ t: 'ready', id: 'r', commitment: 'a'.repeat(64) }));
        if (t === 'ack') resolve();
      };
    });
  }, code);
}

test('whoever does not open a number is waited for, and named; the cards are dealt again', async ({ browser }) => {
  await withFolder(async (folder) => {
    const server = await startServer(join(folder, 'tables.db'), 1);
    const ann = await newGuest(browser, server.url, { locale: 'de-DE', ...PHONE });
    const mum = await newGuest(browser, server.url);
    const cid = await newGuest(browser, server.url);
    const code = await openTable(cid.page, 'Cid');
    await mum.page.goto('/');
    await sitsAndIsSilent(mum.page, code);
    await ann.page.goto(`/t/${code}`);
    await ann.page.getByLabel(/Name/).fill('Ann');
    await ann.page.getByRole('button', { name: 'Hinsetzen' }).click();
    await expect(cid.page.getByText('Ann')).toBeVisible();
    await deal(cid.page);
    await expect(cid.page.getByText('The cards are being shuffled …')).toBeVisible();
    await expect(ann.page.getByText('Die Karten werden gemischt …')).toBeVisible();
    await shot('waits', cid.page, ann.page);
    await expect(cid.page.getByRole('button', { name: 'Deal the cards' })).toBeHidden({ timeout: 15_000 });
    for (const { page } of [cid, ann]) await fairness(page);
    await expect(cid.page.getByText('Mum did not open the number in time')).toBeVisible();
    await expect(cid.page.getByText('Without a number of their own: Mum')).toBeVisible();
    await expect(cid.page.getByText('2 numbers from the players')).toBeVisible();
    await shot('voided', cid.page, ann.page);
    for (const { context } of [ann, mum, cid]) await context.close();
    await server.stop();
  });
});
