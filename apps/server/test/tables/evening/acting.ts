// What one person does: comes, goes, loses a key, says something once or twice.

import { pick } from '@pretender/kernel';
import type { Command } from '@pretender/protocol';
import { changeKey, come, deliver, fetchKey, keepOnly, leave, loseAnswer, openTab } from './coming.ts';
import { type Evening, note, outboxOf, type Person, type Tab } from './evening.ts';
import { ASIDE, randomCommand } from './words.ts';

const MOST_PENDING = 3;

/** Something that one person does; nobody waits for it. */
export async function act(evening: Evening, person: Person, number: number): Promise<void> {
  const { draws } = evening;
  if (evening.world.now() < person.awayUntil) return;
  if (person.tabs.length === 0) openTab(evening, person, pick(draws, [...person.tokens, ...person.fetched]));
  const tab = pick(draws, person.tabs);
  if (tab.client.closed !== null) tab.isHere = false;
  const chance = draws.below(60);
  if (tab.isComing) return;
  if (!tab.isHere) {
    if (chance < 20) await come(evening, person, tab);
  } else if (chance === 0) leave(tab);
  else if (chance === 1 && person.tabs.length < 2) {
    note(evening, 'two tabs');
    openTab(evening, person, tab.token);
  } else if (chance === 2 && person.tokens.length < 3) await changeKey(evening, person, number);
  else if (chance === 3) await fetchKey(evening, person, tab);
  else if (chance === 4 && person.fetched.length > 0) await keepOnly(evening, person, tab);
  else await talk(evening, person, tab, number);
}

async function talk(evening: Evening, person: Person, tab: Tab, number: number): Promise<void> {
  const { draws } = evening;
  const chance = draws.below(30);
  const word = { t: 'say', id: `w${number}`, text: 'Hm.' } as Command;
  const move = randomCommand(tab, draws, `m${number}`);
  const aside = ASIDE[chance]?.(tab, draws, number) ?? null;
  const pending = outboxOf(person, tab);
  const [late] = pending.values();
  if (late && pending.size >= MOST_PENDING) await deliver(evening, person, tab, late);
  else if (aside !== null) await deliver(evening, person, tab, aside);
  else if (move === null) return;
  else if (chance === 1) {
    note(evening, 'a command twice');
    await Promise.all([deliver(evening, person, tab, move), deliver(evening, person, tab, move)]);
  } else if (chance === 2) {
    note(evening, 'a command overtaken by a later one');
    await Promise.all([deliver(evening, person, tab, word), deliver(evening, person, tab, move)]);
  } else await deliver(evening, person, tab, move);
  if (chance === 3 && move !== null) loseAnswer(person, tab, move);
}
