import { type Decrees, decrees, type Event, SUBSTITUTE } from '@pretender/decrees';
import { asSeat, KERNEL_REFUSALS, type Match, type Seat, type Viewer, viewFor } from '@pretender/kernel';
import { REFUSALS, type TableEvent } from '@pretender/protocol';
import { beforeAll, expect, it } from 'vitest';
import { HINTS, RULES, refusalSentence } from '../../src/games/decrees/refusals.ts';
import { remarks } from '../../src/games/decrees/remarks.ts';
import { cardName, cardText, decreeName, lineText, ministryShort, promptFor } from '../../src/games/decrees/speech.ts';
import type { DecreesView } from '../../src/games/decrees/view.ts';
import type { Remark } from '../../src/games/face.ts';
import { tableRemarks } from '../../src/games/table-remarks.ts';
import type { LogLine } from '../../src/sitting/log-line.ts';
import type { Names } from '../../src/sitting/names.ts';
import type { Picture } from '../../src/sitting/picture.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { needWords, speak, words } from '../../src/words/words.svelte.ts';
import { playedTables, tellings, viewersAt } from './played.ts';

const MATCHES = 24;
const PEOPLE = ['Ada', 'Tom', 'Petra', 'Gregor', 'Sylvia'];

let played: readonly Match<Decrees>[] = [];

beforeAll(async () => {
  await needWords('decrees', 'decreesCards', 'decreesLog', 'decreesRefusals', 'decreesTable', 'refusals');
  played = playedTables(MATCHES);
});

const namesFor = (viewer: Viewer): Names => ({ of: (seat) => PEOPLE[seat], isMe: (seat: Seat) => seat === viewer });

const asLine = (remark: Remark): LogLine => ({
  seats: [],
  tone: 'plain',
  clause: null,
  ...remark,
  id: 0,
  round: 1,
  turn: 1,
});

function* linesOf(match: Match<Decrees>, viewer: Viewer): Generator<LogLine> {
  for (const { event, before } of tellings(match, viewer))
    for (const remark of remarks(event, before)) yield asLine(remark);
}

const [ada, tom] = [asSeat(0), asSeat(1)];
const guest = { kind: 'person', name: 'Ida', level: null } as const;
const AROUND: readonly TableEvent[] = [
  { type: '@sat', seat: ada, person: guest },
  { type: '@left', seat: tom },
  { type: '@paused', seat: ada },
  { type: '@paused', seat: null },
  { type: '@resumed' },
  { type: '@voted', seat: ada, motion: { kind: 'windUp' }, yes: true, isCarried: true },
  { type: '@voted', seat: ada, motion: { kind: 'standIn', seat: tom }, yes: true, isCarried: true },
  { type: '@returned', request: 1, seat: tom, yes: true },
  {
    type: '@photo',
    finish: [
      { seat: tom, after: 0 },
      { seat: ada, after: 80 },
    ],
  },
];

function linesAround(): readonly LogLine[] {
  const before = { people: PEOPLE.map((name) => ({ ...guest, name })) } as unknown as Picture;
  return AROUND.flatMap((event) => tableRemarks(event, before)).map((remark) => asLine(remark));
}

