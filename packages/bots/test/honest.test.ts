import { type Hoax, hoax, IDENTITIES, type Identity } from '@pretender/hoax';
import { asSeat, beginMatch, fastDice, resolveOptions, type Seat, seededDraws, viewOf } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { possibleCards } from '../src/hoax/knowledge.ts';
import { type Heard, levelsFor, playMatch } from './table.ts';

const EDITIONS = Object.keys(hoax.options.presets);
const MOST_SEATS = 8;
const CHILDREN_SEATS = 7;

const SPEAKS_AS: Readonly<Record<string, Identity>> = {
  immunise: 'magician',
  outlaw: 'baron',
  sentence: 'judge',
  absolve: 'monk',
};

/** Honest heirs might never end a round among themselves, so in the end they guess; and so does who has no other move. */
function mayGuess({ match, seat, ask }: Heard): boolean {
  const { turn, finaleTurns, heirs } = match.state.table;
  const { identity } = match.state.hands[seat];
  const specs = hoax.moves(match.views[seat]).filter((spec) => spec.ask === ask.id);
  const isAble = specs.some(({ fields }) => fields.as?.kind === 'one' && fields.as.of.includes(String(identity)));
  return !isAble || turn.number > 15 * heirs.length || finaleTurns > 20;
}

/** What an honest heir says, held against the truth that it could not see. */
class Ledger {
  readonly counts: Record<string, number> = {};
  hear(heard: Heard): void {
    if (heard.level !== 'honest' || heard.move === null) return;
    const { match, seat, move } = heard;
    const { table, hands } = match.state;
    const own = hands[seat].identity;
    this.counts[move.type] = (this.counts[move.type] ?? 0) + 1;
    if (move.type === 'claim') expect(move.as, 'a claim').toBe(own);
    if (move.type in SPEAKS_AS) expect(SPEAKS_AS[move.type], move.type).toBe(own);
    if (move.type === 'doubt' || move.type === 'support') {
      expect(table.claim).not.toBeNull();
      if (table.claim) expect(hands[table.claim.seat].identity, 'a doubt').not.toBe(table.claim.as);
    }
    if (move.type === 'accuse' && hands[move.target].identity !== move.identity)
      expect(mayGuess(heard), 'a wrong accusation').toBe(true);
  }
}

describe.each(EDITIONS)('honest heirs among random ones, edition %s', (edition) => {
  const most = edition === 'children' ? CHILDREN_SEATS : MOST_SEATS;
  const seatCounts = [3, 4, 5, 6, 8, 11, 14].filter((seats) => seats <= most);

  it.each(seatCounts)('%i seats: a whole match, no illegal move, never a false word', (seats) => {
    const ledger = new Ledger();
    const levels = levelsFor(seats, Math.ceil(seats / 2));
    const match = playMatch({ options: { edition }, levels, seed: seats, hear: (heard) => ledger.hear(heard) });
    expect(hoax.outcome(match.state.table)).not.toBeNull();
    for (const type of ['cover', 'take', 'claim', 'pass'])
      if (edition !== 'eon1981' || type !== 'cover') expect(ledger.counts[type], type).toBeGreaterThan(0);
  });
});

describe('honest heirs', () => {
  it('doubt, support, react, pay, inform and accuse, all of it in earnest', () => {
    const ledger = new Ledger();
    for (let seed = 0; seed < 24; seed++)
      playMatch({
        options: { edition: EDITIONS[seed % 4] },
        levels: levelsFor(5, 3),
        seed,
        hear: (heard) => ledger.hear(heard),
      });
    for (const type of [
      'doubt',
      'support',
      'decline',
      'immunise',
      'outlaw',
      'sentence',
      'pay',
      'inform',
      'accuse',
      'show',
    ])
      expect(ledger.counts[type] ?? 0, type).toBeGreaterThan(0);
  });

  it.each(EDITIONS)('come to an end among themselves, edition %s', (edition) => {
    for (const seats of [3, 6]) {
      const ledger = new Ledger();
      const match = playMatch({
        options: { edition },
        levels: levelsFor(seats, seats),
        seed: seats,
        hear: (heard) => ledger.hear(heard),
      });
      expect(hoax.outcome(match.state.table)).not.toBeNull();
    }
  });

  it.each<Readonly<Record<string, unknown>>>([
    { secondIdentity: true },
    { ghosts: true },
    { hoaxVote: 'sealed' },
    { afterHoaxedAction: 'newAction', tempo: 'shouting' },
    { reactionBudget: 'unlimited', trioPaysIndulgence: true, judgeAmount: 'free' },
    { identityCopies: 1, memoryHoax: true, accuseAnytime: true },
    { secondIdentity: true, memoryHoax: true, infoExtra: true, infoPerTrio: 2 },
  ])('stay honest with %o', (options) => {
    const ledger = new Ledger();
    for (let seed = 0; seed < 3; seed++)
      playMatch({ options, levels: levelsFor(5, 3), seed, hear: (heard) => ledger.hear(heard) });
    expect(ledger.counts.claim).toBeGreaterThan(0);
  });
});

