// The words of the page: one ICU file for each area and language, made into functions before anything is built. A message that
// is missing in one language, takes other arguments there, is not ICU or is used nowhere stops the build.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { parse } from '@messageformat/parser';

const web = fileURLToPath(new URL('..', import.meta.url));
const sources = join(web, 'messages');
const target = join(web, 'src', 'words', 'generated');
const LANGUAGES = ['en', 'de', 'it', 'fr'];

/** Areas that are read together come together, in one file: on a slow line each file is a way there and back. Any other comes alone. */
const SHELVES = {
  shell: /^shell$|Setup$/,
  around: /^(beat|create|frame|names|phrases|practice|refusals|room)$/,
  hoax: /^hoax(?!Reasons|Rules|Setup)/,
  decrees: /^decrees(?!Rules|Setup)/,
};

const problems = [];

/** Names of the arguments of a message, with the type each is used as. */
function argumentsOf(text, found = new Map()) {
  const visit = (tokens) => {
    for (const token of tokens) {
      if (token.type === 'argument' || token.type === 'function') found.set(token.arg, 'string | number');
      if (token.type === 'plural' || token.type === 'selectordinal') found.set(token.arg, 'number');
      if (token.type === 'select') {
        const cases = token.cases.map(({ key }) => key).filter((key) => key !== 'other');
        const known = found.get(token.arg) ?? new Set();
        found.set(token.arg, known instanceof Set ? new Set([...known, ...cases]) : known);
      }
      for (const { tokens: inner } of token.cases ?? []) visit(inner);
    }
  };
  visit(parse(text));
  return found;
}

/** What a language does to the word before a name: `{name, de}`. The page brings the function along. */
const fromPage = (id) => ({ formatter: String, id, module: '../french.ts' });
const FORMATTERS = { fr: { de: fromPage('de'), que: fromPage('que') } };

/** No line begins with a sign that belongs to the word before it: in French nearly all of them, elsewhere the percent sign. */
const SIGNS = { fr: / (?=[:;!?%»])|(?<=«) / };
const typeset = (text, language) => text.replaceAll(new RegExp(SIGNS[language] ?? / (?=%)/, 'g'), '\u00a0');

function readArea(area, language) {
  const file = join(sources, area, `${language}.json`);
  if (!existsSync(file)) {
    problems.push(`${area}: no file for ${language}`);
    return {};
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

const typesetAll = (catalogue, language) =>
  Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, typeset(text, language)]));

function signature(area, language, key, text) {
  try {
    return argumentsOf(text);
  } catch (error) {
    problems.push(`${area}.${key} (${language}): ${error.message.split('\n')[0]}`);
    return new Map();
  }
}

const typeOf = (kind) => (kind instanceof Set ? 'string' : kind);

/** Every language has the keys of English, each with the same arguments. */
function compare(area, catalogues) {
  const [model] = LANGUAGES;
  const types = [];
  for (const [key, text] of Object.entries(catalogues[model])) {
    const wanted = signature(area, model, key, text);
    const names = [...wanted.keys()].sort();
    types.push({ key, args: names.map((name) => `${name}: ${typeOf(wanted.get(name))}`) });
    for (const language of LANGUAGES.slice(1)) {
      const translated = catalogues[language][key];
      if (translated === undefined) problems.push(`${area}.${key}: missing in ${language}`);
      else {
        const found = [...signature(area, language, key, translated).keys()].sort();
        if (found.some((name) => !names.includes(name)))
          problems.push(`${area}.${key} (${language}): has {${found}}, ${model} has {${names}}`);
      }
    }
  }
  for (const language of LANGUAGES.slice(1))
    for (const key of Object.keys(catalogues[language]))
      if (!(key in catalogues[model])) problems.push(`${area}.${key}: in ${language}, but not in ${model}`);
  return types;
}

const filesUnder = (dir) =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return path === target ? [] : filesUnder(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [path] : [];
  });

/** `area.key` or, for a family of keys, the part before the underscore in a template: `kind_${which}`. */
function findUnused(area, keys, code) {
  for (const key of keys) {
    const family = key.includes('_') ? key.slice(0, key.indexOf('_') + 1) : null;
    const isNamed = new RegExp(`\\b${key}\\b`).test(code);
    if (!isNamed && !(family && code.includes(`\`${family}\${`))) problems.push(`${area}.${key}: used nowhere`);
  }
}

const areas = readdirSync(sources);
const code = filesUnder(join(web, 'src'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
mkdirSync(target, { recursive: true });

const write = (name, text) => {
  const path = join(target, name);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
};

for (const area of areas) {
  const catalogues = Object.fromEntries(LANGUAGES.map((language) => [language, readArea(area, language)]));
  const types = compare(area, catalogues);
  findUnused(
    area,
    types.map(({ key }) => key),
    code,
  );
  if (problems.length > 0) continue;
  for (const language of LANGUAGES)
    write(
      `${area}.${language}.js`,
      compileModule(
        new MessageFormat(language, { customFormatters: FORMATTERS[language] ?? {} }),
        typesetAll(catalogues[language], language),
      ),
    );
  const lines = types.map(
    ({ key, args }) => `  ${key}(${args.length > 0 ? `words: { ${args.join('; ')} }` : ''}): string;`,
  );
  write(`${area}.ts`, `export interface Words {\n${lines.join('\n')}\n}\n`);
}

if (problems.length > 0) {
  console.error(`messages:\n  ${problems.join('\n  ')}`);
  process.exit(1);
}
const pascal = (area) => area[0].toUpperCase() + area.slice(1);
const shelfOf = (area) => Object.keys(SHELVES).find((shelf) => SHELVES[shelf].test(area)) ?? area;
const shelves = [...new Set(areas.map(shelfOf))];
for (const shelf of shelves)
  for (const language of LANGUAGES) {
    const among = areas.filter((area) => shelfOf(area) === shelf);
    const exported = among.map((area) => `export { default as ${area} } from './${area}.${language}.js';\n`);
    write(`shelf-${shelf}.${language}.js`, exported.join(''));
    const declared = among.map((area) => `export declare const ${area}: ${pascal(area)};\n`);
    const types = among.map((area) => `import type { Words as ${pascal(area)} } from './${area}.ts';\n`);
    write(`shelf-${shelf}.${language}.d.ts`, `${types.join('')}\n${declared.join('')}`);
  }
const loaders = shelves.map((shelf) => {
  const of = LANGUAGES.map((language) => `    ${language}: () => import('./shelf-${shelf}.${language}.js'),`);
  return `  ${shelf}: {\n${of.join('\n')}\n  },`;
});
write(
  'index.ts',
  `${areas.map((area) => `import type { Words as ${pascal(area)} } from './${area}.ts';`).join('\n')}

export interface Areas {
${areas.map((area) => `  ${area}: ${pascal(area)};`).join('\n')}
}

/** Which shelf an area stands on. */
export const SHELF_OF = {
${areas.map((area) => `  ${area}: '${shelfOf(area)}',`).join('\n')}
} as const;

export const SHELVES = {
${loaders.join('\n')}
};
`,
);
