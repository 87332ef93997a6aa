// The vocabulary of cards: every operation by its name.

import { type CancelCard, cancelCard } from './cancel-card.ts';
import { type Choose, choose } from './choose.ts';
import { type DeleteStep, deleteStep } from './delete-step.ts';
import { type DrawCards, draw } from './draw.ts';
import { type GainActions, gainActions } from './gain-actions.ts';
import { type GainMB, gainMB } from './gain-mb.ts';
import { type GainPB, gainPB } from './gain-pb.ts';
import { type InsertStep, insertStep } from './insert-step.ts';
import { type LookAndTake, lookAndTake } from './look-and-take.ts';
import { type Manual, manual } from './manual.ts';
import { type MbToDirector, mbToDirector } from './mb-to-director.ts';
import { type MbToPlayer, mbToPlayer } from './mb-to-player.ts';
import { type MoveDecree, moveDecree } from './move-decree.ts';
import { type MoveDirector, moveDirector } from './move-director.ts';
import { type MoveMB, moveMB } from './move-mb.ts';
import { type MovePB, movePB } from './move-pb.ts';
import type { Operation } from './operation.ts';
import { type PbToMinistry, pbToMinistry } from './pb-to-ministry.ts';
import { type PreventPB, preventPB } from './prevent-pb.ts';
import { type RemoveMB, removeMB } from './remove-mb.ts';
import { type RemovePB, removePB } from './remove-pb.ts';
import { type Restructure, restructure } from './restructure.ts';
import { type SpecialAction, special } from './special.ts';
import { type StampDecree, stampDecree } from './stamp-decree.ts';
import { type SwapDirectors, swapDirectors } from './swap-directors.ts';
import { type UnstampDecree, unstampDecree } from './unstamp-decree.ts';

export type Op =
  | RemovePB
  | GainPB
  | MovePB
  | RemoveMB
  | GainMB
  | MoveMB
  | MbToDirector
  | MbToPlayer
  | PbToMinistry
  | MoveDecree
  | StampDecree
  | UnstampDecree
  | InsertStep
  | DeleteStep
  | MoveDirector
  | SwapDirectors
  | Restructure
  | SpecialAction
  | GainActions
  | DrawCards
  | LookAndTake
  | PreventPB
  | CancelCard
  | Choose
  | Manual;
export type OpName = Op['op'];

export const OPERATIONS: { readonly [N in OpName]: Operation<Extract<Op, { op: N }>> } = {
  removePB,
  gainPB,
  movePB,
  removeMB,
  gainMB,
  moveMB,
  mbToDirector,
  mbToPlayer,
  pbToMinistry,
  moveDecree,
  stampDecree,
  unstampDecree,
  insertStep,
  deleteStep,
  moveDirector,
  swapDirectors,
  restructure,
  special,
  gainActions,
  draw,
  lookAndTake,
  preventPB,
  cancelCard,
  choose: choose as Operation<Choose>,
  manual,
};

export function operationOf(op: Op): Operation<Op> {
  return OPERATIONS[op.op] as unknown as Operation<Op>;
}
