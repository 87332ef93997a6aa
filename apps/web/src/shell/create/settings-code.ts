// Settings as a short code for a link: the differences to the usual, as base64url.

import type { Settings } from '@pretender/protocol';
import type { Setup } from '../../games/setup.ts';
import { type Draft, draftOf, plainDraft, settingsOf } from './draft.ts';

type Parts = Readonly<Record<string, unknown>>;

export function codeOf(setup: Setup, draft: Draft): string {
  const usual: Parts = { ...settingsOf(setup, plainDraft(setup)) };
  const wanted: Parts = { ...settingsOf(setup, draft) };
  const changed = Object.entries(wanted).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(usual[key]));
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(changed)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What a code says, as far as this page understands it; the server checks it again. */
export function draftFrom(setup: Setup, code: string): Draft | null {
  try {
    const text = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const said: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (char) => char.charCodeAt(0))));
    if (typeof said !== 'object' || said === null) return null;
    const usual: Parts = { ...settingsOf(setup, plainDraft(setup)) };
    const fitting = Object.entries(said).filter(([key, value]) => typeof value === typeof usual[key]);
    const settings = { ...usual, ...Object.fromEntries(fitting), game: setup.game } as Settings;
    const { min, max } = setup.seats;
    return draftOf(setup, { ...settings, seats: Math.min(max, Math.max(min, Math.trunc(settings.seats) || min)) });
  } catch {
    return null;
  }
}
