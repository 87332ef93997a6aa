// Gives every function that is made while a file of the bundle is loaded a source of its own. V8 learns how code is used by
// the place where it is written: all functions that one factory has made (`dispatch`, `lookup`) share what is learned, none
// can know what the others hold, and whatever they call is called as one of many. So each of these calls gets a copy of the
// factory, and V8 compiles what comes out of it for its only use.
//
// It reads what esbuild writes, which has a semicolon behind every statement. Copies stand on the line of the call, so that the
// source map holds for all other lines; an error in a copy is shown at its call.

import { parse } from 'acorn';
import { assignedIn } from './constants.mjs';

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
/** What has names of its own. */
const SCOPES = /Block|For|While|Catch|Class|Switch/;
/** A copy is cheap because it is small. */
const LONGEST = 1500;

const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string');

const makesFunctions = (node) => childrenOf(node).some((child) => FUNCTIONS.has(child.type) || makesFunctions(child));

/** Calls that happen once, when the file is loaded: what stands in a function or a loop may happen again and again, and in a block names may mean something else. */
const callsOnLoading = (node) => {
  if (FUNCTIONS.has(node.type) || SCOPES.test(node.type)) return [];
  const inside = childrenOf(node).flatMap(callsOnLoading);
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' ? [node.callee, ...inside] : inside;
};

/** Neither comments nor texts of several lines, so that it can stand on one. */
const isPlain = (text) => !/\/\/|\/\*|`|\\\n/.test(text);

export const copyFactories = (code) => {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const factories = new Map();
  const assigned = assignedIn(program);
  for (const node of program.body) {
    if (
      node.type !== 'FunctionDeclaration' ||
      node.async ||
      node.generator ||
      assigned.has(node.id.name) ||
      !makesFunctions(node.body)
    )
      continue;
    const text = code.slice(node.id.end, node.end);
    if (text.length <= LONGEST && isPlain(text)) factories.set(node.id.name, text.replace(/\n\s*/g, ' '));
  }
  const calls = program.body.flatMap(callsOnLoading).filter(({ name }) => factories.has(name));
  const pieces = [];
  let end = 0;
  for (const { name, start, end: after } of calls.toSorted((a, b) => a.start - b.start)) {
    pieces.push(code.slice(end, start), `(function${factories.get(name)})`);
    end = after;
  }
  return pieces.join('') + code.slice(end);
};
