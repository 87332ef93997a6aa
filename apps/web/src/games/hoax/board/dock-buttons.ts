// The two large buttons at the lower edge. Their places never change: left lets things go on, right speaks up.

import type { Refusal } from '@pretender/kernel';
import type { Desk } from '../table/desk.svelte.ts';
import { whyNot } from '../why-not.ts';
import type { Control, MoveType } from './controls.ts';
import { isOwnTurn } from './heads.ts';

/** What a button says; the words are looked up by this name. */
const DOCK_WORDS = [
  'pass',
  'goOn',
  'noThanks',
  'nothing',
  'decline',
  'doubt',
  'support',
  'cancel',
  'inform',
  'accuse',
  'challenge',
  'immunise',
  'outlaw',
  'sentence',
  'absolve',
  'ok_claim',
  'ok_inform',
  'ok_accuse',
  'ok_challenge',
  'ok_cover',
  'ok_take',
  'ok_show',
  'ok_pay',
  'ok_settle',
  'ok_crown',
  'ok_sentence',
  'ok_absolve',
] as const;

export interface DockButton {
  readonly say: (typeof DOCK_WORDS)[number];
  readonly tone: 'calm' | 'danger' | 'good';
  readonly why: Refusal | null;
  /** Complete, legal, and not resting. */
  readonly isReady: boolean;
  press(): void;
}
export interface Dock {
  readonly left: DockButton;
  readonly right: DockButton;
}

const WAIT: Refusal = { code: 'waitForIt', field: null, clause: null };

type Say = DockButton['say'];
type Tone = DockButton['tone'];

function button(desk: Desk, say: Say, control: Control | null, about: { tone: Tone; why: Refusal }): DockButton {
  const press = () => {
    if (control) desk.press(control);
    else desk.tell(about.why);
  };
  return { say, tone: about.tone, why: control ? null : about.why, isReady: control !== null, press };
}

function confirm(desk: Desk, type: MoveType): DockButton {
  const say = `ok_${type}` as Say;
  const tone = type === 'pay' || type === 'settle' ? 'calm' : 'good';
  return { say, tone, why: null, isReady: desk.composition?.whole != null, press: () => desk.confirm() };
}

function cancel(desk: Desk): DockButton {
  return { say: 'cancel', tone: 'calm', why: null, isReady: true, press: () => desk.drop() };
}

const LEFT: { readonly [kind: string]: Say } = { recess: 'goOn', extra: 'noThanks' };
/** What the right button is for, in windows where nothing can be doubted. */
const RIGHT: { readonly [kind: string]: MoveType } = {
  illegality: 'outlaw',
  sentencing: 'sentence',
  indulgence: 'absolve',
  defence: 'immunise',
  penalty: 'immunise',
  extra: 'inform',
};

function whileComposing(desk: Desk, why: Refusal): Dock | null {
  const { control, head, draft } = desk;
  if (control === null && head === null && desk.sheet.length < 2) return null;
  const kind = desk.ask?.kind ?? '';
  if (control?.type === 'pay')
    return {
      left: confirm(desk, 'pay'),
      right: button(desk, 'immunise', desk.controlOf('immunise'), { tone: 'danger', why }),
    };
  const left = draft || head ? cancel(desk) : button(desk, LEFT[kind] ?? 'pass', null, { tone: 'calm', why });
  if (control) return { left, right: confirm(desk, control.type) };
  const say: Say = head ? 'ok_claim' : 'ok_settle';
  return { left, right: { say, tone: 'good', why: null, isReady: false, press() {} } };
}

function ownTurn(desk: Desk): Dock {
  const challenge = desk.controlOf('challenge');
  const why = whyNot(desk.view, 'accuse') ?? WAIT;
  const pass = desk.controlOf('pass');
  const inform = { tone: 'calm', why: whyNot(desk.view, 'inform') ?? WAIT } as const;
  return {
    left: pass ? button(desk, 'nothing', pass, inform) : button(desk, 'inform', desk.controlOf('inform'), inform),
    // Whoever accuses wrongly is out: that is no button to be drawn to.
    right: challenge
      ? button(desk, 'challenge', challenge, { tone: 'danger', why })
      : button(desk, 'accuse', desk.controlOf('accuse'), { tone: 'calm', why }),
  };
}

export function dockOf(desk: Desk): Dock {
  const { me, ask, view } = desk;
  const why = whyNot(view, 'doubt') ?? WAIT;
  const calm = { tone: 'calm', why } as const;
  const danger = { tone: 'danger', why } as const;
  if (me === null || ask === null)
    return { left: button(desk, 'pass', null, calm), right: button(desk, 'doubt', null, danger) };
  const composing = whileComposing(desk, why);
  if (composing) return composing;
  if (isOwnTurn(view, me)) return ownTurn(desk);
  const isHere = (type: MoveType) => {
    const control = desk.controlOf(type);
    return control?.ask === ask.id ? control : null;
  };
  if (ask.kind === 'vote')
    return {
      left: button(desk, 'decline', isHere('decline'), calm),
      right: button(desk, 'support', isHere('support'), danger),
    };
  const right = (desk.isAsked ? RIGHT[ask.kind] : null) ?? 'doubt';
  return {
    left: button(desk, LEFT[ask.kind] ?? 'pass', isHere('pass'), calm),
    right: button(desk, right as Say, isHere(right), danger),
  };
}
