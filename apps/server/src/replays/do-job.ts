// What takes long with whole matches, in whatever thread.

import { isTame } from '../net/tame.ts';
import { importOf } from '../tables/import.ts';
import { type Heading, sheetOf } from '../tables/records.ts';
import { type Import, type Job, type Material, type SharedFile, sharedFile } from './replays.ts';

/** The deepest honest record has a dozen levels. */
const MOST_DEPTH = 40;

async function read(text: string): Promise<Import> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, code: 'bad-message', why: 'The request cannot be read; its body must be JSON.' };
  }
  const found = isTame(data, MOST_DEPTH)
    ? await importOf(data)
    : ({ ok: false, why: 'nothing in one is so deep' } as const);
  if (found.ok) return found;
  return { ok: false, code: 'bad-record', why: `This is no record of a finished match: ${found.why}.` };
}

function make({ heading, pages }: Material): SharedFile {
  const bodies = pages.flatMap((page) => page.split('\n'));
  return sharedFile(JSON.stringify(sheetOf(JSON.parse(heading) as Heading, bodies)));
}

export function doJob(job: Job): Promise<Import> | SharedFile {
  return 'read' in job ? read(job.read) : make(job.make);
}
