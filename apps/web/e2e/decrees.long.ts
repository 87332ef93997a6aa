import { expect } from '@playwright/test';
import { openOffice, tableOf, workUntil } from './officials.ts';
import { test } from './server.ts';

test.use({ hurry: 30 });

/** About half of the matches see one. */
const MOST_MATCHES = 4;

test('people and bots play whole matches by the book, until a decree is promulgated', async ({ browser, server }) => {
  const { ann, bob, told } = await openOffice(browser, server.url, tableOf({ options: { edition: 'standard' } }));
  const count = (type: string) => told().filter((event) => event.type === type).length;
  for (let match = 1; match <= MOST_MATCHES && count('promulgated') === 0; match++) {
    if (match > 1) await ann.getByRole('button', { name: 'Another match' }).click();
    await workUntil([ann, bob], async () => count('ended') >= match);
    for (const page of [ann, bob]) await expect(page.getByRole('heading', { name: 'The report is in' })).toBeVisible();
  }
  expect(count('promulgated')).toBeGreaterThan(0);
  expect(count('removed')).toBe(count('promulgated'));
});
