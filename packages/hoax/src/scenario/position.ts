// Setting a table up as a scenario describes it. The engine adds nothing: covers that a rule would have placed must
// be named.

import { asSeat, enter, type Match, matchAround, type Seat } from '@pretender/kernel';
import { asData, type Data, fail, type StartOptions, seatOf } from '@pretender/kernel/scenario';
import { hoax } from '../index.ts';
import { dealRound } from '../play/rounds.ts';
import { beginTurns } from '../play/turns.ts';
import { firstSeat } from '../rules/beginning.ts';
import { countIn, coveredOf } from '../rules/heirs.ts';
import { worthOf } from '../rules/information.ts';
import type { Hoax, HoaxState, Standing, Wares } from '../types.ts';
import { CROWN, type Identity, WARES, type Ware } from '../words.ts';
import {
  avoidedBy,
  type Constraints,
  completeCards,
  type Excluded,
  identityList,
  namedCards,
  spareCards,
  spareOf,
} from './cards.ts';

export const POSITION_KEYS = [
  'turn',
  'identities',
  'covers',
  'shown',
  'points',
  'wares',
  'bank',
  'out',
  'finale',
  'spare',
  'round',
];
const FROM_THE_DEAL = ['identities', 'spare', 'points', 'round'];

export function start(options: StartOptions<Hoax>): Match<Hoax> {
  const { config, names, dice, position } = options;
  const state = hoax.init(config, names.length);
  const match = matchAround(hoax, state, dice);
  setPoints(state, names, position);
  state.table.round = wholeNumber(position.round ?? 1, 'round') - (position.turn === undefined ? 1 : 0);
  if (position.turn === undefined) startAtDeal(match, options);
  else startAtTurn(match, options);
  return match;
}

function startAtDeal(match: Match<Hoax>, options: StartOptions<Hoax>): void {
  const { names, position, config, dice } = options;
  const misplaced = Object.keys(position).find((key) => !FROM_THE_DEAL.includes(key) && !isNothing(position[key]));
  if (misplaced) fail(`position.${misplaced} needs position.turn: without it the round begins with the deal`);
  const draws = dice.draws('scenario cards');
  const nothing: Excluded = names.map(() => new Set());
  const cards = completeCards(namedCards(names, position.identities), constraintsOf(options, nothing), draws);
  // A scenario that does not say who is the oldest means the first of its seats.
  const byLot = () => (config.firstPlayer === 'oldest' ? 0 : dice.draws('first player').below(names.length));
  const first = firstSeat(config) ?? byLot();
  const deck = [...cards, ...spareCards(config, cards, spareOf(position), draws)];
  enter(match, { by: 'begin' }, (turn) => dealRound(turn, first as Seat, deck));
}

/** Named, but empty: the same as not named. */
function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);
}

function constraintsOf({ names, config, position, play, twin }: StartOptions<Hoax>, excluded: Excluded): Constraints {
  return {
    config,
    excluded,
    avoided: avoidedBy(names, play),
    spare: spareOf(position),
    twin: namedCards(names, twin?.identities),
  };
}

function startAtTurn(match: Match<Hoax>, options: StartOptions<Hoax>): void {
  const { names, position } = options;
  const { state } = match;
  setCovers(state, names, position);
  setShown(state, names, position);
  setCards(state, options);
  setWares(state, names, position);
  setOut(state, names, position);
  const { table } = state;
  const heirsIn = countIn(table);
  if (heirsIn < 2) fail('at least two must be in the round');
  table.finale = readFinale(position.finale, heirsIn);
  const seat = seatOf(names, position.turn);
  if (table.heirs[seat].standing !== 'in') fail(`${names[seat]} is out and cannot have the turn`);
  table.starter = seat;
  enter(match, { by: 'begin' }, (turn) => beginTurns(turn, seat));
}

function readFinale(finale: unknown, heirsIn: number): boolean {
  if (finale === undefined) return heirsIn === 2;
  if (typeof finale !== 'boolean') return fail('finale is true or false');
  return finale && heirsIn !== 2 ? fail(`a finale is between two, and ${heirsIn} are in the round`) : finale;
}

function eachSeat(
  names: readonly string[],
  data: unknown,
  what: string,
  set: (seat: Seat, value: unknown) => void,
): void {
  for (const [name, value] of Object.entries(asData(data ?? {}, what))) set(seatOf(names, name), value);
}

function wholeNumber(value: unknown, what: string): number {
  return Number.isInteger(value) && (value as number) >= 0 ? (value as number) : fail(`${what} is a whole number`);
}

