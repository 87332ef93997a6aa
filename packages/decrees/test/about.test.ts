import type { OptionField } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { ABOUT, excludes, FACTS, GROUPS, LANGUAGES, type Option, PRESETS } from '../src/about/index.ts';
import { options } from '../src/options.ts';

const OPTIONS = Object.keys(options.fields) as Option[];
const MOST_TITLE = 32;
const MOST_SENTENCE = 160;

function namesOf(option: Option): string[] {
  const field = options.fields[option] as OptionField;
  return 'of' in field ? field.of.filter((value) => typeof value === 'string') : [];
}

function expectTitle(title: string): void {
  expect(title.trim()).toBe(title);
  expect(title.length).toBeGreaterThan(0);
  expect([...title].length, title).toBeLessThanOrEqual(MOST_TITLE);
}

function expectSentence(sentence: string): void {
  expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  expect([...sentence].length, sentence).toBeLessThanOrEqual(MOST_SENTENCE);
}

describe.each(LANGUAGES)('in %s', (language) => {
  const texts = ABOUT[language];

  it('every option has a short title, a sentence and what it does to the match', () => {
    expect(Object.keys(texts.options).sort()).toEqual([...OPTIONS].sort());
    for (const option of OPTIONS) {
      const { title, does, effect } = texts.options[option];
      expectTitle(title);
      expectSentence(does);
      expectSentence(effect);
    }
  });

  it('every value that is a word has a phrase', () => {
    for (const option of OPTIONS) {
      const text = texts.options[option];
      const phrases: Readonly<Record<string, string>> = 'values' in text ? text.values : {};
      expect(Object.keys(phrases).sort(), option).toEqual(namesOf(option).sort());
      for (const phrase of Object.values(phrases)) expect(phrase, option).toMatch(/^\p{L}.{1,90}[^.]$/u);
    }
  });

  it('every preset has a title and a character', () => {
    expect(Object.keys(texts.presets).sort()).toEqual(Object.keys(options.presets).sort());
    for (const preset of PRESETS) {
      expectTitle(texts.presets[preset].title);
      expectSentence(texts.presets[preset].character);
    }
  });

  it('the author is named, and the cards are called ours', () => {
    expect(texts.credit).toContain('Carl de Visser');
    expectSentence(texts.credit);
  });

  it('no two options and no two presets have the same title', () => {
    for (const family of [texts.options, texts.presets, texts.groups]) {
      const titles = Object.values<string | { title: string }>(family).map((text) =>
        typeof text === 'string' ? text : text.title,
      );
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
});

describe('the same in all languages', () => {
  it('every option has a source and a group, and no group is empty', () => {
    expect(Object.keys(FACTS).sort()).toEqual([...OPTIONS].sort());
    for (const group of GROUPS) expect(OPTIONS.filter((option) => FACTS[option].group === group)).not.toEqual([]);
  });

  it('every conflict is told by each option in it, with the others', () => {
    for (const { when, why, seats } of options.conflicts) {
      for (const option of Object.keys(when) as Option[]) {
        const { [option]: own, ...others } = when;
        expect(excludes(option)).toContainEqual({ own, others, seats: seats ?? null, why });
      }
    }
    expect(excludes('handLimit')).toEqual([]);
  });
});
