// Looks at a screen as it is: is every word of the reader's language, does it fit, is it at rest, can everybody use it.

import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import type { Language } from '../src/words/languages.ts';
import { strangeWords } from './words.ts';

export interface Reader {
  readonly language: Language;
  /** Who is at the table: their names are in no dictionary. */
  readonly names: readonly string[];
  /** Whether axe looks too; it takes half as long as all the rest. */
  readonly withAxe: boolean;
}

/** Everything that is read or read out. Runs in the page. */
function readOut(): readonly string[] {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, nodeValue } = node;
    if (parentElement?.checkVisibility() && !parentElement.closest('script, style, code, [data-own]'))
      texts.push(nodeValue ?? '');
  }
  const said = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  for (const element of document.body.querySelectorAll(said.map((name) => `[${name}]`).join()))
    if (element.checkVisibility()) texts.push(...said.map((name) => element.getAttribute(name) ?? ''));
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** What is wider than the screen, or than the sheet it stands in. Runs in the page. */
function sticksOut(): readonly string[] {
  const boxes = [
    document.documentElement,
    ...document.querySelectorAll('dialog[open] .body, header, main, .frame > .stage, .fill, .lower, .dock'),
  ];
  const beyond = [...document.querySelectorAll('header, main, .lower')]
    .filter((box) => box.getBoundingClientRect().right > innerWidth + 1)
    .map((box) => `${box.tagName} .${box.className} ends at ${box.getBoundingClientRect().right} of ${innerWidth}`);
  const within = boxes
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map((box) => {
      const { right } = box.getBoundingClientRect();
      const far = [...box.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > right + 1);
      const culprit = far.at(-1);
      return `${box.tagName} .${box.className}: ${box.scrollWidth} > ${box.clientWidth} for ${culprit?.outerHTML.slice(0, 120)}`;
    });
  return [...beyond, ...within];
}

/** What moves on and on: a phone draws it sixty times a second for as long as anybody thinks. Runs in the page. */
function restless(): readonly string[] {
  const LONG = 3000;
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > LONG)
    .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? '');
}

/** What a finger would miss. Runs in the page. */
function tooSmall(): readonly string[] {
  const LEAST = 44;
  return [...document.querySelectorAll('button, select, input[type="range"]')]
    .filter((each) => each.checkVisibility() && !each.closest('.unseen'))
    .map((each) => ({ each, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < LEAST)
    .map(({ each, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${each.outerHTML.slice(0, 160)}`);
}

async function violationsOf(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      // Where it is says the markup; to work out a selector for it takes longer than to look.
      selectors: false,
      preload: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
}

/** Every complaint names the screen; the walk goes on, so that one run shows all. */
export async function examine(page: Page, where: string, { language, names, withAxe }: Reader): Promise<void> {
  const strange = (await page.evaluate(readOut)).flatMap((text) => {
    // A name that is too long for its place is cut, and says so.
    const whole = text.replace(
      /(\p{L}+)…/gu,
      (cut, start: string) => names.find((name) => name.startsWith(start)) ?? cut,
    );
    const words = strangeWords(whole, language, names);
    return words.length > 0 ? [`${words.join(' ')} – in: ${text.slice(0, 100)}`] : [];
  });
  expect.soft([...new Set(strange)], `${where}: not ${language}`).toEqual([]);
  expect.soft(await page.evaluate(sticksOut), `${where}: too wide`).toEqual([]);
  expect.soft(await page.evaluate(tooSmall), `${where}: too small to press`).toEqual([]);
  expect.soft(await page.evaluate(restless), `${where}: restless`).toEqual([]);
  if (withAxe) expect.soft(await violationsOf(page), `${where}: axe`).toEqual([]);
}
