// Ways to spoil this game.

import { type Hoax, hoax } from '@pretender/hoax';
import { type SeededLeak, tamperingWith } from '@pretender/kernel/suite';

export type HoaxLeak = SeededLeak<Hoax>;
export const { withEvent, withAfterthought, withEmit, withRider, withSecretCounter } = tamperingWith(hoax);
