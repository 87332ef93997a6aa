// Ways to spoil this game.

import { type Decrees, decrees } from '@pretender/decrees';
import type { Turn } from '@pretender/kernel';
import { type SeededLeak, tamperingWith } from '@pretender/kernel/suite';

export type DecreesTurn = Turn<Decrees>;
export type DecreesLeak = SeededLeak<Decrees>;
export const { withEvent, withAfterthought, withEmit, withRider, withSecretCounter } = tamperingWith(decrees);
