// Every clause of a rulebook is named by a test title or by the `source` of a scenario, and nothing else is named.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { root } from './steps.mjs';

const books = [
  { game: 'hoax', letter: 'H' },
  { game: 'decrees', letter: 'D' },
];

const filesUnder = (dir, ending) =>
  existsSync(join(root, dir))
    ? readdirSync(join(root, dir), { recursive: true })
        .filter((name) => name.endsWith(ending))
        .sort()
        .map((name) => join(dir, name))
    : [];

const read = (path) => readFileSync(join(root, path), 'utf8');

// `it`, `test` and `describe`, also as `it.each(…)`; what is skipped or still to be written proves nothing.
const isTestCall = (callee) => {
  if (ts.isIdentifier(callee)) return ['it', 'test', 'describe'].includes(callee.text);
  if (ts.isCallExpression(callee)) return isTestCall(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return isTestCall(callee.tag);
  if (!ts.isPropertyAccessExpression(callee)) return false;
  return !['skip', 'todo'].includes(callee.name.text) && isTestCall(callee.expression);
};

const titles = (path) => {
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && isTestCall(node.expression)) {
      const [title] = node.arguments;
      if (title !== undefined && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        found.push(title.getText());
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true));
  return found;
};

const sources = (value) => {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'source' ? [inner].flat().map(String) : sources(inner),
  );
};

const sourcesOf = (path) => parseAllDocuments(read(path)).flatMap((document) => sources(document.toJS()));

/** The clause ids in these texts, each with the file that names it. */
const namedIn = (files, textsOf, id) =>
  files.flatMap((path) => textsOf(path).flatMap((text) => Array.from(text.matchAll(id), ([clause]) => [clause, path])));

/** @returns what is wrong, one line each; null when the book is not written yet */
const faultsOf = ({ game, letter }) => {
  const book = `packages/${game}/RULES.md`;
  if (!existsSync(join(root, book))) return null;
  const id = `${letter}\\d+\\.\\d+`;
  const clauses = Array.from(
    read(book).matchAll(new RegExp(`^\\s*- \\*\\*(${id})\\*\\*`, 'gm')),
    ([, clause]) => clause,
  );
  const anywhere = new RegExp(`\\b${id}\\b`, 'g');
  const named = [
    ...namedIn(filesUnder(`packages/${game}/test`, '.test.ts'), titles, anywhere),
    ...namedIn(filesUnder(`scenarios/${game}`, '.yaml'), sourcesOf, anywhere),
  ];
  const known = new Set(clauses);
  const tested = new Set(named.map(([clause]) => clause));
  return [
    ...clauses
      .filter((clause, at) => clauses.indexOf(clause) < at)
      .map((clause) => `${clause} stands twice in ${book}`),
    ...clauses.filter((clause) => !tested.has(clause)).map((clause) => `${clause} has no test`),
    ...named
      .filter(([clause]) => !known.has(clause))
      .map(([clause, path]) => `${clause} in ${path} is no clause of ${book}`),
  ];
};

for (const book of books) {
  const faults = faultsOf(book);
  if (faults === null) console.log(`clauses of ${book.game}: no RULES.md yet`);
  else if (faults.length === 0) console.log(`clauses of ${book.game}: each is named by a test or a scenario`);
  else {
    for (const fault of new Set(faults)) console.log(fault);
    process.exitCode = 1;
  }
}
