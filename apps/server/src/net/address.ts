// Whom a limit is counted for. One household has one IPv4 address, but a whole /64 of IPv6; whoever rents a server may have a /48.

import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const WIDE_GROUPS = 3;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const KEY = /^(.*)::\/64$/;

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}

export function addressKey(ip: string): string {
  const [plain = ''] = ip.split('%');
  const mapped = MAPPED.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
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
export function placeKey(ip: string): string {
  const key = addressKey(ip);
  return wideKey(key) ?? key;
}
