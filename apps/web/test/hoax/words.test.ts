import { HOAX_REFUSALS, hoax, IDENTITIES } from '@pretender/hoax';
import { KERNEL_REFUSALS, type Seat, type Viewer } from '@pretender/kernel';
import { REFUSALS } from '@pretender/protocol';
import { beforeAll, expect, it } from 'vitest';
import type { Names } from '../../src/games/hoax/names.ts';
import { HINTS } from '../../src/games/hoax/refusals.ts';
import { remarks } from '../../src/games/hoax/remarks.ts';
import { claimSentence, initialOf, lineText, promptFor, refusalSentence } from '../../src/games/hoax/speech.ts';
import { preferences } from '../../src/settings/preferences.svelte.ts';
import type { LogLine } from '../../src/sitting/log-line.ts';
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

function* linesOf(match: Played, viewer: Viewer): Generator<LogLine> {
  for (const { event, before } of tellings(match, viewer))
    for (const remark of remarks(event, before))
      yield { seats: [], tone: 'plain', clause: null, ...remark, id: 0, round: 1, turn: 1 };
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
  const aroundTheGame = ['paused', 'pausedAlone', 'resumed', 'sat', 'stoodUp', 'returned'];
  const never = Object.keys(words.hoaxLog).filter((say) => !said.has(say) && !aroundTheGame.includes(say));
  expect(never).toEqual([]);
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
