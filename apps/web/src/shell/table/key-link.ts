// A seat for another device: its key stands behind the #, which browsers never send to a server.

const PREFIX = '#key=';

export function keyInAddress(hash: string): string | null {
  return hash.startsWith(PREFIX) ? decodeURIComponent(hash.slice(PREFIX.length)) || null : null;
}

export function keyLink(origin: string, code: string, token: string): string {
  return `${origin}/t/${code}${PREFIX}${encodeURIComponent(token)}`;
}
