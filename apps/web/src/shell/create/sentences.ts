// The form's sentences about a draft, in the reader's language.

import type { Company } from '@pretender/protocol/court';
import type { Setup, SetupTexts } from '../../games/setup.ts';
import { words } from '../../words/words.svelte.ts';
import { type Draft, type OptionValue, settingsOf } from './draft.ts';
import type { Obstacle } from './obstacles.ts';

const listOf = (parts: readonly string[]) => new Intl.ListFormat(words.language).format(parts);

function plainValue(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? words.create.on() : words.create.off();
  return String(value);
}

export function valueText(texts: SetupTexts, option: string, value: OptionValue): string {
  const named = texts.options[option].values;
  if (Array.isArray(value)) return listOf(value.map((item) => named?.[item] ?? item));
  return named?.[String(value)] ?? plainValue(value as string | number | boolean);
}

/** "Start points: 3" */
export function optionText(texts: SetupTexts, option: string, value: OptionValue): string {
  const { title } = texts.options[option];
  return value === true ? title : words.create.optionIs({ option: title, value: valueText(texts, option, value) });
}

function seatsText({ from, to }: { from: number; to: number }, setup: Setup): string {
  if (from === to) return words.create.seatsExactly({ seats: from });
  return to >= setup.seats.max ? words.create.seatsFrom({ seats: from }) : words.create.seatsBetween({ from, to });
}

/** "Does not go with …", for an option that the reader is looking at. */
export function obstacleText(setup: Setup, { options, seats }: Obstacle): string {
  const texts = setup.texts(words.language);
  const parts = options.map(({ option, value }) => words.create.quoted({ text: optionText(texts, option, value) }));
  const others = [...parts, ...(seats ? [seatsText(seats, setup)] : [])];
  return words.create.notWith({ others: listOf(others) });
}

/** "… do not go together", for the whole draft. */
export function clashText(setup: Setup, { options, seats }: Obstacle): string {
  const texts = setup.texts(words.language);
  const parts = options.map(({ option, value }) => words.create.quoted({ text: optionText(texts, option, value) }));
  return words.create.clash({ parts: listOf([...parts, ...(seats ? [seatsText(seats, setup)] : [])]) });
}

const EXACT_BELOW = 20;
const ROUND_TO = 5;

/** Short times are told to the minute. */
export function minutesText(minutes: number): string {
  const step = minutes < EXACT_BELOW ? 1 : ROUND_TO;
  return words.create.aboutMinutes({ minutes: Math.max(step, Math.round(minutes / step) * step) });
}

export function durationText(setup: Setup, draft: Draft, bots?: Company): string {
  if (draft.speed === 'days') return words.create.overDays({ hours: draft.hours });
  return minutesText(setup.minutes(settingsOf(setup, draft), bots));
}

/** The whole table in one sentence. */
export function summaryText(setup: Setup, draft: Draft): string {
  const edition = setup.texts(words.language).presets[draft.preset].title;
  const changes = Object.keys(draft.own).length;
  return words.create.summary({ game: setup.title(), edition, changes, seats: draft.seats });
}
