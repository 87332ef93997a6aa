// What each head of the board is good for now.

import { type Identity, identitiesIn, type View } from '@pretender/hoax';
import type { Refusal, Seat } from '@pretender/kernel';
import type { Desk } from '../table/desk.svelte.ts';
import { whyNot } from '../why-not.ts';
import { ACTIONS_OF } from './action-list.ts';
import { pressed, type SomeQuestion } from './compose.ts';

const REACTION_OF = { magician: 'immunise', baron: 'outlaw', judge: 'sentence', monk: 'absolve' } as const;
export type ReactionType = (typeof REACTION_OF)[keyof typeof REACTION_OF];

export interface BoardHead {
  readonly who: Identity;
  /** Why it is grey; nothing to say where it never reacts. */
  readonly why: Refusal | null;
  readonly isOpen: boolean;
  /** The reaction it stands for now. */
  readonly does: ReactionType | null;
  /** It would be kept, and heard when what is open now is settled. */
  readonly isLater: boolean;
  readonly isChosen: boolean;
  press(): void;
}

export function isOwnTurn({ table }: View, seat: Seat): boolean {
  const ask = table.asks.findLast(({ mode }) => mode !== 'standing');
  return ask?.kind === 'declaration' && ask.seats.includes(seat);
}

const claimsAs = (desk: Desk, who: Identity) =>
  desk.controls.filter(({ type, said }) => type === 'claim' && said.as === who);

/** Spreads out the actions of a head; the only one is taken up at once. */
function openHead(desk: Desk, who: Identity): void {
  const claims = claimsAs(desk, who);
  desk.draft = null;
  desk.head = desk.head === who ? null : who;
  if (desk.head !== null && claims.length === 1) desk.begin(claims[0]);
}

/** Its last action says best why there is none: the first is nearly always open. */
function whyNoAction(desk: Desk, who: Identity): Refusal | null {
  return whyNot(desk.view, ACTIONS_OF[who].at(-1) ?? 'harvest');
}

function acting(desk: Desk, who: Identity): BoardHead {
  const isOpen = claimsAs(desk, who).length > 0;
  const why = isOpen ? null : whyNoAction(desk, who);
  const press = () => (why === null ? openHead(desk, who) : desk.tell(why));
  return { who, why, isOpen, does: null, isLater: false, isChosen: desk.head === who, press };
}

function reacting(desk: Desk, who: Identity): BoardHead {
  const reaction = who in REACTION_OF ? REACTION_OF[who as keyof typeof REACTION_OF] : null;
  const control = reaction && desk.controlOf(reaction);
  const why = control ? null : reaction ? whyNot(desk.view, reaction) : whyNoAction(desk, who);
  const press = () => {
    if (control) desk.press(control);
    else if (why !== null) desk.tell(why);
  };
  const isChosen = control !== null && desk.control?.key === control.key;
  const isLater = control?.early === true;
  return { who, why, isOpen: control !== null, does: control && reaction, isLater, isChosen, press };
}

const NOT_ASKED: Refusal = { code: 'not-offered', field: null, clause: null };

/** Which of them is to be covered or shown. */
function chosen(desk: Desk, question: SomeQuestion, who: Identity): BoardHead {
  const option = question.options.find(({ value }) => value === who);
  const why = option ? option.refusal : NOT_ASKED;
  const press = () => (why === null ? desk.choose(question.field, pressed(question, who)) : desk.tell(why));
  return { who, why, isOpen: why === null, does: null, isLater: false, isChosen: question.chosen.includes(who), press };
}

export function headsOf(desk: Desk): readonly BoardHead[] {
  const { asksHeads } = desk;
  const played = identitiesIn(desk.table.config);
  if (asksHeads) return played.map((who) => chosen(desk, asksHeads, who));
  const isMine = desk.me !== null && isOwnTurn(desk.view, desk.me);
  return played.map((who) => (isMine ? acting(desk, who) : reacting(desk, who)));
}
