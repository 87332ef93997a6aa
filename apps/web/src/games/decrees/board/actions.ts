// The row of actions: always the same six, in the same places; a grey one says why.

import { SPECIAL_MOVES } from '@pretender/decrees';
import type { Refusal } from '@pretender/kernel';
import type { PieceName } from '../../../art/generated/pictures.ts';
import type { Office } from '../table/office.svelte.ts';
import type { Control, MoveType } from './controls.ts';
import { ACTIONS, type Action, whyNot } from './why-not.ts';

export interface ActionButton {
  readonly action: Action;
  /** What the own ministry can do, or nothing special. */
  readonly say: Action | MoveType;
  readonly picture: PieceName;
  readonly why: Refusal | null;
  press(): void;
}

const PICTURES: { readonly [A in Action]: PieceName } = {
  draw: 'draw',
  forward: 'forward',
  stamp: 'stamp',
  distribute: 'spread',
  move: 'chair',
  special: 'gavel',
};

function pictureFor(office: Office, action: Action): PieceName {
  if (action !== 'special' || office.own === null) return PICTURES[action];
  return `crest-${office.own.toLowerCase()}` as PieceName;
}

/** The special action of the ministry one directs. */
function moveOf({ own }: Office, action: Action): MoveType | null {
  if (action !== 'special') return action;
  return own === null ? null : SPECIAL_MOVES[own];
}

export function actionsOf(office: Office): readonly ActionButton[] {
  return ACTIONS.map((action) => {
    const type = moveOf(office, action);
    const control: Control | null = type === null ? null : office.controlOf(type);
    const why = control ? null : whyNot(office.view, action);
    const press = () => {
      if (control) office.press(control);
      else if (why) office.tell(why);
    };
    return { action, say: type ?? action, picture: pictureFor(office, action), why, press };
  });
}
