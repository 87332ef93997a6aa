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
  /** A pass that is open and concerns this seat in nothing. */
  readonly easyPass: (() => void) | null;
}

/** Like somebody who looks up and nods. */
const NOD = 900;

export class AutoPassing {
  readonly #sitting: Sitting;
  #here = $state<AutoPass>('off');

  constructor(about: Passing) {
    this.#sitting = about.sitting;
    if (about.sitting.kind !== 'practice') {
      $effect(() => this.#beginWithWish());
      return;
    }
    // A first table shows everything.
    if (!about.sitting.lesson) this.#here = preferences.now.autoPass;
    let since = untrack(() => this.#numbers());
    $effect(() => {
      const now = this.#numbers();
      const isOver = now.round !== since.round || (this.#here === 'turn' && now.turn !== since.turn);
      since = now;
      if (isOver) this.#here = 'off';
    });
    $effect(() => {
      const pass = about.easyPass;
      if (this.#here === 'off' || pass === null) return;
      const timer = setTimeout(pass, NOD);
      return () => clearTimeout(timer);
    });
  }

  get scope(): AutoPass {
    const { kind, picture } = this.#sitting;
    return kind === 'practice' ? this.#here : (picture?.own?.autoPass ?? 'off');
  }

  choose(scope: AutoPass): void {
    this.#here = scope;
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
