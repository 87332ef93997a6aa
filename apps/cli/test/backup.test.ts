import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore } from '@pretender/server/store';
import { USUAL_DATA } from '@pretender/server/usual-data';
import { describe, expect, it } from 'vitest';
import { folderWith, hear } from './heard.ts';

describe('backup', () => {
  it('copies the store of a server that does not run', async () => {
    const folder = folderWith({});
    const [data, file] = [join(folder, 'data.db'), join(folder, 'copy.db')];
    await (await openSqliteStore(data)).close();
    const { code, out } = await hear(['backup', file, '--data', data]);
    expect(out).toBe(`${file} is a copy of ${data}, read back and sound.`);
    expect(code).toBe(0);
    await (await openSqliteStore(file)).close();
  });

  it('copies what a running server has kept, and says from when it is', async () => {
    const folder = folderWith({});
    const [data, file] = [join(folder, 'data.db'), join(folder, 'copy.db')];
    const store = await openSqliteStore(data);
    expect(await hear(['backup', file, '--data', data])).toMatchObject({
      code: 1,
      err: `pretender: no backup: ${data} is in use by a server that has not kept a backup yet.`,
    });
    await store.backup(`${data}.backup`);
    const { code, out } = await hear(['backup', file, '--data', data, '--json']);
    const at = new Date(statSync(`${data}.backup`).mtimeMs).toISOString();
    expect(JSON.parse(out)).toEqual({ file, from: `${data}.backup`, at });
    expect(code).toBe(0);
    await store.close();
  });

  it('says why it cannot', async () => {
    const folder = folderWith({ 'data.db': 'no database' });
    const file = join(folder, 'copy.db');
    expect(await hear(['backup', file, '--data', join(folder, 'none.db')])).toMatchObject({
      code: 1,
      err: `pretender: no backup: there is no store ${join(folder, 'none.db')}.`,
    });
    const { code, err } = await hear(['backup', file, '--data', join(folder, 'data.db')]);
    expect(err).toContain('file is not a database');
    expect(code).toBe(1);
    expect((await hear(['backup'])).err).toContain('backup needs FILE');
  });

  it('looks where a server keeps its store', async () => {
    expect((await hear(['backup', '--help'])).out).toContain(`Default: ${USUAL_DATA}`);
  });
});
