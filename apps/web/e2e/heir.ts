// Somebody who plays by clicking: lets most things pass, and in its turn says something.

import type { Page } from '@playwright/test';

/** One click where there is one to make; false where the table waits for others. */
function clickOnce(): boolean {
  const isOpen = (button: Element) =>
    button.getAttribute('aria-disabled') !== 'true' && !(button as HTMLButtonElement).disabled;
  const open = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll(selector)].filter(isOpen) as HTMLElement[];
  const press = (button: HTMLElement | undefined) => {
    button?.click();
    return button !== undefined;
  };
  const composer = document.querySelector('.composer');
  if (composer) {
    const actions = open('.actions button', composer);
    if (actions.length > 0 && !composer.querySelector('.actions [aria-pressed="true"]'))
      return press(actions[Math.floor(Math.random() * actions.length)]);
    for (const field of composer.querySelectorAll('fieldset')) {
      const options = open('.options button', field);
      if (!field.querySelector('[aria-pressed="true"]') && options.length > 0)
        return press(options[Math.floor(Math.random() * options.length)]);
    }
  }
  const [left, right] = document.querySelectorAll<HTMLElement>('.pair button');
  if (!left || !right) return false;
  if (composer) return isOpen(right) ? press(right) : press(left);
  const heads = open('.heads button');
  const isTurn = heads.length > 2;
  if (isTurn) return press(heads[Math.floor(Math.random() * heads.length)]);
  if (isOpen(left)) return press(left);
  return false;
}

/** Until the match is over, or `isDone` says so. */
export async function playOn(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 220_000;
  while (Date.now() < end && !(await isDone())) {
    const got = page.getByRole('button', { name: /^(Got it|Go on|Hold to crown)/ });
    if (await page.evaluate(clickOnce).catch(() => false)) continue;
    if (
      await got
        .first()
        .isVisible()
        .catch(() => false)
    )
      await got
        .first()
        .click({ delay: 1600, timeout: 3000 })
        .catch(() => {});
    await page.waitForTimeout(60);
  }
}
