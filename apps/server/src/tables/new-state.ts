// A table as it is opened, before anybody sits there.

import type { Seat } from '@pretender/kernel';
import { noneSpent } from './budgets.ts';
import { newClock } from './clock.ts';
import { emptyChair, PUBLIC, type TableState } from './facts.ts';
import { playedGame } from './games.ts';
import type { LineOf } from './lines.ts';
import { settingsKept } from './options.ts';

export function newState({ id, code }: { id: string; code: string }, opened: LineOf<'opened'>): TableState {
  const { next } = opened;
  const settings = settingsKept(opened.settings);
  const played = playedGame(settings.game);
  if (played === null) throw new Error(`no game is called ${settings.game}`);
  // Field by field: a spread would give every table a hidden class of its own.
  return {
    id,
    code,
    head: 0,
    settings,
    played,
    host: 0 as Seat,
    chairs: Array.from({ length: settings.seats }, emptyChair),
    matchNumber: 0,
    match: null,
    startedAt: 0,
    past: [],
    fairness: null,
    next,
    sealedAt: 0,
    dealing: null,
    motions: [],
    isWoundUp: false,
    pausedBy: null,
    pausedAt: 0,
    clock: newClock(),
    isGallerySilent: false,
    requests: [],
    requestCount: 0,
    tenantCount: 0,
    chat: [],
    spent: noneSpent(),
    told: Array.from({ length: PUBLIC + 1 }, () => 0),
  };
}
