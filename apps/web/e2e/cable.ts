// A line that can be cut at any moment, as a tunnel would, and what has come over it.

import { expect, type Page } from '@playwright/test';
import { say } from './words.ts';

export interface Cable {
  /** Until it is mended nothing comes through. */
  cut(): Promise<void>;
  mend(): void;
}

/** Before the page is loaded. */
export async function cableOf(page: Page): Promise<Cable> {
  let isCut = false;
  let tear = async () => {};
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (isCut) return void socket.close({ code: 3001 });
    const server = socket.connectToServer();
    tear = async () => {
      await server.close();
      await socket.close({ code: 3001 });
    };
  });
  return {
    async cut() {
      isCut = true;
      await tear();
    },
    mend() {
      isCut = false;
    },
  };
}

/** The page is loaded again, then its line breaks for a while: both times the reader finds what was there before. */
export async function disturb(page: Page, cable: Cable, what: string): Promise<void> {
  await page.reload();
  await expect(page.locator(what)).toBeVisible();
  await cable.cut();
  const banner = page.getByText(say('en', 'frame.lineLost'));
  await expect(banner).toBeVisible();
  cable.mend();
  await expect(banner).toHaveCount(0);
  await expect(page.locator(what)).toBeVisible();
}

/** Everything that comes over a page's sockets. */
export function listen(page: Page): readonly string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void frames.push(String(payload))));
  return frames;
}
