import { pick } from '@pretender/kernel';
import { transfer } from '../play/transfer.ts';
import { loose, only } from '../rules/wares.ts';
import { WARES } from '../words.ts';
import { type ActionOf, type ActionRule, gain, words } from './rule.ts';

/** Everybody with a loose ware of that kind owes one (D15). */
const tax: ActionRule<ActionOf<'tax'>> = {
  forms: [{ ...words({ as: 'baron', do: 'tax' }), ware: { kind: 'one', of: WARES } }],
  announce: ({ ware = 'gold' }) => ({ as: 'baron', do: 'tax', ware }),
  hits: (table, seat, { ware }) => loose(table.heirs[seat].wares, ware) > 0,
  execute(turn, { ware }, payments) {
    for (const { seat } of payments) transfer(turn, seat, turn.state.table.turn.seat, only(ware, 1));
  },
  sample: (_table, _seat, draws) => ({ type: 'claim', as: 'baron', do: 'tax', ware: pick(draws, WARES) }),
};

export const baron = { treasury: gain({ as: 'baron', do: 'treasury' }, 'gold', 2), tax };
