// Which pages may talk to us. Nothing is authorised by cookies: a seat is proved by a key that only its own page keeps,
// so a page elsewhere could do no more than a stranger with a program. That is why a missing Origin may be allowed, and
// why a name that is made to point at us (DNS rebinding) gains nothing. The check still keeps other pages from spending
// their visitors' limits.

import type { ServerConfig } from '../config.ts';

interface Caller {
  /** The Origin header. */
  readonly origin: string | undefined;
  /** The host that was asked for, as the browser wrote it. */
  readonly host: string;
}

type Rules = Pick<ServerConfig, 'origins' | 'allowNoOrigin'>;

export function isWelcome({ origin, host }: Caller, { origins, allowNoOrigin }: Rules): boolean {
  if (origin === undefined) return allowNoOrigin;
  if (origins.includes(origin)) return true;
  return /^https?:\/\//.test(origin) && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
