// A leak that is put into the server on purpose, with the check that must find it.

import type { Check } from '../worlds/pair.ts';
import type { Tamper } from '../worlds/side.ts';
import type { Fault } from './fault.ts';

export interface ServerLeak {
  readonly name: string;
  readonly caughtBy: Check;
  readonly fault?: Fault;
  readonly tamper?: Tamper;
}
