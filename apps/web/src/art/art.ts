// The pictures of a table. They lie in one sprite that the browser fetches and keeps as a whole.
import './art.css';
import sprite from './generated/hoax.svg';
import { PICTURES } from './generated/pictures.ts';

export type Picture = keyof typeof PICTURES;

/** Below this many pixels hatching turns into dirt. */
export const FINE_FROM = 64;

/** What a `<use>` needs: the address of the picture, and its size in its own units. */
export function pictureOf(name: Picture): { href: string; width: number; height: number } {
  const [width, height] = PICTURES[name];
  return { href: `${sprite}#${name}`, width, height };
}
