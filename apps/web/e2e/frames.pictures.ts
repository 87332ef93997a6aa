// By hand: how long the frames of a moment are on a device a quarter as fast.
import { newGuest, PHONE } from './people.ts';
import { test } from './server.ts';
import { Stage } from './stage.ts';
import { twoWorlds } from './verdict-scenes.ts';

for (const [device, look] of [
  ['phone', PHONE],
  ['desktop', { viewport: { width: 1440, height: 900 } }],
] as const)
  test(`frames at a quarter of the speed (${device})`, async ({ browser, server }) => {
    const { page, context } = await newGuest(browser, server.url, { ...look, reducedMotion: 'no-preference' });
    const stage = await Stage.before(page);
    const [truth, lie] = twoWorlds('doubt');
    for (const scene of [truth, lie]) {
      await stage.show(scene);
      await page.waitForTimeout(2500);
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.evaluate(() => {
        const frames: { ms: number; beat: string }[] = [];
        Object.assign(window, { frames });
        let last = performance.now();
        const tick = (now: number) => {
          frames.push({
            ms: Math.round(now - last),
            beat: document.querySelector('.theatre')?.getAttribute('data-beat') ?? '-',
          });
          last = now;
          requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
      });
      stage.tell(scene);
      await page.waitForTimeout(5600);
      const frames = await page.evaluate(
        () => (window as unknown as { frames: { ms: number; beat: string }[] }).frames,
      );
      const slow = frames.filter(({ ms }) => ms > 34);
      const sorted = frames.map(({ ms }) => ms).sort((a, b) => a - b);
      console.log(
        device,
        frames.length,
        'frames, median',
        sorted[frames.length >> 1],
        'p99',
        sorted[Math.floor(frames.length * 0.99)],
        'slow:',
        JSON.stringify(slow),
      );
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    await context.close();
  });
