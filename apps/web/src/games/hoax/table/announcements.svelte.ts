// What the table says to whoever does not see it: one calm sentence for each question and for each thing that has come of it, once; and at
// once what cannot wait. It looks at what is shown, so it cannot say how something ends before that is seen.

import type { Seat } from '@pretender/kernel';
import { untrack } from 'svelte';
import type { Play } from '../../../sitting/act.ts';
import type { LogLine } from '../../../sitting/log-line.ts';
import { words } from '../../../words/words.svelte.ts';
import type { Facts, Verdict } from '../doubt/acts.ts';
import { momentText } from '../doubt/moment-words.ts';
import type { Moments } from '../doubt/moments.svelte.ts';
import { openingOf, verdictText } from '../doubt/play-words.ts';
import { lineText } from '../speech.ts';
import type { Desk } from './desk.svelte.ts';
import { seatSentence } from './seat-words.ts';
import { claimText, situationOf } from './situation.ts';

interface Said {
  readonly text: string;
  readonly id: number;
}

/** What has come of something; the rest is in the log for whoever wants it. */
const OUTCOMES = /^(moved|scored|left_shown|finaleBegan|won|roundEnded)/;
/** More than this is a match that somebody came back to. */
const MOST = 12;

export class Announcements {
  polite = $state.raw<Said>({ text: '', id: 0 });
  assertive = $state.raw<Said>({ text: '', id: 0 });
  readonly #desk: Desk;
  #asked: number | null = null;
  #claim = '';
  #lines: number;
  /** Of which moment the beginning was said, and the end. */
  #begun = 0;
  #ended = 0;

  constructor(desk: Desk, moments: Moments) {
    this.#desk = desk;
    this.#lines = untrack(() => desk.picture.log.length);
    $effect(() => {
      void desk.picture;
      const { play } = desk.sitting;
      untrack(() => {
        const cards = moments.fresh.map((moment) => Object.values(momentText(moment, desk.names)).join(' '));
        moments.fresh = [];
        const said = [...this.#ofPlay(play ?? null), ...this.#outcomes(), ...cards, ...this.#question()];
        if (said.length > 0) this.#say(said.join(' '));
      });
    });
    $effect(() => {
      const { notice } = desk;
      if (notice) untrack(() => this.#say(notice.text));
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

  /** What was claimed is known; an accusation comes out of the blue. What it is worth is said by the log. */
  #ofPlay(play: Play | null): readonly string[] {
    if (play === null) return [];
    const { names } = this.#desk;
    const facts = play.facts as Facts;
    const said: string[] = [];
    if (this.#begun !== play.number && facts.claim === null && !play.isBrief) said.push(openingOf(facts, names).who);
    this.#begun = play.number;
    if (play.verdict === null || this.#ended === play.number) return said;
    this.#ended = play.number;
    const verdict = play.verdict as Verdict;
    const { title, line } = verdictText(facts, verdict, names);
    return [...said, title, ...(verdict.points > 0 || line === '' ? [] : [line])];
  }

  #outcomes(): readonly string[] {
    const { log } = this.#desk.picture;
    const fresh = log.slice(log.length < this.#lines ? 0 : this.#lines);
    this.#lines = log.length;
    const outcomes = fresh.filter(({ say }: LogLine) => OUTCOMES.test(say));
    return outcomes.length > MOST ? [] : outcomes.map((line) => lineText(line, this.#desk.names));
  }

  /** Each question once, and what was claimed only with the first of those about it. */
  #question(): readonly string[] {
    const desk = this.#desk;
    const ask = desk.ask?.id ?? null;
    if (desk.isWatching || ask === this.#asked) return [];
    this.#asked = ask;
    const claim = claimText(desk);
    const isKnown = claim !== '' && claim === this.#claim && desk.table.vote !== null;
    this.#claim = claim;
    const text = situationOf(desk, performance.now(), { isKnown });
    return text === '' ? [] : [text];
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
