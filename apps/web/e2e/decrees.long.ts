import { expect } from '@playwright/test';
import { openOffice, tableOf, workUntil } from './officials.ts';
import { test } from './server.ts';

test.use({ hurry: 30 });

const MATCHES = 2;

test('two people and three bots play whole matches by the book, to the report and once more', async ({
  browser,
  server,
}) => {
  const { ann, bob, told } = await openOffice(browser, server.url, tableOf({ options: { edition: 'standard' } }));
  const ended = () => told().filter(({ type }) => type === 'ended').length;
  for (let match = 1; match <= MATCHES; match++) {
    if (match > 1) await ann.getByRole('button', { name: 'Another match' }).click();
    await workUntil([ann, bob], async () => ended() >= match);
    for (const page of [ann, bob]) await expect(page.getByRole('heading', { name: 'The report is in' })).toBeVisible();
  }
  const types = told().map(({ type }) => type);
  expect(types).toContain('stagnated');
  for (const secret of ['stacked', 'buried']) expect(types).not.toContain(secret);
});
