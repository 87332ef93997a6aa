import { createHash } from 'node:crypto';
import { decrees, decreesWith, readDeck, SUBSTITUTE } from '@pretender/decrees';
import { beginMatch, diceFor, offersTo, recordOf, replay } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/deck/json.ts';
import { sha256 } from '../../src/deck/sha256.ts';
import {
  changedDeck,
  configOf,
  DECK_TEXT,
  type DeckData,
  deckData,
  eventsOf,
  firstTurn,
  gameWith,
  NAMES,
  passAll,
  runOut,
  say,
  trySay,
} from '../tables.ts';

/** What is said about a deck with this in it. */
function complaint(change: (deck: DeckData) => void): string {
  const data = deckData();
  change(data);
  const reading = readDeck(JSON.stringify(data, null, 1));
  return reading.ok ? 'none' : reading.problems.map(({ line, reason }) => `${line}: ${reason}`).join('\n');
}

const card = (deck: DeckData, id: string): Record<string, unknown> => deck.cards.find((each) => each.id === id) ?? {};

/** Another word about one of a card's slots. */
function aim(deck: DeckData, id: string, at: number, change: object): void {
  Object.assign((card(deck, id).targets as object[])[at], change);
}

describe('a deck file', () => {
  it('is not read at all if it is too long', () => {
    for (const long of ['x'.repeat(1e7), '\\n'.repeat(5e6)])
      expect(readDeck(`{"title":"${long}"}`)).toEqual({
        ok: false,
        problems: [{ line: 1, reason: 'it is longer than 262144 characters' }],
      });
    expect(readDeck(`{"title":"${'\\n'.repeat(131_000)}"}`)).toMatchObject({ ok: false });
  });

  it('does nothing to the screen on which its problems are shown', () => {
    for (const words of ['{"a\u202eb":1}', '\u001b[2J', '{"a\u009b":1,"a\u009b":1}']) {
      const reading = readDeck(words);
      expect(JSON.stringify(reading.ok ? [] : reading.problems.map(({ reason }) => reason))).not.toMatch(
        /[\u202e\u009b]|\\u001b\[/,
      );
    }
  });

  it('D10.3 is our own, and ours is good', () => {
    expect(readDeck(DECK_TEXT)).toMatchObject({ ok: true, book: { label: SUBSTITUTE.label } });
  });

  it.each<[string, (deck: DeckData) => void, string]>([
    [
      'an unknown operation',
      (deck) => (card(deck, 'overtime').ops = [{ op: 'explode' }]),
      'there is no operation "explode"',
    ],
    [
      'a slot that has the name of a composed effect',
      (deck) => {
        card(deck, 'overtime').targets = [{ slot: 'effect', kind: 'player' }];
        card(deck, 'overtime').ops = [{ op: 'manual' }];
      },
      'and not "effect"',
    ],
    [
      'a special action of another ministry than its choices are for',
      (deck) => (card(deck, 'delegated_authority').ops = [{ op: 'special', ministry: 'EXE', args: '$args' }]),
      '$args is chosen for $s, so the ministry is $s',
    ],
    [
      'a prevention of nothing',
      (deck) => (card(deck, 'doctors_note').reaction = { window: 'pbGain', ops: [{ op: 'preventPB', max: 0 }] }),
      'this is a whole number from 1 to 99, not 0',
    ],
    [
      'choices without end',
      (deck) =>
        (card(deck, 'overtime').targets = Array.from({ length: 7 }, (_, at) => ({
          slot: `s${at}`,
          kind: 'choice',
          options: Array.from({ length: 10 }, (_each, option) => `o${option}`),
        }))),
      'its choices make 10000000 forms; 100 are the most',
    ],
    [
      'targets without end',
      (deck) =>
        (card(deck, 'overtime').targets = Array.from({ length: 9 }, (_, at) => ({ slot: `s${at}`, kind: 'player' }))),
      'a card has at most 8 targets',
    ],
    ['a title that writes to the terminal', (deck) => (deck.title = 'a\u001b]0;b\u0007'), 'without line breaks'],
    ['a title from right to left', (deck) => (deck.title = 'a\u202eb'), 'not "a\\u202eb"'],
    ['an author without end', (deck) => (deck.author = 'x'.repeat(1001)), 'a text of up to 1000 characters'],
    [
      'an operation with a slip',
      (deck) => (card(deck, 'overtime').ops = [{ op: 'gainActions', m: 2 }]),
      'gainActions has no "m"',
    ],
    [
      'an operation without its number',
      (deck) => (card(deck, 'overtime').ops = [{ op: 'gainActions' }]),
      'gainActions needs "n"',
    ],
    [
      'a slot that is not declared',
      (deck) => (card(deck, 'overtime').ops = [{ op: 'gainPB', who: '$q', n: 1 }]),
      'slot $q is not declared',
    ],
    [
      'a slot of the wrong kind',
      (deck) => (card(deck, 'pass_the_buck').ops = [{ op: 'gainPB', who: '$k', n: 1 }]),
      'slot $k holds a amount',
    ],
    [
      'an unknown filter',
      (deck) => (card(deck, 'anonymous_tip').targets = [{ slot: 'q', kind: 'player', where: ['isTall'] }]),
      'has no filter "isTall"',
    ],
    ['an unknown ministry', (deck) => (deck.decrees[0].steps = ['TRE', 'BAR']), 'steps is a list, each one of'],
    [
      'a reaction outside of one',
      (deck) => (card(deck, 'overtime').ops = [{ op: 'cancelCard' }]),
      'cancelCard is only for reactions',
    ],
    [
      'a reaction without its part',
      (deck) => delete card(deck, 'point_of_order').reaction,
      'a reaction needs "reaction"',
    ],
    [
      'the wrong window',
      (deck) => (card(deck, 'point_of_order').timing = 'reaction:pbGain'),
      'does not name reaction:cardPlayed',
    ],
    ['a card too many', (deck) => (card(deck, 'overtime').count = 4), 'the counts add up to 60, not to 59'],
    ['the same id twice', (deck) => (card(deck, 'overtime').id = 'job_swap'), 'id "job_swap" stands twice'],
    [
      'a card called like Stagnation and Decline',
      (deck) => (card(deck, 'overtime').id = 'stagnation_and_decline'),
      'stands twice',
    ],
    [
      'two of Stagnation and Decline',
      (deck) => (deck.stagnation = { id: 'x', name: 'x', count: 2 }),
      'count is a whole number from 1 to 1',
    ],
    ['four decrees', (deck) => deck.decrees.pop(), 'there are 4 decrees, not 5'],
    ['a decree of one step', (deck) => (deck.decrees[0].steps = ['TRE']), 'a decree has 2 to 9 steps'],
    [
      'a decree of Reform alone',
      (deck) => (deck.decrees[0].steps = ['REF', 'REF']),
      'nothing is left of it with four players',
    ],
    ['another format', (deck) => (deck.format = 'decrees-deck/9'), 'format is one of decrees-deck/1'],
    ['a field nobody knows', (deck) => (deck.colour = 'red'), '"colour" is not known here'],
    [
      'a name that every object answers to',
      (deck) => (card(deck, 'overtime').id = 'constructor'),
      'id is a name of letters',
    ],
    [
      'a condition nobody knows',
      (deck) => (card(deck, 'overtime').pre = ['hungry']),
      'pre is a list, each a condition',
    ],
    [
      'a branch that is no list',
      (deck) => (card(deck, 'amended_procedure').ops = [{ op: 'choose', by: '$mode', insert: 7 }]),
      'a branch is a list',
    ],
    [
      'a filter without its number',
      (deck) => (card(deck, 'internal_audit').targets = [{ slot: 'm', kind: 'ministry', where: ['mb>=some'] }]),
      'has no filter "mb>=some"',
    ],
    [
      'a branch for no option',
      (deck) =>
        (card(deck, 'amended_procedure').ops = [{ op: 'choose', by: '$mode', insert: [], delete: [], burn: [] }]),
      'slot $mode has no option "burn"',
    ],
    [
      'an option without a branch',
      (deck) => (card(deck, 'amended_procedure').ops = [{ op: 'choose', by: '$mode', insert: [] }]),
      'option "delete" of slot $mode has no branch',
    ],
    [
      'a condition on an option that is not there',
      (deck) => aim(deck, 'amended_procedure', 2, { onlyIf: { mode: 'inserts' } }),
      'slot "mode" has no option "inserts"',
    ],
    [
      'two conditions on a slot',
      (deck) => aim(deck, 'amended_procedure', 2, { onlyIf: { mode: 'insert', d: 'D1' } }),
      'onlyIf names one slot and its option',
    ],
    [
      'a condition on a slot that is no choice',
      (deck) => aim(deck, 'amended_procedure', 2, { onlyIf: { d: 'D1' } }),
      'slot "d" holds a decree, not a choice',
    ],
    [
      'the special action of something else than a ministry',
      (deck) => aim(deck, 'delegated_authority', 0, { kind: 'player', where: [] }),
      'slot "s" holds a player, not a ministry',
    ],
    [
      'the place of something else than a decree',
      (deck) => aim(deck, 'special_courier', 0, { kind: 'ministry', where: [] }),
      'slot "d" holds a ministry, not a decree',
    ],
    [
      'a place that is called like a slot',
      (deck) => (card(deck, 'promoted_sideways').ops = [{ op: 'moveDirector', player: '$q', to: '$v', remember: 'k' }]),
      'there is a slot "k" already',
    ],
    [
      'too many steps for four players',
      (deck) => (deck.decrees[0].steps4 = Array.from({ length: 10 }, () => 'EXE')),
      'a decree has 2 to 9 steps',
    ],
    [
      'manual among branches',
      (deck) =>
        (card(deck, 'amended_procedure').ops = [{ op: 'choose', by: '$mode', insert: [{ op: 'manual' }], delete: [] }]),
      'manual stands outside of branches and reactions',
    ],
    [
      'manual in a reaction',
      (deck) => (card(deck, 'point_of_order').reaction = { window: 'cardPlayed', ops: [{ op: 'manual' }] }),
      'manual stands outside of branches and reactions',
    ],
    [
      'a second window without a reaction',
      (deck) => (card(deck, 'point_of_order').timing = 'reaction:cardPlayed|reaction:pbGain'),
      'the timing names a window that the reaction does not',
    ],
  ])('D10.3 is refused for %s', (_name, change, reason) => {
    expect(complaint(change)).toContain(reason);
  });

  it('D10.3 is refused with the line', () => {
    const lines = DECK_TEXT.split('\n');
    const at = lines.findIndex((line) => line.includes('"gainActions"'));
    lines[at] = lines[at].replace('gainActions', 'gainAction');
    const reading = readDeck(lines.join('\n'));
    expect(reading).toMatchObject({ ok: false, problems: [{ line: at + 1 }] });
  });

  it.each([
    ['{"a": 1,}', 1, 'expected a name'],
    ['{\n"a": 1\n"b": 2}', 3, 'expected ,'],
    ['{"a": tru}', 1, 'unexpected "t"'],
    ['[1, 2', 1, 'expected ,'],
    ['', 1, 'ends too early'],
    ['{} x', 1, 'something follows'],
    ['{"a": 1, "a": 2}', 1, '"a" stands twice'],
    ['{"a": "b\n"}', 1, 'unexpected'],
  ])('that is no JSON says where: %j', (text, line, reason) => {
    expect(parseJson(text)).toMatchObject({ ok: false, line, reason: expect.stringContaining(reason) });
  });

  it('is read as JSON is', () => {
    const text = '{"a": [1, -2.5e3, "\\u00e9\\n", true, false, null, {}, []], "b": {"c": "d"}}';
    expect(parseJson(text)).toMatchObject({ ok: true, value: JSON.parse(text) });
  });

  it.each(['', 'abc', 'ä€𝄞'.repeat(40), 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64)])(
    'has the hash that SHA-256 says',
    (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    },
  );
});

