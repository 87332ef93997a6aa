import { expect, type Page } from '@playwright/test';
import { isMap, openOffice, tableOf, workUntil } from './officials.ts';
import { test } from './server.ts';

const isMyTurn = async (page: Page) => (await page.getByRole('button', { name: 'End your turn' }).count()) > 0;

/** Answers whatever is open until it is this person's turn, with nothing begun. */
async function untilTurn(page: Page, others: readonly Page[]): Promise<void> {
  await workUntil([...others], async () =>
    isMyTurn(page).then((mine) => mine || page.evaluate(answerOnly).then(() => false)),
  );
}

/** Never acts in one's own turn. Runs in the page. */
function answerOnly(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.dock > .pair button')];
  const [left, right] = buttons.map((each) => (each.getAttribute('aria-disabled') === 'true' ? null : each));
  if (document.querySelector('.window')) left?.click();
  else if (document.querySelector('.composer')) {
    if (right) right.click();
    else {
      const open = [...document.querySelectorAll<HTMLElement>('.composer .option:not([aria-pressed="true"])')];
      const lifted = document.querySelector('.option[aria-pressed="true"]');
      if (lifted && document.querySelector('[data-slot="posts"]'))
        document.querySelector<HTMLElement>('.post.vacant:not(.refused) .press')?.click();
      else open.find((each) => each.getAttribute('aria-disabled') !== 'true')?.click();
    }
  }
}

test('a turn is played with the keyboard alone, by four', async ({ browser, server }) => {
  const { ann, bob } = await openOffice(browser, server.url, tableOf({ seats: 4 }));
  await workUntil([ann, bob], async () => (await isMap(ann)) && (await isMap(bob)));
  await expect(ann.locator('.post')).toHaveCount(5);
  await untilTurn(ann, [bob]);
  const actions = ann.locator('.pips small');
  const before = await actions.textContent();
  // After any change the buttons rest for a moment.
  const end = ann.getByRole('button', { name: 'End your turn' });
  await expect(end).toHaveAttribute('aria-disabled', 'false');
  await ann.keyboard.press('1');
  await expect(actions).not.toHaveText(before ?? '');
  await expect(end).toHaveAttribute('aria-disabled', 'false');
  await ann.keyboard.press('Space');
  await expect(ann.getByRole('button', { name: 'End your turn' })).toHaveCount(0);
});
