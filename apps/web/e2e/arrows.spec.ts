import { expect, type Page } from '@playwright/test';
import { decrees, type Ministry } from '@pretender/decrees';
import { viewFor } from '@pretender/kernel';
import { allInstants, sceneOf } from './office-scenes.ts';
import { newGuest } from './people.ts';
import { test } from './server.ts';
import { Stage } from './stage.ts';

type Ends = readonly [Ministry, Ministry];

async function pull(page: Page, [from, to]: Ends): Promise<void> {
  const middle = async (id: Ministry) => {
    const box = await page.locator(`[data-ministry="${id}"]`).boundingBox();
    if (!box) throw new Error(`no desk ${id}`);
    return [box.x + box.width / 2, box.y + box.height - 8] as const;
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 4 });
}

test('an arrow is pulled from desk to desk, or chosen by the keyboard; forbidden ends say why', async ({
  browser,
  server,
}) => {
  const instant = allInstants().find(({ name }) => name === 'may restructure');
  if (!instant) throw new Error('nobody may restructure');
  const view = viewFor(instant.match, instant.viewer);
  const { table } = view;
  const pairs = table.ministries.flatMap((from) => table.ministries.map((to): Ends => [from, to]));
  const refusalOf = (arrow: Ends) => decrees.check(view, { type: 'restructure', change: 'add', arrow })?.code ?? null;
  const open = pairs.find((ends) => refusalOf(ends) === null);
  const circular = pairs.find(([from, to]) => from !== to && refusalOf([from, to]) === 'circular');
  if (!open || !circular) throw new Error('no such arrows');
  const { page } = await newGuest(browser, server.url);
  const stage = await Stage.before(page);
  await stage.show(sceneOf(instant));
  await page.locator('[data-action="special"]').click();
  await pull(page, circular);
  const end = page.locator(`[data-ministry="${circular[1]}"]`);
  await expect(end).toHaveAttribute('aria-disabled', 'true');
  await expect(end).toHaveAttribute('title', /circle/);
  await page.mouse.up();
  await expect(page.locator('.prompt')).toContainText('Control must not lead in a circle');
  await pull(page, open);
  await page.mouse.up();
  const stamp = page.getByRole('button', { name: 'Approve' });
  await expect(stamp).toHaveAttribute('aria-disabled', 'false');
  await expect(page.locator('svg .comes')).toHaveCount(1);
  // The same without a pointer.
  await page.keyboard.press('Escape');
  await page.locator('[data-action="special"]').press('Enter');
  await page.locator('.option[data-value="add"]').press('Enter');
  for (const id of open) await page.locator(`[data-ministry="${id}"]`).press('Enter');
  await expect(page.locator('svg .comes')).toHaveCount(1);
  await expect(stamp).toHaveAttribute('aria-disabled', 'false');
});
