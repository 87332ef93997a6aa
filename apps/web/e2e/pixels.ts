// Two pictures, compared by what an eye could see: the same page is not always drawn alike to the last bit at the edges of an icon.

import type { Page } from '@playwright/test';

/** More than what drawing once more changes, and less than any word or mark: of 255. */
export const VISIBLE = 64;

/** By how much the pixel that differs most differs, in its strongest colour. */
export function strongestDifference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const urls = [one, other].map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
  return page.evaluate(async (sources) => {
    const pixels = async (source: string) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      return canvas?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    };
    const [a, b] = await Promise.all(sources.map(pixels));
    if (a === undefined || a.length === 0 || a.length !== b?.length) return 255;
    return a.reduce((most, value, at) => Math.max(most, Math.abs(value - (b[at] ?? 0))), 0);
  }, urls);
}
