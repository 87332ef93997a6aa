// Whom a limit is counted for. One household has one IPv4 address, but a whole /64 of IPv6; whoever rents a server may have a /48.

import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const WIDE_GROUPS = 3;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const MAPPED_GROUPS = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i;
/** As some proxies name whom they speak for. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;
const KEY = /^(.*)::\/64$/;

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}

/** Whatever a proxy says that is no address counts as one. */
const UNKNOWN = 'unknown';

/** An address of version 4, written in one of version 6. */
function mappedIn(plain: string): string | null {
  const groups = MAPPED_GROUPS.exec(plain)?.slice(1);
  const bytes = groups?.map((group) => Number.parseInt(group, 16)).flatMap((group) => [group >> 8, group & 255]);
  return MAPPED.exec(plain)?.[1] ?? bytes?.join('.') ?? null;
}

/** Of a connection that broke before anybody looked at it nothing is known. */
export function addressKey(ip = ''): string {
  const [, bracketed, four] = WITH_PORT.exec(ip) ?? [];
  const [plain = ''] = (bracketed ?? four ?? ip).split('%');
  const mapped = mappedIn(plain);
  if (mapped !== null) return mapped;
  if (!isIPv6(plain)) return isIPv4(plain) ? plain : UNKNOWN;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const gap = tail === undefined ? 0 : GROUPS - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...after];
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** The /48 around a /64; null where there is none. */
export function wideKey(key: string): string | null {
  const groups = KEY.exec(key)?.[1].split(':').slice(0, WIDE_GROUPS);
  return groups === undefined ? null : `${groups.join(':')}::/48`;
}

/** Who takes turns and sits at tables as one: an IPv4 address, or a /48. */
export function placeKey(ip?: string): string {
  const key = addressKey(ip);
  return wideKey(key) ?? key;
}
