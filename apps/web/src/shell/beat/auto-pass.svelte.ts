// What is passed by itself, and for how long. The table does it and says when it is over; in practice the page does both.

import type { AutoPass } from '@pretender/protocol/constants';
import { untrack } from 'svelte';
import { isFirstPass } from '../../settings/first-pass.ts';
import { preferences } from '../../settings/preferences.svelte.ts';
import { isSeat } from '../../sitting/picture.ts';
import { isPlaying } from '../../sitting/playing.ts';
import type { Sitting } from '../../sitting/sitting.ts';

export interface Passing {
  readonly sitting: Sitting;
  /** The open question. */
  readonly ask: number | null;
  /** A pass that is open and concerns this seat in nothing. */
  readonly easyPass: (() => void) | null;
  /** Whether it passes so in practice as long as nobody says otherwise. */
  readonly isUsual?: boolean;
}

/** Time to read a claim, and to speak up. */
export const NOD = 2500;

export class AutoPassing {
  readonly #sitting: Sitting;
  #here = $state<AutoPass>('off');
  /** What a round begins with in practice. */
  #usual: AutoPass = 'off';
  #about: Passing;

  constructor(about: Passing) {
    this.#sitting = about.sitting;
    this.#about = about;
    if (about.sitting.kind !== 'practice') {
      $effect(() => this.#beginWithWish());
      return;
    }
    const wish = preferences.now.autoPass;
    this.#usual = wish === 'off' && about.isUsual && preferences.now.practicePass === 'on' ? 'concern' : wish;
    this.#here = this.#usual;
    let since = untrack(() => this.#numbers());
    $effect(() => {
      const now = this.#numbers();
      const isOver = now.round !== since.round || (this.#here === 'turn' && now.turn !== since.turn);
      since = now;
      if (isOver) this.#here = this.#usual === 'concern' ? 'concern' : 'off';
    });
    const question = $derived(this.isNodding ? about.ask : null);
    $effect(() => {
      if (question === null) return;
      const timer = setTimeout(() => about.easyPass?.(), NOD);
      return () => clearTimeout(timer);
    });
  }

  get scope(): AutoPass {
    const { kind, picture } = this.#sitting;
    return kind === 'practice' ? this.#here : (picture?.own?.autoPass ?? 'off');
  }

  /** In practice: it is passed in a moment, unless the reader speaks up. A first table shows everything until the lesson is over. */
  get isNodding(): boolean {
    const { kind, lesson } = this.#sitting;
    if (kind !== 'practice' || this.#here === 'off') return false;
    return (lesson?.stage ?? 'over') === 'over' && this.#about.easyPass !== null;
  }

  choose(scope: AutoPass): void {
    this.#here = scope;
    if (scope === 'off') this.#usual = 'off';
    void this.#sitting.send({ t: 'autoPass', scope });
  }

  /** Somebody's usual wish, where a match begins for them. */
  #beginWithWish(): void {
    const { kind, picture, face } = this.#sitting;
    if (kind !== 'live' || !picture?.own || !face || !isSeat(picture.viewer) || !isPlaying(face, picture)) return;
    const { table, match, viewer: seat } = picture;
    untrack(() => {
      const wish = preferences.now.autoPass;
      if (isFirstPass({ table, match, seat }) && wish !== 'off') this.choose(wish);
    });
  }

  #numbers(): { readonly turn: number; readonly round: number } {
    const { picture, face } = this.#sitting;
    const view = picture?.view;
    return view && face ? { turn: face.turnOf(view), round: face.roundOf(view) } : { turn: 0, round: 0 };
  }
}
