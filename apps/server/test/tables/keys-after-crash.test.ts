import { expect, it } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openHall } from '../../src/tables/hall.ts';
import { court } from './court.ts';
import { quiet } from './settings.ts';

it('a second device stays in, although the power went between the line that made a key the only one and the next', async () => {
  const room = await court(false);
  let writes = 0;
  const { append } = room.store;
  room.store.append = (...given) => (writes++ === 0 ? append(...given) : new Promise<never>(() => {}));
  void room.hall.keepOnlyKey(room.token);
  await room.world.rest();
  expect(writes).toBe(2);
  const again = async (store: typeof room.store) => {
    room.world.forget();
    const kept = store.crash('lost');
    return { store: kept, hall: await openHall({ store: kept, world: room.world, bots: localBots(), log: quiet }) };
  };
  const first = await again(room.store);
  const phone = await first.hall.copyKey(room.token);
  if (!phone.ok) throw new Error(phone.refusal.code);
  const second = await again(first.store);
  const answer = await second.hall.copyKey(phone.value.token);
  expect(answer.ok ? 'ok' : answer.refusal.code).toBe('ok');
});
