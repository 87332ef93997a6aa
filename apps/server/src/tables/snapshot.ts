// The whole picture for one viewer: what it would hold if it had been told everything from the beginning.

import { type Seat, type Viewer, viewFor } from '@pretender/kernel';
import type { OwnSettings, Snapshot } from '@pretender/protocol';
import { isPlaying, type TableState, witnessOf } from './facts.ts';
import type { Notice } from './hall-types.ts';
import { reaches } from './telling.ts';
import { invitedSeats } from './tickets.ts';

export function snapshotFor(state: TableState, viewer: Viewer, absent: readonly Seat[]): Snapshot {
  const { id, code, settings, host, chairs, matchNumber, match, fairness, next } = state;
  return {
    table: id,
    code,
    settings,
    host,
    people: chairs.map(({ person }) => person),
    invited: invitedSeats(state),
    absent,
    match: matchNumber,
    commitment: match === null || !isPlaying(state) ? next.commitment : (fairness?.sealed.commitment ?? null),
    ready: readyIn(state),
    dealing: dealingIn(state),
    isWoundUp: state.isWoundUp,
    isPaused: state.pausedBy !== null,
    view: match === null ? null : viewFor(match, witnessOf(state, viewer)),
    own: viewer === 'public' ? null : ownOf(state, viewer),
    silenced: silencedIn(state),
    chat: state.chat.flatMap((telling) => (reaches(telling, viewer) ? [telling.event] : [])),
    requests: state.requests.map(({ request, seat, name, ayes, granted }) => ({
      ...{ request, seat, name, ayes },
      ...(granted !== null && { isGranted: true }),
    })),
    motions: state.motions,
    standIns: chairs.flatMap(({ hasStandIn }, seat) => (hasStandIn ? [seat as Seat] : [])),
    ...(chairs.some(({ isNewcomer }) => isNewcomer) && { newcomers: newcomersIn(chairs) }),
  };
}

function newcomersIn(chairs: TableState['chairs']): readonly Seat[] {
  return chairs.flatMap(({ isNewcomer }, seat) => (isNewcomer ? [seat as Seat] : []));
}

function readyIn({ chairs }: TableState): Snapshot['ready'] {
  return chairs.flatMap(({ commitment }, seat) => (commitment === null ? [] : [{ seat: seat as Seat, commitment }]));
}

/** Who has opened a number, and none of the numbers. */
function dealingIn({ dealing }: TableState): Snapshot['dealing'] {
  if (dealing === null) return null;
  const { attempt, fixed, nonces, voided } = dealing;
  const opened = nonces.flatMap((nonce, seat) => (nonce === null ? [] : [seat as Seat]));
  return { attempt, numbers: fixed, opened, voided };
}

/** What only this seat may know of what it has set; it follows its owner to another device. */
function ownOf({ chairs }: TableState, seat: Seat): OwnSettings {
  const { autoPass, muted, orders } = chairs[seat];
  return { autoPass, muted, orders: orders.map(({ number, order }) => ({ number, order })) };
}

function silencedIn({ chairs, isGallerySilent }: TableState): Snapshot['silenced'] {
  const seats = chairs.flatMap(({ isSilent }, seat) => (isSilent ? [seat as Seat] : []));
  return { seats, gallery: isGallerySilent };
}

export function noticeOf(state: TableState): Notice {
  const { id, code, settings, chairs, host, matchNumber } = state;
  const people = chairs.map(({ person }) => person);
  const about = { table: id, code, settings, people, invited: invitedSeats(state) };
  return { ...about, host, match: matchNumber, isPlaying: isPlaying(state) };
}
