// Manners of play that must not pay.

import type { Decrees } from '@pretender/decrees';
import type { Player } from '../player.ts';
import { clerk } from './officials.ts';

/** Does nothing in its own turn. */
export const passive: Player<Decrees> = (view, specs, draws) =>
  specs.some(({ type }) => type === 'end') ? { type: 'end' } : clerk(view, specs, draws);

/** Only ever draws. */
export const drawing: Player<Decrees> = (view, specs, draws) =>
  specs.some(({ type }) => type === 'draw') ? { type: 'draw' } : passive(view, specs, draws);