describe('another deck', () => {
  const other = (deck: DeckData): void => {
    deck.id = 'mine';
    card(deck, 'overtime').ops = [{ op: 'gainActions', n: 5 }];
  };

  it('D10.4 is named in the record, and no other will do for it', () => {
    const game = gameWith(other);
    const match = beginMatch(game, configOf({}, 5), 5, diceFor({ kind: 'fast', value: 1 }));
    runOut(match);
    const record = recordOf(match, { options: {}, names: [...'ABCDE'], seed: { kind: 'fast', value: 1 } });
    expect(JSON.stringify(record.entries[0].events[0])).toContain(changedDeck(other).label.hash);
    expect(replay(game, record).ok).toBe(true);
    expect(replay(decrees, record)).toMatchObject({ ok: false, entry: 0 });
    expect(changedDeck(other).label.hash).not.toBe(SUBSTITUTE.label.hash);
  });
});

describe('a card of another deck', () => {
  it('D10.2 remembers in a branch too where a pawn stood', () => {
    const game = gameWith((deck) => {
      for (const each of deck.cards) {
        each.timing = 'action';
        each.cost = 1;
        delete each.pre;
        delete each.reaction;
        each.targets = [
          { slot: 'v', kind: 'ministry', where: ['vacant'] },
          { slot: 'way', kind: 'choice', options: ['leave'] },
        ];
        const leave = [
          { op: 'moveDirector', player: 'you', to: '$v', remember: 'old' },
          { op: 'gainMB', ministry: '$old', n: 5 },
        ];
        each.ops = [{ op: 'choose', by: '$way', leave }];
      }
    });
    const match = firstTurn(3, 5, game);
    const { table, hands } = match.state;
    const { seat } = table.turn;
    const before = table.posts.EXE.blame;
    expect(table.posts.EXE.director).toBe(seat);
    say(match, 'ABCDE'[seat] as 'A', { type: 'play', card: hands[seat].cards[0], with: { v: 'REF', way: 'leave' } });
    expect(match.state.table.posts).toMatchObject({ REF: { director: seat }, EXE: { blame: before + 5 } });
  });
});

