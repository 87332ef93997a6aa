// Somebody who plays by clicking. The hand is in the page and presses whenever there is something to press, so that nobody waits for
// messages between the test and the browser.

import type { Page } from '@playwright/test';

export interface Habits {
  /** Plays until this is on the screen, and then stops. */
  readonly until: string;
  /** Doubts whatever can be doubted, and supports whoever doubts; otherwise lets everything pass. */
  readonly isBold?: boolean;
}

/** Runs in the page; the text of what was waited for, which may be gone in a moment. */
function sitAndPlay({ until, isBold = false }: Habits): Promise<string> {
  /** Faster than anybody, slower than a frame. */
  const EVERY = 50;
  const isOpen = (button: Element) => button.getAttribute('aria-disabled') !== 'true' && !button.matches(':disabled');
  const any = (buttons: readonly HTMLElement[]) => buttons[Math.floor(Math.random() * buttons.length)];
  const open = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isOpen);
  const [isFree, isMine, isClaimed] = [':not([aria-pressed="true"])', '.own.turn', '.ribbon, .meter'];

  /** Says it if it is whole; otherwise chooses something more, or begins again where that leads nowhere. */
  const compose = (left?: HTMLElement, right?: HTMLElement) => {
    const choices = open(`.composer button${isFree}`);
    const isStuck = choices.length === 0 || Math.random() < 0.15;
    return right ?? (isStuck ? left : any(choices));
  };
  const next = (): HTMLElement | undefined => {
    const [left, right] = [...document.querySelectorAll<HTMLElement>('.pair button')].map((button) =>
      isOpen(button) ? button : undefined,
    );
    if (document.querySelector('.composer')) return compose(left, right);
    // In one's own turn a head acts; a head that reacts says how.
    const acting = open(`.heads .open${isFree}`).filter((head) => !head.ariaLabel?.includes(':'));
    if (document.querySelector('.heads.choosing')) return right ?? any(acting);
    if (acting.length > 0) return any(acting);
    const hasClaim = document.querySelector(isClaimed) !== null;
    const mustSpeak = document.querySelector(isMine) !== null && !hasClaim && !left;
    return right && ((isBold && hasClaim) || mustSpeak) ? right : left;
  };
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const found = document.querySelector(until);
      if (found === null) return next()?.click();
      clearInterval(timer);
      resolve(found.textContent ?? '');
    }, EVERY);
  });
}

export function playUntil(page: Page, habits: Habits): Promise<string> {
  return page.evaluate(sitAndPlay, habits);
}