export function readWares(value: unknown, what: string): Partial<Wares> {
  const wares: Partial<Wares> = {};
  for (const [ware, count] of Object.entries(asData(value, what))) {
    if (!WARES.includes(ware as Ware)) fail(`"${ware}" is no ware; there are ${WARES.join(', ')}`);
    wares[ware as Ware] = Number.isInteger(count) ? (count as number) : fail(`${what} counts whole wares`);
  }
  return wares;
}

/** Nobody holds less than nothing, nor more than any table has seen. */
const MOST_WARES = 99;

function readHolding(value: unknown, what: string): Partial<Wares> {
  const wares = readWares(value, what);
  const isOdd = Object.values(wares).some((count) => count < 0 || count > MOST_WARES);
  return isOdd ? fail(`${what} in a position lie between 0 and ${MOST_WARES}`) : wares;
}

function setPoints({ table }: HoaxState, names: readonly string[], { points }: Data): void {
  eachSeat(names, points, 'points', (seat, value) => {
    table.heirs[seat].points = wholeNumber(value, 'points');
    if (table.heirs[seat].points >= CROWN) fail(`points in a position are below ${CROWN}: whoever has as many is king`);
  });
}

function setCovers({ table }: HoaxState, names: readonly string[], { covers }: Data): void {
  eachSeat(names, covers, 'covers', (seat, value) => {
    for (const identity of identityList(value, 'covers')) table.heirs[seat].covers[identity] = 'start';
  });
}

function setShown({ table, hands }: HoaxState, names: readonly string[], { shown }: Data): void {
  eachSeat(names, shown, 'shown', (target, buyers) =>
    eachSeat(names, buyers, 'shown', (buyer, value) => {
      const identities = identityList(value, 'shown');
      if (target === buyer) fail(`${names[target]} cannot have shown anything to itself`);
      hands[target].shown[buyer].push(...identities);
      hands[buyer].seen[target].push(...identities);
      // What was covered then is not known, and must not be guessed from what was shown.
      const trios = Math.ceil(identities.length / worthOf(table, 1));
      table.purchases.push({ buyer, target, trios, covered: [] });
    }),
  );
}

function setCards(state: HoaxState, options: StartOptions<Hoax>): void {
  const { names, position, twin, dice } = options;
  const { hands, table, vault } = state;
  const draws = dice.draws('scenario cards');
  const excluded = hands.map(
    (hand, seat) => new Set<Identity>([...coveredOf(table, asSeat(seat)), ...hand.shown.flat()]),
  );
  const cards = completeCards(
    namedCards(names, position.identities),
    constraintsOf(options, withTwinShown(excluded, names, twin)),
    draws,
  );
  for (const [seat, card] of cards.entries()) {
    if (excluded[seat].has(card)) fail(`${names[seat]} is the ${card}, which is covered or was shown as not being it`);
    hands[seat].identity = card;
  }
  vault.spare.push(...spareCards(table.config, cards, spareOf(position), draws));
}

/** In the second world other cards may have been shown. */
function withTwinShown(excluded: Excluded, names: readonly string[], twin: Data | null): Excluded {
  const widened = excluded.map((identities) => new Set(identities));
  eachSeat(names, twin?.shown, 'shown', (target, buyers) =>
    eachSeat(names, buyers, 'shown', (_buyer, value) => {
      for (const identity of identityList(value, 'shown')) widened[target].add(identity);
    }),
  );
  return widened;
}

function setWares({ table }: HoaxState, names: readonly string[], { wares, bank }: Data): void {
  eachSeat(names, wares, 'wares', (seat, value) => {
    Object.assign(table.heirs[seat].wares, readHolding(value, 'wares'));
    for (const ware of WARES) table.bank[ware] -= table.heirs[seat].wares[ware];
  });
  if (bank !== undefined) Object.assign(table.bank, readHolding(bank, 'bank'));
  if (WARES.some((ware) => table.bank[ware] < 0)) fail('the bank cannot hold less than nothing');
}

function setOut({ table, hands }: HoaxState, names: readonly string[], { out }: Data): void {
  eachSeat(names, out, 'out', (seat, standing) => {
    if (standing !== 'hidden' && standing !== 'shown') fail(`out is hidden or shown, not "${String(standing)}"`);
    table.heirs[seat].standing = standing as Standing;
    if (standing === 'shown') table.heirs[seat].card = hands[seat].identity;
  });
  if (table.config.ghosts)
    for (const heir of table.heirs) heir.ghostHands = heir.standing === 'in' ? 0 : countIn(table);
}