describe('an answer that strikes back', () => {
  const others = { op: 'gainPB', who: 'others', n: 1 };

  /** Everybody holds the same card, with which one can tip somebody off, or answer like this. */
  function begun(window: 'cardPlayed' | 'pbGain', ops: readonly object[]) {
    const game = gameWith((deck) => {
      for (const each of deck.cards) {
        each.timing = `action|reaction:${window}`;
        each.cost = 1;
        delete each.pre;
        each.targets = [{ slot: 'q', kind: 'player', where: ['notYou'] }];
        each.ops = [{ op: 'gainPB', who: '$q', n: 6 }];
        each.reaction = { window, ops };
      }
    });
    const match = firstTurn(3, 5, game);
    const { table, hands } = match.state;
    const [player, victim] = [table.turn.seat, (table.turn.seat + 1) % 5];
    const before = table.players.map(({ personal }) => personal);
    const gained = () => match.state.table.players.map(({ personal }, seat) => personal - before[seat]);
    say(match, 'ABCDE'[player] as 'A', { type: 'play', card: hands[player].cards[0], with: { q: victim } });
    return { match, player, victim, gained, card: hands[victim].cards[0] };
  }

  it('D9.5 leaves what it did not prevent where it was due, and asks those it strikes', () => {
    const { match, player, victim, gained, card: id } = begun('pbGain', [others, { op: 'preventPB', max: 4 }]);
    say(match, 'ABCDE'[victim] as 'B', { type: 'react', card: id, amount: 4 });
    // Clockwise from whoever's turn it is, who is struck by another's card now.
    expect(match.state.table.asks.at(-1)).toMatchObject({ kind: 'charge', seats: [player] });
    while (match.state.table.resolving !== null) runOut(match);
    expect(gained()).toEqual([0, 1, 2, 3, 4].map((seat) => (seat === victim ? 2 : 1)));
  });

  it('D9.4 still strikes when it has cancelled the card', () => {
    for (const ops of [
      [others, { op: 'cancelCard' }],
      [{ op: 'cancelCard' }, others],
    ]) {
      const { match, victim, gained, card: id } = begun('cardPlayed', ops);
      say(match, 'ABCDE'[victim] as 'B', { type: 'react', card: id });
      while (match.state.table.resolving !== null) runOut(match);
      expect(gained()).toEqual([0, 1, 2, 3, 4].map((seat) => (seat === victim ? 0 : 1)));
    }
  });
});

