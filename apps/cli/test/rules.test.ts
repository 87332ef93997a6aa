import { readFileSync } from 'node:fs';
import { hoax } from '@pretender/hoax';
import { type Options, resolveOptions } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { chaptersOf, chaptersWhere } from '../src/rules/clauses.ts';
import { conditionHolds, type Table } from '../src/rules/condition.ts';
import { hear } from './heard.ts';

const BOOK = `# A book

Some words, *in italics*. See [the end](#end).

## 1. Words and \`wares\`

- **H1.1** A **trio** is safe from \`tax\`; see [the end](#end). _(DE 6, IT 6; D11)_
- **H1.2** Ghosts may doubt. _(IT 12.7; A-61)_ <!-- when: ghosts -->

## 2. Only for many

- **H2.1** Forty of each ware. _(A-27)_ <!-- when: seats>8 -->

## At the end

| a | b |
|---|---|
`;

const REAL = readFileSync(new URL('../../../packages/hoax/RULES.md', import.meta.url), 'utf8');

function tableWith(options: Options, seatCount = 5): Table {
  const resolved = resolveOptions(hoax.options, options, seatCount);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  return { fields: hoax.options.fields, config: { ...resolved.config }, seatCount };
}

describe('the finale', () => {
  it.each(['de', 'it', 'fr', 'en'])('H15.1 H15.2 is explained in edition %s', async (edition) => {
    const { out } = await hear(['rules', '--edition', edition]);
    expect(out).toContain('When two players are left, they play the finale, which decides the round.');
  });
});

describe('a book in markdown', () => {
  it('is chapters and clauses without markup', () => {
    expect(chaptersOf(BOOK)).toEqual([
      {
        title: '1. Words and wares',
        clauses: [
          { id: 'H1.1', text: 'A trio is safe from tax; see the end.', sources: 'DE 6, IT 6; D11', when: null },
          { id: 'H1.2', text: 'Ghosts may doubt.', sources: 'IT 12.7; A-61', when: 'ghosts' },
        ],
      },
      {
        title: '2. Only for many',
        clauses: [{ id: 'H2.1', text: 'Forty of each ware.', sources: 'A-27', when: 'seats>8' }],
      },
    ]);
  });

  it('loses what does not hold, and chapters of which nothing is left', () => {
    const left = chaptersWhere(chaptersOf(BOOK), () => false);
    expect(left.map(({ title, clauses }) => [title, clauses.map(({ id }) => id)])).toEqual([
      ['1. Words and wares', ['H1.1']],
    ]);
    expect(chaptersWhere(chaptersOf(BOOK), (when) => when === 'seats>8')).toHaveLength(2);
  });

  it.each([
    '- **H1.1** Text. <!-- if: ghosts -->',
    '- **H1.1** Text. <!-- when: ghosts --> _(DE 1)_',
    '- H1.1 Text. <!-- when: ghosts -->',
  ])('refuses a comment that would be overlooked: %s', (line) => {
    expect(() => chaptersOf(`## 1. A\n\n${line}`)).toThrow(/comment/);
  });
});

describe('a condition', () => {
  const table = tableWith({ edition: 'it', ghosts: true, startPoints: 3, tenBy: ['acc', 'finale'] }, 8);

  it.each([
    ['ghosts', true],
    ['!ghosts', false],
    ['children', false],
    ['!children', true],
    ['ghosts=true', true],
    ['tempo=shouting', true],
    ['tempo=courtly', false],
    ['tempo!=courtly', true],
    ['tempo!=shouting', false],
    ['wrongHoaxPoints=3', true],
    ['startPoints=3', true],
    ['startPoints!=0', true],
    ['tenBy=acc', true],
    ['tenBy=wrongHoax', false],
    ['tenBy!=wrongHoax', true],
    ['seats>8', false],
    ['seats>=8', true],
    ['seats<8', false],
    ['seats<=8', true],
    ['ghosts & tempo=shouting & seats<=8', true],
    ['ghosts & children', false],
    ['ghosts | children', true],
    ['children | !ghosts', false],
  ])('%s is %s', (condition, expected) => {
    expect(conditionHolds(table, condition)).toBe(expected);
  });

  it.each([
    'ghost',
    'tempo',
    '!tempo',
    'tempo=fast',
    'speed=fast',
    'toString',
    'startPoints=6',
    'seats',
    'seats=8',
    'seats>many',
    'ghosts & children | tempo=courtly',
    'ghosts&children',
    'ghosts && children',
    '',
    'children | ghost',
    'children & ghost',
  ])('"%s" is refused at any table', (condition) => {
    expect(() => conditionHolds(table, condition)).toThrow();
    expect(() => conditionHolds(tableWith({}), condition)).toThrow();
  });
});

