// What the log says of each event.

import type { Event } from '@pretender/hoax';
import type { Remark } from '../face.ts';
import type { HoaxView } from './view.ts';

export function remarks(event: Event, _before: HoaxView): readonly Remark[] {
  return [{ say: event.type, args: {} }];
}
