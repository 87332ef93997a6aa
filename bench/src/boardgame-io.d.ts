/**
 * boardgame.io has no `exports` map, so Node refuses `boardgame.io/client` from an ES module (a directory import). The files
 * behind it load everywhere (Node, esbuild, vitest) but have no types beside them; these lines say where the types are.
 */
declare module 'boardgame.io/dist/cjs/client.js' {
  export { Client } from 'boardgame.io/client';
}
declare module 'boardgame.io/dist/cjs/core.js' {
  export { INVALID_MOVE, PlayerView } from 'boardgame.io/core';
}
declare module 'boardgame.io/dist/cjs/server.js' {
  export { Server } from 'boardgame.io/server';
}
declare module 'boardgame.io/dist/cjs/internal.js' {
  export { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
}
