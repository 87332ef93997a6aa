// Somebody who has a key asks from elsewhere whether the table waits for them; nobody else learns it, and nothing is changed.

import { expect, it } from 'vitest';
import { identityOf, openRound, say } from '../round.ts';

it('says to whoever has the key whether the table waits for them, until they have answered', async () => {
  const round = await openRound({ settings: { speed: 'days' }, people: 3 });
  const look = (seat: number) => round.hall.lookAtSeat(round.tokens[seat]);
  const before = round.watcher.n;
  expect(await look(0)).toMatchObject({ ok: true, value: { seat: 0, isAsked: true, notice: { isPlaying: true } } });
  expect(round.watcher.n).toBe(before);
  const identities = [identityOf(round, 0) === 'thief' ? 'merchant' : 'thief'];
  await say(round.clients[0], { type: 'cover', identities });
  expect(await look(0)).toMatchObject({ ok: true, value: { isAsked: false } });
  expect(await look(1)).toMatchObject({ ok: true, value: { seat: 1, isAsked: true } });
  await round.clients[1].send({ t: 'pause' } as never);
  expect(await look(1)).toMatchObject({ ok: true, value: { isAsked: false } });
});

it('says nothing to anybody else', async () => {
  const round = await openRound({ people: 3 });
  const refused = await round.hall.lookAtSeat('x'.repeat(round.tokens[0].length));
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'wrong-token' } });
});
