import { expect, type Page } from '@playwright/test';
import { playUntil } from './heir.ts';
import { deal, newGuest, sitDown } from './people.ts';
import { test } from './server.ts';

test.use({ hurry: 40 });

/** Everything that comes over a page's sockets. */
function listen(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void frames.push(String(payload))));
  return frames;
}

const told = (frames: readonly string[]) =>
  frames
    .map((frame) => JSON.parse(frame))
    .flatMap(({ t, e, past, missed }) => (t === 'told' ? e : t === 'welcome' ? [...(past ?? []), ...missed] : []));

/** A line that can be cut at any moment, as a tunnel would. */
async function cuttable(page: Page): Promise<() => Promise<void>> {
  let cut = async () => {};
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    cut = async () => {
      await server.close();
      await socket.close({ code: 3001 });
    };
  });
  return () => cut();
}

/** What is on the table when the line breaks or the page is loaded again. */
const MOMENTS = { secret: '.composer', beat: '.ribbon[data-phase="open"]', vote: '.meter' } as const;

/** At the first and at the second of each of these moments something happens to this page. */
function troubled(page: Page, cut: () => Promise<void>) {
  const left = Object.entries(MOMENTS).flatMap(([name, selector]) => [
    { name: `reload in ${name}`, selector, job: async () => void (await page.reload()) },
    { name: `cut in ${name}`, selector, job: cut },
  ]);
  const happened: string[] = [];
  return {
    happened,
    async perhaps(): Promise<void> {
      for (const [at, { name, selector, job }] of left.entries()) {
        if ((await page.locator(selector).count()) === 0) continue;
        left.splice(at, 1);
        happened.push(name);
        await job();
        await expect(page.locator('main.table')).toBeVisible();
        return;
      }
    },
  };
}

test('six play a whole match, from home to the coronation, whatever happens to their lines', async ({
  browser,
  server,
}) => {
  const host = await newGuest(browser, server.url);
  const phone = await newGuest(browser, server.url, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const gallery = await newGuest(browser, server.url);
  const trouble = troubled(phone.page, await cuttable(phone.page));
  await host.page.goto('/');
  await host.page.getByRole('link', { name: 'Invite friends' }).click();
  await host.page.getByLabel('Your name at the table').fill('Ann');
  await host.page.getByRole('button', { name: 'One more' }).first().click();
  await host.page.getByText('No clock').click();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.page.waitForURL('**/t/*');
  const code = new URL(host.page.url()).pathname.slice('/t/'.length);
  await sitDown(phone.page, code, 'Bob');
  await expect(host.page.getByRole('listitem').filter({ hasText: 'Bob' })).toBeVisible();
  await deal(host.page);
  await expect(host.page.getByRole('heading', { name: `Table ${code} · match 1` })).toBeVisible();

  const frames = listen(gallery.page);
  await gallery.page.goto(`/t/${code}`);
  await gallery.page.getByRole('button', { name: 'Watch' }).click();
  await expect(gallery.page.getByRole('heading', { name: `Table ${code} · match 1` })).toBeVisible();

  await playUntil([host.page, phone.page], async () => {
    await trouble.perhaps();
    return frames.some((frame) => frame.includes('"@ended"'));
  });
  for (const { page } of [host, phone, gallery])
    await expect(page.getByRole('heading', { name: /^Long live/ })).toBeVisible();

  for (const moment of Object.keys(MOMENTS))
    expect(trouble.happened).toEqual(expect.arrayContaining([`reload in ${moment}`, `cut in ${moment}`]));
  const types = told(frames).map(({ type }) => type);
  expect(types).toContain('crowned');
  for (const secret of ['dealt', 'redealt', 'noted', 'showed', 'named', 'putAside'])
    expect(types).not.toContain(secret);
});
