// Plain ANSI, or nothing at all.

import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];
export type Brush = (style: Style, text: string) => string;

export function brushFor(io: { readonly hasColour: boolean }): Brush {
  return io.hasColour ? (style, text) => styleText(style, text) : (_style, text) => text;
}