describe('the rules of The Heirs of Hoax', () => {
  const clauses = chaptersOf(REAL).flatMap((chapter) => chapter.clauses);

  it('are read without losing a clause or a condition', () => {
    expect(clauses).toHaveLength([...REAL.matchAll(/^- \*\*H\d/gm)].length);
    expect(clauses.filter(({ when }) => when !== null)).toHaveLength([...REAL.matchAll(/<!-- when:/g)].length);
    for (const { id, text, sources } of clauses) {
      expect(text, id).not.toMatch(/[`*]|_\(|<!--|^$/);
      expect(sources, id).not.toBe('');
    }
  });

  it('have only conditions that name existing options and values', () => {
    for (const { id, when } of clauses)
      if (when !== null) expect(() => conditionHolds(tableWith({}), when), `${id}: ${when}`).not.toThrow();
  });
});

describe('pretender rules', () => {
  it('prints the clauses in force, without sources', async () => {
    const { code, out, err } = await hear(['rules']);
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n')[0]).toBe('The Heirs of Hoax · German edition of 1999 (de) · 5 seats');
    expect(out).toContain('\n\n3. The turn\n  H3.1  Turns go clockwise');
    expect(out).not.toContain('side by side');
    expect(out).not.toMatch(/[`*]|<!--|_\(/);
  });

  it('names what differs from the edition, and nothing else', async () => {
    const given = ['tempo=shouting', 'ghosts', 'startPoints=3', 'hoaxVote=sealed', 'coverExhausted=false'];
    const args = given.flatMap((text) => ['--option', text]);
    const { out } = await hear(['rules', '--edition', 'it', '--seats', '4', ...args]);
    const head = out.split('\n\n').slice(0, 2).join('\n').split('\n');
    expect(head.map((line) => line.trim().split('  ')[0])).toEqual([
      'The Heirs of Hoax · Italian edition of 2002 (it) · 4 seats',
      head[1],
      'ghosts=true',
      'startPoints=3',
      'hoaxVote=sealed',
      'coverExhausted=false',
    ]);
    expect(head[4]).toMatch(/doubt\. → in secret, opened together$/);
    expect(head[5]).toContain('Not played: Once all cards');
  });

  it('explains them in the language asked for', async () => {
    const { out } = await hear(['rules', '--option', 'ghosts', '--option', 'tenBy=finale,acc', '--lang', 'de']);
    expect(out).toContain('Deutsche Ausgabe von 1999 (de)');
    expect(out).toContain('Wer ausscheidet, darf');
    expect(out).toContain('→ ein Sieg im Finale · eine richtige Anklage');
  });

  it('gives the same as JSON, with sources', async () => {
    const { code, out } = await hear(['rules', '--edition', 'fr', '--option', 'tenBy=finale,wrongHoax,acc', '--json']);
    expect(code).toBe(0);
    const { sections, ...rest } = JSON.parse(out);
    expect(rest).toEqual({ edition: 'fr', seats: 5, options: {} });
    expect(sections[0].title).toBe('1. Words and material');
    expect(Object.keys(sections[0].clauses[0])).toEqual(['id', 'text', 'sources']);
    const own = await hear(['rules', '--option', 'startPoints=3', '--seats', '3', '--json']);
    expect(JSON.parse(own.out)).toMatchObject({ edition: 'de', seats: 3, options: { startPoints: 3 } });
  });
});