/** What chance brings too seldom. */
const RARE: readonly Event[] = [
  { type: 'lotDrawn', among: [ada, tom] },
  { type: 'blamed', seat: ada, by: 2 },
  { type: 'removed', personal: {}, ministry: {} },
  { type: 'promulgated', decree: 'D2', ministry: 'TRE', budget: 10 },
  { type: 'removed', personal: { 0: 3, 1: 0 }, ministry: { NAV: 2 } },
  { type: 'dropped', told: ada, offer: 1, why: 'withdrawn', seat: ada, lack: null },
  { type: 'countered', offer: 1, version: 2 },
  { type: 'tabled', seat: ada, offer: 1, version: 2, transfers: [], agreed: [tom] },
  { type: 'agreed', told: ada, offer: 1, seat: tom },
  { type: 'traded', offer: 1, transfers: [{ from: ada, to: tom, blame: 2, cards: 1 }] },
  { type: 'handed', from: ada, to: tom, cards: ['overtime', 'job_swap'] },
  { type: 'dropped', told: ada, offer: 1, why: 'expired', seat: null, lack: null },
  { type: 'dropped', told: ada, offer: 1, why: 'declined', seat: tom, lack: null },
  { type: 'dropped', told: ada, offer: 1, why: 'failed', seat: ada, lack: null },
  { type: 'dropped', told: ada, offer: 1, why: 'failed', seat: ada, lack: { of: 'blame', count: 3 } },
  { type: 'dropped', told: ada, offer: 1, why: 'failed', seat: tom, lack: { of: 'cards', count: 1 } },
  { type: 'dropped', told: ada, offer: 1, why: 'failed', seat: tom, lack: { of: 'room', count: 5 } },
  { type: 'published', by: ada, to: tom, text: 'soon' },
  { type: 'ended', reason: 'decrees', ranks: [2, 1, 3, 4, 5] },
  { type: 'stagnated', card: 'stagnation', discarded: [], falls: [], pile: { count: 0, least: 0, most: 0 } },
];

function linesRare(match: Match<Decrees>, viewer: Viewer): readonly LogLine[] {
  return RARE.flatMap((event) => remarks(event, viewFor(match, viewer))).map((remark) => asLine(remark));
}

/** Tom has investigated Ada. */
const RESOLVING = {
  ...{ seat: tom, card: null, with: {}, memory: {}, next: 0 },
  gains: [{ seat: ada, blame: 5, from: 'NAV' }],
};

/** What a sentence looks like when something was not filled in. */
const BROKEN = /undefined|\bnull\b|NaN|\[object|[{}]|\s\s|\s[.,]|^\s*$/;

/** Only with cards of another deck. */
const NEVER = ['takenBack'];

it('puts every event of random matches into whole sentences, for every viewer in every language', async () => {
  const said = new Set<string>();
  for (const language of LANGUAGES) {
    await speak(language);
    for (const match of played.slice(0, language === 'en' ? MATCHES : 4))
      for (const viewer of viewersAt(match))
        for (const line of [...linesOf(match, viewer), ...linesRare(match, viewer)]) {
          // What somebody promises is in their own words.
          const text = /^(promised|published|marked_)/.test(line.say) ? 'a promise' : lineText(line, namesFor(viewer));
          if (BROKEN.test(text)) expect.fail(`${language} ${JSON.stringify(line)}: ${text}`);
          said.add(line.say);
        }
  }
  const around = linesAround().map(({ say }) => say);
  const never = Object.keys(words.decreesLog).filter((say) => !said.has(say) && !around.includes(say));
  expect(never.filter((say) => !NEVER.includes(say))).toEqual([]);
});

it('puts what happens around the game into whole sentences', async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    for (const viewer of [0, 1, 2, 'public'] as Viewer[])
      for (const line of linesAround()) expect(lineText(line, namesFor(viewer))).not.toMatch(BROKEN);
  }
});

it('tells the public nothing but what lies on the table', () => {
  const secret = /^(drew|looked|taken|agreed|handed|dropped_|promised)/;
  for (const match of played) for (const line of linesOf(match, 'public')) expect(line.say).not.toMatch(secret);
});

/** What somebody does on purpose, and the sentence that must begin with them. */
const DEEDS: readonly Event[] = [
  { type: 'forwarded', decree: 'D1', to: 'NAV', rewarded: false },
  { type: 'restructured', change: 'add', arrow: ['TRE', 'SEC'] },
  { type: 'restructured', change: 'move', arrow: ['EXE', 'HR'], to: ['HR', 'TRE'] },
  { type: 'reassigned', directors: { REF: null, EXE: ada, HR: tom, TRE: null, SEC: null, NAV: null } },
  { type: 'spent', actions: -2, mark: 'treasury' },
  { type: 'moved', seat: ada, to: 'REF' },
];

