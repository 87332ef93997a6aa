// The two large buttons at the lower edge. Their places never change: left lets things go on, right does something.

import { type Refusal, refuse } from '@pretender/kernel';
import type { Office } from '../table/office.svelte.ts';
import { ZONES } from './controls.ts';
import { budgetLeft, type Removal } from './editors.ts';
import { notNow } from './why-not.ts';

export interface DockButton {
  /** What it says; the words are looked up by this name. */
  readonly say: Say;
  readonly tone: 'calm' | 'danger' | 'good';
  readonly why: Refusal | null;
  readonly isReady: boolean;
  press(): void;
}
export interface Dock {
  readonly left: DockButton;
  readonly right: DockButton;
}
type Tone = DockButton['tone'];
const OWN_WORDS = ['bid', 'play', 'assign', 'pick', 'top', 'remove', 'react'] as const;
type Say =
  | 'end'
  | 'cancel'
  | 'pass'
  | 'agree'
  | 'object'
  | 'wait'
  | 'react'
  | 'deals'
  | 'ok'
  | 'okNothing'
  | `ok${Capitalize<(typeof OWN_WORDS)[number]>}`;

function ready(say: Say, tone: Tone, press: () => void): DockButton {
  return { say, tone, why: null, isReady: true, press };
}

function grey(office: Office, say: Say, why: Refusal): DockButton {
  return { say, tone: 'calm', why, isReady: false, press: () => office.tell(why) };
}

/** What may still be removed. */
function left({ table, composition }: Office): number | null {
  const slot = composition?.slots.find(({ kind }) => kind === 'removal');
  return slot ? budgetLeft(table, slot.chosen as Removal) : null;
}

function confirm(office: Office): DockButton {
  const own = OWN_WORDS.find((type) => type === office.control?.type);
  const say = own ? (`ok${own[0].toUpperCase()}${own.slice(1)}` as Say) : 'ok';
  const isReady = office.composition?.whole != null;
  if (own === 'remove' && office.table.promulgation?.budget === left(office))
    return { say: 'okNothing', tone: 'calm', why: null, isReady, press: () => office.confirm() };
  return { say, tone: 'good', why: null, isReady, press: () => office.confirm() };
}

function answering(office: Office): Dock {
  const agree = office.controlOf('agree');
  const object = office.controlOf('object');
  if (agree && object)
    return {
      left: ready('agree', 'calm', () => office.press(agree)),
      right: ready('object', 'danger', () => office.press(object)),
    };
  const pass = office.controlOf('pass');
  const react = office.controlOf('react');
  const clause = office.ask?.kind === 'charge' ? 'D9.5' : 'D9.4';
  return {
    left: pass ? ready('pass', 'calm', () => office.press(pass)) : grey(office, 'pass', refuse('waitForIt')),
    right: react
      ? ready('react', 'danger', () => office.press(react))
      : grey(office, 'react', refuse('noAnswerCard', null, clause)),
  };
}

const WINDOWS: readonly string[] = ['objection', 'charge', 'consent'];

function isWindow({ ask, isAsked, isAnswered }: Office): boolean {
  return ask !== null && WINDOWS.includes(ask.kind) && isAsked && !isAnswered;
}

export function dockOf(office: Office, ondeals: () => void): Dock {
  const { control } = office;
  const deals = ready('deals', 'calm', ondeals);
  if (control) {
    const isForced = ZONES[control.type] === 'sheet';
    const left = isForced ? deals : ready('cancel', 'calm', () => office.drop());
    return { left: { ...left, isReady: true }, right: confirm(office) };
  }
  if (isWindow(office)) return answering(office);
  const end = office.controlOf('end');
  const left = end
    ? ready('end', 'calm', () => office.press(end))
    : grey(office, 'wait', notNow(office.view) ?? refuse('waitForIt'));
  return { left, right: deals };
}
