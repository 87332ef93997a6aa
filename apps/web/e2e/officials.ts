// Somebody who plays Final Decrees by clicking: works at decrees where that is possible, else does anything.

import { type Browser, expect, type Page } from '@playwright/test';
import { seededDraws } from '@pretender/kernel';
import { deal, newGuest, openTable, sitDown } from './people.ts';

/** One click where there is one to make, by these numbers between 0 and 1. Runs in the page. */
function clickOnce(numbers: number[]): void {
  const chance = () => numbers.pop() ?? 0;
  const isOpen = (button: Element | undefined): button is HTMLElement =>
    button instanceof HTMLElement && button.getAttribute('aria-disabled') !== 'true' && !button.matches(':disabled');
  const anyOf = (selector: string, within: ParentNode = document) => {
    const open = [...within.querySelectorAll(selector)].filter(isOpen);
    return open[Math.floor(chance() * open.length)];
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
      if (lifted) (anyOf('.post.vacant:not(.refused) .press') ?? anyOf('.post:not(.refused) .press'))?.click();
      else (waiting ?? anyOf('.post:not(.vacant, .refused) .press'))?.click();
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
  const act = chance() < 0.7 && work ? work : (anyOf('.hand button.open') ?? anyOf('.grid button.open'));
  if (act && chance() < 0.8) act.click();
  else if (isOpen(left)) left.click();
}

/** The same in every run, as far as the others take the same time. */
const draws = seededDraws(1, 'officials');
const NUMBERS = 8;

export async function workOnce(page: Page): Promise<void> {
  await page.evaluate(
    clickOnce,
    Array.from({ length: NUMBERS }, () => draws.below(1000) / 1000),
  );
}

/** Plays until this is true; a test that waits too long fails by its own limit. */
export async function workUntil(pages: readonly Page[], isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) for (const page of pages) await workOnce(page);
}

/** Settings in an address; no clock presses the people. */
export function tableOf(settings: object): string {
  const code = btoa(JSON.stringify({ speed: 'off', ...settings })).replaceAll('=', '');
  return `?game=decrees&set=${code}`;
}

export interface Office {
  readonly ann: Page;
  readonly bob: Page;
  readonly code: string;
  readonly told: () => readonly { readonly type: string }[];
}

/** Two people and as many bots as there is room for, before the first bid. */
export async function openOffice(browser: Browser, url: string, query: string): Promise<Office> {
  const [host, friend] = [
    await newGuest(browser, url),
    await newGuest(browser, url, { viewport: { width: 390, height: 844 }, hasTouch: true }),
  ];
  const frames: string[] = [];
  host.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void frames.push(String(payload))));
  const table = await openTable(host.page, 'Ann', query);
  await sitDown(friend.page, table, 'Bob');
  await expect(host.page.getByRole('listitem').filter({ hasText: 'Bob' })).toBeVisible();
  await deal(host.page);
  for (const page of [host.page, friend.page])
    await expect(page.getByRole('heading', { name: 'Auction of blame' })).toBeVisible();
  const told = () =>
    frames
      .map((frame) => JSON.parse(frame))
      .flatMap(({ t, e, past, missed }) => (t === 'told' ? e : t === 'welcome' ? [...(past ?? []), ...missed] : []));
  return { ann: host.page, bob: friend.page, code: table, told };
}

/** The desks are handed out. */
export async function isMap(page: Page): Promise<boolean> {
  return (await page.locator('.post').count()) > 0;
}
