// Somebody who plays Final Decrees by clicking: works at decrees where that is possible, else does anything.

import type { Page } from '@playwright/test';

/** One click where there is one to make. Runs in the page. */
function clickOnce(): void {
  const isOpen = (button: Element | undefined): button is HTMLElement =>
    button instanceof HTMLElement && button.getAttribute('aria-disabled') !== 'true' && !button.matches(':disabled');
  const anyOf = (selector: string, within: ParentNode = document) => {
    const open = [...within.querySelectorAll(selector)].filter(isOpen);
    return open[Math.floor(Math.random() * open.length)];
  };
  // A sheet lies over the table: whoever opened it closes it.
  if (document.querySelector('dialog[open]')) return;
  const [left, right] = document.querySelectorAll('.dock > .pair button');
  const composer = document.querySelector('.composer');
  if (composer) {
    const field = composer.querySelector<HTMLElement>('fieldset');
    const kind = field?.dataset.slot;
    if (isOpen(right)) right.click();
    else if (kind === 'posts') {
      const waiting = composer.querySelector<HTMLElement>('.option:not([aria-pressed="true"])');
      const lifted = composer.querySelector('.option[aria-pressed="true"]') ?? document.querySelector('.post.chosen');
      if (!lifted && waiting) waiting.click();
      else (anyOf('.post.vacant:not(.refused) .press') ?? anyOf('.post:not(.refused) .press'))?.click();
    } else if (kind === 'spread') anyOf('.post .steps button')?.click();
    else
      (field && anyOf('.option:not([aria-pressed="true"])', field)
        ? anyOf('.option', field)
        : (left as HTMLElement)
      )?.click();
    return;
  }
  if (document.querySelector('.window')) {
    if (isOpen(left)) left.click();
    return;
  }
  const work = anyOf('[data-action="stamp"].open') ?? anyOf('[data-action="forward"].open');
  const act = Math.random() < 0.7 && work ? work : (anyOf('.hand button.open') ?? anyOf('.grid button.open'));
  if (act && Math.random() < 0.8) act.click();
  else if (isOpen(left)) left.click();
}

/** Plays until this is true; a test that waits too long fails by its own limit. */
export async function workUntil(pages: readonly Page[], isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) for (const page of pages) await page.evaluate(clickOnce);
}
