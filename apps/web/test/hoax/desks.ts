// A desk in front of a view, without a page around it.

import type { View } from '@pretender/hoax';
import type { RawMove } from '@pretender/kernel';
import { Desk } from '../../src/games/hoax/table/desk.svelte.ts';
import { DONE, type Wish } from '../../src/line/outbox.ts';
import type { Lesson } from '../../src/sitting/lesson.ts';
import type { Sitting } from '../../src/sitting/sitting.ts';

export interface Said {
  readonly ask: number;
  readonly move: RawMove;
}

interface About {
  /** Moves that are sent end up here. */
  readonly said?: Said[];
  readonly stage?: Lesson['stage'];
}

export function deskOf(view: View, { said = [], stage }: About = {}): Desk {
  const people = view.table.heirs.map((_, seat) => ({ kind: 'person', name: `Heir ${seat}`, level: null }));
  const picture = { view, viewer: view.viewer, people, news: [], absent: [], log: [] };
  const send = async (wish: Wish) => {
    if (wish.t === 'move') said.push({ ask: wish.ask, move: wish.move as RawMove });
    return DONE;
  };
  const sitting = { kind: stage ? 'practice' : 'live', picture, face: null, clock: [], line: 'open', farewell: null };
  return new Desk({ ...sitting, lesson: stage && { stage }, send, close() {} } as unknown as Sitting);
}
