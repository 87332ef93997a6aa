// Somebody who plays by clicking, so that something happens. Runs in the page.
export function clickOnce() {
  const isOpen = (button) => button.getAttribute('aria-disabled') !== 'true' && !button.matches(':disabled');
  const anyOf = (selector, within = document) => {
    const open = [...within.querySelectorAll(selector)].filter(isOpen);
    return open[Math.floor(Math.random() * open.length)];
  };
  const moment = document.querySelector('.moment button');
  if (moment) return moment.click();
  const composer = document.querySelector('.composer');
  const [left, right] = document.querySelectorAll('.pair button');
  if (!left || !right) return;
  if (composer) {
    const lacking = [...composer.querySelectorAll('.actions, fieldset')].find(
      (group) => !group.querySelector('[aria-pressed="true"]'),
    );
    const choice = lacking && anyOf('button', lacking);
    // Where two are wanted, one is not enough.
    const more = anyOf('fieldset button[aria-pressed="false"]', composer) ?? left;
    return (choice ?? (isOpen(right) ? right : more)).click();
  }
  const choosing = document.querySelector('.heads.choosing');
  if (choosing) return (isOpen(right) ? right : anyOf('.open[aria-pressed="false"]', choosing))?.click();
  const isTurn = document.querySelectorAll('.heads button:not([aria-disabled="true"])').length > 2;
  if (isTurn) anyOf('.heads button')?.click();
  else if (Math.random() < 0.35 && isOpen(right)) right.click();
  else if (isOpen(left)) left.click();
}

/** Goes on until this is on the page; `step` lets time pass. */
export async function playUntil(page, selector, step) {
  for (let clicks = 0; clicks < 3000; clicks++) {
    if ((await page.locator(selector).count()) > 0) return;
    await page.evaluate(clickOnce);
    await step(page);
  }
  throw new Error(`never saw ${selector}`);
}
