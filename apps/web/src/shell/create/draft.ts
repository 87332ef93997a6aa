// A table that is being set: an edition, what differs from it, and how it is to be played. Pure; the form only shows it.

import type { OptionField } from '@pretender/kernel';
import type { Settings } from '@pretender/protocol';
import type { Company } from '@pretender/protocol/court';
import type { Setup } from '../../games/setup.ts';

export type OptionValue = Settings['options'][string];

export interface Draft extends Omit<Settings, 'options'> {
  readonly preset: string;
  /** Only what differs from the preset. */
  readonly own: Readonly<Record<string, OptionValue>>;
}

/** Bots that sit down as soon as the table is open. */
export interface Fill {
  readonly bots: number;
  readonly level: Company;
}

/** As it would be if nothing were said. */
export function plainDraft(setup: Setup): Draft {
  return {
    game: setup.game,
    preset: setup.spec.initialPreset,
    own: {},
    seats: setup.seats.usual,
    speed: 'normal',
    hours: 24,
    isPublic: false,
    mayWatch: true,
    hasChat: true,
    isEven: false,
  };
}

/** What is offered to begin with. */
export function newDraft(setup: Setup): Draft {
  return { ...plainDraft(setup), preset: setup.presets[0] };
}

export function fieldsOf({ spec }: Setup): readonly (readonly [string, OptionField])[] {
  return Object.entries(spec.fields);
}

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((item) => b.includes(item)) : Object.is(a, b);

/** What an option is if nobody changes it. */
export function presetValue({ spec }: Setup, preset: string, option: string): OptionValue {
  const bundle = (spec.presets[preset] ?? {}) as Readonly<Record<string, unknown>>;
  return (Object.hasOwn(bundle, option) ? bundle[option] : spec.fields[option].initial) as OptionValue;
}

export function valueIn(setup: Setup, { preset, own }: Draft, option: string): OptionValue {
  return Object.hasOwn(own, option) ? own[option] : presetValue(setup, preset, option);
}

export function withOption(setup: Setup, draft: Draft, option: string, value: OptionValue): Draft {
  const { [option]: _before, ...others } = draft.own;
  const isUsual = isSame(value, presetValue(setup, draft.preset, option));
  return { ...draft, own: isUsual ? others : { ...others, [option]: value } };
}

/** Changes that the new edition has by itself are no changes any more. */
export function withPreset(setup: Setup, draft: Draft, preset: string): Draft {
  const blank: Draft = { ...draft, preset, own: {} };
  return Object.entries(draft.own).reduce((next, [option, value]) => withOption(setup, next, option, value), blank);
}

export function settingsOf({ spec }: Setup, { preset, own, ...rest }: Draft): Settings {
  return { ...rest, options: { [spec.presetKey]: preset, ...own } };
}

export function draftOf(setup: Setup, { options, ...rest }: Settings): Draft {
  const { [setup.spec.presetKey]: named, ...own } = options;
  const preset = typeof named === 'string' && named in setup.spec.presets ? named : setup.spec.initialPreset;
  const known = Object.entries(own).filter(([option]) => option in setup.spec.fields);
  const blank: Draft = { ...rest, preset, own: {} };
  return known.reduce((next, [option, value]) => withOption(setup, next, option, value), blank);
}
