import type { Action, Identity } from '@pretender/hoax';

/** The action board in board order. */
export const ACTIONS_OF: { readonly [I in Identity]: readonly Extract<Action, { as: I }>['do'][] } = {
  baron: ['treasury', 'tax'],
  monk: ['press', 'collect'],
  judge: ['cellar', 'rent'],
  merchant: ['earn', 'swap'],
  magician: ['bewitch'],
  thief: ['steal'],
  farmer: ['harvest'],
};
