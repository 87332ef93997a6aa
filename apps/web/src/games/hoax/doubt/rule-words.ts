import type { Config, Public } from '@pretender/hoax';
import { words } from '../../../words/words.svelte.ts';

type Rule = Config['hoaxThreshold'] | 'finale';

const RULES: { readonly [R in Rule]: (count: number, need: number) => string } = {
  half: (count, need) => words.hoaxTable.ruleHalf({ count, need }),
  allOthers: (_count, need) => words.hoaxTable.ruleAll({ need }),
  halfMax4: (_count, need) => words.hoaxTable.ruleFour({ need }),
  finale: () => words.hoaxTable.ruleFinale(),
};

/** Why so many hands are needed: "half of 6 = 3". */
export function ruleInForce({ heirs, config, finale, vote }: Public): string {
  const count = heirs.filter(({ standing }) => standing === 'in').length;
  const rule: Rule = finale || count === 2 ? 'finale' : config.hoaxThreshold;
  return RULES[rule](count, vote?.need ?? 0);
}
