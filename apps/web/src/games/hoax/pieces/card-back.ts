import { IDENTITIES, type Identity } from '@pretender/hoax';

/** Middles of the seven medallions in the units of the picture, in the order of the board. */
const MIDDLES = [
  [160, 152],
  [340, 152],
  [96, 350],
  [250, 350],
  [404, 350],
  [160, 548],
  [340, 548],
] as const;

/** How wide a head is in its medallion. */
export const MEDALLION = 112;

/** Where the seven heads are on the back of a card. */
export const BACK_PLACES: readonly { who: Identity; x: number; y: number }[] = IDENTITIES.flatMap((who, i) => {
  const middle = MIDDLES[i];
  return middle ? [{ who, x: middle[0] - MEDALLION / 2, y: middle[1] - MEDALLION / 2 }] : [];
});
