// How things stand, in one breath: who claims what, what it would cost the listener, what can be answered, and how long.

import { endOf } from '../../../sitting/page-clock.ts';
import { timeText } from '../../../words/time-words.ts';
import { words } from '../../../words/words.svelte.ts';
import { dockOf } from '../board/dock-buttons.ts';
import { headsOf } from '../board/heads.ts';
import { claimSentence, deedName, identityName, orText, promptFor } from '../speech.ts';
import { costText } from './cost-words.ts';
import type { Desk } from './desk.svelte.ts';

/** Read aloud in a row, nothing is shouted. */
const calm = (label: string) => label.replace(/\s*!$/u, '');

/** What can be pressed while the table waits for everybody. */
function answersText(desk: Desk): string {
  if (!desk.isAsked || desk.isAnswered || desk.control !== null || desk.ask?.mode === 'one') return '';
  const { left, right } = dockOf(desk);
  const buttons = [right, left].filter(({ isReady }) => isReady).map(({ say }) => words.hoaxTable[`dock_${say}`]());
  // A lesson hides the board at first.
  const shown = desk.isSimple ? [] : headsOf(desk);
  const heads = shown.flatMap(({ does }) => (does === null ? [] : [deedName(does)]));
  const answers = [...new Set([...buttons.slice(0, -1), ...heads, ...buttons.slice(-1)].map(calm))];
  return answers.length === 0 ? '' : words.hoaxTable.mayAnswer({ list: orText(answers) });
}

/** Until the last moment to speak, not only until the next phase. */
function secondsText({ clock, controls, picture }: Desk, now: number): string {
  const end = clock && endOf(clock, picture.settings);
  if (controls.length === 0 || end === null) return '';
  return `${timeText((end - now) / 1000)}.`;
}

/** Who claims what; empty where nobody does. */
export function claimText({ table, names }: Desk): string {
  const { claim } = table;
  if (claim === null) return '';
  const who = words.hoaxTable.claims({ name: names.of(claim.seat), identity: identityName(claim.as) });
  return `${who} ${claimSentence(claim as never, names)}`;
}

export function situationOf(desk: Desk, now: number, { isKnown } = { isKnown: false }): string {
  const { names, ask, view } = desk;
  if (ask === null) return '';
  const parts = [
    isKnown ? '' : claimText(desk),
    costText(desk.cost),
    promptFor(ask as never, view, names),
    answersText(desk),
    secondsText(desk, now),
  ];
  return parts.filter((part) => part !== '').join(' ');
}
