// Makes what never changes at the top of a bundle constant again. esbuild turns every top-level `const` into `var`, and V8
// compiles a `var` or a declared function that is used in another function as something that may change: it is read and
// compared wherever it is used, five instructions and half a cache line each time. A `const` it knows when it compiles.
//
// Lines stay where they are, so the source map still holds.

import { parse } from 'acorn';

/** Names that anything is assigned to, in any scope. */
const assignedIn = (program) => {
  const names = new Set();
  const visitTarget = (target) => {
    if (target === null) return;
    if (target.type === 'Identifier') names.add(target.name);
    else if (target.type === 'ObjectPattern')
      for (const each of target.properties) visitTarget(each.value ?? each.argument);
    else if (target.type === 'ArrayPattern') target.elements.forEach(visitTarget);
    else if (target.type === 'AssignmentPattern') visitTarget(target.left);
    else if (target.type === 'RestElement') visitTarget(target.argument);
  };
  const visit = (node) => {
    if (node.type === 'AssignmentExpression' || node.type === 'ForOfStatement' || node.type === 'ForInStatement')
      visitTarget(node.left);
    else if (node.type === 'UpdateExpression') visitTarget(node.argument);
    for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') visit(child);
  };
  visit(program);
  return names;
};

/**
 * `var x = 1` becomes `const x=1`, which is as long. A function is declared under another name, in its place, and is given
 * its own on the first line: what is declared is there before anything runs.
 */
export const keepConstant = (code) => {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const assigned = assignedIn(program);
  const pieces = [];
  const names = [];
  let end = 0;
  const replace = (from, to, text) => {
    pieces.push(code.slice(end, from), text);
    end = to;
  };
  for (const statement of program.body) {
    if (statement.type === 'FunctionDeclaration') {
      const { id } = statement;
      if (assigned.has(id.name) || code.includes(`${id.name}$`)) continue;
      replace(id.end, id.end, '$');
      names.push(`${id.name} = ${id.name}$`);
    } else if (statement.type === 'VariableDeclaration' && statement.kind === 'var') {
      const [{ id, init }, ...more] = statement.declarations;
      if (init === null || more.length > 0 || id.type !== 'Identifier' || assigned.has(id.name)) continue;
      replace(statement.start, init.start, `const ${id.name}=`);
    }
  }
  const head = names.length > 0 ? `const ${names.join(', ')};` : '';
  return head + pieces.join('') + code.slice(end);
};
