// A way to put one fault into the server: functions of its modules, exchanged while a test looks on.

import type { tell } from '../../src/tables/audience.ts';
import type { autoPasses, botsToAsk } from '../../src/tables/autoplay.ts';
import type { wasTold } from '../../src/tables/catch-up.ts';
import type { decide } from '../../src/tables/decide.ts';
import type { keepRecent, recentFor } from '../../src/tables/recent.ts';
import type { finishedMatch } from '../../src/tables/records.ts';
import type { noticeOf, snapshotFor } from '../../src/tables/snapshot.ts';
import type { apply } from '../../src/tables/state.ts';
import type { reaches, tellings } from '../../src/tables/telling.ts';
import type { wakesAt } from '../../src/tables/wake.ts';

/** What a fault can exchange. */
interface Seams {
  readonly apply: typeof apply;
  readonly autoPasses: typeof autoPasses;
  readonly botsToAsk: typeof botsToAsk;
  readonly decide: typeof decide;
  readonly finishedMatch: typeof finishedMatch;
  readonly keepRecent: typeof keepRecent;
  readonly noticeOf: typeof noticeOf;
  readonly reaches: typeof reaches;
  readonly recentFor: typeof recentFor;
  readonly snapshotFor: typeof snapshotFor;
  readonly tell: typeof tell;
  readonly tellings: typeof tellings;
  readonly wakesAt: typeof wakesAt;
  readonly wasTold: typeof wasTold;
}

export type Fault = { readonly [S in keyof Seams]?: (real: Seams[S]) => Seams[S] };

let current: Fault = {};

export function breakWith(fault: Fault): void {
  current = fault;
}

type Exported = Readonly<Record<string, unknown>>;
type Function = (...given: never[]) => unknown;

/** The same module, whose functions ask first whether they are broken. */
export function breakable(module: Exported): Exported {
  const wrap = ([name, real]: [string, unknown]): [string, unknown] => {
    if (typeof real !== 'function') return [name, real];
    const call = (...given: never[]) => {
      const change = current[name as keyof Seams] as ((real: unknown) => Function) | undefined;
      return (change === undefined ? (real as Function) : change(real))(...given);
    };
    return [name, call];
  };
  return Object.fromEntries(Object.entries(module).map(wrap));
}
