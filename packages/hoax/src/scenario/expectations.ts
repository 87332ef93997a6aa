// What a scenario may say about this game's table.

import type { Seat } from '@pretender/kernel';
import {
  asData,
  difference,
  differenceOfSets,
  type Finding,
  type Scene,
  seatList,
  seatOf,
} from '@pretender/kernel/scenario';
import { coveredOf } from '../rules/heirs.ts';
import { payouts } from '../rules/stakes.ts';
import { trios } from '../rules/wares.ts';
import type { Heir, Hoax, Wares } from '../types.ts';
import { type Identity, WARES, type Ware } from '../words.ts';
import { identityList, identityOf } from './cards.ts';
import { readWares } from './position.ts';

type HoaxScene = Scene<Hoax>;
type Check = (scene: HoaxScene, expected: unknown) => Finding;

/** Checks each seat that is named. */
function perHeir(what: string, check: (heir: Heir, expected: unknown, name: string) => Finding): Check {
  return ({ match, names }, expected) => {
    for (const [name, value] of Object.entries(asData(expected, what))) {
      const finding = check(match.state.table.heirs[seatOf(names, name)], value, name);
      if (finding) return finding;
    }
    return null;
  };
}

function wareDifference(expected: Partial<Wares>, actual: (ware: Ware) => number, what: string): Finding {
  for (const ware of WARES) {
    const finding =
      expected[ware] === undefined ? null : difference(expected[ware], actual(ware), `${ware} of ${what}`);
    if (finding) return finding;
  }
  return null;
}

/** What a viewer's own view says of a card: dealt to it, turned up, or named in its own right accusation. */
function seenCard({ match, names }: HoaxScene, viewerName: string, seat: Seat): Identity | 'unknown' {
  const { card } = match.state.table.heirs[seat];
  if (card !== null) return card;
  if (viewerName === 'public') return 'unknown';
  const viewer = seatOf(names, viewerName);
  const hand = match.views[viewer].hands[viewer];
  if (viewer === seat) return hand?.identity ?? 'unknown';
  return (
    hand?.guesses.find((guess) => guess.accuser === viewer && guess.target === seat && guess.right)?.identity ??
    'unknown'
  );
}

const sees: Check = (scene, expected) => {
  for (const [viewer, cards] of Object.entries(asData(expected, 'sees'))) {
    for (const [name, card] of Object.entries(asData(cards, 'sees'))) {
      const wanted = card === 'unknown' ? card : identityOf(card);
      const finding = difference(
        wanted,
        seenCard(scene, viewer, seatOf(scene.names, name)),
        `${viewer} sees ${name}'s card`,
      );
      if (finding) return finding;
    }
  }
  return null;
};

const shown: Check = ({ match, names }, expected) => {
  for (const [target, buyers] of Object.entries(asData(expected, 'shown'))) {
    for (const [buyer, identities] of Object.entries(asData(buyers, 'shown'))) {
      const actual = match.state.hands[seatOf(names, target)].shown[seatOf(names, buyer)];
      const finding = differenceOfSets(identityList(identities, 'shown'), actual, `shown by ${target} to ${buyer}`);
      if (finding) return finding;
    }
  }
  return null;
};

function nameOf(names: readonly string[], seat: Seat | null): string | null {
  return seat === null ? null : names[seat];
}

export const expectations: Readonly<Record<string, Check>> = {
  wares: perHeir('wares', (heir, expected, name) =>
    wareDifference({ gold: 0, wine: 0, grain: 0, ...readWares(expected, 'wares') }, (ware) => heir.wares[ware], name),
  ),
  trios: perHeir('trios', (heir, expected, name) => difference(expected, trios(heir.wares), `trios of ${name}`)),
  points: perHeir('points', (heir, expected, name) => difference(expected, heir.points, `points of ${name}`)),
  ghosts: perHeir('ghosts', (heir, expected, name) => difference(expected, heir.ghostHands, `hands left to ${name}`)),
  payout: ({ match, names }, expected) => {
    const paid = payouts(match.state.table);
    for (const [name, share] of Object.entries(asData(expected, 'payout'))) {
      const finding = difference(share, paid === null ? null : paid[seatOf(names, name)], `payout of ${name}`);
      if (finding) return finding;
    }
    return null;
  },
  prompts: ({ match, names, since }, expected) => {
    const events = match.entries.slice(since.entries).flatMap((entry) => entry.events);
    const prompted = new Set(events.flatMap((event) => (event.type === 'prompted' ? event.seats : [])));
    return differenceOfSets(
      seatList(names, expected, 'prompts'),
      names.filter((_, seat) => prompted.has(seat as Seat)),
      'prompts',
    );
  },
  out: perHeir('out', (heir, expected, name) => difference(expected, heir.standing, `standing of ${name}`)),
  covers: ({ match, names }, expected) => {
    for (const [name, identities] of Object.entries(asData(expected, 'covers'))) {
      const actual = coveredOf(match.state.table, seatOf(names, name));
      const finding = differenceOfSets(identityList(identities, 'covers'), actual, `covers of ${name}`);
      if (finding) return finding;
    }
    return null;
  },
  bank: ({ match }, expected) =>
    wareDifference(readWares(expected, 'bank'), (ware) => match.state.table.bank[ware], 'the bank'),
  bankChange: ({ match, before }, expected) =>
    wareDifference(
      readWares(expected, 'bankChange'),
      (ware) => match.state.table.bank[ware] - before.table.bank[ware],
      'the change of the bank',
    ),
  in: ({ match, names }, expected) =>
    differenceOfSets(
      seatList(names, expected, 'in'),
      names.filter((_, seat) => match.state.table.heirs[seat].standing === 'in'),
      'in',
    ),
  turn: ({ match, names }, expected) =>
    difference(names[seatOf(names, expected)], names[match.state.table.turn.seat], 'turn'),
  round: ({ match }, expected) => difference(expected, match.state.table.round, 'round'),
  finale: ({ match }, expected) => difference(expected, match.state.table.finale, 'finale'),
  king: ({ match, names }, expected) =>
    difference(
      expected === null ? null : names[seatOf(names, expected)],
      nameOf(names, match.state.table.king),
      'king',
    ),
  over: ({ match }, expected) => difference(expected, match.state.table.king !== null, 'over'),
  winners: ({ match, names }, expected) => {
    const { king } = match.state.table;
    return differenceOfSets(seatList(names, expected, 'winners'), king === null ? [] : [names[king]], 'winners');
  },
  shown,
  sees,
};
