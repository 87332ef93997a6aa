// The rules that the page points to, in plain words, by chapters.

import { words } from '../../../words/words.svelte.ts';
import type { Chapter } from '../../setup.ts';

const CLAUSE = /^clause_(\d+)_(\d+)$/;

type ChapterKey = `chapter_${'2' | '3'}`;
type ClauseKey = `clause_${'2_2' | '4_1'}`;

/** Chapters and clauses are told in the order in which they are written down. */
export function rulebook(): readonly Chapter[] {
  const clauses = Object.keys(words.decreesRules).flatMap((key) => {
    const [, chapter, number] = CLAUSE.exec(key) ?? [];
    if (chapter === undefined) return [];
    const place = `${chapter}_${number}`;
    return [{ chapter, id: `D${chapter}.${number}`, text: words.decreesRules[`clause_${place}` as ClauseKey]() }];
  });
  const numbers = [...new Set(clauses.map(({ chapter }) => chapter))];
  return numbers.map((number) => ({
    id: `D${number}`,
    title: words.decreesRules[`chapter_${number}` as ChapterKey](),
    clauses: clauses.filter(({ chapter }) => chapter === number),
  }));
}
