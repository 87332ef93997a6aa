// Keys of the board: they press what is on the screen, and nothing else.

import type { Keys } from '../../../shell/beat/keys.ts';
import type { Desk } from '../table/desk.svelte.ts';
import { dockOf } from './dock-buttons.ts';
import { headsOf } from './heads.ts';

export function boardKeys(desk: Desk): Keys {
  // A first turn shows three claims instead of the board.
  if (!desk.isPlaying || desk.isBare) return {};
  const { left, right } = dockOf(desk);
  const heads = desk.isSimple ? [] : headsOf(desk).map(({ press }, at) => [String(at + 1), press] as const);
  return { ...Object.fromEntries(heads), SPACE: left.press, D: right.press };
}
