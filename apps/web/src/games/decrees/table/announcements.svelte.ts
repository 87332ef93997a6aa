// What the table says to whoever does not see it: one calm sentence for each question, and at once what cannot wait.

import { untrack } from 'svelte';
import { endOf } from '../../../sitting/page-clock.ts';
import { timeText } from '../../../words/time-words.ts';
import { words } from '../../../words/words.svelte.ts';
import { lineText, promptFor } from '../speech.ts';
import type { Office } from './office.svelte.ts';
import { postSentence } from './post-words.ts';
import { type Heard, spoken } from './spoken.ts';

interface Said {
  readonly text: string;
  readonly id: number;
}

export class Announcements {
  polite = $state.raw<Said>({ text: '', id: 0 });
  assertive = $state.raw<Said>({ text: '', id: 0 });
  readonly #office: Office;

  constructor(office: Office) {
    this.#office = office;
    let heard: Heard = { ask: null, lines: untrack(() => office.picture.log.length), situation: '' };
    $effect(() => {
      const ask = office.ask?.id ?? null;
      const { log } = office.picture;
      untrack(() => {
        const situation = this.#question();
        const line = (at: number) => lineText(log[at], office.names);
        const text = spoken(heard, { ask, lines: log.length, line, situation });
        const isNew = ask !== heard.ask;
        heard = { ask, lines: log.length, situation };
        if (text !== '') this.#say([text, isNew ? this.#time() : ''].join(' ').trim());
      });
    });
    $effect(() => {
      if (office.clock?.phase === 'lastCall') untrack(() => this.#shout(words.beat.lastCallNow()));
    });
    $effect(() => {
      if (office.ask?.kind === 'charge' && office.isAsked) untrack(() => this.#shout(this.#situation()));
    });
  }

  /** The last sentence once more. */
  repeat(): void {
    this.#say(this.#situation());
  }

  whoIsWho(): void {
    const { table } = this.#office;
    this.#say(table.ministries.map((id) => postSentence(this.#office, id)).join(' '));
  }

  #situation(): string {
    return [this.#question(), this.#time()].filter((part) => part !== '').join(' ');
  }

  #question(): string {
    const { ask, view, names } = this.#office;
    return ask === null ? '' : promptFor(ask, view, names);
  }

  #time(): string {
    const { clock, picture } = this.#office;
    const end = clock && endOf(clock, picture.settings);
    return end === null ? '' : `${timeText((end - performance.now()) / 1000)}.`;
  }

  #say(text: string): void {
    this.polite = { text, id: this.polite.id + 1 };
  }

  #shout(text: string): void {
    this.assertive = { text, id: this.assertive.id + 1 };
  }
}
