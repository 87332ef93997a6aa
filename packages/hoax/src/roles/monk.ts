import { transfer } from '../play/transfer.ts';
import { hasLoose, only } from '../rules/wares.ts';
import { type ActionOf, type ActionRule, gain, words } from './rule.ts';

/** Everybody with any loose ware owes one of a kind he chooses himself (D17). */
const collect: ActionRule<ActionOf<'collect'>> = {
  forms: [words({ as: 'monk', do: 'collect' })],
  announce: () => ({ as: 'monk', do: 'collect' }),
  hits: (table, seat) => hasLoose(table.heirs[seat].wares),
  execute(turn, _action, payments) {
    for (const { seat, ware } of payments) if (ware) transfer(turn, seat, turn.state.table.turn.seat, only(ware, 1));
  },
  sample: () => ({ type: 'claim', as: 'monk', do: 'collect' }),
};

export const monk = { press: gain({ as: 'monk', do: 'press' }, 'wine', 2), collect };
