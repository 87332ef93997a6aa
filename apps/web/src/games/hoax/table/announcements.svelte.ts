// What the table says to whoever does not see it: one calm sentence for each question, and at once what cannot wait.

import type { Seat } from '@pretender/kernel';
import { untrack } from 'svelte';
import { words } from '../../../words/words.svelte.ts';
import { momentText } from '../doubt/moment-words.ts';
import type { Moments } from '../doubt/moments.svelte.ts';
import type { Desk } from './desk.svelte.ts';
import { seatSentence } from './seat-words.ts';
import { situationOf } from './situation.ts';

interface Said {
  readonly text: string;
  readonly id: number;
}

export class Announcements {
  polite = $state.raw<Said>({ text: '', id: 0 });
  assertive = $state.raw<Said>({ text: '', id: 0 });
  readonly #desk: Desk;

  constructor(desk: Desk, moments: Moments) {
    this.#desk = desk;
    let asked: number | null = null;
    $effect(() => {
      const ask = desk.ask?.id ?? null;
      void desk.picture;
      untrack(() => {
        const told = moments.fresh.map((moment) => Object.values(momentText(moment, desk.names)).join(' '));
        moments.fresh = [];
        if (ask !== asked || told.length > 0) this.#say([...told, situationOf(desk, performance.now())].join(' '));
        asked = ask;
      });
    });
    $effect(() => {
      const { isDoubted } = desk;
      const isCalled = desk.clock?.phase === 'lastCall';
      untrack(() => {
        // What is over is not found by whoever reads on there.
        const text = isDoubted ? words.hoaxTable.youAreDoubted() : isCalled ? words.beat.lastCallNow() : '';
        if (text !== this.assertive.text) this.#shout(text);
      });
    });
  }

  /** The last sentence once more. */
  repeat(): void {
    this.#say(situationOf(this.#desk, performance.now()));
  }

  whoIsWho(): void {
    const seats = this.#desk.table.heirs.map((_, seat) => seatSentence(this.#desk, seat as Seat));
    this.#say(seats.join(' '));
  }

  #say(text: string): void {
    this.polite = { text, id: this.polite.id + 1 };
  }

  #shout(text: string): void {
    this.assertive = { text, id: this.assertive.id + 1 };
  }
}
