// What all look up for follows from what everybody heard, and lasts as long whichever way it ends.

import { type Event, type Hoax, hoax } from '@pretender/hoax';
import { momentIn, restAfter } from '@pretender/hoax/live';
import {
  beginMatch,
  type Entry,
  fastDice,
  isTold,
  lapse,
  type Match,
  missing,
  offersTo,
  openAsks,
  pick,
  randomOf,
  resolveOptions,
  seededDraws,
  submit,
} from '@pretender/kernel';
import { expect, it } from 'vitest';

const STEPS = 300;
const OPTIONS = [
  { edition: 'de' },
  { edition: 'children' },
  { edition: 'en', finaleMode: 'duel' },
  { hoaxVote: 'sealed' },
];

interface Happened {
  readonly entry: Entry<Hoax>;
  /** Hands were up before it. */
  readonly hadVote: boolean;
}

function* happened(seed: number): Generator<Happened> {
  const resolved = resolveOptions(hoax.options, OPTIONS[seed % OPTIONS.length], 5);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  const match: Match<Hoax> = beginMatch(hoax, resolved.config, 5, fastDice(seed));
  const draws = seededDraws(seed, 'moments');
  for (let step = 0; step < STEPS; step++) {
    const ask = openAsks(match).at(-1);
    if (ask === undefined) return;
    const hadVote = match.state.table.vote !== null;
    const [seat] = missing(match, ask);
    const offers = seat === undefined ? [] : offersTo(match, seat).filter((spec) => spec.ask === ask.id);
    const move = offers.length === 0 || draws.below(8) === 0 ? null : randomOf(pick(draws, offers), draws);
    const receipt =
      move === null || seat === undefined ? lapse(match, ask.id) : submit(match, seat, ask.id, move as never);
    if (receipt.ok) yield { entry: receipt.entry, hadVote };
  }
}

const isDecided = ({ type }: Event) => type === 'exposed' || type === 'judged' || type === 'accused';

it('every doubt and every accusation is one, and nothing else', () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 40; seed++)
    for (const { entry, hadVote } of happened(seed)) {
      const { events } = entry;
      const found = momentIn(events);
      if (events.some(isDecided))
        expect(found?.kind).toBe(events.some(({ type }) => type === 'exposed') ? 'doubt' : 'accusation');
      if (found === null) continue;
      kinds.add(found.kind);
      if (found.kind === 'collapse') expect(hadVote).toBe(true);
      // What nobody was told cannot decide how long all rest.
      expect(isTold(hoax, events[found.at], 'public')).toBe(true);
      const heard = events.filter((event) => isTold(hoax, event, 'public'));
      expect(restAfter(heard)).toBe(restAfter(events));
    }
  expect([...kinds].sort()).toEqual(['accusation', 'collapse', 'doubt']);
});

it('it lasts between three and six seconds, and as long for what is true as for what is not', () => {
  const [wrong, right] = [
    [
      { type: 'closed', ask: 3 },
      { type: 'exposed', seat: 1 },
    ],
    [
      { type: 'closed', ask: 3 },
      { type: 'revealed', seat: 1, identity: 'baron' },
    ],
  ] as unknown as readonly Event[][];
  expect(restAfter(wrong)).toBe(restAfter(right));
  expect(restAfter(wrong)).toBe(5000);
  const duel = (answer: object) => restAfter([{ type: 'challenged', identity: 'baron' }, answer] as unknown as Event[]);
  expect(duel({ type: 'revealed', seat: 1, identity: 'baron' })).toBe(5000);
  expect(duel({ type: 'covered', seat: 1, identities: ['baron'], why: 'doubt' })).toBe(5000);
});
