import { type Claim, hoax, type View } from '@pretender/hoax';
import { asSeat } from '@pretender/kernel';
import { beforeAll, expect, it } from 'vitest';
import { costOf } from '../../src/games/hoax/table/cost.ts';
import { Desk } from '../../src/games/hoax/table/desk.svelte.ts';
import { situationOf } from '../../src/games/hoax/table/situation.ts';
import type { Sitting } from '../../src/sitting/sitting.ts';
import { needWords } from '../../src/words/words.svelte.ts';
import { deskOf as deskIn } from './desks.ts';
import { playRandomly, tellings, viewersAt } from './played.ts';

beforeAll(() => needWords('hoax', 'hoaxClaims', 'hoaxTable', 'beat'));

const SETTINGS = { speed: 'normal', hours: 24 };

function deskOf(view: View, phase: string, left: number | null): Desk {
  const people = view.table.heirs.map((_, seat) => ({ kind: 'person', name: `Heir ${seat}`, level: null }));
  const picture = { view, viewer: view.viewer, people, news: [], absent: [], log: [], settings: SETTINGS };
  const clock = view.table.asks.map(({ id }) => ({ ask: id, phase, until: left, length: left }));
  return new Desk({ kind: 'live', picture, face: null, clock, line: 'open', farewell: null } as unknown as Sitting);
}

const learning = (view: View) => deskIn(view, { stage: 'play' });

/** The first window over a claim that suits, seen from a seat that may answer it. */
function windowOver(suits: (claim: Claim, view: View) => boolean): View {
  for (let number = 1; number < 200; number++) {
    const match = playRandomly(number);
    if (!match) continue;
    for (const viewer of viewersAt(match)) {
      if (viewer === 'public') continue;
      for (const { before } of tellings(match, viewer)) {
        const { claim, asks } = before.table;
        const isAsked = asks.at(-1)?.kind === 'reaction' && asks.at(-1)?.seats.includes(viewer);
        if (isAsked && claim && suits(claim as Claim, before) && !hoax.answered(before, asks.at(-1) as never))
          return structuredClone(before);
      }
    }
  }
  throw new Error('no such claim came up');
}

const doing = (claim: Claim, deed: string) => claim.kind === 'action' && claim.action.do === deed;

it('says the whole time there is, not only how long the buttons rest', () => {
  const view = windowOver((claim) => doing(claim, 'tax'));
  expect(situationOf(deskOf(view, 'hush', 500), 0)).toMatch(/ 1[23] seconds\.$/);
  expect(situationOf(deskOf(view, 'open', 8000), 0)).toMatch(/ 12 seconds\.$/);
  expect(situationOf(deskOf(view, 'lastCall', 4000), 0)).toMatch(/ 4 seconds\.$/);
});

it('says what it would cost and what can be answered', () => {
  const view = windowOver(
    (claim, { table, viewer }) => doing(claim, 'bewitch') && costOf(table, viewer as never) !== null,
  );
  const said = situationOf(deskOf(view, 'open', 8000), 0);
  expect(said).toMatch(/You would lose \d/);
  expect(said).toMatch(/You can answer: .*Doubt.* or Fine by me\./);
});

it('offers no answer by a board that a lesson does not show', () => {
  const view = windowOver((_claim, each) => hoax.moves(each).some(({ type }) => type === 'outlaw'));
  expect(situationOf(learning(view), 0)).toMatch(/You can answer: Doubt or Fine by me\./);
  expect(situationOf(deskOf(view, 'open', 8000), 0)).toMatch(/Illegal/);
});

/** After these, wares go from hand to hand for another reason. */
const OTHER_REASONS = new Set(['turnBegan', 'left', 'revealed', 'judged', 'accused']);

it('foresees what really goes from one heir to another', () => {
  const seen = new Set<string>();
  for (let number = 1; number <= 30; number++) {
    const match = playRandomly(number);
    if (!match) continue;
    let foreseen: { seat: number; deed: string; cost: ReturnType<typeof costOf> }[] = [];
    for (const { event, before } of tellings(match, 'public')) {
      const { claim, heirs } = before.table;
      if (claim?.kind === 'action' && event.type === 'stood')
        foreseen = heirs.map((_, seat) => ({
          seat,
          deed: claim.action.do,
          cost: costOf(before.table, asSeat(seat)),
        }));
      if (OTHER_REASONS.has(event.type)) foreseen = [];
      if (event.type !== 'moved') continue;
      if (event.from === 'bank' || event.to === 'bank') continue;
      const owed = foreseen.find(({ seat, deed }) => seat === event.from && deed !== 'swap');
      if (!owed || before.table.turn.seat !== event.to || before.table.turn.sentences.length > 0) continue;
      foreseen = foreseen.filter((other) => other !== owed);
      seen.add(owed.deed);
      expect(owed.cost, owed.deed).not.toBeNull();
      if (owed.cost && !owed.cost.isOwnChoice) expect(event).toMatchObject(owed.cost.give);
    }
  }
  expect([...seen].sort()).toEqual(['bewitch', 'collect', 'steal', 'tax']);
});

it('leaves alone whoever has nothing to lose', () => {
  const view = windowOver((claim) => doing(claim, 'treasury'));
  expect(view.table.heirs.map((_, seat) => costOf(view.table, asSeat(seat))).every((cost) => cost === null)).toBe(true);
});
