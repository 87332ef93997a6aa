// Somebody who does by clicking what they have made up their mind to.

import { expect, type Page } from '@playwright/test';
import type { Seat } from '@pretender/kernel';
import { type Choices, type Deed, deedOf } from './colleagues.ts';
import { workOnce } from './officials.ts';
import type { Witness } from './witness.ts';

const OPEN = ':not([aria-disabled="true"])';

/** One click nearer to a move that is being put together; whether it was the last. Runs in the page. */
function chooseNext(choices: Choices): boolean {
  const composer = document.querySelector('.composer');
  // What is pressed while the buttons rest does not count.
  if (!composer || document.querySelector('.pair .resting')) return false;
  const kind = composer.querySelector<HTMLElement>('fieldset')?.dataset.slot ?? '';
  const wanted = composer.querySelector<HTMLElement>(`.option[data-value="${choices[kind]}"][aria-pressed="false"]`);
  const right = document.querySelectorAll<HTMLElement>('.dock > .pair button')[1];
  if (wanted) wanted.click();
  else if (right.getAttribute('aria-disabled') !== 'true') {
    right.click();
    return true;
  }
  return false;
}

export async function fillIn(page: Page, choices: Choices): Promise<void> {
  await expect(page.locator('.composer')).toBeVisible();
  await page.waitForFunction(chooseNext, choices, { polling: 30 });
}

async function press(page: Page, selector: string): Promise<void> {
  await page.locator(`${selector}${OPEN}`).click();
}

async function perform(page: Page, deed: Deed): Promise<void> {
  // A form that was begun before something else happened.
  if ((await page.locator('.composer').count()) > 0) await page.keyboard.press('Escape');
  if (deed.action === 'swap') {
    await press(page, '[data-action="special"]');
    for (const ministry of [deed.from, deed.to]) await page.locator(`[data-ministry="${ministry}"]`).click();
    return fillIn(page, {});
  }
  if (deed.action === 'end') {
    const end = page.getByRole('button', { name: 'End your turn' });
    await expect(end).toHaveAttribute('aria-disabled', 'false');
    return end.click();
  }
  await press(page, `[data-action="${deed.action}"]`);
  if (deed.action !== 'draw') await fillIn(page, deed.choices);
}

/** Somebody with a plan, who answers whatever comes in between. */
export class Clerk {
  readonly page: Page;
  readonly witness: Witness;

  constructor(page: Page, witness: Witness) {
    this.page = page;
    this.witness = witness;
  }

  /** Does the next thing, if there is one to do, and waits until it is done. */
  async work(): Promise<void> {
    const { page, witness } = this;
    const { question, view } = witness;
    if (question === null || view === null) return;
    // Whoever answers while the question goes away may have pressed what took its place.
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    const heard = witness.told.length;
    if (question === 'action') await perform(page, deedOf(view, view.viewer as Seat));
    else await workOnce(page);
    await expect.poll(() => witness.told.length > heard || question !== 'action').toBe(true);
  }
}
