// What is passed by itself, and for how long. The table does it and says when it is over; in practice the page does both.

import type { AutoPass } from '@pretender/protocol/constants';
import { untrack } from 'svelte';
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
    if (about.sitting.kind !== 'practice') return;
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

  #numbers(): { readonly turn: number; readonly round: number } {
    const { picture, face } = this.#sitting;
    const view = picture?.view;
    return view && face ? { turn: face.turnOf(view), round: face.roundOf(view) } : { turn: 0, round: 0 };
  }
}
