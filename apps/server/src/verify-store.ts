// Every line of a store, held to its checksums and to what tables make of it; for the command, without a server.

import { type Inspection, inspectStore } from './store/inspect.ts';
import { foldLines } from './tables/catch-up.ts';
import { forLog } from './tables/keys.ts';

export interface StoreReport extends Omit<Inspection, 'problems'> {
  /** A line for each. */
  readonly problems: readonly string[];
}

export async function verifyStore(path: string): Promise<StoreReport> {
  const { problems, ...rest } = await inspectStore(path, (table, lines) => void foldLines(table, lines));
  return {
    ...rest,
    problems: problems.map(({ table, sentence }) => {
      if (table === null) return sentence;
      const { table: short, error } = forLog(table.id, sentence);
      return `table ${table.code} (${short} in the server's log): ${error}`;
    }),
  };
}
