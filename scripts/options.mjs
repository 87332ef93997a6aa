// An option is read where its rule is, and nowhere else: in at most two files besides the one that declares it. The
// type checker is asked, so a field of another thing that happens to have the same name does not count.
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './steps.mjs';

const MOST_FILES = 2;
const games = ['hoax', 'decrees'];

const programOf = (game) => {
  const dir = join(root, 'packages', game);
  const { config } = ts.readConfigFile(join(dir, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dir);
  return ts.createProgram(fileNames, options);
};

/** The names that are read as properties in a file: `a.name` and `{ name }`. */
const readsOf = (file) => {
  const reads = [];
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node)) reads.push(node.name);
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) reads.push(node.propertyName ?? node.name);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return reads.filter(ts.isIdentifier);
};

/** Where a property that is read was declared, through mapped types too. */
const declarationsOf = (checker, name) => {
  const isBound = ts.isBindingElement(name.parent);
  const symbol = isBound
    ? checker.getTypeAtLocation(name.parent.parent).getProperty(name.text)
    : checker.getSymbolAtLocation(name);
  return symbol?.declarations ?? [];
};

const filesByOption = (game) => {
  const program = programOf(game);
  const checker = program.getTypeChecker();
  const declaring = join(root, 'packages', game, 'src', 'options.ts');
  const isOption = (declaration) =>
    ts.isPropertySignature(declaration) &&
    declaration.parent.name?.text === 'Config' &&
    declaration.getSourceFile().fileName === declaring;
  const files = new Map();
  for (const file of program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(join(root, 'packages', game)))) {
    if (file.fileName === declaring) continue;
    for (const name of readsOf(file)) {
      if (!declarationsOf(checker, name).some(isOption)) continue;
      files.set(name.text, (files.get(name.text) ?? new Set()).add(relative(root, file.fileName)));
    }
  }
  return files;
};

for (const game of games) {
  const files = filesByOption(game);
  const scattered = [...files].filter(([, paths]) => paths.size > MOST_FILES);
  for (const [option, paths] of scattered) console.log(`${option} is read in ${[...paths].sort().join(', ')}`);
  if (scattered.length > 0) process.exitCode = 1;
  else console.log(`options of ${game}: ${files.size} are read, each in at most ${MOST_FILES} files`);
}
