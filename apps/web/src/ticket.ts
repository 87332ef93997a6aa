// A ticket to a seat, in a link: it stands behind the #, which browsers never send to a server.

const PREFIX = '#ticket=';
/** Whatever a chat has added at the end is no part of it. */
const IN_LINK = /#ticket=([0-9a-f]*)/i;

export function ticketIn(link: string): string | null {
  return IN_LINK.exec(link)?.[1].toLowerCase() ?? null;
}

export function ticketLink(origin: string, code: string, ticket: string): string {
  return `${origin}/t/${code}${PREFIX}${ticket}`;
}

/** Out of the address, before anything else is fetched: from here on it is in this page's memory and nowhere else. */
export function takeTicket(): string | null {
  const ticket = ticketIn(location.hash);
  if (ticket !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return ticket;
}
