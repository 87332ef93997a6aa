// Makes what never changes at the top of a bundle constant again. esbuild turns every top-level `const` into `var`, and V8
// compiles a `var` or a declared function that is used in another function as something that may change: it is read and
// compared wherever it is used, five instructions and half a cache line each time. A `const` it knows when it compiles.
//
// Lines stay where they are, so the source map still holds.

import { parse } from 'acorn';

/** Names that anything is assigned to, in any scope. */
export const assignedIn = (program) => {
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
 * its own on the first line: what is declared is there before anything runs. What comes from other files of the bundle, or
 * goes there, has its other name at the door only, because V8 reads that from a cell wherever it is used.
 */
export const keepConstant = (code) => {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const assigned = assignedIn(program);
  const pieces = [];
  const names = [];
  const constants = new Set();
  const changing = new Set();
  let end = 0;
  const replace = (from, to, text) => {
    pieces.push(code.slice(end, from), text);
    end = to;
  };
  const hasOther = ({ name }) => !code.includes(`${name}$`);
  const nameAtHead = ({ name }) => names.push(`${name} = ${name}$`);

  const keepFunction = ({ id }) => {
    if (assigned.has(id.name) || !hasOther(id)) return;
    replace(id.end, id.end, '$');
    nameAtHead(id);
  };
  const keepVariable = ({ start, kind, declarations }) => {
    for (const { id } of declarations) if (assigned.has(id.name)) changing.add(id.name);
    const [{ id, init }, ...more] = declarations;
    if (kind !== 'var' || init === null || more.length > 0 || id.type !== 'Identifier' || assigned.has(id.name)) return;
    replace(start, init.start, `const ${id.name}=`);
    constants.add(id.name);
  };
  const keepImport = ({ source, specifiers }) => {
    if (!source.value.startsWith('./')) return;
    for (const { local, imported } of specifiers) {
      if (!hasOther(local)) continue;
      replace(imported.start, local.end, `${imported.name} as ${local.name}$`);
      nameAtHead(local);
    }
  };
  const keepExport = ({ start, specifiers }) => {
    for (const { local } of specifiers)
      if (changing.has(local.name)) throw new Error(`other files of the bundle keep ${local.name} as it was first`);
    const named = new Set(names.map((each) => each.split(' ')[0]));
    const copied = specifiers.filter(({ local }) => constants.has(local.name) && hasOther(local));
    if (copied.length > 0) replace(start, start, `const ${copied.map(({ local: { name } }) => `${name}$=${name}`)};`);
    for (const each of specifiers) {
      const { local, exported } = each;
      if (named.has(local.name) || copied.includes(each))
        replace(local.start, exported.end, `${local.name}$ as ${exported.name}`);
    }
  };

  const keepers = {
    FunctionDeclaration: keepFunction,
    VariableDeclaration: keepVariable,
    ImportDeclaration: keepImport,
    ExportNamedDeclaration: keepExport,
  };
  for (const statement of program.body) keepers[statement.type]?.(statement);
  const head = names.length > 0 ? `const ${names.join(', ')};` : '';
  return head + pieces.join('') + code.slice(end);
};
