/** The peers of `pretender bench engine`: one small bluffing game, in boardgame.io and with nothing around it. */
import process from 'node:process';
import { type Contender, matchContender } from './measure.ts';
import type { BoardgameIoSetting } from './small-hoax/boardgame-io.ts';

/** The row that all others are measured against. */
export const BASELINE = 'boardgame.io client';

const BOARDGAME_IO_NAMES: Readonly<Record<BoardgameIoSetting, string>> = {
  client: BASELINE,
  clientWithoutUndo: 'boardgame.io client, undo off',
  reducer: 'boardgame.io bare reducer',
};

/**
 * boardgame.io, Immer and Redux read NODE_ENV while they load and are slower outside production, so it is set before they
 * are imported. That is also why they are imported here and not at the head of the file.
 */
export const loadPeers = async (seed: number): Promise<Contender[]> => {
  process.env.NODE_ENV = 'production';
  const { BOARDGAME_IO_SETTINGS, playBoardgameIoMatch } = await import('./small-hoax/boardgame-io.ts');
  const { playMinimalMatch } = await import('./small-hoax/minimal.ts');
  return [
    ...BOARDGAME_IO_SETTINGS.map((setting) =>
      matchContender(BOARDGAME_IO_NAMES[setting], (match) => playBoardgameIoMatch(seed + match, setting)),
    ),
    matchContender('minimal mutable', (match) => playMinimalMatch(seed + match)),
  ];
};
