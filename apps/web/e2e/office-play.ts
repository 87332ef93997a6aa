// Matches of Final Decrees among people who work: papers go where they are stamped, blame is offered and taken, promises are
// given, laid open and judged. By chance, but the same in every run.

import { type Decrees, decrees, nextStep, VERDICTS } from '@pretender/decrees';
import {
  beginMatch,
  type Draws,
  fastDice,
  lapse,
  type Match,
  missing,
  offersTo,
  openAsks,
  pick,
  type RawMove,
  resolveOptions,
  type Seat,
  seededDraws,
  submit,
  type View,
} from '@pretender/kernel';

/** Everything that makes somebody choose. */
const OPTIONS = { sdSalvage: true, handLimit: 3, maxArrows: 9 };
const SEATS = 5;
const MOST_STEPS = 900;

type Table = Decrees['Table'];

const anything = (view: View<Decrees>, draws: Draws) => (decrees.sample?.(view, draws) ?? { type: 'pass' }) as RawMove;

/** A stamp where one can be set, a paper to its next desk, else anything. */
function work({ state, views }: Match<Decrees>, seat: Seat, draws: Draws): RawMove {
  const table = state.table as Table;
  const desk = table.ministries.find((id) => table.posts[id].director === seat);
  const here = Object.entries(table.decrees).filter(([, { at }]) => at !== null && at === desk);
  const stampable = here.find(([, decree]) => nextStep(decree) === desk);
  if (stampable) return { type: 'stamp', decree: stampable[0] };
  const [first] = here;
  if (first && draws.below(3) > 0) return { type: 'forward', decree: first[0], to: nextStep(first[1]) };
  return anything(views[seat] as View<Decrees>, draws);
}

const gift = (from: Seat, to: Seat) => ({ type: 'offer', transfers: [{ from, to, blame: 1 }] });

/** Something beside the turn, if it is a time for it. */
function talk(match: Match<Decrees>, seat: Seat, draws: Draws): void {
  const { table, hands } = match.state;
  const to = ((seat + 1 + draws.below(SEATS - 1)) % SEATS) as Seat;
  const [deal] = hands[seat].deals;
  const [own] = hands[seat].promises;
  const said: RawMove[] = [
    gift(seat, to),
    { type: 'promise', to, text: 'soon' },
    ...(own ? [{ type: 'publish', from: own.by, to: own.to, text: own.text }] : []),
    ...table.notes.map((_, note) => ({ type: 'mark', note, as: pick(draws, VERDICTS) })),
    ...(deal ? [{ type: 'accept', offer: deal.offer, version: deal.version }] : []),
  ];
  const move = pick(draws, said);
  const ask = offersTo(match, seat).find(({ type }) => type === move.type)?.ask;
  if (ask !== undefined) submit(match, seat, ask, move);
}

function step(match: Match<Decrees>, draws: Draws, isTalking: boolean): boolean {
  if (isTalking && draws.below(3) === 0) talk(match, draws.below(SEATS) as Seat, draws);
  const ask = openAsks(match).findLast(({ mode }) => mode !== 'standing');
  if (!ask) return false;
  const [seat] = missing(match, ask);
  if (seat === undefined) return lapse(match, ask.id).ok;
  const move = ask.kind === 'action' ? work(match, seat, draws) : anything(match.views[seat] as View<Decrees>, draws);
  return submit(match, seat, ask.id, move).ok || lapse(match, ask.id).ok;
}

interface Manner {
  readonly options: object;
  /** Do they offer and promise? */
  readonly isTalking: boolean;
}
const USUAL: Manner = { options: OPTIONS, isTalking: true };

export function playOffice(seed: number, { options, isTalking }: Manner = USUAL): Match<Decrees> {
  const resolved = resolveOptions(decrees.options, { ...options }, SEATS);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  const match = beginMatch(decrees, resolved.config, SEATS, fastDice(seed));
  const draws = seededDraws(seed, 'office');
  for (let steps = 0; steps < MOST_STEPS && step(match, draws, isTalking); steps++);
  return match;
}