describe('a card without words for it', () => {
  const game = gameWith((deck) => {
    for (const each of deck.cards) {
      each.ops = [{ op: 'manual' }];
      each.targets = [];
      delete each.pre;
      delete each.reaction;
      each.timing = 'action';
      each.cost = 1;
    }
  });

  function begun() {
    const match = firstTurn(3, 5, game);
    const { seat } = match.state.table.turn;
    const name = 'ABCDE'[seat] as 'A';
    const others = [...'ABCDE'].filter((each) => each !== name) as 'A'[];
    return { match, seat, name, others, card: match.state.hands[seat].cards[0] };
  }

  it('D10.5 does what its player says if everybody agrees', () => {
    const { match, seat, name, others, card: id } = begun();
    const before = match.state.table.players[seat].personal;
    say(match, name, {
      type: 'play',
      card: id,
      with: {
        effect: [
          { op: 'removePB', who: seat, n: 2 },
          { op: 'gainActions', n: 2 },
        ],
      },
    });
    expect(match.state.table.players[seat].personal).toBe(before);
    for (const other of others) say(match, other, { type: 'agree' });
    expect(match.state.table.players[seat].personal).toBe(Math.max(0, before - 2));
    expect(match.state.table.turn.actions).toBe(4);
  });

  it('D10.5 comes back with its action if somebody objects, or is silent', () => {
    for (const answer of ['object', 'silence']) {
      const { match, seat, name, others, card: id } = begun();
      const hand = [...match.state.hands[seat].cards].sort();
      say(match, name, { type: 'play', card: id, with: { effect: [{ op: 'gainPB', who: (seat + 1) % 5, n: 20 }] } });
      say(match, others[0], { type: 'agree' });
      if (answer === 'object') say(match, others[1], { type: 'object' });
      else runOut(match);
      expect([...match.state.hands[seat].cards].sort()).toEqual(hand);
      expect(match.state.table).toMatchObject({ discard: [], resolving: null, turn: { actions: 3 } });
    }
  });

  it.each([
    ['an operation that nobody may compose', [{ op: 'cancelCard' }]],
    ['a parameter too few', [{ op: 'removePB', who: 1 }]],
    ['a parameter too many', [{ op: 'gainActions', n: 1, who: 1 }]],
    ['a ministry for a player', [{ op: 'movePB', from: 'EXE', to: 1, n: 1 }]],
    ['no operation at all', []],
  ])('D10.6 is refused with %s', (_name, effect) => {
    const { match, name, card: id } = begun();
    expect(trySay(match, name, { type: 'play', card: id, with: { effect } })).toMatchObject({ ok: false });
  });

  it('D9.8 gives a decree nine steps at most, whatever its player writes', () => {
    const { match, name, others, card: id } = begun();
    const step = { op: 'insertStep', decree: 'D5', ministry: 'TRE', maxLen: 20 };
    say(match, name, { type: 'play', card: id, with: { effect: Array.from({ length: 6 }, () => step) } });
    for (const other of others) say(match, other, { type: 'agree' });
    expect(match.state.table.decrees.D5.steps).toHaveLength(9);
  });

  it('can be played to the end', () => {
    const match = firstTurn(5, 4, game);
    for (let steps = 0; match.state.table.result === null && steps < 2000; steps++) runOut(match);
    expect(decreesWith(SUBSTITUTE).outcome(match.state.table as never)).not.toBeNull();
  });
});

