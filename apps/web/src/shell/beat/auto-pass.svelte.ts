// What is passed by itself, and for how long. The server does it at a live table; in practice the page does it.

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
  scope = $state<AutoPass>('off');

  constructor(about: Passing) {
    const numbers = () => {
      const { picture, face } = about.sitting;
      const view = picture?.view;
      return view && face ? { turn: face.turnOf(view), round: face.roundOf(view) } : { turn: 0, round: 0 };
    };
    let since = untrack(numbers);
    $effect(() => {
      const now = numbers();
      const isOver =
        this.scope === 'turn' ? now.turn !== since.turn || now.round !== since.round : now.round !== since.round;
      since = now;
      if (isOver) this.scope = 'off';
    });
    $effect(() => {
      const pass = about.easyPass;
      if (this.scope === 'off' || pass === null || about.sitting.kind !== 'practice') return;
      const timer = setTimeout(pass, NOD);
      return () => clearTimeout(timer);
    });
    // Another tab of the same seat may have asked for it.
    $effect(() => {
      for (const event of about.sitting.picture?.news ?? [])
        if (event.type === '@autoPass') this.scope = (event as { scope: AutoPass }).scope;
    });
  }
}
