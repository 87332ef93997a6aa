// Where the reader is. Addresses are paths; the keys to seats are never in them, and tickets leave them at once.

import { takeTicket } from './ticket.ts';

export type Route =
  | { at: 'home' }
  | { at: 'new' }
  | { at: 'table'; code: string; ticket: string | null }
  | { at: 'practice' }
  | { at: 'replay'; code: string | null; match: number }
  | { at: 'settings' }
  | { at: 'rules' }
  | { at: 'nowhere' };

function read(path: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').slice(1);
  if (first === '') return { at: 'home' };
  if (first === 't' && second !== '') return { at: 'table', code: second.toUpperCase(), ticket: takeTicket() };
  if (first === 'replay') return { at: 'replay', code: second === '' ? null : second, match: Number(third) || 1 };
  if (first === 'new' || first === 'practice' || first === 'settings' || first === 'rules') return { at: first };
  return { at: 'nowhere' };
}

let route = $state.raw(read(location.pathname));

export const here = {
  get route(): Route {
    return route;
  },
};

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  route = read(location.pathname);
  scrollTo(0, 0);
}

/** Plain clicks on our own links stay in the page. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    route = read(location.pathname);
  });
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
      return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