describe('a card by which several players draw', () => {
  const SND = SUBSTITUTE.deck.stagnation.id;

  /** It is played with Stagnation and Decline on top of a deck of twenty, so that it strikes more than once. */
  function played(seed: number, who: string, n: number): ReturnType<typeof firstTurn> {
    const game = gameWith((deck) => {
      Object.assign(deck.stagnation as object, { salvage: true, reinsert: 'uniform', discard: 2 });
      card(deck, 'requisition_form').ops = [{ op: 'draw', who, n }];
    });
    const match = firstTurn(seed, 5, game);
    while (match.state.table.asks.at(-1)?.kind === 'salvage') runOut(match);
    const { table, hands, vault } = match.state;
    hands[table.turn.seat].cards.push('requisition_form');
    vault.deck = [SND, ...vault.deck.filter((each) => each !== SND)].slice(0, 20);
    table.pile.count = 20;
    say(match, NAMES[table.turn.seat], { type: 'play', card: 'requisition_form' });
    passAll(match);
    return match;
  }

  it.each(['others', 'lowestPB', 'you'])('D8.7 lets one draw after the other: %s', (who) => {
    let strikes = 0;
    for (let seed = 1; seed <= 15; seed++) {
      const match = played(seed, who, 3);
      const { table } = match.state;
      while (table.asks.at(-1)?.kind === 'salvage') {
        strikes++;
        expect(table.asks.filter(({ kind }) => kind === 'salvage')).toHaveLength(1);
        const [seat] = table.asks.at(-1)?.seats ?? [];
        const offered = offersTo(match, seat).flatMap(({ type, fields: { card: field } }) =>
          type === 'pick' && field?.kind === 'one' ? [field.of] : [],
        );
        expect(offered.flat().sort()).toEqual([...new Set(eventsOf(match, 'stagnated').at(-1)?.discarded)].sort());
        runOut(match);
      }
      const events = match.entries.flatMap((entry) => entry.events);
      const since = events.slice(events.findLastIndex(({ type }) => type === 'played'));
      const draws = since.filter(({ type }) => type === 'drawn' || type === 'stagnated');
      if (table.result === null) expect(table.resolving).toBeNull();
      if (table.result === null && who !== 'lowestPB') expect(draws).toHaveLength(who === 'you' ? 3 : 12);
    }
    expect(strikes).toBeGreaterThan(15);
  });
});
