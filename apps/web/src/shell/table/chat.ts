// What was said, for who reads it: at the table or in the gallery, without whom they do not want to hear.

import type { Seat } from '@pretender/kernel';
import type { Muted, TableEvent, Told } from '@pretender/protocol';
import type { Picture } from '../../sitting/picture.ts';

export type Corner = 'table' | 'gallery';

type Spoken = Extract<TableEvent, { type: '@said' | '@phrase' }>;

export interface ChatLine {
  readonly id: number;
  readonly seat: Seat | null;
  readonly name: string;
  /** Free words, or the number of a phrase that everybody reads in their own language. */
  readonly said: { readonly text: string } | { readonly phrase: number };
  readonly isMine: boolean;
}

function isSpoken(event: Told): event is Spoken {
  return event.type === '@said' || event.type === '@phrase';
}

const cornerOf = ({ seat }: Spoken): Corner => (seat === null ? 'gallery' : 'table');

export function spokenIn(chat: readonly Told[], corner: Corner): number {
  return chat.filter((event) => isSpoken(event) && cornerOf(event) === corner).length;
}

/** Whom one does not want to hear; null is the whole gallery. */
export function isMuted({ seats, gallery }: Muted, seat: Seat | null): boolean {
  return seat === null ? gallery : seats.includes(seat);
}

export function withMute({ seats, gallery }: Muted, seat: Seat | null, isSilent: boolean): Muted {
  if (seat === null) return { seats, gallery: isSilent };
  const others = seats.filter((other) => other !== seat);
  return { seats: isSilent ? [...others, seat] : others, gallery };
}

export function linesIn({ chat, people, viewer }: Picture, corner: Corner, muted: Muted): ChatLine[] {
  return chat.flatMap((event, id): ChatLine[] => {
    if (!isSpoken(event) || cornerOf(event) !== corner || isMuted(muted, event.seat)) return [];
    const name = event.type === '@said' ? event.from : (people[event.seat]?.name ?? '');
    const said = event.type === '@said' ? { text: event.text } : { phrase: event.phrase };
    return [{ id, seat: event.seat, name, said, isMine: event.seat !== null && event.seat === viewer }];
  });
}
