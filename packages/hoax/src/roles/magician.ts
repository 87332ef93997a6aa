import { pick } from '@pretender/kernel';
import { transfer } from '../play/transfer.ts';
import { othersIn } from '../rules/heirs.ts';
import { hasLoose, looseWares } from '../rules/wares.ts';
import { type ActionOf, type ActionRule, words } from './rule.ts';

const WORDS = words({ as: 'magician', do: 'bewitch' });

/** Takes everything the victim has outside trios (D21); a spell on somebody without is legal bait. */
const bewitch: ActionRule<ActionOf<'bewitch'>> = {
  forms: (table, seat) => [{ as: WORDS.as, do: WORDS.do, target: { kind: 'one', of: othersIn(table, seat) } }],
  announce: ({ target }) => ({ as: 'magician', do: 'bewitch', target: target as never }),
  hits: (table, seat, { target }) => seat === target && hasLoose(table.heirs[seat].wares),
  execute(turn, _action, payments) {
    const { table } = turn.state;
    for (const { seat } of payments) transfer(turn, seat, table.turn.seat, looseWares(table.heirs[seat].wares));
  },
  sample: (table, seat, draws) => ({
    type: 'claim',
    as: 'magician',
    do: 'bewitch',
    target: pick(draws, othersIn(table, seat)),
  }),
};

export const magician = { bewitch };
