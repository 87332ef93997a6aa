// The pictures of the page: one SVG file each, put together into one sprite for each folder, with a list of their names and sizes.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const art = fileURLToPath(new URL('../src/art', import.meta.url));
const target = join(art, 'generated');
const SPRITES = ['hoax', 'decrees', 'home', 'icons'];

// Icons are named in code, so they are called as code calls things.
const nameOf = (folder, name) =>
  folder === 'icons' ? name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()) : name;

function write(name, text) {
  const path = join(target, name);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

/** Where and how big a picture is in its own units. */
function boxOf(path, attributes) {
  const box = /viewBox="([^"]+)"/.exec(attributes)?.[1];
  if (!box) throw new Error(`${path}: a picture needs a viewBox`);
  return box;
}

/** One file as symbols: itself, and what it keeps in symbols of its own (a head keeps its crest). */
function symbolsOf(folder, file) {
  const path = join(art, folder, file);
  const name = nameOf(folder, file.slice(0, -'.svg'.length));
  const text = readFileSync(path, 'utf8')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  const [, attributes, content] = /^<svg\b([^>]*)>([\s\S]*)<\/svg>$/.exec(text) ?? [];
  if (content === undefined) throw new Error(`${path}: a picture is one <svg>`);
  const box = boxOf(path, attributes);
  const rest = attributes.replace(/\s*(xmlns|viewBox)="[^"]*"/g, '');
  const inner = [];
  const own = content.replace(/<symbol id="([\w-]+)"([^>]*)>([\s\S]*?)<\/symbol>/g, (_, id, more, body) => {
    const innerName = `${id}-${name.slice(name.indexOf('-') + 1)}`;
    inner.push({ name: innerName, box: boxOf(path, more), text: `<symbol id="${innerName}"${more}>${body}</symbol>` });
    return '';
  });
  return [{ name, box, text: `<symbol id="${name}" viewBox="${box}"${rest}>${own}</symbol>` }, ...inner];
}

const pictures = (folder) =>
  readdirSync(join(art, folder))
    .sort()
    .flatMap((file) => symbolsOf(folder, file));

mkdirSync(target, { recursive: true });
const sprites = Object.fromEntries(SPRITES.map((folder) => [folder, pictures(folder)]));
for (const [folder, symbols] of Object.entries(sprites))
  write(`${folder}.svg`, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.map(({ text }) => text).join('')}</svg>\n`);

const sizes = sprites.hoax.map(({ name, box }) => `  '${name}': [${box.split(' ').slice(2).join(', ')}],`);
const pieces = sprites.decrees.map(({ name }) => `'${name}'`);
const icons = sprites.icons.map(({ name }) => `'${name}'`);
write(
  'pictures.ts',
  `/** Width and height of each picture in its own units. */
export const PICTURES = {
${sizes.join('\n')}
} as const;

export type PieceName =
  | ${pieces.join('\n  | ')};

export type IconName =
  | ${icons.join('\n  | ')};
`,
);
