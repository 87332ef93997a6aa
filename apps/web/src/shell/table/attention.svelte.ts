// Something is asked of the reader: it stands first in the title of the tab, and is heard, felt and notified as they wish.

import { untrack } from 'svelte';
import { preferences } from '../../settings/preferences.svelte.ts';
import { callSound } from '../../sound/call.ts';
import { words } from '../../words/words.svelte.ts';
import { buzz } from '../beat/buzz.ts';
import { type Call, type Sign, signsFor, type Told } from './calls.ts';
import { notify, withdraw } from './notices.ts';

let told = $state.raw<Told>({ call: null, lastTurn: null });

const SIGNS: { readonly [S in Sign]: () => void } = {
  sound: callSound,
  buzz: () => buzz('turn'),
  notice: () => void notify(words.beat.yourMove(), words.beat.yourMoveText()),
};

const isInFront = () => !document.hidden && document.hasFocus();

export const attention = {
  /** What is asked of the reader now. */
  get call(): Call {
    return told.call;
  },
  get text(): string {
    return told.call === null ? '' : `● ${words.beat.yourMove()} · `;
  },
  ask(call: Call): void {
    untrack(() => {
      const signs = signsFor(told, call, isInFront(), preferences.now);
      told = { call, lastTurn: call?.what === 'turn' ? call.turn : told.lastTurn };
      if (call === null) withdraw();
      for (const sign of signs) SIGNS[sign]();
    });
  },
  /** The table is left: what comes next is another's. */
  leave(): void {
    told = { call: null, lastTurn: null };
    withdraw();
  },
};