/** Five heirs with known cards, after the deal. */
function dealt(options: Readonly<Record<string, unknown>>, cards: readonly Identity[]) {
  const resolved = resolveOptions(hoax.options, options, cards.length);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  const { state } = beginMatch(hoax, resolved.config, cards.length, fastDice(1));
  for (const [seat, card] of cards.entries()) state.hands[seat].identity = card;
  return state;
}

type State = ReturnType<typeof dealt>;

function possible(state: State, viewer: number, seat: number): readonly Identity[] {
  return possibleCards(viewOf<Hoax>(state, asSeat(viewer)))[seat];
}

describe('what an heir can prove', () => {
  const CARDS: readonly Identity[] = ['baron', 'baron', 'thief', 'monk', 'judge'];

  it('at first: nothing but the own card', () => {
    const state = dealt({}, CARDS);
    expect(possible(state, 0, 0)).toEqual(['baron']);
    expect(possible(state, 0, 1)).toEqual([...IDENTITIES]);
  });

  it('with one copy of each: nobody else is what it is', () => {
    const state = dealt({ identityCopies: 1 }, ['baron', 'farmer', 'thief']);
    expect(possible(state, 0, 1)).toEqual(IDENTITIES.filter((identity) => identity !== 'baron'));
  });

  it('the own card and a card face up are both copies', () => {
    const state = dealt({}, CARDS);
    state.table.heirs[1].card = 'baron';
    expect(possible(state, 0, 2)).not.toContain('baron');
    expect(possible(state, 2, 3)).toContain('baron');
  });

  it('a card that was replaced counts too', () => {
    const state = dealt({ secondIdentity: true }, CARDS);
    state.table.heirs[1].former = 'baron';
    expect(possible(state, 0, 1)).not.toContain('baron');
    expect(possible(state, 0, 2)).not.toContain('baron');
  });

  it('what was shown, covered or wrongly named is ruled out; what was rightly named is known', () => {
    const state = dealt({}, CARDS);
    state.hands[0].seen[2].push('judge');
    state.table.heirs[2].covers.farmer = 'start';
    state.hands[0].guesses.push({ accuser: asSeat(0), target: asSeat(2), identity: 'monk', right: false });
    expect(possible(state, 0, 2)).toEqual(['baron', 'merchant', 'magician', 'thief']);
    expect(possible(state, 1, 2)).toEqual(IDENTITIES.filter((identity) => identity !== 'farmer'));
    state.hands[0].guesses.push({ accuser: asSeat(0), target: asSeat(3), identity: 'monk', right: true });
    expect(possible(state, 0, 3)).toEqual(['monk']);
  });

  it('one proof leads to the next', () => {
    const state = dealt({ identityCopies: 1 }, ['baron', 'farmer', 'thief']);
    for (const identity of ['monk', 'judge', 'merchant', 'magician', 'farmer'] as const)
      state.table.heirs[2].covers[identity] = 'start';
    expect(possible(state, 0, 2)).toEqual(['thief']);
    expect(possible(state, 0, 1)).not.toContain('thief');
  });

  it('never rules out the truth, whatever happens at a table', () => {
    let looks = 0;
    const look = ({ match }: Heard): void => {
      if (looks++ % 7 !== 0) return;
      const { state, views } = match;
      for (const view of views)
        for (const [seat, cards] of possibleCards(view).entries()) {
          const { identity } = state.hands[seat as Seat];
          if (identity !== null) expect(cards).toContain(identity);
        }
    };
    for (let seed = 0; seed < 4; seed++)
      playMatch({ options: { edition: EDITIONS[2 * seed] }, levels: levelsFor(4, 2), seed, hear: look });
    expect(looks).toBeGreaterThan(1000);
  });
});

it('the same draws give the same answers', () => {
  const played = () =>
    playMatch({ options: {}, levels: levelsFor(4, 2), seed: 9, hear: () => {} }).entries.map(({ cause }) => cause);
  expect(played()).toEqual(played());
  expect(seededDraws(9, 'bots').below(1000)).toBe(seededDraws(9, 'bots').below(1000));
});
