import { HOAX_REFUSALS, hoax, IDENTITIES } from '@pretender/hoax';
import { asSeat, KERNEL_REFUSALS, type Seat, type Viewer } from '@pretender/kernel';
import { REFUSALS, type TableEvent } from '@pretender/protocol';
import { beforeAll, expect, it } from 'vitest';
import type { Remark } from '../../src/games/face.ts';
import { HINTS } from '../../src/games/hoax/refusals.ts';
import { remarks } from '../../src/games/hoax/remarks.ts';
import { claimSentence, initialOf, lineText, promptFor, refusalSentence } from '../../src/games/hoax/speech.ts';
import { tableRemarks } from '../../src/games/table-remarks.ts';
import { preferences } from '../../src/settings/preferences.svelte.ts';
import type { LogLine } from '../../src/sitting/log-line.ts';
import type { Names } from '../../src/sitting/names.ts';
import type { Picture } from '../../src/sitting/picture.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { needWords, speak, words } from '../../src/words/words.svelte.ts';
import { type Played, playRandomly, tellings, viewersAt } from './played.ts';

const MATCHES = 64;
const PEOPLE = ['Ada', 'Tom', 'Petra', 'Gregor', 'Sylvia', 'Gaby', 'Christian', 'Otto'];

let played: readonly Played[] = [];

beforeAll(async () => {
  await needWords('hoax', 'hoaxClaims', 'hoaxLog', 'hoaxRefusals', 'refusals');
  played = Array.from({ length: MATCHES }, (_, number) => playRandomly(number + 1)).filter((match) => match !== null);
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

function* linesOf(match: Played, viewer: Viewer): Generator<LogLine> {
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
  { type: '@returned', request: 1, seat: tom, yes: true },
  { type: '@voted', seat: ada, motion: { kind: 'windUp' }, yes: true, isCarried: true },
  { type: '@voted', seat: ada, motion: { kind: 'standIn', seat: tom }, yes: true, isCarried: true },
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

/** What a sentence looks like when something was not filled in. */
const BROKEN = /undefined|\bnull\b|NaN|\[object|[{}]|\s\s|\s[.,]|^\s*$|#/;

it('puts every event of random matches into whole sentences, for every viewer in every language', async () => {
  const said = new Set<string>();
  for (const language of LANGUAGES) {
    await speak(language);
    for (const match of played.slice(0, language === 'en' ? MATCHES : 8))
      for (const viewer of viewersAt(match))
        for (const line of linesOf(match, viewer)) {
          const text = lineText(line, namesFor(viewer));
          if (BROKEN.test(text)) expect.fail(`${language} ${JSON.stringify(line)}: ${text}`);
          said.add(line.say);
        }
  }
  const around = new Set(linesAround().map(({ say }) => say));
  const never = Object.keys(words.hoaxLog).filter((say) => !said.has(say) && !around.has(say));
  expect(never).toEqual([]);
});

it('puts what happens around the game into whole sentences', async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    for (const viewer of [0, 1, 2, 'public'] as Viewer[])
      for (const line of linesAround()) expect(lineText(line, namesFor(viewer))).not.toMatch(BROKEN);
  }
});

it('tells the public nothing but what lies on the table', () => {
  const secret = /^(dealt|redealt|showed|named|noted_)/;
  for (const match of played) for (const line of linesOf(match, 'public')) expect(line.say).not.toMatch(secret);
});

it('speaks every claim, and asks every question', async () => {
  const asked = new Set<string>();
  for (const language of LANGUAGES) {
    await speak(language);
    for (const match of played.slice(0, 8))
      for (const viewer of viewersAt(match)) {
        const names = namesFor(viewer);
        for (const { event, before } of tellings(match, viewer)) {
          const { claim } = before.table;
          const prompts = hoax.asks(before.table).map((ask) => promptFor(ask, before, names));
          const texts = claim ? [...prompts, claimSentence(claim, names)] : prompts;
          const broken = texts.find((text) => BROKEN.test(text));
          if (broken !== undefined) expect.fail(`${language}, before ${event.type}: ${broken}`);
          for (const { kind } of before.table.asks) asked.add(kind);
        }
      }
  }
  expect(asked.size).toBeGreaterThan(12);
});

it('has a sentence of its own for every refusal', async () => {
  const codes = new Set([...KERNEL_REFUSALS, ...HOAX_REFUSALS, ...REFUSALS, ...HINTS]);
  for (const language of LANGUAGES) {
    await speak(language);
    const sentences = [...codes].map((code) => refusalSentence({ code, clause: null }));
    expect(new Set([...sentences, words.refusals.unknown()]).size).toBe(codes.size + 1);
    for (const sentence of sentences) expect(sentence).not.toMatch(BROKEN);
  }
  expect(refusalSentence({ code: 'too-many', clause: 'H4.8' })).toMatch(/\(§ H4\.8\)$/);
});

it('tells seven heads apart by their initials', async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    for (const names of ['edition', 'original'] as const) {
      preferences.set({ names });
      expect(new Set(IDENTITIES.map(initialOf)).size).toBe(IDENTITIES.length);
    }
  }
  preferences.set({ names: 'edition' });
});
