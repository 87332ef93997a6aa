// A process of its own for the tests that kill and trace: writes lines as fast as it can, and says on stdout which are
// acknowledged. Arguments: file, script of the thread, number of tables, most lines to acknowledge.

import { writeSync } from 'node:fs';
import process from 'node:process';
import { openSqliteStore } from '../../src/store/sqlite.ts';
import { lineOfWriter } from './writer-line.ts';

const [path, script, tables, most] = process.argv.slice(2);
const store = await openSqliteStore(path, { script });
let left = Number(most);

async function writeOn(id: string): Promise<void> {
  const known = await store.tableBy(id);
  if (known === null) {
    await store.createTable({ id, code: `C-${id}`, wakeAt: null, isListed: false, createdAt: 0 }, lineOfWriter(id, 0));
    writeSync(1, `${id} 0\n`);
  }
  for (let seq = (known?.head ?? 0) + 1; left > 0; seq++) {
    const answer = await store.append(lineOfWriter(id, seq), seq);
    if (answer !== 'ok') throw new Error(`${id} ${seq}: ${answer}`);
    left -= 1;
    // Synchronous, and one system call: what is said here was said after the commit, and not kept in a buffer.
    writeSync(1, `${id} ${seq}\n`);
  }
}

await Promise.all(Array.from({ length: Number(tables) }, (_, n) => writeOn(`t${n}`)));
await store.close();
