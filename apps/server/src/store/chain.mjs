// Checksums of a table's lines, each chained to the one before, so that whoever reads notices what was changed, swapped or lost. Any store
// can use them. They go over the hash of a body: a line whose words are forgotten still holds. They find damage, not forgery: whoever
// can write the file can write them as well. Plain JavaScript, because a worker thread loads it as it is.

import { hash } from 'node:crypto';

/** @import { ChainedLine } from './thread-types.ts' */

/** 132 bits. */
const LENGTH = 22;

/** @param {string} text */
const digest = (text) => hash('sha256', text, 'base64url').slice(0, LENGTH);

/** Before the first line: lines of another table do not hold here, nor under another code. @param {{ readonly id: string, readonly code: string }} table */
export const startOf = ({ id, code }) => digest(`table ${id} ${code}`);

/** What is kept beside a body without words: the hash of the one before, and something for the new one. @param {Pick<ChainedLine, 'body' | 'forgotten'>} line @param {string} body */
export function forgetting(line, body) {
  const before = hashOfBody(line);
  return `${before} ${digest(`${before} ${body}`)}`;
}

/** @param {Pick<ChainedLine, 'body' | 'forgotten'>} line */
function hashOfBody({ body, forgotten }) {
  if (forgotten === null) return digest(body);
  const before = forgotten.slice(0, LENGTH);
  return forgotten === `${before} ${digest(`${before} ${body}`)}` ? before : 'none';
}

/**
 * @param {string} before the checksum of the line before
 * @param {Omit<ChainedLine, 'checksum'>} line
 */
export function checksumAfter(before, line) {
  const command = line.cmd === null ? '' : `:${line.cmd}`;
  return digest(`${before} ${line.seq} ${line.at} ${hashOfBody(line)} ${command}`);
}

/**
 * What is wrong with lines that were read, in words; null if all holds. Of a part, the line before it comes first.
 * @param {{ readonly id: string, readonly code: string, readonly head: number, readonly checksum: string | null }} table
 * @param {readonly ChainedLine[]} lines
 * @param {number} after
 * @param {number} before
 */
export function faultIn(table, lines, after, before) {
  const { head, checksum } = table;
  let sum = startOf(table);
  let seq = Math.max(after, 0);
  for (const line of lines) {
    if (seq > head) return `line ${head} should be the last`;
    if (line.seq !== seq) return `line ${seq} is missing`;
    if (seq > after && line.checksum !== checksumAfter(sum, line)) return `line ${seq} is not what was written`;
    sum = line.checksum ?? '';
    seq++;
  }
  if (seq <= Math.min(head, before - 1)) return `line ${seq} is missing`;
  return seq === head + 1 && sum !== checksum ? `line ${head} is not the last that was written` : null;
}

/** Of something small that stands alone. @param {readonly (string | number)[]} values */
export const checksumOf = (...values) => digest(JSON.stringify(values));
