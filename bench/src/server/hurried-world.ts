import { realWorld, type World } from '@pretender/server/house';
import { countedSecrets } from './counted-secrets.ts';

const LETTERS = 100;

/** Real in all but one thing: hundreds of tables are set up one after the other, so answers do not wait for their step. */
export const unsteppedWorld: World = { ...realWorld, answerStep: 0 };

/**
 * The same in all but two things: secrets are known to the clients, who play from a script, and a window lasts no longer than it must. How
 * much longer it lasts is drawn so that speed tells nothing, and at full speed everybody would wait for that most of the time. Codes of
 * tables are still drawn.
 */
export const hurriedWorld = (): World => ({
  ...unsteppedWorld,
  bytes: countedSecrets(),
  below: (n) => (n < LETTERS ? realWorld.below(n) : 0),
});
