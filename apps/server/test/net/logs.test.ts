import { describe, expect, it } from 'vitest';
import { enter, HELLO } from './client.ts';
import { CODE, TICKET, TOKEN } from './fake-hall.ts';
import { openNet } from './open-net.ts';

const ANN = { name: 'Annabelle', nonce: '0123456789abcdef0123456789abcdef' };

describe('the log', () => {
  it('has a line for each request and nothing that anybody could use', async () => {
    const { url, ask, logged } = await openNet();
    await ask(`/api/tables/${CODE}?token=${TOKEN}`);
    await ask(`/t/${CODE}`);
    await ask(`/nothing/${CODE}`);
    await ask(`/%${CODE}`);
    await ask({ method: 'POST', url: `/api/tables/${CODE}/seats`, payload: ANN });
    await ask({ method: 'POST', url: `/api/tables/${CODE}/seats`, payload: `{"name":"${ANN.name}` });
    await ask({ method: 'POST', url: '/api/keys', payload: { token: TOKEN } });
    await ask({ method: 'POST', url: '/api/tickets', payload: { token: TOKEN, seat: 1 } });
    for (const door of ['tickets', 'keys', 'seats'])
      await ask({ method: 'POST', url: `/api/tables/${CODE}/${door}`, payload: { ...ANN, ticket: TICKET } });
    await ask({ method: 'POST', url: `/api/tables/${CODE}/tickets`, payload: { ticket: TICKET } });
    await ask(`/t/${CODE}#ticket=${TICKET}`);
    const client = await enter(url);
    client.send({ ...HELLO, token: TOKEN });
    await client.next();
    client.send({ t: 'say', id: 'a', text: 'I am the monk' });
    await client.next();
    const text = logged.join('');
    expect(text).toContain('/api/tables/:idOrCode/seats');
    for (const secret of [TOKEN, TICKET, CODE, ANN.name, ANN.nonce, 'monk']) expect(text).not.toContain(secret);
  });
});

describe('metrics', () => {
  it('have a door of their own, which is shut unless somebody opens it', async () => {
    const shut = await openNet();
    expect(shut.metricsUrl).toBeNull();
    const { metricsUrl, ask } = await openNet({ metricsPort: 0 });
    const response = await fetch(metricsUrl ?? '');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('pretender_tables 0');
    expect((await ask('/metrics')).statusCode).toBe(404);
  });
});