it('says in every language who did it', async () => {
  const match = played.find(({ state }) => state.table.players.length === 5) as Match<Decrees>;
  const before = structuredClone(viewFor(match, 'public')) as DecreesView & { table: Decrees['Table'] };
  before.table.turn = { ...before.table.turn, number: 3, seat: tom };
  before.table.resolving = null;
  const charge = { ...before, table: { ...before.table, resolving: RESOLVING } } as never;
  for (const language of LANGUAGES) {
    await speak(language);
    for (const event of DEEDS)
      for (const remark of remarks(event, before))
        expect(lineText(asLine(remark), namesFor('public'))).toMatch(/^Tom /);
    const [remark] = remarks({ type: 'charged', blame: 5 }, charge);
    expect(lineText(asLine(remark), namesFor('public'))).toMatch(/^Tom .*\bAda\b/);
    expect(lineText(asLine(remark), namesFor(ada))).not.toContain('Ada');
  }
});

it('puts the reader into the right case', async () => {
  await speak('de');
  const view = viewFor(played[0], ada);
  const [offer] = remarks({ type: 'offered', offer: 3, by: tom, parties: [ada, tom, asSeat(2)] }, view);
  expect(lineText(asLine(offer), namesFor(ada))).toBe('Tom macht Angebot 3 an dich und Petra.');
  const told = { type: 'tabled', seat: ada, offer: 3, version: 2, transfers: [], agreed: [tom] } as const;
  const [counter] = remarks(told as never, view);
  expect(lineText(asLine(counter), namesFor(ada))).toBe('Tom ändert Angebot 3 (Fassung 2).');
  expect(remarks({ ...told, version: 1 } as never, view)).toEqual([]);
  const [note] = remarks({ type: 'promised', told: ada, by: tom, to: ada, text: 'bald' }, view);
  expect(lineText(asLine(note), namesFor(ada))).toBe('Tom verspricht dir: „bald“');
});

it('asks every question', async () => {
  const asked = new Set<string>();
  for (const language of LANGUAGES) {
    await speak(language);
    for (const match of played.slice(0, 6))
      for (const viewer of viewersAt(match))
        for (const { event, before } of tellings(match, viewer))
          for (const ask of before.table.asks) {
            asked.add(ask.kind);
            const text = promptFor(ask, before, namesFor(viewer));
            if (BROKEN.test(text)) expect.fail(`${language}, before ${event.type}: ${text}`);
          }
  }
  expect(asked.size).toBeGreaterThan(8);
});

it('has a sentence of its own for every refusal', async () => {
  const codes = new Set([...KERNEL_REFUSALS, ...REFUSALS, ...RULES, ...HINTS]);
  for (const language of LANGUAGES) {
    await speak(language);
    const sentences = [...codes].map((code) => refusalSentence({ code, clause: null }));
    expect(sentences.filter((text) => BROKEN.test(text))).toEqual([]);
    expect(sentences.filter((text) => text === words.refusals.unknown())).toEqual([]);
    expect(refusalSentence({ code: 'circular', clause: 'D5.1' })).toContain('D5.1');
  }
});

it('has every card and every decree in four languages, and a short name of its own for every ministry', async () => {
  const ids = [...SUBSTITUTE.cards.keys(), SUBSTITUTE.deck.stagnation.id];
  const names = new Map<string, Set<string>>();
  for (const language of LANGUAGES) {
    await speak(language);
    for (const id of ids) {
      expect(cardName(id)).not.toBe(id.replaceAll('_', ' '));
      expect(cardText(id).length).toBeGreaterThan(10);
      names.set(id, (names.get(id) ?? new Set()).add(cardText(id)));
    }
    for (const { id } of SUBSTITUTE.deck.decrees) expect(decreeName(id)).not.toBe(id);
    const shorts = (['REF', 'EXE', 'HR', 'TRE', 'SEC', 'NAV'] as const).map(ministryShort);
    expect(new Set(shorts).size).toBe(6);
  }
  for (const [id, texts] of names) expect(texts.size, id).toBe(LANGUAGES.length);
  expect(decrees.seats).toEqual({ min: 4, max: 5 });
});
