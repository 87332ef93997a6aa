import { hoax } from '@pretender/hoax';
import { type Order, offeredOrders } from '@pretender/hoax/live';
import { asSeat, beginMatch, expand, fastDice, resolveOptions } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { choose, type OrderDraft, orderOf, questionsOf } from '../../src/games/hoax/orders/draft-order.ts';

const resolved = resolveOptions(hoax.options, {}, 5);
if (!resolved.ok) throw new Error('the standard options resolve');
const match = beginMatch(hoax, resolved.config, 5, fastDice(3));
const specs = offeredOrders(match.views[1]);

describe('an order that is put together', () => {
  it('lacks something until every question is answered, and is then one that is offered', () => {
    for (const type of new Set(specs.map((spec) => spec.type))) {
      let draft: OrderDraft = { type, said: {} };
      expect(orderOf(specs, draft)).toBeNull();
      for (const { field } of questionsOf(specs, draft)) {
        const question = questionsOf(specs, draft).find((each) => each.field === field);
        if (!question) throw new Error('questions do not vanish');
        draft = choose(draft, question, question.of[question.of.length - 1]);
      }
      const order = orderOf(specs, draft) as Order | null;
      expect(order).not.toBeNull();
      const isOffered = specs
        .filter((spec) => spec.type === type)
        .some((spec) => [...expand(spec)].some((each) => JSON.stringify(each) === JSON.stringify(order)));
      expect(isOffered, type).toBe(true);
    }
  });

  it('takes a choice of several back when it is pressed again', () => {
    const [question] = questionsOf(specs, { type: 'outlaw', said: {} });
    const once = choose({ type: 'outlaw', said: {} }, question, 'steal');
    const [again] = questionsOf(specs, once);
    expect(choose(once, again, 'steal').said.against).toEqual([]);
    expect(orderOf(specs, once)).toEqual({ type: 'outlaw', against: ['steal'] });
  });

  it('asks nobody to doubt himself', () => {
    const [seats] = questionsOf(specs, { type: 'doubt', said: {} });
    expect(seats.of).not.toContain(asSeat(1));
  });
});
