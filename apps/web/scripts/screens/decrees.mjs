// Final Decrees in practice: the auction, a turn, a form and the drawer with the deals.
import { newPage, shoot } from './camera.mjs';

/** Answers what is asked and does something in its turns, until there is a turn with something on the desks. */
async function workAWhile(page) {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const isThere = await page.evaluate(() => {
      const open = (selector, at = document) =>
        [...at.querySelectorAll(selector)].filter((each) => each.getAttribute('aria-disabled') !== 'true');
      const isMine = document.querySelector('.own.turn') && open('.grid button').length > 0;
      if (isMine && document.querySelectorAll('.hand button').length > 1 && !document.querySelector('.composer'))
        return true;
      const [left, right] = document.querySelectorAll('.dock > .pair button');
      const composer = document.querySelector('.composer');
      const isReady = right && right.getAttribute('aria-disabled') !== 'true';
      if (composer && isReady) right.click();
      else if (composer?.querySelector('[data-slot="posts"]')) {
        const lifted = composer.querySelector('.option[aria-pressed="true"]');
        (lifted ? open('.post.vacant:not(.refused) .press')[0] : open('.option', composer)[0])?.click();
      } else if (composer) open('.option', composer)[2]?.click();
      else if (left?.getAttribute('aria-disabled') !== 'true') left?.click();
      return false;
    });
    // Whatever lies over the table is put away.
    if (isThere) return page.keyboard.press('Escape');
    await page.waitForTimeout(250);
  }
}

async function takeUp(page, name) {
  await workAWhile(page);
  await page.getByRole('button', { name }).first().click();
}

const SCENES = {
  decreesAuction: async () => {},
  decreesTable: workAWhile,
  decreesForm: (page) => takeUp(page, 'Change desks'),
};

export async function ministry(browser, url) {
  for (const [name, act] of Object.entries(SCENES)) {
    const page = await newPage(browser, url);
    await page.goto('/practice?game=decrees');
    await page.waitForTimeout(1200);
    await act(page);
    await shoot(page, name);
    await page.context().close();
  }
}
