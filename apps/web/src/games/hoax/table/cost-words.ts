import { words } from '../../../words/words.svelte.ts';
import { waresText } from '../speech.ts';
import type { Cost } from './cost.ts';

/** What the open claim would do to the reader, in a sentence; nothing where it leaves them alone. */
export function costText(cost: Cost | null): string {
  if (cost === null) return '';
  if (cost.isOwnChoice) return words.hoaxTable.wouldChoose();
  const [give, get] = [waresText(cost.give), waresText(cost.get)];
  return Object.values(cost.get).some(Boolean)
    ? words.hoaxTable.wouldSwap({ give, get })
    : words.hoaxTable.wouldPay({ wares: give });
}
