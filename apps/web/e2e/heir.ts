// Somebody who plays by clicking: lets most things pass, doubts now and then, and in its turn claims or accuses at random.

import type { Page } from '@playwright/test';

/** One click where there is one to make. Runs in the page. */
function clickOnce(): void {
  const isOpen = (button: Element) => button.getAttribute('aria-disabled') !== 'true' && !button.matches(':disabled');
  const anyOf = (selector: string, within: ParentNode = document) => {
    const open = [...within.querySelectorAll<HTMLElement>(selector)].filter(isOpen);
    return open[Math.floor(Math.random() * open.length)];
  };
  const isLacking = (group: Element) => group.querySelector('[aria-pressed="true"]') === null;
  const composer = document.querySelector('.composer');
  const [left, right] = document.querySelectorAll<HTMLElement>('.pair button');
  if (!left || !right) return;
  if (composer) {
    const lacking = [...composer.querySelectorAll('.actions, fieldset')].find(isLacking);
    const choice = lacking && anyOf('button', lacking);
    if (choice) choice.click();
    else (isOpen(right) ? right : left).click();
    return;
  }
  const isTurn = document.querySelectorAll('.heads button:not([aria-disabled="true"])').length > 2;
  if (isTurn) (Math.random() < 0.5 && isOpen(right) ? right : anyOf('.heads button'))?.click();
  else if (Math.random() < 0.15 && isOpen(right)) right.click();
  else if (isOpen(left)) left.click();
}

/** Plays until this is true; a test that waits too long fails by its own limit. */
export async function playUntil(pages: readonly Page[], isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) for (const page of pages) await page.evaluate(clickOnce);
}
