// Long lines, broken between words.

import { stripVTControlCharacters } from 'node:util';

function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}

/** Continued where the text of the line begins: after its spaces, and after a first column such as a number. */
function indentOf(line: string, columns: number): string {
  const [lead] = stripVTControlCharacters(line).match(/^ *(?:\S+ {2,})?/) ?? [''];
  return ' '.repeat(lead.length < columns / 2 ? lead.length : 0);
}

function wrapLine(line: string, columns: number): string {
  if (widthOf(line) <= columns) return line;
  const indent = indentOf(line, columns);
  const lines: string[] = [];
  let current = '';
  for (const [, gap, word] of line.matchAll(/( *)([^ ]+)/g)) {
    const isFull = current.trim() !== '' && widthOf(current + gap + word) > columns;
    if (isFull) lines.push(current);
    current = isFull ? indent + word : current + gap + word;
  }
  return [...lines, current].join('\n');
}

/** No line longer than the terminal is wide, but for a single word that is; colours take no room. */
export function wrap(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, columns))
    .join('\n');
}
