// What each head of the board is good for now.

import { IDENTITIES, type Identity } from '@pretender/hoax';
import type { Desk } from '../table/desk.svelte.ts';
import {
  FROM_GALLERY,
  isOwnTurn,
  isReacting,
  REACTION_OF,
  type ReactionType,
  type Reason,
  whyNoClaim,
  whyNoReaction,
} from './reasons.ts';

export interface BoardHead {
  readonly who: Identity;
  /** Why it is grey. */
  readonly why: Reason | null;
  /** The reaction it stands for now. */
  readonly does: ReactionType | null;
  readonly isChosen: boolean;
  press(): void;
}

export const claimsAs = (desk: Desk, who: Identity) =>
  desk.controls.filter(({ type, said }) => type === 'claim' && said.as === who);

/** Spreads out the actions of a head; the only one is taken up at once. */
export function openHead(desk: Desk, who: Identity): void {
  const claims = claimsAs(desk, who);
  desk.draft = null;
  desk.head = desk.head === who ? null : who;
  if (desk.head !== null && claims.length === 1) desk.begin(claims[0]);
}

function acting(desk: Desk, me: NonNullable<Desk['me']>, who: Identity): BoardHead {
  const why = claimsAs(desk, who).length > 0 ? null : whyNoClaim(desk.view, me, who, whatCannot(who));
  const press = () => (why === null ? openHead(desk, who) : desk.tell({ kind: 'reason', reason: why }));
  return { who, why, does: null, isChosen: desk.head === who, press };
}

const whatCannot = (who: Identity): string => (who === 'thief' ? 'steal' : who === 'merchant' ? 'swap' : '');

function reacting(desk: Desk, me: NonNullable<Desk['me']>, who: Identity): BoardHead {
  const control = isReacting(who) ? desk.controlOf(REACTION_OF[who]) : null;
  const why = control ? null : whyNoReaction(desk.view, me, who);
  const press = () => {
    if (why !== null) desk.tell({ kind: 'reason', reason: why });
    else if (control) desk.press(control);
  };
  const isChosen = control !== null && desk.control?.key === control.key;
  return { who, why, does: control ? REACTION_OF[who as keyof typeof REACTION_OF] : null, isChosen, press };
}

export function headsOf(desk: Desk): readonly BoardHead[] {
  const { me, view } = desk;
  return IDENTITIES.map((who) => {
    if (me === null) return { who, why: FROM_GALLERY, does: null, isChosen: false, press() {} };
    return isOwnTurn(view, me) ? acting(desk, me, who) : reacting(desk, me, who);
  });
}
