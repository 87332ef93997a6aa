// A doubt and an accusation, each in two worlds that differ only in how it ends: until the card says so, no picture, no word of the
// live region and no sound may differ.

import { type Browser, expect, type Page } from '@playwright/test';
import { newGuest, PHONE } from './people.ts';
import { strongestDifference, VISIBLE } from './pixels.ts';
import type { Scene } from './scenes.ts';
import { test } from './server.ts';
import { Stage } from './stage.ts';
import { aCollapse, twoWorlds } from './verdict-scenes.ts';

const DESK = { viewport: { width: 1440, height: 900 } };
const DEVICES = { phone: PHONE, desktop: DESK } as const;
/** Shares of the whole, a little into each beat; then the verdict, and when all is over. */
const BEFORE = [0.02, 0.26, 0.46, 0.64];
const VERDICT = 0.72;
const END = 1.04;

/** In the page: what the live region says and what sounds, in order. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const node = () => ({
    connect: (next: object) => next,
    gain: param(),
    frequency: param(),
    Q: param(),
    start() {},
    stop() {},
  });
  const param = () => ({
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  });
  class Silence {
    readonly currentTime = 0;
    readonly sampleRate = 100;
    readonly state = 'running';
    readonly destination = {};
    createGain = node;
    createBiquadFilter = node;
    createOscillator = () => {
      heard.push('(a tone)');
      return node();
    };
    createBufferSource = () => {
      heard.push('(a noise)');
      return node();
    };
    createBuffer = () => ({ getChannelData: () => [] });
  }
  Object.assign(window, { AudioContext: Silence });
  localStorage.setItem('preferences', JSON.stringify({ sound: 'on' }));
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[aria-live="polite"]:not(ol), [aria-live="assertive"]')) {
      const text = region.textContent?.trim() ?? '';
      if (text !== '' && heard.findLast((each) => !each.startsWith('(')) !== text) heard.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

interface Seen {
  readonly frames: readonly Buffer[];
  readonly verdict: Buffer;
  readonly heard: readonly string[];
  readonly after: readonly string[];
  readonly ending: string;
}

/** Somebody at a table whose time the test has in its hands. */
async function onlooker(browser: Browser, url: string, device: keyof typeof DEVICES) {
  const { page, context } = await newGuest(browser, url, DEVICES[device]);
  await page.addInitScript(listen);
  const stage = await Stage.before(page);
  await page.clock.install();

  const watch = async (scene: Scene, lasts = 5000): Promise<Seen> => {
    await page.clock.resume();
    await stage.show(scene);
    // What is played with is there before it begins.
    await page.clock.fastForward(2000);
    // Far enough ahead for a slow machine to be asked for the time meanwhile.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000);
    const begun = (await heardBy(page)).length;
    await stage.goOn(scene);
    const frames: Buffer[] = [];
    let now = 0;
    const until = async (share: number) => {
      await page.clock.runFor(Math.round(share * lasts) - now);
      now = Math.round(share * lasts);
    };
    for (const share of BEFORE) {
      await until(share);
      frames.push(await page.screenshot({ animations: 'disabled' }));
    }
    const heard = (await heardBy(page)).slice(begun);
    await until(VERDICT);
    const verdict = await page.screenshot({ animations: 'disabled' });
    const ending = await page.locator('.theatre .words').innerText();
    await until(END);
    await expect(page.locator('.theatre')).toHaveCount(0);
    return { frames, verdict, heard, after: (await heardBy(page)).slice(begun + heard.length), ending };
  };
  return { watch, close: () => context.close() };
}

const spoken = (heard: readonly string[]) => heard.filter((text) => !text.startsWith('('));

for (const device of ['phone', 'desktop'] as const)
  test(`nothing tells the end of a doubt or an accusation before the card does (${device})`, async ({
    browser,
    server,
  }) => {
    const [one, other] = await Promise.all([1, 2].map(() => onlooker(browser, server.url, device)));
    if (!one || !other) throw new Error('nobody looks');
    const judge = await newGuest(browser, server.url);
    for (const deed of ['doubt', 'accusation'] as const) {
      const [left, right] = twoWorlds(deed);
      const [here, there] = await Promise.all([one.watch(left), other.watch(right)]);
      expect(here.heard).toEqual(there.heard);
      for (const [at, frame] of here.frames.entries()) {
        const difference = await strongestDifference(judge.page, frame, there.frames[at] ?? Buffer.of());
        expect(difference, `${deed}, at ${BEFORE[at]}`).toBeLessThan(VISIBLE);
      }
      expect(await strongestDifference(judge.page, here.verdict, there.verdict)).toBeGreaterThan(VISIBLE);
      expect(here.ending).not.toBe(there.ending);
      for (const { after } of [here, there]) {
        expect(spoken(after).length).toBeGreaterThan(0);
        expect(spoken(after)).toEqual([...new Set(spoken(after))]);
        expect(after).toContain('(a noise)');
      }
    }
    const falls = await one.watch(aCollapse(), 3000);
    expect(falls.ending).toContain('The doubt collapses');
    expect(spoken(falls.after).join(' ')).toContain('takes 2 gold');
    await Promise.all([one.close(), other.close(), judge.context.close()]);
  });
