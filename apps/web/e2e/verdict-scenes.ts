// Two worlds that are the same for whoever looks on, but for how a doubt or an accusation ends: the same table, the same hands, the
// same move; only the card of the accused is another.

import { type Hoax, hoax, IDENTITIES, type Identity } from '@pretender/hoax';
import {
  asSeat,
  beginMatch,
  copy,
  type Draws,
  fastDice,
  lapse,
  type Match,
  matchAround,
  missing,
  offersTo,
  openAsks,
  randomOf,
  resolveOptions,
  type Seat,
  seededDraws,
  submit,
  toldOf,
  type Viewer,
  viewFor,
} from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import type { Scene } from './scenes.ts';

const SEATS = 6;
const OPTIONS = { edition: 'de', firstPlayer: 'oldest', oldest: 2 } as const;
/** Who speaks, and is doubted or accused; the looker-on is the first seat. */
const ACCUSED = asSeat(1);
const LOOKER = asSeat(0);
const SAID: Identity = 'baron';

type Deed = 'doubt' | 'collapse' | 'accusation';

function settle(match: Match<Hoax>, draws: Draws): void {
  for (let ask = openAsks(match).at(-1); ask && ask.clock === 'setup'; ask = openAsks(match).at(-1)) {
    for (const seat of missing(match, ask)) {
      const specs = offersTo(match, seat).filter((spec) => spec.ask === ask?.id);
      const isGood = (move: object) => !('identities' in move && (move.identities as Identity[]).includes(SAID));
      for (let at = 0; at < 60; at++) {
        const move = randomOf(specs[0], draws);
        if (isGood(move) && submit(match, seat, ask.id, move as never).ok) break;
      }
    }
    lapse(match, ask.id);
  }
}

function say(match: Match<Hoax>, seat: Seat, move: object): void {
  const { type } = move as { type: string };
  const spec = offersTo(match, seat).find((each) => each.type === type);
  const receipt = spec && submit(match, seat, spec.ask, move as never);
  if (!receipt?.ok) throw new Error(`seat ${seat} cannot say ${JSON.stringify(move)}`);
}

/** Up to the last word before it is decided. */
function before(deed: Deed): Match<Hoax> {
  const resolved = resolveOptions(hoax.options, OPTIONS, SEATS);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  for (let seed = 1; ; seed++) {
    const match = beginMatch(hoax, resolved.config, SEATS, fastDice(seed));
    settle(match, seededDraws(seed, 'verdicts'));
    const { table, hands } = match.state;
    const isFree = [LOOKER, ACCUSED, 2, 3].every((seat) => table.heirs[seat].covers[SAID] === null);
    if (table.turn.seat !== ACCUSED || !isFree || hands[LOOKER].identity === SAID) continue;
    if (deed === 'accusation') {
      // Somebody else's turn; nobody has anything against the first.
      say(match, ACCUSED, { type: 'claim', as: 'farmer', do: 'harvest' });
      while (match.state.table.turn.seat === ACCUSED) {
        const ask = openAsks(match).at(-1);
        if (ask === undefined || !lapse(match, ask.id).ok) break;
      }
      return match;
    }
    say(match, ACCUSED, { type: 'claim', as: SAID, do: 'treasury' });
    say(match, asSeat(2), { type: 'doubt' });
    if (deed === 'doubt') say(match, asSeat(3), { type: 'support' });
    return match;
  }
}

/** Another world for everybody but the accused. */
function withCard(match: Match<Hoax>, identity: Identity): Match<Hoax> {
  const state = copy(match.state);
  state.hands[ACCUSED].identity = identity;
  const other = matchAround(hoax, state, fastDice(1));
  other.entries.push(...match.entries);
  return other;
}

function decide(match: Match<Hoax>, deed: Deed): void {
  if (deed === 'doubt') say(match, asSeat(4), { type: 'support' });
  else if (deed === 'accusation') say(match, asSeat(2), { type: 'accuse', target: ACCUSED, identity: SAID });
  else lapse(match, openAsks(match).at(-1)?.id ?? -1);
}

function worldOf(deed: Deed, identity: Identity, viewer: Viewer): Scene {
  const match = withCard(before(deed), identity);
  const past = match.entries.flatMap((entry) => toldOf(hoax, entry, viewer)) as readonly Told[];
  const view = copy(viewFor(match, viewer));
  const ask = openAsks(match).at(-1);
  const told = match.entries.length;
  decide(match, deed);
  const next = match.entries.slice(told).flatMap((entry) => toldOf(hoax, entry, viewer)) as readonly Told[];
  const open = openAsks(match).at(-1);
  const rest = { phase: 'hush', left: deed === 'collapse' ? 3000 : 5000, next: { phase: 'decide', left: 60_000 } };
  return {
    name: deed,
    game: hoax.id,
    options: OPTIONS,
    seats: SEATS,
    viewer,
    view,
    past,
    next,
    ask: ask ? { id: ask.id, isBeat: ask.clock === 'beat' } : null,
    // As a server tells it: the next question rests.
    clock: open ? [{ ask: open.id, ...rest }] : [],
  };
}

const OTHER = IDENTITIES.find((who) => who !== SAID && who !== 'farmer') ?? 'monk';

/** The same twice, but for the end. */
export function twoWorlds(deed: Exclude<Deed, 'collapse'>, viewer: Viewer = LOOKER): readonly [Scene, Scene] {
  return [worldOf(deed, SAID, viewer), worldOf(deed, OTHER, viewer)];
}

/** Whose turn comes next accuses somebody at once. */
export function twoInARow(): readonly [Scene, readonly Told[]] {
  const first = worldOf('doubt', OTHER, LOOKER);
  const match = withCard(before('doubt'), OTHER);
  decide(match, 'doubt');
  const told = match.entries.length;
  const { seat } = match.state.table.turn;
  say(match, seat, { type: 'accuse', target: seat + 1, identity: SAID });
  return [first, match.entries.slice(told).flatMap((entry) => toldOf(hoax, entry, LOOKER)) as readonly Told[]];
}

/** A bluff of the looker-on that nobody doubted. */
export function aBluff(): Scene {
  const scene = worldOf('collapse', OTHER, ACCUSED);
  const vote = scene.past.findIndex(({ type }) => type === 'doubted');
  const match = withCard(before('collapse'), OTHER);
  const state = copy(match.state);
  state.table.vote = null;
  state.table.asks.pop();
  const view = copy(viewFor(matchAround(hoax, state, fastDice(1)), ACCUSED));
  return {
    ...scene,
    view,
    past: scene.past.slice(0, vote),
    next: scene.next.filter(({ type }) => type !== 'closed'),
    clock: [],
  };
}

export const aCollapse = (): Scene => worldOf('collapse', OTHER, LOOKER);
