// The rules that the page points to, in plain words: by chapters, and one by one.

import { words } from '../../../words/words.svelte.ts';
import type { Chapter } from '../../setup.ts';

const CLAUSE = /^clause_(\d+)_(\d+)$/;

type ChapterKey = `chapter_${'1' | '2'}`;
type ClauseKey = `clause_${'4_1' | '8_1'}`;

/** Chapters and clauses are told in the order in which they are written down. */
export function rulebook(): readonly Chapter[] {
  const clauses = Object.keys(words.hoaxRules).flatMap((key) => {
    const [, chapter, number] = CLAUSE.exec(key) ?? [];
    if (chapter === undefined) return [];
    const place = `${chapter}_${number}`;
    return [{ chapter, id: `H${chapter}.${number}`, text: words.hoaxRules[`clause_${place}` as ClauseKey]() }];
  });
  const numbers = [...new Set(clauses.map(({ chapter }) => chapter))];
  return numbers.map((number) => ({
    id: `H${number}`,
    title: words.hoaxRules[`chapter_${number}` as ChapterKey](),
    clauses: clauses.filter(({ chapter }) => chapter === number),
  }));
}

/** The chapter that a clause stands in; null where this page is older than the table. */
export function chapterOf(clause: string): Chapter | null {
  return rulebook().find(({ clauses }) => clauses.some(({ id }) => id === clause)) ?? null;
}
