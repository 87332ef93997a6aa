// What the table says to whoever does not see it: one calm sentence for each question, and at once what cannot wait.

import { untrack } from 'svelte';
import { endOf } from '../../../sitting/picture.ts';
import { words } from '../../../words/words.svelte.ts';
import { lineText, promptFor } from '../speech.ts';
import type { Office } from './office.svelte.ts';
import { postSentence } from './post-words.ts';

interface Said {
  readonly text: string;
  readonly id: number;
}

/** So much of what has happened is said again with the next question. */
const MOST_LINES = 4;

export class Announcements {
  polite = $state.raw<Said>({ text: '', id: 0 });
  assertive = $state.raw<Said>({ text: '', id: 0 });
  readonly #office: Office;

  constructor(office: Office) {
    this.#office = office;
    let asked: number | null = null;
    let heard = untrack(() => office.picture.log.length);
    $effect(() => {
      const ask = office.ask?.id ?? null;
      const { log } = office.picture;
      untrack(() => {
        if (ask === asked) return;
        const fresh = log.slice(Math.max(heard, log.length - MOST_LINES)).map((line) => lineText(line, office.names));
        heard = log.length;
        asked = ask;
        this.#say([...fresh, this.#situation()].join(' '));
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
    const { ask, view, names, clock, picture } = this.#office;
    if (ask === null) return '';
    const end = clock && endOf(clock, picture.settings);
    const seconds = end === null ? null : Math.round((end - performance.now()) / 1000);
    return [promptFor(ask, view, names), seconds === null ? '' : words.beat.seconds({ seconds })]
      .filter((part) => part !== '')
      .join(' ');
  }

  #say(text: string): void {
    this.polite = { text, id: this.polite.id + 1 };
  }

  #shout(text: string): void {
    this.assertive = { text, id: this.assertive.id + 1 };
  }
}
