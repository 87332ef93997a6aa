// Which cards there are, and which of them lie face up.

import type { Deep } from '@pretender/kernel';
import type { Config } from '../options.ts';
import type { Public } from '../types.ts';
import { IDENTITIES, type Identity } from '../words.ts';

const WITHOUT_MERCHANT: readonly Identity[] = IDENTITIES.filter((identity) => identity !== 'merchant');

/** The identities that are played with; nobody can be, claim, cover, show or name any other. */
export function identitiesIn({ noMerchant }: Deep<Config>): readonly Identity[] {
  return noMerchant ? WITHOUT_MERCHANT : IDENTITIES;
}

export function isPlayed({ noMerchant }: Deep<Config>, identity: Identity): boolean {
  return !noMerchant || identity !== 'merchant';
}

/** Without the Merchant nobody covers a head at the start (D74). */
export function coversAtStart({ noMerchant }: Deep<Config>): boolean {
  return !noMerchant;
}

export function copiesOf({ identityCopies }: Deep<Config>): number {
  return identityCopies;
}

type Copies = Config['identityCopies'];

function decks(identities: readonly Identity[]): { readonly [C in Copies]: readonly Identity[] } {
  const deck = (copies: Copies) => identities.flatMap((identity) => Array.from({ length: copies }, () => identity));
  return { 1: deck(1), 2: deck(2), 3: deck(3), 4: deck(4) };
}

/** Made once: bots deal many rounds. */
const WHOLE = decks(IDENTITIES);
const SHORT = decks(WITHOUT_MERCHANT);

export function deckOf({ noMerchant, identityCopies }: Deep<Config>): readonly Identity[] {
  return (noMerchant ? SHORT : WHOLE)[identityCopies];
}

/** Identities of which every card lies face up, if the table covers them (D72). */
export function exhausted({ config, heirs }: Public): Identity[] {
  if (!config.coverExhausted) return [];
  const copies = copiesOf(config);
  return identitiesIn(config).filter((identity) => {
    let count = 0;
    for (const { card, former } of heirs) {
      if (card !== null && card === identity) count++;
      if (former !== null && former === identity) count++;
    }
    return count >= copies;
  });
}
