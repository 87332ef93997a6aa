// The same players without threads, for simulations and tests. Nobody is cut off here.

import { answerLetter } from './answer-letter.ts';
import type { BotPool, OnBotTrouble } from './bot-pool.ts';
import { letterFor } from './letter.ts';

export function localBots(onTrouble?: OnBotTrouble): BotPool {
  return {
    async choose(request) {
      try {
        return answerLetter(letterFor(request));
      } catch (error) {
        onTrouble?.({ kind: 'broken', error });
        return null;
      }
    },
    async stop() {},
  };
}
