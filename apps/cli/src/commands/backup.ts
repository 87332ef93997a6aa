// `pretender backup`: a copy of a server's store that has been read back.

import process from 'node:process';
import { USUAL_DATA } from '@pretender/server/usual-data';
import { command } from '../command.ts';
import { Complaint, reasonOf } from '../complaint.ts';

/** As the server itself reads it. */
const data = process.env.PRETENDER_DATA || USUAL_DATA;

async function copy(data: string, file: string) {
  const { backUpFile } = await import('@pretender/server/store');
  try {
    return await backUpFile(data, file);
  } catch (error) {
    throw new Complaint(`no backup: ${reasonOf(error)}`, 1);
  }
}

export const backupCommand = command({
  name: 'backup',
  description: "Copy a server's store into a file, also while the server runs",
  args: {
    file: {
      type: 'positional',
      required: true,
      description: 'Where the copy goes; it replaces what is there',
      valueHint: 'copy.db',
    },
    data: { type: 'string', default: data, valueHint: data, description: 'The store' },
    json: { type: 'boolean', description: 'Print {file, from, at}' },
  },
  async run({ file, data, json }, { io }) {
    const { from, at } = await copy(data, file);
    const time = new Date(at).toISOString();
    if (json) io.data(JSON.stringify({ file, from, at: time }, null, 2));
    else if (from === data) io.out(`${file} is a copy of ${data}, read back and sound.`);
    else
      io.out(
        `${data} is in use, so ${file} is a copy of the backup that its server made at ${time} (${from}), read back and sound.`,
      );
    return 0;
  },
});
