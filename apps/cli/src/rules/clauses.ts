// A rulebook in markdown, taken apart: chapters, and in them list items such as
// `- **H4.4** What holds. _(DE 3.4; D18)_ <!-- when: merchantTrade=oneKind -->`

interface Clause {
  readonly id: string;
  /** Without markup. */
  readonly text: string;
  readonly sources: string;
  /** The condition as written; `null` if the clause always holds. */
  readonly when: string | null;
}

export interface Chapter {
  readonly title: string;
  readonly clauses: readonly Clause[];
}

const HEADING = /^## (.+)$/;
const ITEM = /^- \*\*([A-Z]\d+\.\d+)\*\* (.+)$/;
const MARKER = / *<!-- when: (.+?) -->$/;
const SOURCES = / *_\((.+)\)_$/;

function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*\*?([^*]+)\*\*?/g, '$1')
    .replaceAll('`', '');
}

function clauseFrom(line: string): Clause | null {
  const [, id, rest] = line.match(ITEM) ?? [];
  if (id === undefined || rest === undefined) {
    // A marker that nobody reads would let its clause hold everywhere.
    if (line.includes('<!--')) throw new Error(`a comment outside of a clause: ${line}`);
    return null;
  }
  const when = rest.match(MARKER)?.[1] ?? null;
  const said = rest.replace(MARKER, '');
  if (said.includes('<!--')) throw new Error(`${id} has a comment that is no condition at its end`);
  return { id, text: plain(said.replace(SOURCES, '')), sources: plain(said.match(SOURCES)?.[1] ?? ''), when };
}

/** Chapters with at least one clause, in the order of the book. */
export function chaptersOf(markdown: string): Chapter[] {
  const chapters: { title: string; clauses: Clause[] }[] = [];
  for (const line of markdown.split('\n').map((text) => text.trimEnd())) {
    const [, title] = line.match(HEADING) ?? [];
    if (title !== undefined) chapters.push({ title: plain(title), clauses: [] });
    const clause = clauseFrom(line);
    if (clause) chapters.at(-1)?.clauses.push(clause);
  }
  return chapters.filter(({ clauses }) => clauses.length > 0);
}

/** What is left of the book at one table. */
export function chaptersWhere(chapters: readonly Chapter[], holds: (when: string) => boolean): Chapter[] {
  return chapters
    .map(({ title, clauses }) => ({ title, clauses: clauses.filter(({ when }) => when === null || holds(when)) }))
    .filter(({ clauses }) => clauses.length > 0);
}
